import { divideRounded } from '../money/divide-rounded.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { Equation } from './equation.ts';
import { findRoot } from './find-root.ts';
import type { Bracket } from './find-root.ts';
import { logRatio } from './log-ratio.ts';
import { nearestRoot } from './nearest-root.ts';
import type { RateConvention } from './rate-convention.ts';
import type { Rate } from './rate.ts';
import { millionthsInOne, settleDigits, statedNear } from './settle-digits.ts';

export type NoRate =
  | 'nothing_is_received'
  | 'nothing_is_repaid'
  | 'no_rate_balances_the_flows'
  | 'rate_is_beyond_all_measure';

/**
 * e^690 is about 10^300: per unit of time, more than any two amounts could ask for that somebody would write
 * down.
 */
const limit = 690;

/**
 * The rate at which what is received and what is repaid are worth the same, correctly rounded to a millionth
 * of a percent. 0 only if it is 0; a refusal, with the reason, if there is none.
 *   5,000 received, 24 × 230 repaid month by month, 12 unit periods a year: 9.685708 % per year
 */
export function solveRate(equation: Equation, convention: RateConvention): Rate | Refusal<NoRate> {
  if (equation.advances.amounts.length === 0) return { refused: 'nothing_is_received' };
  if (equation.payments.amounts.length === 0) return { refused: 'nothing_is_repaid' };
  const millionths =
    equation.signChanges === 1 ? onlyRate(equation, convention) : nearestRate(equation, convention);
  if (typeof millionths !== 'bigint') return millionths;
  return { convention: convention.id, per: convention.per, millionths };
}

/** Payments all after the advances, or all before: the ratio of the sides only falls, or only rises. */
function onlyRate(equation: Equation, { statedTimes, partPeriod }: RateConvention): bigint | Refusal<NoRate> {
  const bracket: Bracket = { low: -limit, high: limit, signBelow: equation.startsWithAdvance ? 1 : -1 };
  const u = findRoot(equation, bracket, 0);
  if (Math.abs(u) < limit - 1) return settleDigits(equation, statedTimes, u, bracket);
  const isTooSmall = logRatio(equation, -limit).log > 0 !== bracket.signBelow > 0;
  // Simple interest for a part of a period can't make up for every loss; compound interest at almost -100 %
  // can.
  if (isTooSmall && partPeriod === 'simple') return { refused: 'no_rate_balances_the_flows' };
  if (!isTooSmall) return { refused: 'rate_is_beyond_all_measure' };
  return divideRounded(-millionthsInOne * statedTimes.num, statedTimes.den, 'half-even');
}

function nearestRate(equation: Equation, { statedTimes }: RateConvention): bigint | Refusal<NoRate> {
  const root = nearestRoot(equation, limit);
  if (!root) return { refused: 'no_rate_balances_the_flows' };
  return root.bracket === null
    ? statedNear(root.u, statedTimes)
    : settleDigits(equation, statedTimes, root.u, root.bracket);
}
