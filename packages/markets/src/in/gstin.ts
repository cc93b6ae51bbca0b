const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Whether it is a GSTIN: the state's two digits, the taxpayer's PAN, which registration of the state it is,
 * Z, and a check digit.
 *   29AAACC1234D1Z8: Karnataka, a company's PAN, its first registration there.
 * Each character counts by its place in 0 to 9 and A to Z, every second one twice; of what is 36 or more both
 * digits to the base 36 are added. With the check digit the sum is a multiple of 36: a mistyped character or
 * two that were swapped are found.
 */
export function isGstin(text: string): boolean {
  if (!/^(?:0[1-9]|[12]\d|3[0-8]|97)[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text))
    return false;
  const sum = Array.from(text.slice(0, 14)).reduce((all, character, place) => {
    const counted = digits.indexOf(character) * (place % 2 === 0 ? 1 : 2);
    return all + Math.trunc(counted / 36) + (counted % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36] === text[14];
}
