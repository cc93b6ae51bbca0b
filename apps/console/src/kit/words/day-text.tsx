import type { CalendarDay } from '@candor/ui';
import { dayWords, distanceWords, momentWords } from './day-words.ts';
import { ageWords } from './time-words.ts';

type DayProps = { readonly day: CalendarDay; readonly today: CalendarDay; readonly withDistance?: boolean };

/** A day with its weekday, and how far it is where that matters: Sat 12 Dec, in 24 days. */
export function DayText({ day, today, withDistance }: DayProps) {
  return (
    <time dateTime={day}>
      {dayWords(day, today)}
      {withDistance && `, ${distanceWords(day, today)}`}
    </time>
  );
}

type MomentProps = { readonly at: Date; readonly timeZone: string; readonly today: CalendarDay };

/** An instant by the market's clock: 09:10, or Tue 17 Nov 18:00. */
export function MomentText({ at, timeZone, today }: MomentProps) {
  return <time dateTime={at.toISOString()}>{momentWords(at, timeZone, today)}</time>;
}

/** How old it is: 47 min, 1 d 19 h. */
export function AgeText({ since, now }: { readonly since: Date; readonly now: Date }) {
  return <time dateTime={since.toISOString()}>{ageWords(since, now)}</time>;
}
