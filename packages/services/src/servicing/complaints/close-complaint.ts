import { complaintStates, nextState } from '@candor/domain/states';
import { isRefusal } from '@candor/domain/refusals';
import type { ComplaintRule, ComplaintState } from '@candor/domain/states';
import { updateComplaint, type Complaint } from '@candor/store/complaints';
import { findComplaintClassification, type ComplaintOutcome } from '@candor/store/complaint-desk';
import type { ReadTx } from '@candor/store/database';
import type { Command } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { lockComplaintOf } from './lock-complaint-of.ts';
import { sayInComplaint } from './say-in-complaint.ts';
import { notifyComplainant } from './notify-complainant.ts';

export type CloseComplaint = {
  readonly reportId: string;
  readonly staffName: string | null;
  /** A last word, if there is one. */
  readonly words: string | null;
};

/**
 * Nothing is closed that was not answered, and nothing of which nobody has said what it was; the borrower may
 * open it again.
 */
export const closeComplaint = (
  parts: Pick<IdentityDeps, 'seal' | 'newId'>,
): Command<
  CloseComplaint,
  { reportId: string; state: ComplaintState },
  'complaint_is_unknown' | 'complaint_is_not_classified' | ComplaintRule
> => ({
  name: 'problem.close',
  subject: ({ reportId }) => `complaint:${reportId}`,
  async decide(tx, { reportId, staffName, words }, { actor, now }) {
    const locked = await lockComplaintOf(tx, reportId, null);
    if (!locked) return { refused: 'complaint_is_unknown' };
    const state = nextState(complaintStates, locked.complaint.state, 'close');
    if (isRefusal(state)) return state;
    // The sandbox's page stands in for staff, and has nobody to put a name to a classification.
    if (actor.kind !== 'sandbox' && !(await isClassified(tx, locked.complaint)))
      return { refused: 'complaint_is_not_classified' };
    const { messages, news } = locked.complaint;
    const said = { author: 'staff', staffName, imageIds: [], now } as const;
    if (words !== null) await sayInComplaint(tx, parts, locked.complaint, { ...said, words });
    const complaint = {
      ...locked.complaint,
      state,
      messages: words === null ? messages : messages + 1,
      news: news + 1,
      changedAt: now,
    };
    await updateComplaint(tx, complaint);
    const outbox = await notifyComplainant(tx, parts, { ...locked, complaint }, { step: 'closed', now });
    return { output: { reportId, state }, facts: { state }, outbox };
  },
});

/** Not upheld is what was rejected, and nothing else: only then was the way to the regulator told. */
export function isAsAnswered(
  { answeredAt, state, isRejected }: Complaint,
  outcome: ComplaintOutcome,
): boolean {
  const isWaiting = state === 'open' || state === 'reopened' || answeredAt === null;
  return isWaiting || isRejected === (outcome === 'not-upheld');
}

/** Whether a complaint says what it was, and the same as its answer. */
async function isClassified(tx: ReadTx, complaint: Complaint): Promise<boolean> {
  const found = await findComplaintClassification(tx, complaint.id);
  return found !== undefined && isAsAnswered(complaint, found.outcome);
}
