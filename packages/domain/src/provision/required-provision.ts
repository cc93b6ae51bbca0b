import { divideRounded } from '../money/divide-rounded.ts';
import type { Rational } from '../numbers/rational.ts';

/**
 * What is set aside for one loan: its class's percentage of all that it owes in the books, rounded half-even
 * as everything is that is not the borrower's to pay.
 *   0.40 % of 12,345.67 is 49.38268: 49.38        10 % of 1,234.55 is 123.455: 123.46        25 % of 0.02 is
 *     0.005: 0.00
 * A loan that owes nothing, or has paid ahead of its interest, needs none.
 */
export function requiredProvision(exposure: bigint, percent: Rational): bigint {
  if (exposure <= 0n) return 0n;
  return divideRounded(exposure * percent.num, percent.den * 100n, 'half-even');
}
