/**
 * An amount as vendors write it, in minor units: 50, "50.00" and 50.5 are 5000n, 5000n and 5050n. Null if it
 * is none.
 */
export function parseAmount(value: unknown): bigint | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const [, whole, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/u.exec(text) ?? [];
  return whole === undefined ? null : BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0'));
}
