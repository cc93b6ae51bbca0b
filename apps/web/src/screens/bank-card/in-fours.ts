/** "001234567890" → "0012 3456 7890", with spaces that no line breaks at. */
export function inFours(digits: string): string {
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1\u00A0');
}
