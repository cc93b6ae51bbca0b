import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { markets, type ClockTime, type MarketId } from '@candor/markets';

/**
 * To make one takes longer than to read fifty rows from the database, and a list asks for every row of its
 * page.
 */
const kept = new Map<string, Intl.DateTimeFormat>();

function formatOf(
  language: string,
  timeZone: string,
  style: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${style.dateStyle} ${style.timeStyle}`;
  const known = kept.get(key) ?? new Intl.DateTimeFormat(language, { timeZone, ...style });
  kept.set(key, known);
  return known;
}

const quarterMs = 900_000;
const mostKept = 20_000;
const aheads = new Map<string, Map<number, number>>();

/**
 * By how much a zone's clock is ahead of UTC: Manila's by eight hours. Clocks are put forward and back at
 * quarters of an hour.
 */
function aheadOf(timeZone: string, instant: number): number {
  let known = aheads.get(timeZone);
  if (!known || known.size > mostKept) aheads.set(timeZone, (known = new Map()));
  const quarter = Math.floor(instant / quarterMs);
  let ahead = known.get(quarter);
  if (ahead === undefined) {
    const at = quarter * quarterMs;
    const shown = formatOf('sv-SE', timeZone, { dateStyle: 'short', timeStyle: 'medium' }).format(at);
    known.set(quarter, (ahead = Date.parse(`${shown.replace(' ', 'T')}Z`) - at));
  }
  return ahead;
}

/**
 * The calendar day that it is in a zone: 2026-11-15T17:30Z is 16 November in Manila.
 */
export function dayIn(timeZone: string, instant: Date): CalendarDate {
  const at = instant.getTime();
  return new Date(at + aheadOf(timeZone, at)).toISOString().slice(0, 10) as CalendarDate;
}

/** The clock time that it is in a zone: 2026-11-15T17:30Z is 01:30 in Manila. */
export function timeIn(timeZone: string, instant: Date): ClockTime {
  return formatOf('en-GB', timeZone, { timeStyle: 'short' }).format(instant) as ClockTime;
}

/** The instant of a clock time on a day in a zone: 08:00 on 16 November in Manila is 2026-11-16T00:00Z. */
export function instantOf(day: CalendarDate, clockTime: string, timeZone: string): Date {
  const asIfUtc = Date.parse(`${day}T${clockTime}:00Z`);
  return new Date(asIfUtc - aheadOf(timeZone, asIfUtc));
}

type Between<Bound> = { readonly from: Bound | null; readonly to: Bound | null };

/** From when a market's first day begins until the last moment of its last one. */
export function momentsOf(market: MarketId, { from, to }: Between<CalendarDate>): Between<Date> {
  const { timeZone } = markets[market];
  const dayAfter = (day: CalendarDate) => dateOfDayNumber(dayNumber(day) + 1);
  return {
    from: from && instantOf(from, '00:00', timeZone),
    to: to && new Date(instantOf(dayAfter(to), '00:00', timeZone).getTime() - 1),
  };
}
