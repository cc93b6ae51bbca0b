import {
  exportForBorrower,
  applicationOfReference,
  readDataRequests,
  readRetention,
} from '@candor/services/composition/data-requests';
import { runCommand, withReason } from '@candor/services/kernel/commands';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';

type DataCalls = CallHandlers<'console.data-requests' | 'console.data-export' | 'console.retention'>;

/** A15.155 to A15.157: whose data was asked for, and what is deleted when. */
export function consoleDataHandlers({ staff: { database, seal, now, newId } }: HandlerParts): DataCalls {
  return {
    'console.data-requests': async ({ market, cursor }) => readDataRequests(database, { market, cursor }),

    'console.data-export': async ({ loan, reason }, { staff: { staffId }, requestId }) => {
      const orderId = await applicationOfReference(database, loan);
      const answer = await runCommand(database, withReason(exportForBorrower, seal), {
        input: { id: newId(), orderId, reason },
        actor: { kind: 'staff', id: staffId },
        requestId,
        now: now(),
      });
      if (answer.kind === 'refused') return { refused: answer.refusal.refused };
      if (answer.kind !== 'done') throw new Error(`an export was answered with ${answer.kind}`);
      return answer.output;
    },

    'console.retention': async () => readRetention(database, now()),
  };
}
