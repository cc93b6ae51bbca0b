import { compare, multiply, nearly, rational } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { isRefusal } from '../refusals/refusal.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { datedEquation } from './dated-equation.ts';
import { exactSign } from './exact/exact-sign.ts';
import { certainSign } from './log-ratio.ts';
import type { DatedConvention } from './rate-convention.ts';
import type { DatedFlows } from './rate-of-dated-flows.ts';
import { rateValue } from './rate.ts';
import { solveRate } from './solve-rate.ts';
import type { NoRate } from './solve-rate.ts';

/**
 * Whether these flows cost more than a ceiling (12 % is 12/100), decided without rounding: 12.0000000001 % is
 * above 12 %, though it is stated as 12.000000 %.
 */
export function rateIsAbove(
  convention: DatedConvention,
  { advances, payments }: DatedFlows,
  ceiling: Rational,
): boolean | Refusal<NoRate> {
  const equation = datedEquation(convention, advances, payments);
  if (equation.signChanges !== 1) {
    const rate = solveRate(equation, convention);
    return isRefusal(rate) ? rate : compare(rateValue(rate), ceiling) > 0;
  }
  const { num, den } = convention.statedTimes;
  const perUnit = multiply(ceiling, rational(den, num));
  const sign = certainSign(equation, Math.log1p(nearly(perUnit))) || exactSign(equation.exactly(), perUnit);
  return sign === (equation.startsWithAdvance ? 1 : -1);
}
