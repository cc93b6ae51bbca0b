/**
 * What somebody left in an amount field, as an amount: `12.` → `12`, `.5` → `0.5`, `007` → `7`. Done when the
 * field is left, not while it is edited.
 */
export function tidyAmount(text: string): string {
  return text
    .replace(/\.$/, '')
    .replace(/^(?=\.)/, '0')
    .replace(/^0+(?=\d)/, '');
}
