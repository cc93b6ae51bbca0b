import type { CalendarDate } from '../calendar/calendar-date.ts';
import { stepDate } from '../calendar/step-date.ts';
import type { OfferedTerm } from '../product/product-terms.ts';
import type { InterestTerms, LoanTerms } from '../schedule/loan-terms.ts';

/** How many days after the payout the first of several monthly instalments may fall due. */
export interface FirstPeriod {
  readonly leastDays: number;
  readonly mostDays: number;
}

/**
 * The days on which the first instalment may be due if the borrower chooses; the later ones follow it. Only
 * monthly instalments have a day of the month, and what is repaid at once has its day in its term.
 *   Paid out on 16 November, 15 to 45 days: 1 December to 31 December.
 */
export function firstDueDays(
  { instalments, every }: OfferedTerm,
  disbursedOn: CalendarDate,
  { leastDays, mostDays }: FirstPeriod,
): CalendarDate[] {
  if (instalments < 2 || every.unit !== 'month' || every.count !== 1) return [];
  return Array.from({ length: mostDays - leastDays + 1 }, (_, k) =>
    stepDate(disbursedOn, { count: 1, unit: 'day' }, leastDays + k),
  ).filter((day) => day !== undefined);
}

/**
 * The same loan with its first instalment on a chosen day. Equal periods charge a whole month whatever its
 * days, so a loan whose first period is shorter or longer is counted by its real days: nobody pays interest
 * for a day that is not in the period, and none is given away.
 */
export function onDueDay(loan: LoanTerms, firstDueOn: CalendarDate | null): LoanTerms {
  return firstDueOn === null ? loan : { ...loan, firstDueOn, interest: byTheDay(loan.interest) };
}

function byTheDay(interest: InterestTerms): InterestTerms {
  const countsDays = interest.dayCount.startsWith('actual');
  return countsDays ? interest : { ...interest, dayCount: 'actual/365' };
}
