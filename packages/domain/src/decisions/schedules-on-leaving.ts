import type { CalendarDate } from '../calendar/calendar-date.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { makeSchedule } from '../schedule/make-schedule.ts';
import type { Schedule } from '../schedule/make-schedule.ts';
import { signableSchedule } from './signable-schedule.ts';

/**
 * The schedules that a signed loan can have whose money left on a day, the better one first. Nobody pays for
 * days on which the money had not left, and the cooling-off days begin with it.
 *   Signed on 18 September, left on the 23rd: due on 23 October, November and December instead of the 18th.
 * The money has left, so there is always one. Where the days of the new months would make it dearer than was
 * signed, there is only the second: the amounts of each row as signed, on the new days.
 *   10,000.00 at 24 % by actual days, signed on 1 February for 28 days, left on 1 March for 31: 184.11, not
 *     203.84.
 */
export function schedulesOnLeaving(signed: Schedule, on: CalendarDate): [Schedule, ...Schedule[]] {
  const { firstDueOn } = signed.terms;
  const stays = firstDueOn !== null && firstDueOn > on;
  const terms = { ...signed.terms, disbursedOn: on, firstDueOn: stays ? firstDueOn : null };
  const days = makeSchedule(terms);
  if (isRefusal(days)) throw new Error(`what was signed can't begin on ${on}: ${days.refused}`);
  const rows = signed.rows.map((row, index) => ({ ...row, ...daysOf(days, index) }));
  const asSigned = { ...signed, terms, rows };
  const follows = signableSchedule(terms);
  return isRefusal(follows) || follows.totals.total > signed.totals.total ? [asSigned] : [follows, asSigned];
}

function daysOf({ rows }: Schedule, index: number): Pick<Schedule['rows'][number], 'dueOn' | 'days'> {
  const row = rows[index];
  if (!row) throw new Error('a schedule of the same terms has as many rows');
  return { dueOn: row.dueOn, days: row.days };
}
