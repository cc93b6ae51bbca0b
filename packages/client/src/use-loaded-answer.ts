import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createLoad, isCutOff, type Snapshot } from './create-load.ts';

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
): Answer<T> {
  const [load] = useState(() => createLoad<T>());
  const snapshot = useSyncExternalStore(load.subscribe, load.snapshot, load.snapshot);
  const refresh = async () => {
    if (question) await load.ask(question, onLoggedOut);
  };
  const begin = useEffectEvent(() => void refresh());
  useEffect(() => {
    load.forget();
    begin();
    const comeBack = () => isCutOff(load.snapshot()) && begin();
    addEventListener('online', comeBack);
    return () => removeEventListener('online', comeBack);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another question reads anew
  }, [load, name]);
  return { snapshot, refresh, replace: load.replace };
}
