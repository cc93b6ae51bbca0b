import { type Fault, faultOf } from './fault.ts';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly data: T }
  | { readonly state: 'failed'; readonly fault: Fault };

type Snapshot<T> = { readonly loaded: Loaded<T>; readonly isReloading: boolean };

export type Load<T> = {
  readonly snapshot: () => Snapshot<T>;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Asks (again). Only the newest question counts. */
  readonly ask: (question: () => Promise<T>, onLoggedOut: () => void) => Promise<void>;
  /** Puts an answer of another call in its place: what was changed need not be asked for again. */
  readonly replace: (data: T) => void;
  /** No answer came: the one failure that the network's return can mend. */
  readonly isCutOff: () => boolean;
};

/**
 * What a screen shows, kept outside React. What is in sight stays there while it is asked for again, also when that fails.
 */
export function createLoad<T>(): Load<T> {
  let now: Snapshot<T> = { loaded: { state: 'loading' }, isReloading: false };
  let newest = 0;
  const listeners = new Set<() => void>();
  const become = (next: Snapshot<T>) => {
    now = next;
    for (const listener of listeners) listener();
  };
  const fail = (fault: Fault) =>
    become({
      loaded: now.loaded.state === 'ready' ? now.loaded : { state: 'failed', fault },
      isReloading: false,
    });
  return {
    snapshot: () => now,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    async ask(question, onLoggedOut) {
      newest += 1;
      const mine = newest;
      become({ ...now, isReloading: now.loaded.state !== 'loading' });
      try {
        const data = await question();
        if (mine === newest) become({ loaded: { state: 'ready', data }, isReloading: false });
      } catch (error) {
        const fault = faultOf(error);
        if (mine !== newest) return;
        if (fault.code === 'not_logged_in') onLoggedOut();
        else fail(fault);
      }
    },
    replace: (data) => become({ loaded: { state: 'ready', data }, isReloading: false }),
    isCutOff: () => now.loaded.state === 'failed' && now.loaded.fault.code === 'broken',
  };
}
