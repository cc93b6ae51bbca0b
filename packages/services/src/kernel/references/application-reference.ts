/** Without I, L, O and U: what is read out on a phone is not mistaken, and spells nothing. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * What a borrower and the lender's staff call an order, and the loan it becomes: short, the same for ever,
 * and made from its id alone. 7f3a91c2-0b4d-… is CL-FWX93-GGB9Q. Fifty of the id's bits are in it: of a
 * million orders, the odds that any two share a name are one in two thousand, and the id itself is what
 * everything is found by.
 */
export function applicationReference(orderId: string): string {
  const digits = orderId.replaceAll('-', '');
  // The thirteenth digit tells the kind of the id and is the same in all of them.
  const bits = BigInt(`0x${digits.slice(0, 12)}${digits.slice(13, 14)}`) >> 2n;
  let name = '';
  for (let place = 9; place >= 0; place -= 1) {
    name += alphabet.charAt(Number((bits >> BigInt(5 * place)) & 31n));
  }
  return `CL-${name.slice(0, 5)}-${name.slice(5)}`;
}
