import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { markets, type MarketId } from '@candor/markets';
import type { HardshipRequest } from '@candor/store/hardship';
import { deadlineOf, deadlineRules } from '../../kernel/queues/queue-deadlines.ts';
import { dayIn } from '../../kernel/time/market-time.ts';

/** The day by which a request is answered: that of the deadline its queue has, so both sides read one day. */
export function hardshipAnswerDay(
  { askedAt }: Pick<HardshipRequest, 'askedAt'>,
  market: MarketId,
): CalendarDate {
  return dayIn(markets[market].timeZone, deadlineOf(deadlineRules.hardship, market, askedAt));
}

/** The last day without reminders and late charges: the one before they resume. */
export function lastPausedDay({ pausedUntil }: Pick<HardshipRequest, 'pausedUntil'>): CalendarDate {
  return dateOfDayNumber(dayNumber(pausedUntil) - 1);
}
