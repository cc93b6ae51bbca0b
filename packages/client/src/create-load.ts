import { type Fault, faultOf } from './fault.ts';

/** What was read last, and why the newest question failed. A failure leaves in sight what was read. */
export type Snapshot<T> = {
  readonly read: { readonly data: T; readonly at: Date } | undefined;
  readonly fault: Fault | undefined;
  /** Since when no answer comes. */
  readonly cutOffAt: Date | undefined;
  readonly isAsking: boolean;
};

export type Load<T> = {
  readonly snapshot: () => Snapshot<T>;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Asks (again). Only the newest question counts; who is not logged in is no fault to show. */
  readonly ask: (question: () => Promise<T>, onLoggedOut: () => void) => Promise<void>;
  /** Another question: what was read belongs to the one before. */
  readonly forget: () => void;
  /** Puts an answer of another call in its place: what was changed need not be asked for again. */
  readonly replace: (data: T) => void;
};

/** No answer came: the one failure that the network's return can mend. */
export const isCutOff = ({ fault }: Pick<Snapshot<unknown>, 'fault'>): boolean => fault?.code === 'broken';

/**
 * What a screen shows, kept outside React.
 *   nothing → rows of 09:40:12 → asked again, refused: the rows and the fault → no answer: the rows, cut off
 *     at 09:41
 * What is given is an answer that was there before anything was asked.
 */
export function createLoad<T>(now = () => new Date(), given?: T): Load<T> {
  const nothing = { read: undefined, fault: undefined, cutOffAt: undefined, isAsking: false };
  let held: Snapshot<T> = given === undefined ? nothing : { ...nothing, read: { data: given, at: now() } };
  let newest = 0;
  const listeners = new Set<() => void>();
  const become = (next: Snapshot<T>) => {
    held = next;
    for (const listener of listeners) listener();
  };
  const replace = (data: T) => become({ ...nothing, read: { data, at: now() } });
  return {
    snapshot: () => held,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    async ask(question, onLoggedOut) {
      newest += 1;
      const mine = newest;
      become({ ...held, isAsking: true });
      try {
        const data = await question();
        if (mine === newest) replace(data);
      } catch (error) {
        if (mine !== newest) return;
        const fault = faultOf(error);
        if (fault.code === 'not_logged_in') return onLoggedOut();
        const cutOffAt = isCutOff({ fault }) ? (held.cutOffAt ?? now()) : undefined;
        become({ read: held.read, fault, cutOffAt, isAsking: false });
      }
    },
    forget() {
      newest += 1;
      if (held.read || held.fault) become(nothing);
    },
    replace,
  };
}
