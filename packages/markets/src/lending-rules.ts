import type { CureRule } from '@candor/domain/arrears';
import type { DueDayPolicy } from '@candor/domain/due-day';
import type { DatedConvention } from '@candor/domain/rate';
import type { Rational } from '@candor/domain/numbers';
import type { RoundingTerms } from '@candor/domain/schedule';
import type { ClockTime } from './law/limit.ts';

/** How a market's loans are priced, disclosed and run where the law or custom leaves one way. */
export interface LendingRules {
  /** The disclosure rate, with its convention named. */
  readonly convention: DatedConvention;
  /** A second figure beside it, for comparing across markets. */
  readonly secondConvention: DatedConvention;
  /** What a new product starts with. */
  readonly defaults: ProductDefaults;
  /**
   * What leaving in the cooling-off days costs. `net-received`: what was received and nothing else.
   * `net-received-at-disclosed-rate`: that × (1 + APR × days / 365). Fees are returned either way.
   */
  readonly coolingOffExit: 'net-received' | 'net-received-at-disclosed-rate';
  /** The least that a borrower may pay of their own choice, unless less is owed. */
  readonly leastRepayment: bigint;
  /** How far ahead somebody in hardship may promise to pay. */
  readonly promiseDays: number;
  /**
   * While a person considers what somebody in hardship asks for, late charges stop: for so many days of a
   * loan in all.
   */
  readonly hardshipPauseDays: number;
  /** By when money goes back that is more than was owed, in working days after it came. */
  readonly creditBackWorkingDays: number;
  /** How many days ahead a borrower may have what settles the loan quoted. */
  readonly settlementQuoteDays: number;
  /** When we write or call by ourselves; inside the law's hours. */
  readonly contactHours: { readonly from: ClockTime; readonly until: ClockTime };
  /**
   * How often somebody who is late is called or written to by a person. No law here counts it; a house that
   * pesters loses both.
   */
  readonly contactsAtMost: { readonly aDay: number; readonly aWeek: number };
  readonly disclosureValidity: DisclosureValidity;
  readonly restructure: RestructureRules;
  /** How often and how far a borrower's due day is changed without new terms. */
  readonly dueDayChange: DueDayPolicy;
  /**
   * A loan is written off from so many days past due on: before that it is collected, restructured or
   * settled.
   */
  readonly writeOffFromDays: number;
}

/** What new terms for a loan may be, and how long it goes on counting as past due after them. */
export interface RestructureRules {
  /** The first new instalment is due so many days after the restructuring at the latest. */
  readonly mostDaysToFirst: number;
  readonly mostInstalments: number;
  /** How long the borrower may think about it. */
  readonly daysToAccept: number;
  readonly cure: CureRule;
}

export interface ProductDefaults {
  readonly coolingOffDays: number;
  readonly rounding: RoundingTerms;
  readonly feeTaxPercent: Rational;
  /**
   * What is paid beyond all that is due is kept as the borrower's credit, or repays principal: fewer or
   * smaller rows.
   */
  readonly surplus: 'keep' | 'shorter' | 'smaller';
}

/** How long a borrower may think: an offer's figures stand for so many working days. */
export interface DisclosureValidity {
  readonly workingDays: number;
  /** Terms shorter than so many days … */
  readonly shortTermDays: number;
  /** … stand for so many working days. */
  readonly shortTermWorkingDays: number;
  /** Whether the law holds the lender to it: then no offer ends before. */
  readonly isByLaw: boolean;
}
