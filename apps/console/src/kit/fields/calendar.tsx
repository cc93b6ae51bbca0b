import { type CalendarDay, weekdayOf } from '@candor/ui';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { longDayWords } from '../words/day-words.ts';
import { dayAfter } from '../words/read-day.ts';

type Props = {
  readonly chosen: CalendarDay;
  readonly today: CalendarDay;
  readonly onChoose: (day: CalendarDay) => void;
  readonly onLeave: () => void;
};

const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const focusOn = (button: HTMLButtonElement | null) => button?.focus();

/**
 * One month of days, under a field: arrows move, Enter chooses, Page up and down turn the month, Esc leaves.
 */
export function Calendar({ chosen, today, onChoose, onLeave }: Props) {
  const [focused, setFocused] = useState(chosen);
  const own = useRef<HTMLFieldSetElement>(null);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave();
    else if (event.key === 'PageUp') setFocused(dayAfter(`${focused.slice(0, 7)}-01`, -1));
    else if (event.key === 'PageDown')
      setFocused(`${dayAfter(`${focused.slice(0, 7)}-28`, 7).slice(0, 7)}-01`);
    else if (moves[event.key] !== undefined) setFocused(dayAfter(focused, moves[event.key] ?? 0));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const leave = ({ relatedTarget: to }: FocusEvent) => {
    if (!(to instanceof Node) || !own.current?.contains(to)) onLeave();
  };
  return (
    <fieldset ref={own} className="k-calendar">
      <legend>{longDayWords(focused).split(' ').slice(2).join(' ')}</legend>
      <div className="k-calendar-days">
        {['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((name) => (
          <span key={name} aria-hidden>
            {name}
          </span>
        ))}
        {daysAround(focused).map((day) => (
          <button
            key={day}
            ref={day === focused ? focusOn : null}
            type="button"
            tabIndex={day === focused ? 0 : -1}
            aria-label={longDayWords(day)}
            aria-current={day === today ? 'date' : undefined}
            aria-pressed={day === chosen}
            data-other={day.slice(0, 7) === focused.slice(0, 7) ? undefined : ''}
            onKeyDown={press}
            onBlur={leave}
            onClick={() => onChoose(day)}
          >
            {Number(day.slice(8))}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Six weeks, from the Monday on or before the first: days stay in place when the month is turned. */
function daysAround(day: CalendarDay): CalendarDay[] {
  const first = `${day.slice(0, 7)}-01`;
  const monday = dayAfter(first, -((weekdayOf(first) + 6) % 7));
  return Array.from({ length: 42 }, (_, index) => dayAfter(monday, index));
}
