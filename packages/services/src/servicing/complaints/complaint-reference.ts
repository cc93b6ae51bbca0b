/** Without I, L, O and U: what is read out on a phone is not mistaken, and spells nothing. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * What a borrower and staff call a complaint: 7f3a91c2-… of 2026 is C-2026-FWX93. Made from the id, so that
 * it tells nobody how many complaints there are; nothing is found by it, so that it need not be hard to
 * guess. Two ids may lead to one name (one in 33 million): the store refuses the second, and another id is
 * taken.
 */
export function complaintReference(id: string, year: string): string {
  const bits = Number.parseInt(id.slice(0, 8), 16) >>> 7;
  let name = '';
  for (let place = 4; place >= 0; place -= 1) name += alphabet.charAt((bits >>> (5 * place)) & 31);
  return `C-${year}-${name}`;
}
