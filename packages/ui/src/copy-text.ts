/**
 * The clipboard exists only on secure origins; a lender's test server on a plain address still gets a working
 * button through the selection. Answers whether the text was copied.
 */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => copySelection(text),
    );
  }
  return copySelection(text);
}

function copySelection(text: string): boolean {
  const before = document.activeElement;
  const box = document.createElement('textarea');
  box.className = 'c-unseen';
  box.value = text;
  document.body.append(box);
  box.select();
  const copied = document.execCommand('copy');
  box.remove();
  // Selecting took the focus along: whoever uses a keyboard goes on from where they were.
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}
