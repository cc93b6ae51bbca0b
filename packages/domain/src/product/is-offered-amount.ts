import type { AmountRange } from './product-terms.ts';

/** The amounts offered are the least and whole steps from it, up to the most. */
export function isOfferedAmount({ min, max, step }: AmountRange, amount: bigint): boolean {
  return amount >= min && amount <= max && (amount - min) % step === 0n;
}
