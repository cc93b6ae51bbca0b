import type { CalendarDate } from '@candor/domain/calendar';

/**
 * Days on which offices are closed. Where a country's lists differ by state or by moonrise, a doubtful day
 * counts as closed: it only gives the borrower more time. To be confirmed each year.
 */
export interface WorkingCalendar {
  /** Monday is 1, Sunday 7. */
  readonly weeklyRest: readonly Weekday[];
  readonly holidays: readonly Holiday[];
  /**
   * When the lender's office opens and closes on a working day: what it promises in working hours counts
   * between them.
   */
  readonly office: { readonly opens: OfficeTime; readonly closes: OfficeTime };
  /** First and last day that the list of holidays speaks about. */
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly source: string;
}

/** Hours and minutes, `08:00`. */
type OfficeTime = `${number}${number}:${number}${number}`;

type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface Holiday {
  readonly on: CalendarDate;
  readonly name: string;
  /** Declared by the government, or what its law and the almanac lead one to expect. */
  readonly is: 'declared' | 'expected';
}

/** A year's days as people write them: ['01-26', 'Republic Day']. */
export function holidaysOf(
  year: number,
  is: Holiday['is'],
  days: readonly (readonly [day: string, name: string])[],
): Holiday[] {
  return days.map(([day, name]) => ({ on: `${year}-${day}` as CalendarDate, name, is }));
}
