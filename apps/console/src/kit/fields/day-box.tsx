import type { CalendarDay } from '@candor/ui';
import { type KeyboardEvent, useState } from 'react';
import { Calendar } from './calendar.tsx';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from '../icon.tsx';
import { unreadMark } from './unread-field.ts';
import { dayWords } from '../words/day-words.ts';
import { dayAfter, type DayOrder, readDay } from '../words/read-day.ts';

export type DayFieldProps = FieldProps & {
  /** Empty: none is chosen. */
  readonly value: CalendarDay;
  readonly onChange: (day: CalendarDay) => void;
};

type Props = DayFieldProps & { readonly today: CalendarDay; readonly order: DayOrder };

/** No year is ever this one: the day is always written with its year. */
const noYear = '0001-01-01';

/**
 * A day, written as everywhere in the console: Wed 16 Dec 2026. A browser's own date field writes it in the
 * order of whoever installed the machine, and 11/12 is another day in Manila than in Mumbai. Up and down move
 * it by a day; the calendar opens with its button or Alt ↓.
 */
export function DayBox({ value, onChange, label, error, today, order, ...field }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isUnread = typed !== null && typed.trim() !== '' && readDay(typed, today, order) === undefined;
  const type = (text: string) => {
    setTyped(text);
    const day = text.trim() === '' ? '' : readDay(text, today, order);
    if (day !== undefined) onChange(day);
  };
  const choose = (day: CalendarDay) => {
    setTyped(null);
    setOpen(false);
    onChange(day);
  };
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (event.altKey) return setOpen(true);
    choose(dayAfter(value === '' ? today : value, event.key === 'ArrowUp' ? 1 : -1));
  };
  const wrong = isUnread && !isOpen ? 'Enter a day, as in 16 Dec 2026.' : undefined;
  return (
    <Field label={label} {...field} error={error ?? wrong} kind="day">
      {(aria) => (
        <>
          <input
            {...aria}
            {...unreadMark(isUnread)}
            value={typed ?? (value === '' ? '' : dayWords(value, noYear))}
            placeholder="day month year"
            autoComplete="off"
            onFocus={(event) => event.target.select()}
            onChange={(event) => type(event.target.value)}
            onBlur={() => !isUnread && setTyped(null)}
            onKeyDown={move}
          />
          <button
            type="button"
            className="k-day-button"
            aria-label="Open calendar"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="today" />
          </button>
          {isOpen && (
            <Calendar
              chosen={value === '' ? today : value}
              today={today}
              onChoose={choose}
              onLeave={() => setOpen(false)}
            />
          )}
        </>
      )}
    </Field>
  );
}
