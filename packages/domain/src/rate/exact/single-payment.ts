import { bitLength } from '../../numbers/rational.ts';
import type { Rational } from '../../numbers/rational.ts';
import type { ExactFlow } from '../equation.ts';

/** Beyond this many binary digits a power is not worth computing. */
const mostBits = 4096;
/** A time in 267,180ths of a year, which is the finest that a convention counts in, is below it. */
const mostPower = 2 ** 19;
const guardBits = 40;

/**
 * What is lent once and repaid once has its rate in closed form: 1 + rate = (repaid / received)^(1/time).
 * Answers the stated rate as a whole number of `scale`ths, correctly rounded, or nothing where this is not
 * the way: other flows, a rate that is not above 0, powers that are too large, or a result so near to
 * half-way that the last digit needs `exactSign`.
 *   6,000 received, 10,000 repaid after 10 days of 365: (10/6)^36.5 - 1 = 12,516,397,798.647108 %
 * The 365th power in whole numbers of 2^-bits, then the root by Newton's method, twice the digits at each
 * step. (Rejected for these: halving with logarithms and exponentials, which took a hundred times as long.)
 */
export function singlePaymentRate(
  flows: readonly ExactFlow[],
  times: Rational,
  scale: bigint,
): bigint | undefined {
  const [advance, payment] = flows;
  if (!advance || !payment || flows.length > 2 || payment.fraction.num !== 0n) return undefined;
  const [received, repaid] = [-advance.amount, payment.amount];
  if (advance.time.num !== 0n || payment.time.num <= 0n || received <= 0n || repaid <= received)
    return undefined;
  const [degree, power] = [Number(payment.time.num), Number(payment.time.den)];
  const doublings = Math.log2(Number(repaid) / Number(received));
  const growthBits = (doublings * power) / degree;
  const isTooLarge = power > mostPower || !(doublings * power < mostBits);
  if (isTooLarge || degree > mostBits || growthBits > 1000) return undefined;

  // The 2^-bits that are cut off at each multiplication come to less than 4 × power of them in proportion to
  // the result; the bits are so many more than the result has that this is far below its last digit.
  const size = Math.ceil(growthBits) + bitLength(scale * times.num);
  const bits = BigInt(size + bitLength(payment.time.den) + bitLength(payment.time.num) + 2 * guardBits);
  const raised = powerFixed((repaid << bits) / received, power, bits);
  // The exponent as a double is wrong by growthBits × 2^-51 + power × 2^-50 at most.
  const right = power < 4096 ? 37 : 31;
  const growth = rootFixed(raised, { degree, bits, start: 2 ** growthBits, right });
  const unit = 1n << bits;
  // Twice the stated rate, so that a half is a whole number.
  const twice = 2n * (growth - unit) * scale * times.num;
  const whole = unit * times.den;
  const stated = (twice + whole) / (2n * whole);
  const beyond = twice + whole - stated * 2n * whole;
  const doubt = (2n * whole) >> BigInt(guardBits);
  return beyond > doubt && beyond < 2n * whole - doubt ? stated : undefined;
}

/** base^exponent, both in units of 2^-bits. */
function powerFixed(base: bigint, exponent: number, bits: bigint): bigint {
  let result = 1n << bits;
  let square = base;
  for (let left = exponent; ; square = (square * square) >> bits) {
    if (left % 2 === 1) result = (result * square) >> bits;
    left = Math.floor(left / 2);
    if (left === 0) return result;
  }
}

type Root = {
  readonly degree: number;
  readonly bits: bigint;
  /** Near the root, right to so many binary digits or more. */
  readonly start: number;
  readonly right: number;
};

/** The root of a number that is at least 1, but for its last binary digits: they guard the others. */
function rootFixed(value: bigint, { degree, bits, start, right: known }: Root): bigint {
  if (degree === 1) return value;
  const [n, wanted] = [BigInt(degree), Number(bits) - guardBits];
  let [places, root] = [64n, fixedOf(start, 64n)];
  // The error e of a step becomes (degree - 1) / 2 × e², and the degree has at most 13 binary digits; each
  // step is made with as many digits as it gets right, and some more.
  for (let right = known; right < wanted;) {
    right = 2 * right - 12;
    const more = right < wanted ? BigInt(right + 32) : bits;
    const here = more < bits ? more : bits;
    root = here > places ? root << (here - places) : root >> (places - here);
    places = here;
    const raised = powerFixed(root, degree - 1, places);
    root = ((n - 1n) * root + ((value >> (bits - places)) << places) / raised) / n;
  }
  return root << (bits - places);
}

/** A double in units of 2^-bits, all 53 of its digits kept. */
function fixedOf(value: number, bits: bigint): bigint {
  const exponent = Math.floor(Math.log2(value)) - 52;
  return BigInt(Math.round(value / 2 ** exponent)) << (bits + BigInt(exponent));
}
