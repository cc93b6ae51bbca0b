/**
 * A calendar date, `2026-11-18`: a day of the lender's calendar, not an instant, so no time zone can move it.
 */
export type CalendarDay = string;

const DAY_MS = 86_400_000;

function dayNumber(day: CalendarDay): number {
  const instant = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(instant)) throw new RangeError(`"${day}" is not a date like 2026-11-18`);
  return instant / DAY_MS;
}

export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 Sunday … 6 Saturday. 1970-01-01 was a Thursday. */
export function weekdayOf(day: CalendarDay): number {
  return (((dayNumber(day) + 4) % 7) + 7) % 7;
}
