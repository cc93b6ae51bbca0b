/** More than this would be a list nobody reads; then only a part of the steps is offered beside the ends. */
const MOST_AMOUNTS = 200;

type Range = { readonly min: string; readonly step: string };

/**
 * The amounts one may take, in minor units: from the least, step by step, and always the approved itself.
 *   1,000 to 7,350 by 500 → 1,000 · 1,500 · … · 7,000 · 7,350
 */
export function offeredAmounts({ min, step }: Range, most: number): number[] {
  const least = Number(minorOf(min));
  const wide = Math.max(Number(minorOf(step)), 1);
  const count = Math.max(0, Math.floor((most - least) / wide));
  const stride = Math.max(1, Math.ceil(count / MOST_AMOUNTS));
  const amounts = Array.from(
    { length: Math.floor(count / stride) + 1 },
    (_, nth) => least + nth * stride * wide,
  );
  return [...new Set([...amounts.filter((amount) => amount < most), most])];
}

/** "8000.00" → 800000n, without a float. */
function minorOf(decimal: string): bigint {
  const [whole = '0', cents = ''] = decimal.split('.');
  return BigInt(whole) * 100n + BigInt(cents.slice(0, 2).padEnd(2, '0'));
}
