import type { Calls, ConsoleCallKey, RequestOf, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { useLoad } from '../runtime/use-load.ts';

type Counted = { readonly count: number; readonly isMore: boolean };

/** Calls that count a list and add it up. */
export type TotalsKey = {
  [K in ConsoleCallKey]: ResponseOf<Calls[K]> extends Counted ? K : never;
}[ConsoleCallKey];

/**
 * Of the whole filter, not of a page. More than ten thousand are counted when somebody asks for it; null asks
 * for nothing.
 */
export function useListTotals<K extends TotalsKey>(
  key: K,
  request: Omit<RequestOf<Calls[K]>, 'all'> | null,
): { readonly counted: ResponseOf<Calls[K]> | undefined; readonly countAll: () => void } {
  const of = JSON.stringify(request);
  const [wholeOf, setWholeOf] = useState('');
  const { loaded } = useLoad(
    key,
    request && ({ ...request, ...(wholeOf === of && { all: 'yes' }) } as RequestOf<Calls[K]>),
  );
  return { counted: loaded.read?.data, countAll: () => setWholeOf(of) };
}
