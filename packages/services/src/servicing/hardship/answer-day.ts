import type { CalendarDate } from '@candor/domain/calendar';
import { markets, type MarketId } from '@candor/markets';
import type { HardshipRequest } from '@candor/store/hardship';
import { deadlineOf, deadlineRules } from '../../kernel/queues/queue-deadlines.ts';
import { dayIn, instantOf } from '../../kernel/time/market-time.ts';

/** The day by which a request is answered: the promise of its queue, from the business day it was made on. */
export function hardshipAnswerDay(
  { askedOn }: Pick<HardshipRequest, 'askedOn'>,
  market: MarketId,
): CalendarDate {
  const { timeZone } = markets[market];
  return dayIn(timeZone, deadlineOf(deadlineRules.hardship, market, instantOf(askedOn, '12:00', timeZone)));
}
