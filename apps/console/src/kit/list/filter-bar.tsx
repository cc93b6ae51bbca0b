import { type ReactNode, useState } from 'react';
import { Icon } from '../icon.tsx';
import { KeyCaps } from '../keys/key-cap.tsx';
import { useKeys } from '../keys/keyboard.ts';
import type { MoneyWay } from '../words/money-words.ts';
import { FilterMenu } from './filter-menu.tsx';
import type { DayOrder } from '../words/read-day.ts';
import { filterWords } from './filter-words.ts';
import type { ListFilter } from './list-types.ts';

type Props = {
  readonly filters: readonly ListFilter[];
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChange: (key: string, value: string) => void;
  readonly money: MoneyWay;
  readonly today: string;
  readonly dayOrder: DayOrder;
  /** At the right: "in ₱, as of Wed 18 Nov 09:42". */
  readonly children?: ReactNode;
};

/** What the list is narrowed to, each a sentence that can be changed or taken away. */
export function FilterBar({ filters, chosen, onChange, money, today, dayOrder, children }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  useKeys('List', [{ keys: 'f', words: 'filter', inBar: true, run: () => setOpen('') }]);
  const set = filters.filter(({ key }) => (chosen[key] ?? '') !== '');
  return (
    <div className="k-filters">
      {set.map((filter) => {
        const { verb, words } = filterWords(filter, chosen[filter.key] ?? '', { money, today });
        return (
          <span key={filter.key} className="k-filter">
            <button type="button" className="k-filter-words" onClick={() => setOpen(filter.key)}>
              {filter.name} {verb} <strong>{words}</strong>
            </button>
            <button
              type="button"
              className="k-filter-off"
              aria-label={`Remove the filter ${filter.name}`}
              onClick={() => onChange(filter.key, '')}
            >
              <Icon name="close" />
            </button>
          </span>
        );
      })}
      <button type="button" className="k-filter-more" aria-haspopup="dialog" onClick={() => setOpen('')}>
        <Icon name="plus" />
        Filter <KeyCaps keys="f" />
      </button>
      {children && <span className="k-filters-about">{children}</span>}
      {open !== null && (
        <FilterMenu
          key={open}
          filters={filters}
          chosen={chosen}
          first={open}
          money={money}
          days={{ today, order: dayOrder }}
          onChange={(key, value) => {
            onChange(key, value);
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
