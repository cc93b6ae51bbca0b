import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';

/** 2026-10-17 → 2026-10-01. */
export function firstOfMonth(day: CalendarDate): CalendarDate {
  return `${day.slice(0, 7)}-01` as CalendarDate;
}

/** 2026-10-01 → 2026-10-31. */
export function lastOfMonth(month: CalendarDate): CalendarDate {
  return dateOfDayNumber(dayNumber(nextMonth(month)) - 1);
}

/** 2026-12-01 → 2027-01-01. */
export function nextMonth(month: CalendarDate): CalendarDate {
  return firstOfMonth(dateOfDayNumber(dayNumber(month) + 31));
}

/** 2027-01-01 → 2026-12-01. */
export function monthBefore(month: CalendarDate): CalendarDate {
  return firstOfMonth(dateOfDayNumber(dayNumber(month) - 1));
}
