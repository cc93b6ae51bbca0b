import type { Step } from '../calendar/step-date.ts';
import type { Rational } from '../numbers/rational.ts';
import type { FeePayee, FeeTerms, InterestTerms, RoundingTerms } from '../schedule/loan-terms.ts';

/**
 * What a lender offers, as data: every loan of the product is an amount, a term and a day chosen within
 * these. Amounts are minor units. A loan keeps the version of the terms that it was made under.
 */
export interface ProductTerms {
  readonly amount: AmountRange;
  readonly terms: readonly OfferedTerm[];
  readonly interest: InterestTerms;
  readonly fees: readonly ProductFee[];
  readonly lateCharge: LateChargeTerms | null;
  /** What may be charged by hand if something happens. Absent: nothing, as in terms of earlier versions. */
  readonly contingentCharges?: readonly ContingentCharge[];
  readonly delay: DelayTerms | null;
  /** Days after the payout in which the borrower may give the money back and owe nothing but its use. */
  readonly coolingOffDays: number;
  readonly earlySettlement: EarlySettlementTerms;
  /** What a repayment pays first, within the oldest instalment. */
  readonly paymentOrder: readonly PaidPart[];
  readonly rounding: RoundingTerms;
}

export interface AmountRange {
  readonly min: bigint;
  readonly max: bigint;
  /** The amounts offered are min, min + step, … up to max. */
  readonly step: bigint;
}

/** "3 months" is 3 instalments of one month; "30 days, paid at once" is one instalment of 30 days. */
export type OfferedTerm = {
  readonly instalments: number;
  readonly every: Step;
};

/** A market may ask for charges of third parties to be shown apart from the lender's own. */
export interface ProductFee extends FeeTerms {
  readonly payee: FeePayee;
}

/**
 * What being late costs: a percentage of the overdue scheduled amount for each day (a month's percentage
 * counts a thirtieth a day), or a fixed amount once for each overdue instalment. Days of grace are free and
 * are never charged afterwards. There is no way to say that it compounds or bears interest, because it never
 * does.
 */
export type LateChargeTerms =
  | {
      readonly kind: 'percent';
      readonly percent: Rational;
      readonly per: LatePeriod;
      readonly graceDays: number;
    }
  | { readonly kind: 'fixed'; readonly fixed: bigint; readonly graceDays: number };

/**
 * A charge that a person makes when something happens that costs the lender: a payment that the bank
 * returned, ₱15.00, at most once in the life of a loan. It is a penal charge: it stands beside the late
 * charge, under the same ceilings, bears no interest and no charge, and is not taxed. What is not listed here
 * is not charged.
 */
export interface ContingentCharge {
  /** As the books and a request know it; it stays when the names change. */
  readonly code: string;
  /** What it is called, by language; English is always there. */
  readonly names: Readonly<Record<string, string>>;
  readonly amount: bigint;
  /** How often in the life of a loan. */
  readonly times: number;
}

export const latePeriods = ['day', 'month'] as const;
type LatePeriod = (typeof latePeriods)[number];

/** The next instalment may be moved; the fee is the whole price of that. */
export interface DelayTerms {
  /** How often in the life of a loan. */
  readonly times: number;
  readonly days: number;
  /** Of the scheduled amount that is moved. */
  readonly percent: Rational;
  readonly fixed: bigint;
  /** It can be asked for from so many days before the due date to so many after it. */
  readonly daysBefore: number;
  readonly daysAfter: number;
}

/** Interest always ends with the day of the settlement; where the law allows it, a charge may be added. */
interface EarlySettlementTerms {
  /** Of the principal that is repaid early. */
  readonly chargePercent: Rational;
}

export const paidParts = ['penalty', 'fee', 'interest', 'principal'] as const;
export type PaidPart = (typeof paidParts)[number];
