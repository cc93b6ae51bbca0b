import { divideRounded } from '../money/divide-rounded.ts';
import { rational } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import type { Equation, ExactFlow } from './equation.ts';
import { exactSign } from './exact/exact-sign.ts';
import type { Bracket } from './find-root.ts';
import { expFixed } from './exact/fixed-point.ts';
import { certainSign } from './log-ratio.ts';
import { singlePaymentRate } from './exact/single-payment.ts';

/** A stated rate is a whole number of millionths of a percent: 9.685708 % is 9685708. */
export const millionthsInOne = 100_000_000n;

/**
 * The stated rate, correctly rounded. The search ends near the rate; what is stated is right only if the
 * equation tips over between half a millionth below and half a millionth above. Doubles, with a bound on
 * their error, decide that in all but a few of ten thousand cases; whole numbers of any length decide the
 * rest.
 */
export function settleDigits(equation: Equation, times: Rational, u: number, bracket: Bracket): bigint {
  const scale = (Number(times.num) / Number(times.den)) * Number(millionthsInOne);
  const guess = Math.round(Math.expm1(u) * scale);
  if (!(Math.abs(guess) < 2 ** 50))
    return settleExactly(equation, times, () => statedNear(u, times), bracket);
  const below = certainSign(equation, Math.log1p((guess - 0.5) / scale));
  const above = certainSign(equation, Math.log1p((guess + 0.5) / scale));
  if (below === bracket.signBelow && above === -bracket.signBelow) return BigInt(guess);
  return settleExactly(equation, times, () => BigInt(guess), bracket);
}

function settleExactly(
  equation: Equation,
  times: Rational,
  guess: () => bigint,
  { signBelow }: Bracket,
): bigint {
  const flows = equation.exactly();
  return singlePaymentRate(flows, times, millionthsInOne) ?? settleBySigns(flows, times, guess(), signBelow);
}

/** For flows of every kind. */
export function settleBySigns(
  flows: readonly ExactFlow[],
  times: Rational,
  guess: bigint,
  signBelow: -1 | 1,
): bigint {
  /** The sign half a millionth below a candidate; at -100 % and below, that of the end of the line. */
  const signBefore = (candidate: bigint): number => {
    const rate = rational((2n * candidate - 1n) * times.den, 2n * millionthsInOne * times.num);
    return rate.num + rate.den <= 0n ? signBelow : exactSign(flows, rate);
  };
  let [low, high] = reach(guess, signBefore, signBelow) ?? [guess, guess];
  // The equation tips over between these two; halve until they are neighbours.
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (signBefore(middle) === signBelow) low = middle;
    else high = middle;
  }
  const isTie = high > low && signBefore(high) === 0;
  return isTie && high % 2n === 0n ? high : low;
}

/**
 * Two candidates around the guess with the rate between them. There are none if a second rate lies within a
 * millionth of this one: then the guess is as near to both as can be stated.
 */
function reach(
  guess: bigint,
  signBefore: (candidate: bigint) => number,
  signBelow: number,
): [bigint, bigint] | undefined {
  const size = guess < 0n ? -guess : guess;
  for (let width = (size >> 40n) + 1n; width <= (size << 8n) + 4096n; width *= 16n) {
    if (signBefore(guess - width) === signBelow && signBefore(guess + width) !== signBelow) {
      return [guess - width, guess + width];
    }
  }
  return undefined;
}

/** times × (e^u - 1) in millionths of a percent, also where that has more digits than a double. */
export function statedNear(u: number, times: Rational): bigint {
  const bits = 2200; // e^-690 is 2^-996: enough digits are left of the smallest factor
  const exponent = BigInt(Math.round(-Math.abs(u) * 2 ** 40)) << BigInt(bits - 40);
  const factor = expFixed(exponent, bits);
  const unit = 1n << BigInt(bits);
  const [num, den] = u > 0 ? [unit - factor, factor] : [factor - unit, unit];
  return divideRounded(num * times.num * millionthsInOne, den * times.den, 'half-even');
}
