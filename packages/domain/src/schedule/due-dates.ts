import { civilOf } from '../calendar/calendar-date.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { dayNumber } from '../calendar/day-number.ts';
import { stepDay } from '../calendar/step-date.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { LoanTerms } from './loan-terms.ts';

/** One stretch of a loan's life, from a due date (or the payout) to the next due date. */
export type Period = { readonly from: number; readonly to: number; readonly dueOn: CalendarDate };

/**
 * The periods of a loan. Due dates step from the payout; if the first is moved, the later ones step from
 * that.
 */
export function duePeriods(terms: LoanTerms): Period[] | Refusal<'due_date_is_beyond_the_calendar'> {
  const { disbursedOn, firstDueOn, every, instalments } = terms;
  const stepsAhead = firstDueOn === null ? 1 : 0;
  const anchor = civilOf(firstDueOn ?? disbursedOn);
  const periods: Period[] = [];
  let from = dayNumber(disbursedOn);
  for (let index = 0; index < instalments; index += 1) {
    const due = stepDay(anchor, every, index + stepsAhead);
    if (due === undefined)
      return { refused: 'due_date_is_beyond_the_calendar', facts: { instalment: index + 1 } };
    periods.push({ from, to: due.number, dueOn: due.date });
    from = due.number;
  }
  return periods;
}
