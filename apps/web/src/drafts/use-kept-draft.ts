import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { marksOfPage } from './draft-marks.ts';

/** A pause in typing. */
const PAUSE_MS = 800;

export type KeptDraft = {
  /**
   * The last try did not reach the server: it is tried again with the next key, or when the page goes out of
   * sight.
   */
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
  /** The same mark for the same version, however often it is sent. */
  readonly save: (typed: T, mark: string) => Promise<unknown>;
};

/** What the server is not known to have yet. */
type Version = { readonly mark: string; readonly isSent: boolean };

/** Sends what is half typed to the server after each pause, and at once when the page goes out of sight. */
export function useKeptDraft<T>({ typed, save }: Keeping<T>): KeptDraft {
  const [last, setLast] = useState<{ readonly isBehind: boolean; readonly saved?: T }>({ isBehind: false });
  const isWaiting = useRef(false);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const version = useRef<Version>(undefined);
  const begin = () => {
    isWaiting.current = true;
    // What was sent may have arrived already: more than that is another version.
    if (!version.current || version.current.isSent)
      version.current = { mark: marksOfPage().leave(), isSent: false };
  };
  const settle = (mark: string) => {
    marksOfPage().clear(mark);
    if (version.current?.mark === mark) version.current = undefined;
  };
  const send = useEffectEvent(() => {
    if (!isWaiting.current || typed === undefined || !version.current) return;
    isWaiting.current = false;
    const { mark } = version.current;
    version.current = { mark, isSent: true };
    underWay.current = save(typed, mark).then(
      () => {
        settle(mark);
        return setLast({ isBehind: false, saved: typed });
      },
      () => {
        // A later version says for itself how it fares.
        if (version.current?.mark !== mark) return;
        isWaiting.current = true;
        setLast({ isBehind: true });
      },
    );
  });
  const typeOn = useEffectEvent(begin);
  useEffect(() => {
    if (typed === undefined) return undefined;
    typeOn();
    const timer = setTimeout(() => send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    // Not "pagehide": it comes while the page still counts as seen, and what is sent then is cut off with the
    // page.
    const goAway = () => {
      if (document.visibilityState !== 'hidden') return;
      // Whether what is under way still arrives nobody can say: it is sent once more, and changes nothing if
      // it had.
      isWaiting.current ||= version.current?.isSent === true;
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
      if (version.current) settle(version.current.mark);
    },
    goOn() {
      if (typed !== undefined) begin();
    },
  };
}
