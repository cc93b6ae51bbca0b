import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { createLoad, isCutOff, type Load, type Snapshot } from './create-load.ts';

type Answer<T> = {
  readonly snapshot: Snapshot<T>;
  /** Asks again, and is done when the answer is there. */
  readonly refresh: () => Promise<void>;
  readonly replace: (data: T) => void;
};

/**
 * The answer to a question, for a screen to show. Another question (by its name) reads anew; what the network
 * cut off is asked again when the network is back.
 */
export function useLoadedAnswer<T>(
  name: string,
  /** Null: there is nothing to ask for yet. */
  question: (() => Promise<T>) | null,
  onLoggedOut: () => void,
  /** The answer that came with the page: it is not asked for. */
  given?: T,
): Answer<T> {
  const [load] = useState(() => createLoad<T>(undefined, given));
  const snapshot = useSnapshot(load);
  const refresh = async () => {
    if (question) await load.ask(question, onLoggedOut);
  };
  const begin = useEffectEvent(() => void refresh());
  const open = useEffectEvent(() => {
    if (given !== undefined && load.snapshot().read?.data === given) return;
    load.forget();
    void refresh();
  });
  useEffect(() => {
    open();
    const comeBack = () => isCutOff(load.snapshot()) && begin();
    addEventListener('online', comeBack);
    return () => removeEventListener('online', comeBack);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another question reads anew
  }, [load, name]);
  return { snapshot, refresh, replace: load.replace };
}

/**
 * What fills a screen for the first time is drawn in slices, so that a slow phone hears a tap between two of
 * them; what changes in a screen that is there, at once.
 */
function useSnapshot<T>(load: Load<T>): Snapshot<T> {
  const [snapshot, setSnapshot] = useState(load.snapshot);
  // Before the effect that asks: until then nothing changes.
  useEffect(() => {
    let shown = load.snapshot();
    return load.subscribe(() => {
      const isFirst = shown.read === undefined;
      shown = load.snapshot();
      const show = () => setSnapshot(shown);
      if (isFirst && shown.read) startTransition(show);
      else show();
    });
  }, [load]);
  return snapshot;
}
