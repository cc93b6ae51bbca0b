// A second opinion on rates. It takes a stated rate and asks, in whole numbers of 10^-digits, whether payments
// outweigh advances half a millionth of a percent below it and advances outweigh payments half a millionth above. Powers with a fractional exponent come
// from a root, found by halving, and repeated multiplication: no logarithm, no exponential, no float.
import type { SlowFraction } from './slow-fraction.ts';

/** An amount at time parts/perUnit; a payment is positive, an advance negative. */
export type SlowFlow = { amount: bigint; parts: number };

const digits = 90n;
const unit = 10n ** digits;

/** The sign of Σ amount / growth^(parts/perUnit), growth being 1 + rate. Certain for anything but a tie. */
export function slowSign(flows: readonly SlowFlow[], perUnit: number, growth: SlowFraction): number {
  const root = slowRoot((growth[0] * unit) / growth[1], perUnit);
  const inverse = (unit * unit) / root;
  const sum = flows.reduce(
    (total, { amount, parts }) => total + amount * (parts < 0 ? power(root, -parts) : power(inverse, parts)),
    0n,
  );
  const doubt =
    flows.reduce((total, { amount }) => total + (amount < 0n ? -amount : amount), 0n) * 10n ** 40n;
  if (sum > doubt) return 1;
  return sum < -doubt ? -1 : 0;
}

/** The root by halving. */
function slowRoot(value: bigint, degree: number): bigint {
  let [low, high] = value > unit ? [unit, value] : [value, unit];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (power(middle, degree) > value) high = middle;
    else low = middle;
  }
  return low;
}

function power(base: bigint, exponent: number): bigint {
  let [result, square] = [unit, base];
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * square) / unit;
    square = (square * square) / unit;
  }
  return result;
}
