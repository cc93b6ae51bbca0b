import {
  type ListColumn,
  type ListFilter,
  isRealDay,
  isUpwards,
  readRange,
  readSort,
  type Sort,
} from '../../kit/list/list-types.ts';

/** What the address says of a list, as far as there is such a filter, column or sort. */
export type ListAddress = {
  readonly chosen: Readonly<Record<string, string>>;
  readonly sort: Sort;
  /** By key, in the order of the columns. */
  readonly shown: readonly string[];
  readonly density: 'normal' | 'dense';
  /** The filters whose value can't be read or holds for nothing: said on the page, and left out. */
  readonly unread: readonly string[];
};

type Parts = {
  readonly filters: readonly ListFilter[];
  readonly columns: readonly Pick<ListColumn<never>, 'key' | 'isAlways' | 'isUsual' | 'sort'>[];
  /** `-dpd`, where the address says nothing; empty where the list has an order of its own then. */
  readonly usualSort: string;
};

const fits = {
  count: (bound: string) => /^\d{0,5}$/u.test(bound),
  amount: (bound: string) => /^\d{0,15}$/u.test(bound),
  day: (bound: string) => bound === '' || isRealDay(bound),
} as const;

function isValue(filter: ListFilter, value: string): boolean {
  if (filter.kind === 'choice') return filter.options.some((option) => option.value === value);
  const { from, to } = readRange(value);
  const isBound = fits[filter.kind];
  if (value.split('..').length !== 2 || `${from}${to}` === '' || !isBound(from) || !isBound(to)) return false;
  return isUpwards(filter.kind, { from, to });
}

/** An address is typed, kept and sent on by people: what can't be read in it is as if it were not there. */
export function readListAddress(
  query: Readonly<Record<string, string>>,
  { filters, columns, usualSort }: Parts,
): ListAddress {
  const chosen = Object.fromEntries(
    filters.flatMap((filter) => {
      const value = query[filter.key] ?? '';
      return value !== '' && isValue(filter, value) ? [[filter.key, value]] : [];
    }),
  );
  const unread = filters.flatMap(({ key, name }) =>
    (query[key] ?? '') !== '' && !(key in chosen) ? [name] : [],
  );
  const asked = readSort(query['sort'] ?? usualSort);
  const sort = columns.some((column) => column.sort === asked.key) ? asked : readSort(usualSort);
  const named = new Set((query['cols'] ?? '').split(',').filter((key) => key !== ''));
  const shown = columns
    .filter(({ key, isAlways, isUsual }) => isAlways || (named.size === 0 ? isUsual : named.has(key)))
    .map(({ key }) => key);
  return { chosen, sort, shown, density: query['rows'] === 'dense' ? 'dense' : 'normal', unread };
}

/** The part of an address that is a way to look at the list, in one spelling: views are compared by it. */
export function viewQueryOf(
  query: Readonly<Record<string, string>>,
  filters: readonly Pick<ListFilter, 'key'>[],
): string {
  const own = [...filters.map(({ key }) => key), 'sort', 'cols', 'rows'];
  const kept = own.flatMap((key) => ((query[key] ?? '') === '' ? [] : [[key, query[key] ?? '']]));
  return new URLSearchParams(kept).toString();
}
