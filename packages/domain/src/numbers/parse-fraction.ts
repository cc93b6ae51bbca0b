import { isRefusal } from '../refusals/refusal.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { parseDecimal } from './parse-decimal.ts';
import { rational } from './rational.ts';
import type { Rational } from './rational.ts';

/**
 * "546/365", "-1/12", "24" or "0.5", read exactly. Both parts of a fraction are whole numbers, the lower
 * positive.
 */
export function parseFraction(text: string): Rational | Refusal<'not_a_fraction'> {
  const match = /^(-?\d{1,20})\/(\d{1,20})$/.exec(text);
  if (match) {
    const den = BigInt(match[2] ?? '');
    return den === 0n
      ? { refused: 'not_a_fraction', facts: { text } }
      : rational(BigInt(match[1] ?? ''), den);
  }
  const decimal = parseDecimal(text);
  return isRefusal(decimal) ? { refused: 'not_a_fraction', facts: { text } } : decimal;
}
