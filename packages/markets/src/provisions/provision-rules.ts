import type { Rational } from '@candor/domain/numbers';

/** How much of what a loan owes is set aside for its loss, by class. */
export interface ProvisionRules {
  /** From the best to the worst; the first takes every loan that reaches no other. */
  readonly classes: readonly [ProvisionClass, ...ProvisionClass[]];
  readonly law: string;
}

export interface ProvisionClass {
  readonly id: string;
  /** As the market's regulator calls it. */
  readonly name: string;
  /**
   * Reached by days past due at the end of the month, or by full months since the loan stopped performing.
   */
  readonly from: { readonly daysLate: number } | { readonly monthsNonPerforming: number };
  /** In words, for whoever reads the table. */
  readonly when: string;
  /** Of the exposure: all that the loan owes in the books, principal, interest, fees and late charges. */
  readonly percent: Rational;
}
