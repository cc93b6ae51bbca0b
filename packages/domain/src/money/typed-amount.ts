/**
 * What somebody typed, in the currency's minor units; nothing where it is no amount of it.
 *   8000 → 800000 · 8000.5 → 800050 · 1.005 → nothing
 * What groups digits was taken away before.
 */
export function minorOfTyped(typed: string, minorDigits: number): bigint | undefined {
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d*))?$/.exec(typed) ?? [];
  return whole && decimals.length <= minorDigits
    ? BigInt(whole + decimals.padEnd(minorDigits, '0'))
    : undefined;
}
