import type { Calls, RequestOf } from '@candor/contract';
import {
  decideApplication,
  offerFigures,
  previewApplication,
  runCommand,
  type DecideApplication,
} from '@candor/services';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';

type DecidingCalls = CallHandlers<'console.application-preview' | 'console.application-decide'>;

/** A15.30, A15.31: what would follow from a decision, and the decision. */
export function consoleApplicationDecidingCalls({ borrowing }: HandlerParts): DecidingCalls {
  const { database, now } = borrowing;
  const inputOf = (asked: Asked, note: string): DecideApplication => ({
    orderId: asked.orderId,
    decision: asked.decision,
    mostAmount: asked.amount === undefined ? null : BigInt(asked.amount),
    reasons: asked.reasons ?? [],
    note,
  });
  return {
    'console.application-preview': async (asked, { staff: { staffId } }) => {
      const answer = await runCommand(database, previewApplication(borrowing), {
        input: inputOf(asked, ''),
        actor: { kind: 'staff', id: staffId },
        dryRun: true,
        now: now(),
      });
      if (answer.kind === 'refused') return { refused: refusalOf(answer.refusal.refused) };
      if (answer.kind !== 'done') throw new Error(`a preview was answered with ${answer.kind}`);
      const { told, mostAmount, openUntil, stepsToMend } = answer.output;
      const figures =
        mostAmount === null
          ? null
          : await database.withTransaction((tx) => offerFigures(tx, asked.orderId, BigInt(mostAmount)));
      return { told: [...told], figures, openUntil, stepsToMend: [...stepsToMend] };
    },

    'console.application-decide': async (
      { note, ...asked },
      { staff: { staffId }, requestId, idempotencyKey },
    ) => {
      const answer = await runCommand(database, decideApplication(borrowing), {
        input: inputOf(asked, note),
        actor: { kind: 'staff', id: staffId },
        idempotencyKey,
        requestId,
        now: now(),
      });
      if (answer.kind === 'done') return answer.output;
      if (answer.kind === 'refused') return { refused: refusalOf(answer.refusal.refused) };
      return { refused: answer.kind === 'key-reused' ? 'idempotency_key_reused' : 'idempotency_key_in_use' };
    },
  };
}

type Asked = RequestOf<Calls['console.application-preview']>;

type Refused =
  | (typeof same)[number]
  | 'not_found'
  | 'reason_needed'
  | 'amount_is_above_the_approved'
  | 'order_cannot_change_now';
const same = ['item_is_taken', 'reason_not_borne_out', 'amount_is_not_offered'] as const;

function refusalOf(rule: string): Refused {
  if (rule === 'order_is_unknown') return 'not_found';
  if (rule === 'reason_is_missing' || rule === 'reason_is_unknown') return 'reason_needed';
  if (rule === 'amount_is_above_the_asked') return 'amount_is_above_the_approved';
  return same.find((code) => code === rule) ?? 'order_cannot_change_now';
}
