import type { CalendarDay } from '@candor/ui';
import { type KeyboardEvent, useState } from 'react';
import { Calendar } from '../kit/fields/calendar.tsx';
import { Field, type FieldProps } from '../kit/fields/field.tsx';
import { Icon } from '../kit/icon.tsx';
import { dayWords } from '../kit/words/day-words.ts';
import { dayAfter, dayOrderOf, readDay } from '../kit/words/read-day.ts';
import { useDesk } from './me.ts';

type Props = FieldProps & {
  /** Empty: none is chosen. */
  readonly value: CalendarDay | '';
  readonly onChange: (day: CalendarDay | '') => void;
};

/** No year is ever this one: the day is always written with its year. */
const noYear = '0001-01-01';

/**
 * A day, written as everywhere in the console: Wed 16 Dec 2026. A browser's own date field writes it in the
 * order of whoever installed the machine, and 11/12 is another day in Manila than in Mumbai. Up and down move
 * it by a day; the calendar opens with its button or Alt ↓.
 */
export function DayField({ value, onChange, label, error, ...field }: Props) {
  const { market } = useDesk();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const order = dayOrderOf(market.market);
  const isUnread =
    typed !== null && typed.trim() !== '' && readDay(typed, market.businessDate, order) === undefined;
  const type = (text: string) => {
    setTyped(text);
    const day = text.trim() === '' ? '' : readDay(text, market.businessDate, order);
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
    choose(dayAfter(value === '' ? market.businessDate : value, event.key === 'ArrowUp' ? 1 : -1));
  };
  const wrong = isUnread && !isOpen ? 'Enter a day, as in 16 Dec 2026.' : undefined;
  return (
    <Field label={label} {...field} error={error ?? wrong} kind="day">
      {(aria) => (
        <>
          <input
            {...aria}
            value={typed ?? (value === '' ? '' : dayWords(value, noYear))}
            placeholder="16 Dec 2026"
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
              chosen={value === '' ? market.businessDate : value}
              today={market.businessDate}
              onChoose={choose}
              onLeave={() => setOpen(false)}
            />
          )}
        </>
      )}
    </Field>
  );
}
