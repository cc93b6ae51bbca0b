const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What is mistaken for another letter when it is read out or copied by hand. */
const meant = (letter: string) => (letter === 'O' ? '0' : letter === 'I' || letter === 'L' ? '1' : letter);

/**
 * Between which ids an order is that somebody calls by its reference: `applicationReference` the other way
 * round. CL-FWX93-GGB9Q, however it is typed, is between 7f3a91c2-0b4d-0000-8000-… and
 * 7f3a91c2-0b4d-ffff-bfff-…; null where it is no reference.
 */
export function referenceRange(typed: string): { readonly from: string; readonly to: string } | null {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[\s-]/gu, '')
    .replace(/^CL(?=.{10}$)/u, '');
  const places = [...letters].map((letter) => alphabet.indexOf(meant(letter)));
  if (places.length !== 10 || places.includes(-1)) return null;
  const bits = places.reduce((sum, place) => sum * 32n + BigInt(place), 0n);
  // Fifty bits: twelve digits of the id, and the first two bits of its fourteenth.
  const digits = (bits >> 2n).toString(16).padStart(12, '0');
  const first = Number(bits & 3n) * 4;
  const id = (kind: string, fourteenth: number, rest: string) =>
    `${digits.slice(0, 8)}-${digits.slice(8)}-${kind}${fourteenth.toString(16)}${rest.slice(0, 2)}-${rest.slice(0, 4)}-${rest}`;
  return { from: id('0', first, '000000000000'), to: id('f', first + 3, 'ffffffffffff') };
}
