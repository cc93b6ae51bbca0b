import {
  type Calls,
  type ConsoleClient,
  ProblemError,
  type ResponseOf,
} from '@candor/contract/console-client';
import { draftStore } from '../../kit/fields/draft-store.ts';
import type { Session } from '../session.ts';

/** Why the login is shown: nobody was here, the session was lost, or somebody left. */
export type WhyOut = 'fresh' | 'lost' | 'left';

type GateState =
  | { readonly state: 'asking' }
  | { readonly state: 'away' }
  | { readonly state: 'out'; readonly why: WhyOut }
  | { readonly state: 'in'; readonly me: ResponseOf<Calls['console.me']>; readonly readAt: number };

export type Gate = {
  readonly snapshot: () => GateState;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly ask: () => Promise<void>;
};

/**
 * Whether somebody is logged in, as the server says it; told anew by every tab and by every call that is
 * refused for it.
 */
export function createGate(client: ConsoleClient, session: Session): Gate {
  let state: GateState = { state: 'asking' };
  const listeners = new Set<() => void>();
  const become = (next: GateState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  /** A call that was under way when somebody logged out is refused afterwards, and that ends nothing anew. */
  const leave = (why: WhyOut) => {
    if (why === 'left' || state.state !== 'out') become({ state: 'out', why });
  };
  // What was heard since a question was asked is newer than its answer: a login, a logout, another question.
  let heard = 0;
  const ask = async () => {
    const asked = ++heard;
    try {
      const me = await client.call('console.me', {});
      if (asked !== heard) return;
      // What somebody typed is theirs, and waits for them alone.
      draftStore.open(me.staffId);
      become({ state: 'in', me, readAt: performance.now() });
    } catch (error) {
      if (asked !== heard) return;
      const isOut = error instanceof ProblemError && error.code === 'not_logged_in';
      const isIn = state.state === 'in';
      if (isOut) leave(isIn ? 'lost' : 'fresh');
      // Who is inside stays there: what they look at says by itself that it can't be read.
      else if (!isIn) become({ state: 'away' });
    }
  };
  session.listen((news) => {
    if (news === 'opened') return void ask();
    heard += 1;
    if (news === 'ended') draftStore.end();
    return leave(news === 'ended' ? 'left' : 'lost');
  });
  return {
    snapshot: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    ask,
  };
}
