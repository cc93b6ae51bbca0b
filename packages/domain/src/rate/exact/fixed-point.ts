import { bitLength } from '../../numbers/rational.ts';

/**
 * Logarithm and exponential in whole numbers of 2^-bits, for the rare case in which doubles can't tell. Every
 * step cuts off less than one unit; callers ask for 64 bits more than they need, which is more than all the
 * cuts together.
 */
export function lnFixed(num: bigint, den: bigint, bits: number): bigint {
  // num/den = 2^shift × m with m between 1/2 and 2, then ln m = 2 artanh((m-1)/(m+1)).
  const shift = bitLength(num) - bitLength(den);
  const [top, bottom] = shift >= 0 ? [num, den << BigInt(shift)] : [num << BigInt(-shift), den];
  return 2n * artanh(top - bottom, top + bottom, bits) + BigInt(shift) * ln2(bits);
}

/** e^(exponent × 2^-bits) for an exponent that is not positive. */
export function expFixed(exponent: bigint, bits: number): bigint {
  const doublings = exponent / ln2(bits) - 1n; // e^x = 2^doublings × e^rest with a rest from 0 up to 2 ln 2
  const rest = exponent - doublings * ln2(bits);
  const width = BigInt(bits);
  if (-doublings > width) return 0n;
  const halvings = 8n;
  let term = 1n << width;
  let sum = term;
  for (let k = 1n; term !== 0n; k += 1n) {
    term = ((term * rest) >> (width + halvings)) / k;
    sum += term;
  }
  for (let k = 0n; k < halvings; k += 1n) sum = (sum * sum) >> width;
  return sum >> -doublings;
}

/** artanh(num/den) = z + z³/3 + z⁵/5 + …, for a fraction within ±1/3. */
function artanh(num: bigint, den: bigint, bits: number): bigint {
  const width = BigInt(bits);
  const z = (num << width) / den;
  const square = (z * z) >> width;
  let power = z;
  let sum = 0n;
  for (let k = 1n; power !== 0n && power !== -1n; k += 2n) {
    sum += power / k;
    power = (power * square) >> width;
  }
  return sum;
}

const ln2ByBits = new Map<number, bigint>();

function ln2(bits: number): bigint {
  const known = ln2ByBits.get(bits);
  if (known !== undefined) return known;
  const computed = 2n * artanh(1n, 3n, bits);
  ln2ByBits.set(bits, computed);
  return computed;
}
