import { dateOfDayNumber, dayNumber, type CalendarDate } from '../calendar/index.ts';
import type { DebitRules } from './debit-rules.ts';

/** A moment on the market's clock. */
export type LocalMoment = { readonly on: CalendarDate; readonly minute: number };

const minutesOfDay = 24 * 60;

const minuteOf = ({ on, minute }: LocalMoment) => dayNumber(on) * minutesOfDay + minute;

/** How many minutes lie between two moments. */
export function minutesBetween(from: LocalMoment, until: LocalMoment): number {
  return minuteOf(until) - minuteOf(from);
}

type Tried = {
  readonly dueOn: CalendarDate;
  /** When the borrower was told, or would be. */
  readonly notifiedAt: LocalMoment;
  readonly lastTriedOn: CalendarDate | null;
};

/**
 * When a due can be debited at the earliest: told on Tuesday at 06:00, on Wednesday from 06:00; told on
 * Tuesday at 18:00, in the first open hours after Wednesday 18:00. Null where the days of trying are over by
 * then.
 */
export function firstTry({ dueOn, notifiedAt, lastTriedOn }: Tried, rules: DebitRules): LocalMoment | null {
  const earliest = minuteOf(notifiedAt) + rules.noticeMinutes;
  const lastDay = dayNumber(dueOn) + rules.daysAfterDue;
  const firstDay = Math.max(
    dayNumber(dueOn),
    Math.floor(earliest / minutesOfDay),
    lastTriedOn === null ? 0 : dayNumber(lastTriedOn) + 1,
  );
  for (let day = firstDay; day <= lastDay; day += 1) {
    const minuteOfDay = earliest - day * minutesOfDay;
    const open = rules.debitHours.find(({ until }) => until > minuteOfDay);
    if (open) return { on: dateOfDayNumber(day), minute: Math.max(open.from, minuteOfDay) };
  }
  return null;
}
