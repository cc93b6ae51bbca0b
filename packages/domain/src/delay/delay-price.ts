import { mostLateCost } from '../late/most-late-cost.ts';
import type { Loan } from '../loan/loan.ts';
import { divideRounded } from '../money/divide-rounded.ts';
import { compare } from '../numbers/rational.ts';
import { delayCost } from '../product/delay-cost.ts';
import type { DelayTerms } from '../product/product-terms.ts';

export interface DelayPrice {
  readonly fee: bigint;
  /** The largest fee that is no dearer than being late for as many days, rounded down. */
  readonly most: bigint;
  readonly isDearerThanLate: boolean;
}

/**
 * What a delay costs, beside what being late for as many days would.
 *   1.5 % of 2,910.19: 43.65; 14 days late at 5 % a month: 63.05. Fine.
 * The fee is never above that, not even by its rounding. A product that asks more is refused when it is
 * saved; a loan may still come here dearer, if its rest is so small that a fixed fee outweighs it.
 */
export function delayPrice({ agreement, schedule }: Loan, terms: DelayTerms, moved: bigint): DelayPrice {
  const exact = delayCost(terms, moved);
  const late = mostLateCost(agreement, moved, terms.days);
  const most = divideRounded(late.num, late.den, 'down');
  const fee = divideRounded(exact.num, exact.den, schedule.terms.rounding.mode);
  return { fee: fee < most ? fee : most, most, isDearerThanLate: compare(exact, late) > 0 };
}
