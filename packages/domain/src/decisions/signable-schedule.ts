import { isRefusal } from '../refusals/refusal.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { TermsFault } from '../schedule/check-terms.ts';
import type { LoanTerms } from '../schedule/loan-terms.ts';
import { makeSchedule } from '../schedule/make-schedule.ts';
import type { Schedule } from '../schedule/make-schedule.ts';

/**
 * A schedule that a loan can be made of: no row whose instalment is smaller than its interest. The arithmetic
 * has such schedules (a first period of 57 days before daily instalments), and shows them; but a borrower who
 * pays every row in time must never owe more than before.
 */
export function signableSchedule(terms: LoanTerms): Schedule | Refusal<TermsFault | NotSignable> {
  const schedule = makeSchedule(terms);
  return isRefusal(schedule) ? schedule : ifSignable(schedule);
}

type NotSignable = 'instalment_does_not_cover_its_interest';

/** The same of a schedule that was priced already. */
export function ifSignable(schedule: Schedule): Schedule | Refusal<NotSignable> {
  const row = schedule.rows.find(({ principal }) => principal < 0n);
  return row ? { refused: 'instalment_does_not_cover_its_interest', facts: { n: row.n } } : schedule;
}
