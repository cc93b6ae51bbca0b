import type { CalendarDate } from '@candor/domain/calendar';
import type { LocalMoment } from '@candor/domain/mandates';
import { markets, type MarketId } from '@candor/markets';
import type { DebitNotice } from '@candor/store/mandates';
import { dayIn, timeIn } from '../../kernel/time/market-time.ts';

/** A moment on a market's clock, to the minute that has begun. */
export function localMoment(market: MarketId, at: Date): LocalMoment {
  const { timeZone } = markets[market];
  const [hours = 0, minutes = 0] = timeIn(timeZone, at).split(':').map(Number);
  return { on: dayIn(timeZone, at), minute: hours * 60 + minutes };
}

const minuteMs = 60_000;

/** Now, on a market's business day: the hour is the clock's, the day is the one that the books are at. */
export function momentOn(market: MarketId, on: CalendarDate, at: Date): LocalMoment {
  return { on, minute: localMoment(market, at).minute };
}

/**
 * Since when a notice counts: both have been told, the borrower's phone and whoever keeps the account. To the
 * minute that is over, so that 24 hours are 24 hours. Null while one of them has not.
 *   Written at 08:00:00, handed over at 08:00:20: from 08:01.
 */
export function toldSince(
  { toldAt, announcedAt }: Pick<DebitNotice, 'toldAt' | 'announcedAt'>,
  { isAnnounced, market }: { readonly isAnnounced: boolean; readonly market: MarketId },
): LocalMoment | null {
  if (toldAt === null || (isAnnounced && announcedAt === null)) return null;
  const last = Math.max(toldAt.getTime(), isAnnounced ? (announcedAt?.getTime() ?? 0) : 0);
  return localMoment(market, new Date(Math.ceil(last / minuteMs) * minuteMs));
}
