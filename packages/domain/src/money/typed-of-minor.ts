/** An amount as one would type it, without decimals that say nothing: 800000 → 8000 · 800050 → 8000.5. */
export function typedOfMinor(minor: bigint | number, minorDigits: number): string {
  if (minorDigits === 0) return String(minor);
  const digits = String(minor).padStart(minorDigits + 1, '0');
  return `${digits.slice(0, -minorDigits)}.${digits.slice(-minorDigits)}`.replace(/\.?0+$/, '');
}
