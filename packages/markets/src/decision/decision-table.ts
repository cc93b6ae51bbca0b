import type { FactName } from './decision-facts.ts';

/** Conditions that all hold: `{ "age": "< 18" }`, `{ "bureau": "\"thin\"", "askedAmount": "> 500000" }`. */
export type Conditions = Readonly<Partial<Record<FactName, string>>>;

interface LimitRow {
  readonly when: Conditions;
  /** How much of the income instalments and obligations together may take, in a thousand parts. */
  readonly mostBurdenPerMille: number;
  /** The most that is lent, all running loans of a borrower together, in minor units. */
  readonly mostAmount: number;
  readonly says: string;
}

export interface RuleRow {
  readonly outcome: 'refuse' | 'refer';
  /** A code of the reasons that a borrower may read. */
  readonly reason: string;
  readonly when: Conditions;
  readonly says: string;
}

/**
 * How a lender decides, as data. Of the limits the first row that fits holds. Of the rules every row that
 * fits counts: one that refuses refuses; else one that refers leaves the case to a person; else it is
 * approved, for the affordable amount.
 */
export interface DecisionTable {
  readonly limits: readonly LimitRow[];
  readonly rules: readonly RuleRow[];
}
