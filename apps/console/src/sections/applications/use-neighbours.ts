import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useRouter } from '../../shell/router.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { useFreshList } from '../../queue/use-fresh-list.ts';

export type Neighbours = ReturnType<typeof useNeighbours>;

/**
 * Where an application stands among those that wait, and which come before and after it. Once it is decided
 * it stands there no more: the next is the one that has taken its place, or else the first.
 */
export function useNeighbours(orderId: string) {
  const { market } = useDesk();
  const router = useRouter();
  const { loaded, reload } = useLoad('console.applications', { market: market.market });
  useFreshList('applications', reload);
  const waiting = loaded.read?.data.items ?? [];
  const found = waiting.findIndex((row) => row.orderId === orderId);
  const [last, setLast] = useState(0);
  if (found >= 0 && found !== last) setLast(found);
  const before = found > 0 ? waiting[found - 1] : undefined;
  const after = found >= 0 ? waiting[found + 1] : (waiting[last] ?? waiting[0]);
  const go = (row: (typeof waiting)[number] | undefined) => {
    if (row) router.go({ section: 'applications', id: row.orderId, query: {} });
  };
  return {
    position: found >= 0 ? found + 1 : null,
    count: loaded.read?.data.waiting.count ?? waiting.length,
    hasBefore: before !== undefined,
    hasNext: after !== undefined,
    goBefore: () => go(before),
    goNext: () => go(after),
    reload,
  };
}
