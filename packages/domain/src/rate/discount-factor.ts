import type { Rational } from '../numbers/rational.ts';
import type { ExactFlow } from './equation.ts';
import { expFixed, lnFixed } from './exact/fixed-point.ts';

type When = Pick<ExactFlow, 'time' | 'fraction'>;

/** ln of 1 / ((1 + rate)^time × (1 + fraction × rate)), in units of 2^-bits. The rate is above -1. */
export function logDiscount(
  { time, fraction }: When,
  rate: Rational,
  lnGrowth: bigint,
  bits: number,
): bigint {
  const whole = (time.num * lnGrowth) / time.den;
  if (fraction.num === 0n) return -whole;
  const den = fraction.den * rate.den;
  return -whole - lnFixed(den + fraction.num * rate.num, den, bits);
}

/**
 * What 1 at that time is worth at the start, to more than thirty digits: for showing, where nothing hangs on
 * the last.
 */
export function discountFactor(when: When, rate: Rational): Rational {
  const bits = 256;
  const exponent = logDiscount(when, rate, lnFixed(rate.den + rate.num, rate.den, bits), bits);
  const unit = 1n << BigInt(bits);
  if (exponent <= 0n) return { num: expFixed(exponent, bits), den: unit };
  return { num: unit, den: expFixed(-exponent, bits) };
}
