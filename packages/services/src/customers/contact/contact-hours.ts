import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { checkContact, lending, markets, type ConductRefusal, type MarketId } from '@candor/markets';
import type { Refusal } from '../../kernel/commands/command.ts';
import { dayIn, instantOf, timeIn } from '../../kernel/time/market-time.ts';

export type HoursRule = ConductRefusal | 'outside_the_houses_hours';

/**
 * Whether it is an hour in which we speak of a debt: the law's, and those that the agreement promises. The
 * stricter hold.
 *   Manila, 20:30: the law says yes (06:00–22:00), the agreement no (08:00–20:00).
 */
export function outsideHours(market: MarketId, now: Date): Refusal<HoursRule> | undefined {
  const { timeZone } = markets[market];
  const at = timeIn(timeZone, now);
  const forbidden = checkContact(market, { on: dayIn(timeZone, now), at, person: 'borrower' });
  const { from, until } = lending[market].contactHours;
  // Whoever waits for the law's hours waits for the promised ones: both are named.
  if (forbidden)
    return {
      refused: forbidden.refused as ConductRefusal,
      facts: { ...forbidden.facts, promisedFrom: from, promisedUntil: until },
    };
  return at < from || at >= until
    ? { refused: 'outside_the_houses_hours', facts: { from, until } }
    : undefined;
}

/**
 * The same instant, or when the promised hours begin next: at 00:05 in Manila, 08:00; at 20:10, 08:00 of the
 * next day.
 */
export function nextContactHour(market: MarketId, now: Date): Date {
  if (!outsideHours(market, now)) return now;
  const { timeZone } = markets[market];
  const { from } = lending[market].contactHours;
  const today = dayIn(timeZone, now);
  return opening(market, timeIn(timeZone, now) < from ? today : plus(today, 1));
}

/**
 * The same instant, or when a window of every day begins next. The promised hours hold inside it too: what
 * they leave of it counts, and where they leave nothing, they do.
 *   10:00–17:00 in Manila, at 17:30: 10:00 of the next day.
 */
export function nextInWindow(
  market: MarketId,
  window: { readonly from: string; readonly until: string },
  now: Date,
): Date {
  const hours = lending[market].contactHours;
  const from = window.from > hours.from ? window.from : hours.from;
  const until = window.until < hours.until ? window.until : hours.until;
  if (from >= until) return nextContactHour(market, now);
  const { timeZone } = markets[market];
  const begins = nextContactHour(market, now);
  const [day, at] = [dayIn(timeZone, begins), timeIn(timeZone, begins)];
  if (at >= from && at < until) return begins;
  return instantOf(at < from ? day : plus(day, 1), from, timeZone);
}

/** When the promised hours of a day begin. */
export function opening(market: MarketId, day: CalendarDate): Date {
  return instantOf(day, lending[market].contactHours.from, markets[market].timeZone);
}

export function plus(day: CalendarDate, days: number): CalendarDate {
  return dateOfDayNumber(dayNumber(day) + days);
}
