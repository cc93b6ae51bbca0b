import type { CalendarDay } from '@candor/ui';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { DayBox } from '../fields/day-box.tsx';
import { TextField } from '../fields/text-field.tsx';
import { figureWords, type MoneyWay, readAmount } from '../words/money-words.ts';
import type { DayOrder } from '../words/read-day.ts';
import { isRealDay, isUpwards, type ListFilter, readRange, writeRange } from './list-types.ts';

/** By which a day is read that somebody types. */
type DaysTyped = { readonly today: CalendarDay; readonly order: DayOrder };

type Props = {
  readonly filters: readonly ListFilter[];
  readonly chosen: Readonly<Record<string, string>>;
  /** The filter that is changed; empty asks which. */
  readonly first: string;
  readonly money: MoneyWay;
  readonly days: DaysTyped;
  readonly onChange: (key: string, value: string) => void;
  readonly onClose: () => void;
};

/** First what to filter by, then by what. Digits choose from a list. */
export function FilterMenu({ filters, chosen, first, money, days, onChange, onClose }: Props) {
  const [key, setKey] = useState(first);
  const filter = filters.find((one) => one.key === key);
  if (!filter)
    return (
      <Choices
        key="which"
        title="Filter by"
        options={filters.map((one) => ({ value: one.key, words: one.name }))}
        onChoose={setKey}
        onClose={onClose}
      />
    );
  const now = chosen[filter.key] ?? '';
  if (filter.kind === 'choice')
    return (
      <Choices
        key={filter.key}
        title={`${filter.name} is`}
        options={filter.options}
        chosen={now}
        onChoose={(value) => onChange(filter.key, value)}
        onClose={onClose}
      />
    );
  return (
    <RangeChoice
      filter={filter}
      value={now}
      money={money}
      days={days}
      onChoose={(value) => onChange(filter.key, value)}
      onClose={onClose}
    />
  );
}

type ChoicesProps = {
  readonly title: string;
  readonly options: readonly { readonly value: string; readonly words: string }[];
  readonly chosen?: string;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
};

function Choices({ title, options, chosen, onChoose, onClose }: ChoicesProps) {
  const keys = options
    .slice(0, 9)
    .map(({ value, words }, at) => ({ keys: String(at + 1), words, run: () => onChoose(value) }));
  return (
    <Dialog title={title} width="narrow" onClose={onClose} keys={keys}>
      <ul className="k-choices">
        {options.map(({ value, words }, at) => (
          <li key={value}>
            <Button
              look={value === chosen ? 'plain' : 'quiet'}
              width="full"
              {...(at < 9 && { keys: String(at + 1) })}
              onClick={() => onChoose(value)}
            >
              {words}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

type RangeProps = {
  readonly filter: Exclude<ListFilter, { readonly kind: 'choice' }>;
  readonly value: string;
  readonly money: MoneyWay;
  readonly days: DaysTyped;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
};

function RangeChoice({ filter, value, money, days, onChoose, onClose }: RangeProps) {
  const was = readRange(value);
  const [from, setFrom] = useState(typedOf(filter.kind, was.from, money));
  const [to, setTo] = useState(typedOf(filter.kind, was.to, money));
  const range = { from: boundOf(filter.kind, from, money), to: boundOf(filter.kind, to, money) };
  const isUnread = range.from === undefined || range.to === undefined;
  const isBackwards =
    range.from !== undefined &&
    range.to !== undefined &&
    !isUpwards(filter.kind, { from: range.from, to: range.to });
  const wrong = isUnread || isBackwards;
  const apply = () => {
    if (range.from !== undefined && range.to !== undefined && !isBackwards)
      onChoose(writeRange({ from: range.from, to: range.to }));
  };
  const usual = filter.usual ?? [];
  const isDay = filter.kind === 'day';
  return (
    <Dialog
      title={filter.name}
      width="narrow"
      onClose={onClose}
      onCommit={apply}
      isHarmless
      commitWords="apply"
      keys={usual.map((one, at) => ({
        keys: String(at + 1),
        words: one.words,
        run: () => onChoose(one.value),
      }))}
      buttons={
        <Button look="primary" keys="Ctrl+Enter" disabled={wrong} onClick={apply}>
          Apply
        </Button>
      }
    >
      {usual.length > 0 && (
        <ul className="k-choices">
          {usual.map((one, at) => (
            <li key={one.value}>
              <Button
                look={one.value === value ? 'plain' : 'quiet'}
                width="full"
                keys={String(at + 1)}
                onClick={() => onChoose(one.value)}
              >
                {one.words}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="k-field-row">
        <Bound label="From" days={isDay ? days : null} value={from} onChange={setFrom} bound={range.from} />
        <Bound
          label="To"
          days={isDay ? days : null}
          value={to}
          onChange={setTo}
          bound={range.to}
          isBackwards={isBackwards}
        />
      </div>
    </Dialog>
  );
}

type BoundProps = {
  readonly label: string;
  /** Null where it is no day. */
  readonly days: DaysTyped | null;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly bound: string | undefined;
  readonly isBackwards?: boolean;
};

function Bound({ days, bound, isBackwards = false, ...field }: BoundProps) {
  const error =
    bound === undefined ? 'This can’t be read.' : isBackwards ? 'Must not be below From.' : undefined;
  return days ? <DayBox {...field} {...days} error={error} /> : <TextField {...field} error={error} />;
}

function typedOf(kind: ListFilter['kind'], bound: string, money: MoneyWay): string {
  return kind === 'amount' && /^\d{1,15}$/u.test(bound) ? figureWords(money, BigInt(bound)) : bound;
}

/** Undefined where it can't be read; empty is no bound. */
function boundOf(kind: ListFilter['kind'], typed: string, money: MoneyWay): string | undefined {
  const text = typed.trim();
  if (text === '') return '';
  if (kind === 'amount') return readAmount(money, text)?.toString();
  if (kind === 'count') return /^\d{1,5}$/u.test(text) ? text : undefined;
  return isRealDay(text) ? text : undefined;
}
