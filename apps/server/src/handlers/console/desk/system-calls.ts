import { acknowledge, readSystemStatus } from '@candor/services/backoffice/system';
import { runCommand, withReason } from '@candor/services/kernel/commands';
import type { CallHandlers, HandlerParts } from '../../handler-parts.ts';

type SystemCalls = CallHandlers<'console.alarm-acknowledge' | 'console.system-status'>;

/** A15.940, A15.941: how the system stands, and that a person has looked at what is wrong. */
export function consoleSystemHandlers({
  staff: { database, seal, now },
  borrowing: { scanner },
  offered,
}: HandlerParts): SystemCalls {
  return {
    'console.system-status': async () => ({
      ...(await readSystemStatus({ database, seal }, offered)),
      scanner: scanner.kind,
    }),

    'console.alarm-acknowledge': async ({ alarmId, reason }, { staff: { staffId }, requestId }) => {
      const answer = await runCommand(database, withReason(acknowledge, seal), {
        input: { alarmId, reason },
        actor: { kind: 'staff', id: staffId },
        requestId,
        now: now(),
      });
      if (answer.kind === 'refused') return { refused: answer.refusal.refused };
      if (answer.kind !== 'done') throw new Error(`an acknowledgement was answered with ${answer.kind}`);
      return answer.output;
    },
  };
}
