import { giveScore } from '@candor/services/composition/privacy';
import { permit, takeAll } from '@candor/services/kernel/rate-limits';
import { runCommand } from '@candor/services/kernel/commands';
import type { GroupHandlers, HandlerParts } from './handler-parts.ts';

type Parts = Pick<HandlerParts, 'telemetry' | 'gate' | 'identity'>;

/** A10: what happened on screens. */
export function eventHandlers({ telemetry, gate }: Parts): GroupHandlers<'event'> {
  return {
    'event.save': async (event, { market, caller }) =>
      gate.events([{ market, ...event, props: event.props ?? {} }], caller.address, (kept) =>
        telemetry.takeEvents(kept),
      ),

    'event.buried-points': async ({ events }, { market, caller }) =>
      gate.events(
        events.map((event) => ({ market, ...event, props: event.props ?? {} })),
        caller.address,
        (kept) => telemetry.takeEvents(kept),
      ),
  };
}

/** A12: what broke in a browser, and what a borrower thinks of it. */
export function reportHandlers({ telemetry, gate, identity }: Parts): GroupHandlers<'report'> {
  const { database, seal, now } = identity;
  return {
    'report.union-error': async ({ errors }, { market, caller }) =>
      gate.errors(
        errors.map(({ stack, appVersion, ...error }) => ({
          market,
          ...error,
          stack: stack ?? null,
          appVersion: appVersion ?? null,
        })),
        caller.address,
        (kept) => telemetry.takeErrors(kept),
      ),

    'report.store-score': async ({ stars }, { session: { borrowerId, market }, requestId }) => {
      const waitSeconds = await takeAll(database, [permit(seal, 'scoreByBorrower', borrowerId)], now());
      if (waitSeconds > 0) return { refused: 'too_many_requests', retryAfterSeconds: waitSeconds };
      const answer = await runCommand(database, giveScore, {
        input: { borrowerId, market, stars },
        actor: { kind: 'borrower', id: borrowerId },
        requestId,
        now: now(),
      });
      if (answer.kind !== 'done') throw new Error(`a score was answered with ${answer.kind}`);
      return answer.output;
    },
  };
}
