import { useState } from 'react';
import { useDraft } from './use-draft.ts';

/**
 * A draft that is written step by step, each of which can be undone. The draft is kept when the page is left;
 * the steps are not: after coming back, one undo drops all of it.
 */
export function useDraftSteps<Value>(name: string, base: Value) {
  const [draft, setDraft, forget] = useDraft(name, base);
  const isAsItWas = JSON.stringify(draft) === JSON.stringify(base);
  const [before, setBefore] = useState<readonly Value[]>(() => (isAsItWas ? [] : [base]));
  const last = before.at(-1);
  return {
    draft,
    put: (next: Value) => {
      setBefore([...before, draft]);
      setDraft(next);
    },
    canUndo: last !== undefined,
    undo: () => {
      if (last === undefined) return;
      setBefore(before.slice(0, -1));
      setDraft(last);
    },
    drop: () => {
      setBefore([]);
      forget();
    },
  };
}
