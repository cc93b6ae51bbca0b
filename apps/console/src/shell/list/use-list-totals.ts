import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { useDesk } from '../me.ts';
import { useLoad } from '../runtime/use-load.ts';
import type { ListName } from './use-list.ts';

type Counted = ResponseOf<Calls['console.list-totals']>;

/** What of a call narrows its list, as an address has it. */
export function queryOf(asked: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(asked).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
}

/**
 * Of the whole filter, not of a page. More than ten thousand are counted when somebody asks for it; null asks
 * for nothing.
 */
export function useListTotals(
  list: ListName,
  asked: Readonly<Record<string, unknown>> | null,
): {
  readonly counted: Counted | undefined;
  /** Null where all were counted. */
  readonly countAll: (() => void) | null;
  readonly reload: () => void;
} {
  const { market } = useDesk();
  const { sort: _sort, cursor: _cursor, market: _market, ...filters } = asked ?? {};
  const query = queryOf(filters);
  const [wholeOf, setWholeOf] = useState<string>();
  const { loaded, reload } = useLoad(
    'console.list-totals',
    asked && { market: market.market, list, query, ...(wholeOf === query && { all: 'yes' as const }) },
  );
  const counted = loaded.read?.data;
  return { counted, countAll: counted?.isMore ? () => setWholeOf(query) : null, reload };
}
