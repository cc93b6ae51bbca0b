import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices } from '../../session/services.ts';
import type { FormStep, Values } from './form-values.ts';

/** A pause in typing. */
const PAUSE_MS = 800;

export type KeptDraft = {
  /** The last try did not reach the server: it is tried again with the next key, or when the page goes out of sight. */
  readonly isBehind: boolean;
  /** Nothing more is sent; waits for what is on its way, so that it can't arrive after what follows. */
  readonly stop: () => Promise<void>;
};

/** Sends what is half typed to the server after each pause, and at once when the page goes out of sight. */
export function useKeptDraft(step: FormStep, typed: Values, draft: Values): KeptDraft {
  const { client } = useServices();
  const [isBehind, setBehind] = useState(false);
  const isWaiting = useRef(false);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const send = useEffectEvent(() => {
    if (!isWaiting.current) return;
    isWaiting.current = false;
    const values = Object.entries({ ...draft, ...typed }).map(([field, value]) => ({ field, value }));
    underWay.current = client.call('certification.draft-save', { step, values }).then(
      () => setBehind(false),
      () => {
        isWaiting.current = true;
        setBehind(true);
      },
    );
  });
  useEffect(() => {
    if (Object.keys(typed).length === 0) return undefined;
    isWaiting.current = true;
    const timer = setTimeout(() => send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    // Not "pagehide": it comes while the page still counts as seen, and what is sent then is cut off with the page.
    const goAway = () => document.visibilityState === 'hidden' && send();
    const comeBack = () => send();
    document.addEventListener('visibilitychange', goAway);
    addEventListener('online', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', goAway);
      removeEventListener('online', comeBack);
      send();
    };
  }, []);
  return {
    isBehind,
    async stop() {
      isWaiting.current = false;
      await underWay.current;
      isWaiting.current = false;
    },
  };
}
