import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A pause in typing. */
const PAUSE_MS = 800;

export type KeptDraft = {
  /** The last try did not reach the server: it is tried again with the next key, or when the page goes out of sight. */
  readonly isBehind: boolean;
  /** The server has all that was typed. */
  readonly isKept: boolean;
  /** Nothing more is sent; waits for what is on its way, so that it can't arrive after what follows. */
  readonly stop: () => Promise<void>;
  /** It could not be handed in after all: what was not kept yet is kept with the next occasion. */
  readonly goOn: () => void;
};

type Keeping<T> = {
  /** Nothing while nothing was typed. */
  readonly typed: T | undefined;
  readonly save: (typed: T) => Promise<unknown>;
};

/** Sends what is half typed to the server after each pause, and at once when the page goes out of sight. */
export function useKeptDraft<T>({ typed, save }: Keeping<T>): KeptDraft {
  const [last, setLast] = useState<{ readonly isBehind: boolean; readonly saved?: T }>({ isBehind: false });
  const isWaiting = useRef(false);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const isUnanswered = useRef(false);
  const send = useEffectEvent(() => {
    if (!isWaiting.current || typed === undefined) return;
    isWaiting.current = false;
    isUnanswered.current = true;
    underWay.current = save(typed)
      .then(
        () => setLast({ isBehind: false, saved: typed }),
        () => {
          isWaiting.current = true;
          setLast({ isBehind: true });
        },
      )
      .finally(() => void (isUnanswered.current = false));
  });
  useEffect(() => {
    if (typed === undefined) return undefined;
    isWaiting.current = true;
    const timer = setTimeout(() => send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    // Not "pagehide": it comes while the page still counts as seen, and what is sent then is cut off with the page.
    const goAway = () => {
      if (document.visibilityState !== 'hidden') return;
      // Whether what is under way still arrives nobody can say: it is sent once more, and changes nothing if it had.
      isWaiting.current ||= isUnanswered.current;
      send();
    };
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
    isBehind: last.isBehind,
    isKept: typed !== undefined && last.saved === typed,
    async stop() {
      isWaiting.current = false;
      await underWay.current;
      isWaiting.current = false;
    },
    goOn: () => void (isWaiting.current = true),
  };
}
