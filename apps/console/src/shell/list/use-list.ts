import type { Calls, RequestOf } from '@candor/contract/console-client';
import {
  type ListColumn,
  type ListFilter,
  type ListViewTab,
  type Sort,
  writeSort,
} from '../../kit/list/list-types.ts';
import { useDesk } from '../me.ts';
import { usePlace, useRouter } from '../router.ts';
import { useLoad } from '../runtime/use-load.ts';
import { readListAddress, viewQueryOf } from './list-address.ts';

export type ListName = RequestOf<Calls['console.list-views']>['list'];

type Options<Row> = {
  readonly list: ListName;
  readonly filters: readonly ListFilter[];
  readonly columns: readonly ListColumn<Row>[];
  readonly usualSort: string;
  /** The first is what the plain address shows. */
  readonly views: readonly { readonly id: string; readonly name: string; readonly query: string }[];
};

export type List<Row> = Omit<Options<Row>, 'views' | 'usualSort'> & {
  /** Filters and sort, for the call: spread them into its request. */
  readonly asked: Readonly<Record<string, string>>;
  readonly chosen: Readonly<Record<string, string>>;
  readonly sort: Sort;
  readonly shown: ReadonlySet<string>;
  readonly density: 'normal' | 'dense';
  readonly unread: readonly string[];
  readonly views: readonly ListViewTab[];
  readonly view: ListViewTab | null;
  readonly isChanged: boolean;
  /** What of the address is a view: for saving it. */
  readonly query: string;
  readonly change: (changes: Readonly<Record<string, string>>) => void;
  readonly choose: (view: ListViewTab) => void;
  readonly reloadViews: () => void;
};

/**
 * A list that can be shown in many ways. Everything is in the address: what is filtered, sorted, shown and
 * which view it began with.
 */
export function useList<Row>(options: Options<Row>): List<Row> {
  const { list, filters, columns, usualSort } = options;
  const { market } = useDesk();
  const router = useRouter();
  const { query } = usePlace();
  const saved = useLoad('console.list-views', { market: market.market, list });
  const address = readListAddress(query, { filters, columns, usualSort });
  const views: ListViewTab[] = [
    ...options.views.map((view) => ({
      ...view,
      isShared: false,
      isYours: false,
      isBuiltIn: true,
      madeBy: null,
    })),
    ...(saved.loaded.read?.data.views ?? []).map((view) => ({
      id: view.viewId,
      name: view.name,
      query: view.query,
      isShared: view.isShared,
      isYours: view.isYours,
      isBuiltIn: false,
      madeBy: view.madeBy,
    })),
  ];
  const now = viewQueryOf(query, filters);
  // Other parts of the place, a tab or the thing that is open beside, are no matter of the view.
  const own = new Set([...filters.map(({ key }) => key), 'sort', 'cols', 'rows', 'view', 'row', 'after']);
  const others = Object.fromEntries(Object.entries(query).filter(([key]) => !own.has(key)));
  const view =
    views.find(({ id }) => id === query['view']) ??
    views.find((one) => one.query === now) ??
    views[0] ??
    null;
  const go = (changes: Readonly<Record<string, string>>) =>
    router.go({ ...router.place(), query: { ...router.place().query, ...changes } }, 'same step');
  return {
    list,
    filters,
    columns,
    asked: { ...address.chosen, ...(address.sort.key !== '' && { sort: writeSort(address.sort) }) },
    chosen: address.chosen,
    sort: address.sort,
    shown: new Set(address.shown),
    density: address.density,
    unread: address.unread,
    views,
    view,
    isChanged: view !== null && view.query !== now,
    query: now,
    // A change belongs to the view that it began with, though no address says its name yet.
    change: (changes) => go({ row: '', view: view?.id ?? '', ...changes }),
    choose: (next) =>
      router.go(
        {
          ...router.place(),
          query: {
            ...others,
            ...Object.fromEntries(new URLSearchParams(next.query)),
            view: next.id === options.views[0]?.id ? '' : next.id,
          },
        },
        'same step',
      ),
    reloadViews: saved.reload,
  };
}
