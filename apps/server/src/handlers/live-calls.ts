import { recogniseBorrower } from '@candor/services/customers/sessions';
import type { CallHandlers, HandlerParts } from './handler-parts.ts';

/** A7.19: a stream for who is logged in, and for as long. Whoever gets none looks by themselves. */
export function liveHandlers({ live, identity }: HandlerParts): CallHandlers<'loan.changes'> {
  return {
    'loan.changes': async (_input, { market, session, caller }) => {
      const { borrowerId, sessionId } = session;
      const isStillIn = async () =>
        caller.token !== null &&
        (await recogniseBorrower(identity.database, caller.token, market, identity.now())) !== null;
      const place = live.enter({ borrowerId, sessionId, isStillIn });
      if (place === 'session-is-full') return { refused: 'too_many_requests', retryAfterSeconds: 60 };
      if (place === 'server-is-full') return { refused: 'service_unavailable', retryAfterSeconds: 60 };
      return place;
    },
  };
}
