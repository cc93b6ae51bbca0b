import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Rational } from '../numbers/rational.ts';

export type ConventionId = 'eir-monthly' | 'nominal-12' | 'effective-annual' | 'actuarial-unit-period';

/**
 * A point of time as num / den units after the first advance; both are whole and small enough for a double.
 */
export type Time = { readonly num: number; readonly den: number };

/**
 * How a disclosure rate is reckoned. All four solve the same equation, what was received = Σ what is repaid,
 * each discounted for its time; they differ in how time is measured, in what a part of a period costs, and in
 * how the solved rate is stated.
 */
export interface RateConvention {
  readonly id: ConventionId;
  /** The law or rule that it follows. */
  readonly law: string;
  /** What a time of 1 means. */
  readonly timeUnit: 'month' | 'year' | 'unit-period';
  /** The unit of the stated rate. */
  readonly per: 'month' | 'year';
  /** The stated rate is the solved one times this. */
  readonly statedTimes: Rational;
  /** Within a period that is not whole: compound interest (1+i)^f, or simple interest 1 + f·i. */
  readonly partPeriod: 'compound' | 'simple';
  /** The time between two calendar dates; null where the convention has no rule for dates. */
  readonly timeBetween: ((from: CalendarDate, to: CalendarDate) => Time) | null;
}

/** A convention that has a rule for dates: the ones that a schedule can be rated by. */
export type DatedConvention = RateConvention & {
  readonly timeBetween: (from: CalendarDate, to: CalendarDate) => Time;
};
