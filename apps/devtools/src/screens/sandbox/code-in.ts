/**
 * The one-time code in a message, so that it can be shown large and copied: "482913 is your code." A voice
 * says its digits apart.
 */
export function codeIn(text: string): string | undefined {
  const found = /(?<![\d\p{L}])\d(?:[\s,.\u2026-]*\d){5}(?![\d\p{L}])/u.exec(text)?.[0];
  return found?.replace(/\D/g, '');
}
