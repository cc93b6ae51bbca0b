import { placedText } from '../numbers/decimal-text.ts';
import { rational } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import type { ConventionId } from './rate-convention.ts';
import { millionthsInOne } from './settle-digits.ts';

/** A disclosure rate with its convention named: a bare percentage says nothing. */
export interface Rate {
  readonly convention: ConventionId;
  readonly per: 'month' | 'year';
  /** Millionths of a percent, correctly rounded: 9685708 is 9.685708 %. */
  readonly millionths: bigint;
}

/** In percent, with six decimals: "9.685708". */
export function rateText({ millionths }: Rate): string {
  return placedText(millionths, 6);
}

/** The rate as a plain number: 9.685708 % is 9685708/100000000. */
export function rateValue({ millionths }: Rate): Rational {
  return rational(millionths, millionthsInOne);
}
