import { type Fault, faultOf } from './fault.ts';

/** What was read, and when; a later failure leaves it in sight. */
type Read<T> = { readonly data: T; readonly at: Date };

export type Loaded<T> =
  | { readonly state: 'loading'; readonly read: undefined }
  | { readonly state: 'ready'; readonly read: Read<T> }
  | { readonly state: 'failed'; readonly fault: Fault; readonly read: Read<T> | undefined }
  | { readonly state: 'offline'; readonly since: Date; readonly read: Read<T> | undefined };

export type Load<T> = {
  readonly snapshot: () => Loaded<T>;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Asks (again). Only the newest question counts. */
  readonly ask: (question: () => Promise<T>) => Promise<void>;
  /** Another question: what was read belongs to the one before. */
  readonly forget: () => void;
  /** Puts an answer of another call in its place. */
  readonly replace: (data: T) => void;
};

type Ways = {
  readonly now: () => Date;
  /** Nobody is logged in any more: whoever keeps the session is told, and nothing is shown as a fault. */
  readonly onLoggedOut: () => void;
};

/**
 * What a section shows, kept outside React.
 *   loading → ready 09:40:12 → asked again, refused → failed, with the rows of 09:40:12 → no answer → offline since 09:41
 */
export function createLoad<T>({ now, onLoggedOut }: Ways): Load<T> {
  let loaded: Loaded<T> = { state: 'loading', read: undefined };
  let newest = 0;
  const listeners = new Set<() => void>();
  const become = (next: Loaded<T>) => {
    loaded = next;
    for (const listener of listeners) listener();
  };
  const fail = (fault: Fault) => {
    const { read } = loaded;
    if (fault.code === 'not_logged_in') onLoggedOut();
    else if (fault.code !== 'broken') become({ state: 'failed', fault, read });
    else become({ state: 'offline', since: loaded.state === 'offline' ? loaded.since : now(), read });
  };
  return {
    snapshot: () => loaded,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    async ask(question) {
      newest += 1;
      const mine = newest;
      try {
        const data = await question();
        if (mine === newest) become({ state: 'ready', read: { data, at: now() } });
      } catch (error) {
        if (mine === newest) fail(faultOf(error));
      }
    },
    forget() {
      newest += 1;
      if (loaded.state !== 'loading') become({ state: 'loading', read: undefined });
    },
    replace: (data) => become({ state: 'ready', read: { data, at: now() } }),
  };
}
