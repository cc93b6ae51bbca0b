/**
 * A bank's number without what people and banks put between its parts. Whoever writes it, it is one number:
 * it is credited once.
 *   "IP-2026-0918-0041", "ip/2026/0918/0041" and "IP20260918 0041" → IP202609180041
 */
export function plainNumber(written: string): string {
  return written
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}\p{Pd}/_]/gu, '')
    .toUpperCase();
}

/**
 * Nothing but noughts: what a bank writes where it has no number. Every such line would be the same money.
 */
export function isNoNumber(plain: string): boolean {
  return /^0*$/u.test(plain);
}
