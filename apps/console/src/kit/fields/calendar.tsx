import { type CalendarDay, weekdayOf } from '@candor/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { longDayWords } from '../words/day-words.ts';
import { dayAfter } from '../words/read-day.ts';

type Props = {
  readonly chosen: CalendarDay;
  readonly today: CalendarDay;
  readonly onChoose: (day: CalendarDay) => void;
  readonly onLeave: () => void;
};

const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** One month of days, under a field: arrows move, Enter chooses, Page up and down turn the month, Esc leaves. */
export function Calendar({ chosen, today, onChoose, onLeave }: Props) {
  const [focused, setFocused] = useState(chosen);
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    own.current?.querySelector<HTMLButtonElement>('[tabindex="0"]')?.focus();
  }, [focused]);
  const hear = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave();
    else if (event.key === 'PageUp') setFocused(dayAfter(`${focused.slice(0, 7)}-01`, -1));
    else if (event.key === 'PageDown')
      setFocused(
        dayAfter(`${focused.slice(0, 7)}-28`, 7)
          .slice(0, 7)
          .concat('-01'),
      );
    else if (moves[event.key] !== undefined) setFocused(dayAfter(focused, moves[event.key] ?? 0));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const leave = (to: EventTarget | null) => {
    if (!(to instanceof Node) || !own.current?.contains(to)) onLeave();
  };
  const month = longDayWords(focused).split(' ').slice(2).join(' ');
  return (
    <div
      ref={own}
      className="k-calendar"
      role="dialog"
      aria-label={month}
      onKeyDown={hear}
      onBlur={(event) => leave(event.relatedTarget)}
    >
      <p className="k-calendar-month">{month}</p>
      <div className="k-calendar-days" role="grid">
        {['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((name) => (
          <span key={name} aria-hidden>
            {name}
          </span>
        ))}
        {daysAround(focused).map((day) => (
          <button
            key={day}
            type="button"
            tabIndex={day === focused ? 0 : -1}
            aria-label={longDayWords(day)}
            aria-current={day === today ? 'date' : undefined}
            aria-pressed={day === chosen}
            data-other={day.slice(0, 7) === focused.slice(0, 7) ? undefined : ''}
            onClick={() => onChoose(day)}
          >
            {Number(day.slice(8))}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Six weeks, from the Monday on or before the first: the days stay where they are when the month is turned. */
function daysAround(day: CalendarDay): CalendarDay[] {
  const first = `${day.slice(0, 7)}-01`;
  const monday = dayAfter(first, -((weekdayOf(first) + 6) % 7));
  return Array.from({ length: 42 }, (_, index) => dayAfter(monday, index));
}
