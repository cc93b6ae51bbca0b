import type { Rational } from '../numbers/rational.ts';
import type { ProductTerms } from '../product/product-terms.ts';

/** What a loan was made under beside its schedule. It stays with the loan when the product changes. */
export interface LoanAgreement extends Pick<
  ProductTerms,
  'lateCharge' | 'contingentCharges' | 'delay' | 'earlySettlement' | 'coolingOffDays' | 'paymentOrder'
> {
  readonly limits: LoanLimits;
  /**
   * The disclosed rate, in percent a year, if leaving in the cooling-off days costs it; null if leaving is
   * free.
   */
  readonly exitRate: Rational | null;
}

/** The ceilings of the market's law for this loan, chosen by the day that it was entered into or renewed. */
export interface LoanLimits {
  /**
   * All that the loan may ever cost: interest, fees, late charges, delays. Null where the law has no such
   * ceiling.
   */
  readonly mostCost: bigint | null;
  /** Of the overdue scheduled amount, for each month; a day counts a thirtieth. */
  readonly mostLatePercentPerMonth: Rational | null;
}
