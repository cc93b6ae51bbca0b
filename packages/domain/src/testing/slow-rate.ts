// A second opinion on rates. It takes a rate and asks, in whole numbers of 10^-digits, which side of the
// equation outweighs the other: half a millionth of a percent below a stated rate it must be the payments,
// half a millionth above it the advances. Powers with a fractional exponent come from a root, found by
// halving, and from repeated multiplication: no logarithm, no exponential, no float.
import type { SlowFraction } from './slow-fraction.ts';

/** An amount at time parts/perUnit; a payment is positive, an advance negative. */
export type SlowFlow = { amount: bigint; parts: number };

/** The sign of Σ amount / growth^(parts/perUnit), growth being 1 + rate; 0 only for a tie. */
export function slowSign(flows: readonly SlowFlow[], perUnit: number, growth: SlowFraction): number {
  return signWith(90n, flows, perUnit, growth) || signWith(400n, flows, perUnit, growth);
}

function signWith(digits: bigint, flows: readonly SlowFlow[], perUnit: number, growth: SlowFraction): number {
  const unit = 10n ** digits;
  const root = slowRoot((growth[0] * unit) / growth[1], perUnit, unit);
  const inverse = (unit * unit) / root;
  const sum = flows.reduce(
    (total, { amount, parts }) =>
      total + amount * (parts < 0 ? power(root, -parts, unit) : power(inverse, parts, unit)),
    0n,
  );
  const doubt =
    flows.reduce((total, { amount }) => total + (amount < 0n ? -amount : amount), 0n) * 10n ** 40n;
  if (sum > doubt) return 1;
  return sum < -doubt ? -1 : 0;
}

/** The root by halving. */
function slowRoot(value: bigint, degree: number, unit: bigint): bigint {
  let [low, high] = value > unit ? [unit, value] : [value, unit];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (power(middle, degree, unit, value) > value) high = middle;
    else low = middle;
  }
  return low;
}

/** Stops as soon as it is known to be above `enough`: nobody needs 1.5 to the power of 267180. */
function power(base: bigint, exponent: number, unit: bigint, enough?: bigint): bigint {
  let [result, square] = [unit, base];
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (enough !== undefined && base > unit && (square > enough || result > enough)) return enough + 1n;
    if (left % 2 === 1) result = (result * square) / unit;
    square = (square * square) / unit;
  }
  return result;
}
