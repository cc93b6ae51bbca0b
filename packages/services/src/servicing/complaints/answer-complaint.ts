import { isRefusal } from '@candor/domain/refusals';
import type { ComplaintRule, ComplaintState } from '@candor/domain/states';
import type { DisputeRule } from '@candor/domain/decisions';
import type { Command } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import type { LoanRefusal } from '../../lending/loans/change-loan.ts';
import { endDispute } from '../disputes/dispute-charge.ts';
import { giveAnswer, stateAfterAnswer } from './give-answer.ts';
import { lockComplaintOf } from './lock-complaint-of.ts';

export type AnswerComplaint = {
  readonly reportId: string;
  /** As the borrower reads it; null where no person signs. */
  readonly staffName: string | null;
  readonly words: string;
  /**
   * The lender does not agree: from then on the regulator may be asked, wherever there is a waiting time. A
   * disputed charge stands.
   */
  readonly isRejection: boolean;
};

/** Somebody of the lender's answers. */
export const answerComplaint = (
  parts: Pick<IdentityDeps, 'seal' | 'newId'>,
): Command<
  AnswerComplaint,
  { reportId: string; state: ComplaintState },
  'complaint_is_unknown' | ComplaintRule | DisputeRule | LoanRefusal
> => ({
  name: 'problem.answer',
  subject: ({ reportId }) => `complaint:${reportId}`,
  async decide(tx, { reportId, staffName, words, isRejection }, { now }) {
    const locked = await lockComplaintOf(tx, reportId, null);
    if (!locked) return { refused: 'complaint_is_unknown' };
    const next = stateAfterAnswer(locked);
    if (isRefusal(next)) return next;
    const ended = await endDispute(tx, locked.complaint);
    if (isRefusal(ended)) return ended;
    const step = isRejection ? 'rejected' : 'answered';
    const stands = isRejection && locked.complaint.rowN !== null;
    const chargeDecision = stands ? 'stands' : null;
    const given = { staffName, words, step, chargeDecision, now } as const;
    const { state, outbox } = await giveAnswer(tx, parts, locked, given);
    return {
      output: { reportId, state },
      facts: { state, isRejection },
      outbox: [...ended, ...outbox],
    };
  },
});
