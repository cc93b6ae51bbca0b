/** An exact fraction: 1/3 stays 1/3. The denominator is positive, the two have no common divisor. */
export type Rational = { readonly num: bigint; readonly den: bigint };

export function rational(num: bigint, den: bigint = 1n): Rational {
  if (den === 0n) throw new RangeError('divided by 0');
  const divisor = greatestCommonDivisor(num, den) * (den < 0n ? -1n : 1n);
  return { num: num / divisor, den: den / divisor };
}

export const zero: Rational = { num: 0n, den: 1n };
export const one: Rational = { num: 1n, den: 1n };

export function add(a: Rational, b: Rational): Rational {
  return rational(a.num * b.den + b.num * a.den, a.den * b.den);
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.num * b.num, a.den * b.den);
}

/** Negative, zero or positive as a is less than, equal to or more than b. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.num * b.den - b.num * a.den;
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** The largest whole number that is not above it: 7/2 → 3, -7/2 → -4. */
export function floor({ num, den }: Rational): bigint {
  const quotient = num / den;
  return num < 0n && quotient * den !== num ? quotient - 1n : quotient;
}

/**
 * A double within a few units of the last place: for searching, never for deciding. Both parts are first cut
 * to what a double can hold, so that 10^400 / 10^399 is 10 and not NaN.
 */
export function nearly({ num, den }: Rational): number {
  const excess = Math.max(bitLength(num), bitLength(den)) - 1000;
  if (excess <= 0) return Number(num) / Number(den);
  return Number(num >> BigInt(excess)) / Number(den >> BigInt(excess));
}

export function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return (a / greatestCommonDivisor(a, b)) * b;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** How many binary digits it has, its sign apart: 0 → 0, 1 → 1, 255 → 8, 256 → 9. */
export function bitLength(value: bigint): number {
  if (value === 0n) return 0;
  const hex = (value < 0n ? -value : value).toString(16);
  return 4 * hex.length - Math.clz32(Number.parseInt(hex.charAt(0), 16)) + 28;
}
