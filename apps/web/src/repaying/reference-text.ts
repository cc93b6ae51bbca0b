/**
 * A reference in groups of four, to be read out: HX5WL2V7 → HX5W L2V7. One that has its own groups stays as
 * it is.
 */
export function referenceText(reference: string): string {
  return /^[A-Z\d]{6,}$/.test(reference) ? (reference.match(/.{1,4}/g) ?? []).join(' ') : reference;
}
