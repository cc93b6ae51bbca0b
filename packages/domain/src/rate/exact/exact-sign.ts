import { bitLength } from '../../numbers/rational.ts';
import type { Rational } from '../../numbers/rational.ts';
import type { ExactFlow } from '../equation.ts';
import { logDiscount } from '../discount-factor.ts';
import { expFixed, lnFixed } from './fixed-point.ts';

const guardBits = 64;
/** 1536 bits are more than 400 decimals: flows that balance that closely balance. */
const precisions = [96, 192, 384, 768, 1536] as const;

/**
 * Which side outweighs at a given rate: 1 the payments, -1 the advances, 0 neither. Computed with as many
 * digits as it takes to be sure, so it is right also where a limit of the law or a rounding boundary is hit
 * to the last digit.
 */
export function exactSign(flows: readonly ExactFlow[], rate: Rational): -1 | 0 | 1 {
  if (rate.num === 0n) return signOf(flows.reduce((sum, { amount }) => sum + amount, 0n));
  const size = flows.reduce((sum, { amount }) => sum + (amount < 0n ? -amount : amount), 0n);
  for (const precision of precisions) {
    const bits = precision + guardBits + timeBits(flows);
    const sum = weighed(flows, rate, bits);
    const doubt = size << BigInt(bits - precision);
    if (sum > doubt || sum < -doubt) return signOf(sum);
  }
  return 0;
}

/** Σ amount × discount factor, in units of 2^-bits of the largest factor. */
function weighed(flows: readonly ExactFlow[], rate: Rational, bits: number): bigint {
  const lnGrowth = lnFixed(rate.den + rate.num, rate.den, bits);
  const exponents = flows.map((flow) => logDiscount(flow, rate, lnGrowth, bits));
  const largest = exponents.reduce((a, b) => (a > b ? a : b));
  return flows.reduce(
    (sum, { amount }, k) => sum + amount * expFixed((exponents[k] ?? 0n) - largest, bits),
    0n,
  );
}

function timeBits(flows: readonly ExactFlow[]): number {
  return flows.reduce((most, { time }) => Math.max(most, bitLength(time.num / time.den)), 0);
}

function signOf(value: bigint): -1 | 0 | 1 {
  if (value === 0n) return 0;
  return value > 0n ? 1 : -1;
}
