import { useWords } from '../words/use-words.ts';
import type { CalendarDay } from './calendar-day.ts';
import { dayText, distanceText } from './date-words.ts';

type Props = {
  readonly date: CalendarDay;
  /** The lender's business day: what "in 3 days" counts from, and whose year need not be said. */
  readonly today: CalendarDay;
  /** Adds ", in 3 days". */
  readonly distance?: boolean;
};

/** A date with its weekday: Wed 18 Nov, in 3 days. */
export function Day({ date, today, distance = false }: Props) {
  const words = useWords();
  return (
    <time dateTime={date}>
      {dayText(words, date, today)}
      {distance && `, ${distanceText(words, date, today)}`}
    </time>
  );
}
