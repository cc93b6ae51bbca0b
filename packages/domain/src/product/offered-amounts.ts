import type { AmountRange } from './product-terms.ts';

/** More than this would be a list nobody reads; then only a part of the steps is offered beside the ends. */
const MOST_LISTED = 200n;

/** 2,000 to 19,700 by 500 → 19,500: the most itself may lie between two steps. */
export function largestOffered({ min, max, step }: AmountRange): bigint {
  return max - ((max - min) % step);
}

/**
 * The nearest amount that is offered: where a slider stands while something else is typed. Between two, the
 * larger.
 */
export function nearestOffered(range: AmountRange, amount: bigint): bigint {
  const { min, step } = range;
  const largest = largestOffered(range);
  if (amount >= largest) return largest;
  if (amount <= min) return min;
  return min + ((2n * (amount - min) + step) / (2n * step)) * step;
}

/** A third, or half, of the way from the least to the most, in whole steps. */
export function offeredPart({ min, max, step }: AmountRange, oneOf: 2n | 3n): bigint {
  return min + ((max - min) / step / oneOf) * step;
}

/**
 * The amounts one may take of what was approved: from the least, step by step, and always the approved
 * itself.
 *   1,000 to 7,350 by 500 → 1,000 · 1,500 · … · 7,000 · 7,350
 */
export function offeredAmounts({ min, max, step }: AmountRange): bigint[] {
  const count = max > min ? (max - min) / step : 0n;
  const stride = (count + MOST_LISTED - 1n) / MOST_LISTED || 1n;
  const amounts = Array.from(
    { length: Number(count / stride) + 1 },
    (_, nth) => min + BigInt(nth) * stride * step,
  );
  return [...new Set([...amounts.filter((amount) => amount < max), max])];
}
