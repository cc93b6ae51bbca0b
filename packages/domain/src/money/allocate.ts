import { divideRounded } from './divide-rounded.ts';
import type { RoundingMode } from './divide-rounded.ts';

export interface Allocation {
  /** Shares in proportion to these; not all 0, none negative. */
  readonly weights: readonly bigint[];
  readonly mode: RoundingMode;
  /** Who gets what rounding left over, or pays what it took: the remainder always has a name. */
  readonly remainderTo: 'first' | 'last';
}

/**
 * Divides an amount so that nothing is lost: 100.00 among three, the remainder to the last: 33.33, 33.33,
 * 33.34. A share that rounding makes larger than what is left is cut to it (0.02 among three, rounded up:
 * 0.01, 0.01, 0.00), so that no share is ever of the other sign.
 */
export function allocate(total: bigint, { weights, mode, remainderTo }: Allocation): bigint[] {
  const sum = weights.reduce((a, b) => a + b, 0n);
  if (sum <= 0n || weights.some((weight) => weight < 0n)) {
    throw new RangeError('weights are at least 0, and not all 0');
  }
  const ordered = remainderTo === 'last' ? weights : weights.toReversed();
  let left = total;
  const shares = ordered.map((weight, index) => {
    const rounded = divideRounded(total * weight, sum, mode);
    const share = index === ordered.length - 1 ? left : nearerToZero(rounded, left);
    left -= share;
    return share;
  });
  return remainderTo === 'last' ? shares : shares.toReversed();
}

/** Of two amounts of the same sign, the smaller. */
function nearerToZero(a: bigint, b: bigint): bigint {
  const [sizeA, sizeB] = [a < 0n ? -a : a, b < 0n ? -b : b];
  return sizeA < sizeB ? a : b;
}
