import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '../markets.ts';

/** A lender says that a day is a holiday that no list has, or that one of the list is none. */
export type HolidayChange = {
  readonly day: CalendarDate;
  readonly isOff: boolean;
  readonly name: string;
  /** When it was said: what was promised before is not reckoned by it. */
  readonly at: Date;
};

const kept = new Map<MarketId, readonly HolidayChange[]>();

/**
 * The changes of a market as they were said, the first first. Read once by whoever starts, and again when one
 * is said.
 */
export function keepHolidayChanges(market: MarketId, changes: readonly HolidayChange[]): void {
  kept.set(market, changes);
}

export function holidayChangesOf(market: MarketId): readonly HolidayChange[] {
  return kept.get(market) ?? [];
}

/** The last word about a day by an instant, or by now; undefined where the list alone speaks. */
export function changeOfDay(
  market: MarketId,
  day: CalendarDate,
  knownAt: Date | undefined,
): HolidayChange | undefined {
  return holidayChangesOf(market).findLast(
    (change) => change.day === day && (knownAt === undefined || change.at <= knownAt),
  );
}
