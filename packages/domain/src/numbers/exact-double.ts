/**
 * Whole numbers up to 2^53 are exact in a double, and so are their sums and products as long as these stay
 * there too: about ten times as fast as whole numbers of any length. What may not stay there is computed
 * with bigints instead; nothing is ever rounded to fit.
 *
 * Looking at a result is proof for what went into it. Rounding to a double never turns the order of two
 * numbers around, so a sum or product of numbers that are not negative that is truly above 2^53, or one with
 * a factor that was, does not come out below it. (Nought times such a factor is nought, as it should be.)
 */
export function fitsDouble(value: number): boolean {
  return value < 2 ** 53;
}

const asDouble = new Float64Array(1);
const asWhole = new BigInt64Array(asDouble.buffer);
const half = 2 ** 52;
const bitsOfHalf = 0x4330_0000_0000_0000n;

/**
 * The whole number that a double holds. The last 52 bits of a double from 2^52 to 2^53 are how much it is
 * beyond 2^52; reading them takes half the time that `BigInt` takes, and a schedule does it in every row.
 *   18 → 2^52 + 18, of which the bits are 0x4330_0000_0000_0012
 */
export function bigintOf(value: number): bigint {
  if (!(value >= 0 && value < half)) return BigInt(value);
  asDouble[0] = value + half;
  return BigInt.asIntN(64, (asWhole[0] ?? 0n) - bitsOfHalf);
}
