import { dateOfDayNumber, dayNumber, daysBetween, type CalendarDate } from '@candor/domain/calendar';
import { lending, markets, type MarketId } from '@candor/markets';
import type { OutboxMessage } from '../../kernel/commands/command.ts';
import { instantOf } from '../../kernel/time/market-time.ts';

/**
 * When a borrower hears from us by ourselves, in days before (negative) or after the oldest unpaid due date.
 */
const reminderDays = [-3, 0, 1, 3, 7, 14, 30, 60, 90] as const;

/** The due dates about which somebody is reminded on a day. */
export function remindedDueDates(on: CalendarDate): CalendarDate[] {
  return reminderDays.map((days) => dateOfDayNumber(dayNumber(on) - days));
}

/**
 * What is told the next day, inside the house's contact hours: an unpaid row due on the 18th is a message on
 * the 15th, the 18th, the 19th … Spread over the first hours, so that a million messages don't leave in one
 * second. A day that was ended late leaves nothing for hours that are over.
 */
export function planReminders(
  market: MarketId,
  on: CalendarDate,
  due: readonly { readonly loan: bigint; readonly dueOn: CalendarDate }[],
  now: Date,
): OutboxMessage[] {
  const { from, until } = lending[market].contactHours;
  const { timeZone } = markets[market];
  const [opens, closes] = [instantOf(on, from, timeZone), instantOf(on, until, timeZone)];
  const begin = Math.max(opens.getTime(), now.getTime());
  const spreadMs = Math.min(spreadHours * 3_600_000, closes.getTime() - begin);
  if (spreadMs <= 0) return [];
  return due.map(({ loan, dueOn }) => ({
    topic: 'reminder.due',
    payload: { market, loan: String(loan), dueOn, daysLate: daysBetween(dueOn, on) },
    notBefore: new Date(begin + (spreadMs * Number(loan % 1_000n)) / 1_000),
  }));
}

const spreadHours = 3;
