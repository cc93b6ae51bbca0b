import { add, multiply, rational } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import type { DelayTerms } from './product-terms.ts';

/** What moving an amount costs, before rounding: 1 % and 10.00 of 1,000.00: 20.00. */
export function delayCost({ percent, fixed }: DelayTerms, moved: bigint): Rational {
  return add(multiply(percent, rational(moved, 100n)), rational(fixed));
}
