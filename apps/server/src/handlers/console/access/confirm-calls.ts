import { confirmLogin, offerConfirmation } from '@candor/services/backoffice/staff-login';
import { runCommand } from '@candor/services/kernel/commands';
import type { CallHandlers, HandlerParts } from '../../handler-parts.ts';

/** A15.920, A15.921: somebody who is logged in shows once more that it is them. */
export function consoleConfirmHandlers({
  staff: parts,
}: HandlerParts): CallHandlers<'console.confirm-options' | 'console.confirm'> {
  const { database, now } = parts;
  return {
    'console.confirm-options': async (_input, { staff: { staffId, sessionId }, requestId }) => {
      const answer = await runCommand(database, offerConfirmation(parts), {
        input: { staffId, sessionId },
        actor: { kind: 'staff', id: staffId },
        requestId,
        now: now(),
      });
      if (answer.kind !== 'done') throw new Error(`an offer was answered with ${answer.kind}`);
      return answer.output;
    },

    'console.confirm': async ({ code, credential }, { staff: { staffId, sessionId }, requestId }) => {
      const factor = code !== undefined ? { code } : credential !== undefined ? { credential } : undefined;
      if (factor === undefined || (code !== undefined && credential !== undefined)) {
        const message = 'Give a code or what a passkey signed, one of the two.';
        return { refused: 'invalid_request', fields: [{ path: '/code', rule: 'required', message }] };
      }
      const answer = await runCommand(database, confirmLogin(parts), {
        input: { staffId, sessionId, factor },
        actor: { kind: 'staff', id: staffId },
        requestId,
        now: now(),
      });
      if (answer.kind !== 'done') throw new Error(`a confirmation was answered with ${answer.kind}`);
      const { output } = answer;
      if (output.is === 'locked')
        return { refused: 'staff_is_locked', retryAfterSeconds: output.waitSeconds };
      return output.is === 'wrong' ? { refused: 'confirmation_is_wrong' } : { until: output.until };
    },
  };
}
