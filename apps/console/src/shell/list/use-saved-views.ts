import { useState } from 'react';
import { useDesk } from '../me.ts';
import { useAct } from '../runtime/use-act.ts';
import type { List } from './use-list.ts';

/** Saving, changing and deleting the views of a list. */
export function useSavedViews<Row>(list: List<Row>) {
  const { market } = useDesk();
  const save = useAct('console.list-view-save');
  const remove = useAct('console.list-view-delete');
  const [isAsking, setAsking] = useState(false);
  const of = { market: market.market, list: list.list };
  const { view } = list;
  const isOwn = view !== null && !view.isBuiltIn && view.isYours;
  const keep = async (viewId: string, name: string, isShared: boolean) => {
    const outcome = await save.run({ ...of, viewId, name, isShared, query: list.query });
    if (!outcome || 'fault' in outcome) return;
    list.reloadViews();
    setAsking(false);
    list.change({ view: viewId });
  };
  return {
    isAsking,
    ask: () => setAsking(true),
    close: () => setAsking(false),
    isBusy: save.isBusy,
    fault: save.fault ?? remove.fault,
    saveAs: (name: string, isShared: boolean) => void keep(crypto.randomUUID(), name, isShared),
    /** Only one's own can be changed. */
    saveChange: isOwn ? () => void keep(view.id, view.name, view.isShared) : null,
    remove: isOwn
      ? async () => {
          const outcome = await remove.run({ ...of, viewId: view.id });
          if (!outcome || 'fault' in outcome) return;
          list.reloadViews();
          list.change({ view: '' });
        }
      : null,
  };
}
