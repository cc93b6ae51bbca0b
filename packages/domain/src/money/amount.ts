/**
 * An amount of minor units as people read it: divided by 100, always two decimals, exact at any size.
 *   123456n → "1234.56" · 5 → "0.05" · -5 → "-0.05" · 9007199254740993n → "90071992547409.93"
 * Text, not a number: 90071992547409.93 has no float. A number that isn't a whole count of minor units is a
 * fault of the caller (12.5 centavos do not exist), and so is one too large to be exact.
 */
export function amountText(minor: bigint | number): string {
  if (typeof minor === 'number' && !Number.isSafeInteger(minor)) {
    throw new RangeError(`${minor} is not an exact whole number of minor units`);
  }
  const units = BigInt(minor);
  const digits = (units < 0n ? -units : units).toString().padStart(3, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
