import type { Refusal } from '../refusals/refusal.ts';
import { rational } from './rational.ts';
import type { Rational } from './rational.ts';

/** Longer than any amount or rate on earth, short enough that nobody can make us multiply for a minute. */
const longestDecimal = 40;

/**
 * A decimal number as text, read exactly: "9.4822" is 94822/10000 and never a float.
 * Refused: "1e309", "0x10", "1,000", ".5", "5.", "+5", " 5", "abc" and the empty text. Each has a reader who
 * would have understood it otherwise.
 */
export function parseDecimal(text: string): Rational | Refusal<'not_a_decimal'> {
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(text);
  if (!match || text.length > longestDecimal) return { refused: 'not_a_decimal', facts: { text } };
  const [, whole = '', decimals = ''] = match;
  return rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}
