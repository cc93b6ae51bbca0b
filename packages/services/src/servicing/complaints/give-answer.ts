import { complaintStates, nextState } from '@candor/domain/states';
import { isRefusal } from '@candor/domain/refusals';
import type { ComplaintRule, ComplaintState } from '@candor/domain/states';
import type { Refusal } from '@candor/domain/refusals';
import { noteComplaintStep, updateComplaint, type ChargeDecision } from '@candor/store/complaints';
import type { Tx } from '@candor/store/database';
import type { OutboxMessage } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import type { LockedComplaint } from './lock-complaint-of.ts';
import { sayInComplaint } from './say-in-complaint.ts';
import { notifyComplainant } from './notify-complainant.ts';

export type GivenAnswer = {
  readonly staffName: string | null;
  readonly words: string;
  readonly step: 'answered' | 'rejected' | 'taken-back';
  /** Of a disputed charge; null: nothing is decided on it. */
  readonly chargeDecision: ChargeDecision | null;
  readonly now: Date;
};

/** Whether a complaint waits for an answer; if so, its state after one. */
export function stateAfterAnswer({ complaint }: LockedComplaint): ComplaintState | Refusal<ComplaintRule> {
  return nextState(complaintStates, complaint.state, 'answer');
}

/** Says an answer in a locked complaint that waits for one, and tells the borrower. */
export async function giveAnswer(
  tx: Tx,
  parts: Pick<IdentityDeps, 'seal' | 'newId'>,
  locked: LockedComplaint,
  { staffName, words, step, chargeDecision, now }: GivenAnswer,
): Promise<{ readonly state: ComplaintState; readonly outbox: OutboxMessage[] }> {
  const state = stateAfterAnswer(locked);
  if (isRefusal(state)) throw new Error(`an answer was given that ${state.refused} forbids`);
  const said = { author: 'staff', staffName, words, imageIds: [], now } as const;
  await sayInComplaint(tx, parts, locked.complaint, said);
  const { id, messages, news, regulatorFrom, regulatorToldAt } = locked.complaint;
  const isRejection = step === 'rejected';
  const opensTheWay = isRejection && regulatorFrom !== null && regulatorToldAt === null;
  const complaint = {
    ...locked.complaint,
    state,
    messages: messages + 1,
    news: news + 1,
    answeredAt: now,
    isRejected: isRejection,
    chargeDecision: chargeDecision ?? locked.complaint.chargeDecision,
    regulatorToldAt: opensTheWay ? now : regulatorToldAt,
    changedAt: now,
  };
  await updateComplaint(tx, complaint);
  const outbox = await notifyComplainant(tx, parts, { ...locked, complaint }, { step, now });
  if (opensTheWay) await noteComplaintStep(tx, id, { step: 'regulator', day: null, at: now });
  return { state, outbox };
}
