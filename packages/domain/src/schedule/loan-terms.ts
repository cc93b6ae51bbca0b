import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Step } from '../calendar/step-date.ts';
import type { RoundingMode } from '../money/divide-rounded.ts';
import type { Rational } from '../numbers/rational.ts';

/** What is agreed about one loan, from which every row of its schedule follows. Amounts are minor units. */
export interface LoanTerms {
  readonly amount: bigint;
  readonly disbursedOn: CalendarDate;
  /** 1 means: paid at once, at the end. */
  readonly instalments: number;
  readonly every: Step;
  /** Moves the first due date; the later ones follow it. */
  readonly firstDueOn: CalendarDate | null;
  readonly interest: InterestTerms;
  readonly fees: readonly FeeTerms[];
  readonly rounding: RoundingTerms;
}

export interface InterestTerms {
  /** In percent, as it is spoken: 7 % is 7. */
  readonly rate: Rational;
  readonly per: RatePeriod;
  readonly method: InterestMethod;
  readonly dayCount: DayCount;
}

export interface FeeTerms {
  readonly name: string;
  /** Of the amount. */
  readonly percent: Rational;
  readonly fixed: bigint;
  /** Of the fee. */
  readonly taxPercent: Rational;
  readonly taken: FeeTaken;
  /** Whose it is; absent: the lender's own. */
  readonly payee?: FeePayee;
}

export const feePayees = ['lender', 'third-party'] as const;
export type FeePayee = (typeof feePayees)[number];

export interface RoundingTerms {
  readonly mode: RoundingMode;
  /** The step that instalments are rounded to, in minor units: 1 is the centavo, 100 the peso. */
  readonly to: bigint;
}

export const ratePeriods = ['day', 'month', 'year'] as const;
export type RatePeriod = (typeof ratePeriods)[number];

export const interestMethods = ['declining-equal-instalment', 'declining-equal-principal', 'flat'] as const;
export type InterestMethod = (typeof interestMethods)[number];

export const dayCounts = [
  'equal-periods',
  '30/360',
  'actual/360',
  'actual/364',
  'actual/365',
  'actual/actual',
] as const;
export type DayCount = (typeof dayCounts)[number];

export const feesTaken = ['deducted', 'first-instalment', 'spread'] as const;
export type FeeTaken = (typeof feesTaken)[number];
