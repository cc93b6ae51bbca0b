/**
 * What somebody typed, in the currency's minor units; nothing where it is no amount of it.
 *   8000 → 800000 · 8,000.5 → 800050 · 1.005 → nothing
 */
export function minorOfTyped(typed: string, minorDigits: number): bigint | undefined {
  const [, whole = '', decimals = ''] =
    /^(\d{1,15})(?:\.(\d*))?$/u.exec(typed.replaceAll(/[\s,\u00a0]/gu, '')) ?? [];
  if (whole === '' || decimals.length > minorDigits) return undefined;
  return BigInt(whole + decimals.padEnd(minorDigits, '0'));
}

/** An amount as one would type it, without decimals that say nothing: 800000 → 8000 · 800050 → 8000.5. */
export function typedOfMinor(minor: bigint | number, minorDigits: number): string {
  if (minorDigits === 0) return String(minor);
  const digits = String(minor).padStart(minorDigits + 1, '0');
  return `${digits.slice(0, -minorDigits)}.${digits.slice(-minorDigits)}`.replace(/\.?0+$/u, '');
}
