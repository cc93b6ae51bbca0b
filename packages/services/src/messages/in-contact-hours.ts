import { dateOfDayNumber, dayNumber } from '@candor/domain';
import { lending, markets, type MarketId } from '@candor/markets';
import type { OutboxMessage } from '../commands/command.ts';
import { dayIn, instantOf, timeIn } from '../day-end/market-time.ts';

/** Handed over now, or when the phone may ring again: at 00:05 in Manila, at 08:00. */
export function inContactHours(message: OutboxMessage, market: MarketId, now: Date): OutboxMessage {
  const { timeZone } = markets[market];
  const { from, until } = lending[market].contactHours;
  const [today, time] = [dayIn(timeZone, now), timeIn(timeZone, now)];
  if (time >= from && time < until) return message;
  const day = time < from ? today : dateOfDayNumber(dayNumber(today) + 1);
  return { ...message, notBefore: instantOf(day, from, timeZone) };
}
