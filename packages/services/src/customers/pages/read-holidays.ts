import type { CalendarDate } from '@candor/domain/calendar';
import {
  calendars,
  holidayChangesOf,
  isHoliday,
  isMarketId,
  keepHolidayChanges,
  marketIds,
  type MarketId,
  type WorkingCalendar,
} from '@candor/markets';
import { listHolidayChanges } from '@candor/store/holidays';
import type { Database } from '@candor/store/database';

/**
 * Reads what lenders said of their holidays, so that every reckoning knows it. Whoever starts does so, and
 * whoever hears of a change.
 */
export async function refreshHolidays(database: Database): Promise<void> {
  const changes = await database.read(listHolidayChanges);
  for (const market of marketIds)
    keepHolidayChanges(
      market,
      changes.filter((change) => isMarketId(change.market) && change.market === market),
    );
}

export type HolidayLine = {
  readonly day: CalendarDate;
  readonly name: string;
  /** By the market's list, declared or expected; or the lender's own word. */
  readonly by: 'declared' | 'expected' | 'lender';
  readonly isOff: boolean;
};

/** The holidays of a year as they stand, in order; one that was taken off stays in sight. */
export function holidaysOfYear(market: MarketId, year: number): HolidayLine[] {
  const { holidays }: WorkingCalendar = calendars[market];
  const lines = new Map<CalendarDate, HolidayLine>();
  for (const { on, name, is } of holidays)
    lines.set(on, { day: on, name, by: is, isOff: isHoliday(market, on) });
  for (const { day, name, isOff } of holidayChangesOf(market)) {
    const listed = lines.get(day);
    const by = listed && isOff && listed.by !== 'lender' ? listed.by : 'lender';
    lines.set(day, { day, name: name === '' ? (listed?.name ?? '') : name, by, isOff });
  }
  return [...lines.values()]
    .filter(({ day }) => day.startsWith(`${year}-`))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
