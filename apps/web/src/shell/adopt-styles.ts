/**
 * Styles that came with a script. An adopted sheet is made by our own code and needs no permission in the
 * content policy; the server has none to adopt, it writes them into the page.
 */
export function adoptStyles(css: string): void {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
