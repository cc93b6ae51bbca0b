import type { Calls, RequestOf } from '@candor/contract';
import { isOverrideCode, overrideCodes } from '@candor/markets/authority';
import {
  applicationMark,
  decideApplicationAsSeen,
  previewApplication,
  type DecideApplication,
} from '@candor/services/backoffice/applications';
import { idOfWords } from '@candor/services/payments/payments';
import { runCommand } from '@candor/services/kernel/commands';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { keyRefused } from '../key-refused.ts';

type DecidingCalls = CallHandlers<'console.application-preview' | 'console.application-decide'>;

/** A15.30, A15.31: what would follow from a decision, and the decision. */
export function consoleApplicationDecidingHandlers({ borrowing }: HandlerParts): DecidingCalls {
  const { database, now } = borrowing;
  const inputOf = (
    asked: Asked,
    {
      note,
      overrideCode = null,
      requestId,
    }: { readonly note: string; readonly overrideCode?: string | null; readonly requestId: string },
  ): DecideApplication => ({
    orderId: asked.orderId,
    decision: asked.decision,
    mostAmount: asked.amount === undefined ? null : BigInt(asked.amount),
    reasons: asked.reasons ?? [],
    verified: asked.verified ?? [],
    note,
    overrideCode,
    requestId,
  });
  return {
    'console.application-preview': async (asked, { staff: { staffId } }) => {
      const answer = await runCommand(database, previewApplication(borrowing), {
        input: inputOf(asked, { note: '', requestId: staffId }),
        actor: { kind: 'staff', id: staffId },
        dryRun: true,
        now: now(),
      });
      if (answer.kind === 'refused') return { refused: refusalOf(answer.refusal.refused) };
      if (answer.kind !== 'done') throw new Error(`a preview was answered with ${answer.kind}`);
      const { told, openUntil, stepsToMend, authority, figures } = answer.output;
      return {
        mark: applicationMark(answer.output),
        told: [...told],
        figures,
        openUntil,
        stepsToMend: [...stepsToMend],
        authority: authority && {
          ...authority,
          why: [...authority.why],
          codes: authority.codes.filter(isOverrideCode).map((code) => ({ code, words: overrideCodes[code] })),
          policyAmount: Number(authority.policyAmount),
        },
      };
    },

    'console.application-decide': async (
      { note, overrideCode = null, seen, ...asked },
      { staff: { staffId }, requestId, idempotencyKey },
    ) => {
      // The same key asks for the same: a lost answer does not ask twice.
      const approvalId = idOfWords(`application ${staffId} ${idempotencyKey}`);
      const answer = await runCommand(database, decideApplicationAsSeen(borrowing), {
        input: { ...inputOf(asked, { note, overrideCode, requestId: approvalId }), seen },
        actor: { kind: 'staff', id: staffId },
        idempotencyKey,
        requestId,
        now: now(),
      });
      if (answer.kind === 'done') return answer.output;
      if (answer.kind === 'refused' && answer.refusal.refused === 'figures_have_changed')
        return { refused: 'figures_have_changed' };
      if (answer.kind === 'refused') return { refused: refusalOf(answer.refusal.refused) };
      return keyRefused(answer.kind);
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
const same = [
  'item_is_taken',
  'reason_not_borne_out',
  'amount_is_not_offered',
  'reason_needs_substance',
  'override_code_needed',
  'policy_declines',
  'approval_waits_already',
  'approval_is_in_your_interest',
] as const;

/** Both say that the borrower did not ask for so much: the law, where it has a rule about it, and the lender everywhere. */
const isAboveTheAsked = (rule: string): boolean =>
  rule === 'amount_is_above_the_asked' || rule === 'limit_raise_was_not_requested';

function refusalOf(rule: string): Refused {
  if (rule === 'order_is_unknown') return 'not_found';
  if (rule === 'reason_is_missing' || rule === 'reason_is_unknown') return 'reason_needed';
  if (isAboveTheAsked(rule)) return 'amount_is_above_the_approved';
  return same.find((code) => code === rule) ?? 'order_cannot_change_now';
}
