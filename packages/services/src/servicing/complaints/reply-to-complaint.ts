import { complaintStates, nextState } from '@candor/domain/states';
import { isRefusal } from '@candor/domain/refusals';
import type { ComplaintRule, ComplaintState } from '@candor/domain/states';
import type { DisputeRule } from '@candor/domain/decisions';
import { answerDeadline } from '@candor/markets';
import { deleteComplaintDraft, isRowInDispute, updateComplaint } from '@candor/store/complaints';
import type { ReadTx, Tx } from '@candor/store/database';
import type { Command } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import type { LoanRefusal } from '../../lending/loans/change-loan.ts';
import { disputeCharge } from '../disputes/dispute-charge.ts';
import { complaintDay } from './complaint-day.ts';
import { draftOf } from './draft-of.ts';
import { lockComplaintOf, type KnownComplaint } from './lock-complaint-of.ts';
import { arePicturesFree, eachOnce, sayInComplaint } from './say-in-complaint.ts';
import { notifyComplainant } from './notify-complainant.ts';

export type ReplyToComplaint = {
  readonly borrowerId: string;
  readonly reportId: string;
  readonly words: string;
  readonly imageIds: readonly string[];
};

export type RepliedComplaint = {
  reportId: string;
  messageId: string;
  state: ComplaintState;
  promisedBy: string;
};

type ReplyRefusal =
  | 'complaint_is_unknown'
  | 'picture_is_unknown'
  | 'complaint_is_closed'
  | 'row_is_disputed_elsewhere'
  | ComplaintRule
  | DisputeRule
  | LoanRefusal;

type Parts = Pick<IdentityDeps, 'seal' | 'newId'>;
type Replying = Command<ReplyToComplaint, RepliedComplaint, ReplyRefusal>;

/**
 * The borrower says more. While it waits for an answer its day stays; after an answer it is open again, with
 * a new day.
 */
export const replyToComplaint = (parts: Parts): Replying => ({
  name: 'problem.reply',
  subject: ({ reportId }) => `complaint:${reportId}`,
  decide: (tx, input, { now }) =>
    goOn(tx, parts, input, {
      now,
      mayGoOn: ({ state }) => (state === 'closed' ? { refused: 'complaint_is_closed' } : null),
    }),
});

/** The borrower is not satisfied: open again, also after it was closed. */
export const reopenComplaint = (parts: Parts): Replying => ({
  name: 'problem.reopen',
  subject: ({ reportId }) => `complaint:${reportId}`,
  decide: (tx, input, { now }) =>
    goOn(tx, parts, input, {
      now,
      mayGoOn: ({ state }) => {
        const next = nextState(complaintStates, state, 'reopen');
        return isRefusal(next) ? next : null;
      },
    }),
});

type Way = {
  readonly now: Date;
  readonly mayGoOn: (complaint: KnownComplaint) => { readonly refused: ReplyRefusal } | null;
};

async function goOn(tx: Tx, parts: Parts, input: ReplyToComplaint, { now, mayGoOn }: Way) {
  const { borrowerId, reportId, words } = input;
  const imageIds = eachOnce(input.imageIds);
  const locked = await lockComplaintOf(tx, reportId, borrowerId);
  if (!locked) return { refused: 'complaint_is_unknown' } as const;
  if (!(await arePicturesFree(tx, borrowerId, imageIds))) return { refused: 'picture_is_unknown' } as const;
  const refused = mayGoOn(locked.complaint);
  if (refused) return refused;
  const isAgain = locked.complaint.state === 'answered' || locked.complaint.state === 'closed';
  if (isAgain && (await isDisputedElsewhere(tx, locked.complaint)))
    return { refused: 'row_is_disputed_elsewhere' } as const;
  const before = isAgain ? await openAgain(tx, locked.complaint, now) : locked.complaint;
  const rests = isAgain ? await disputeCharge(tx, before) : [];
  if (isRefusal(rests)) return rests;
  const said = { author: 'borrower', staffName: null, words, imageIds, now } as const;
  const messageId = await sayInComplaint(tx, parts, before, said);
  const complaint = { ...before, messages: before.messages + 1, changedAt: now };
  await updateComplaint(tx, complaint);
  await deleteComplaintDraft(tx, borrowerId, draftOf({ reportId }));
  const step = isAgain ? 'reopened' : 'replied';
  const outbox = await notifyComplainant(tx, parts, { ...locked, complaint }, { step, now });
  const { state, promisedBy } = complaint;
  return {
    output: { reportId, messageId, state, promisedBy },
    facts: { state, promisedBy, pictures: imageIds.length },
    outbox: [...rests, ...outbox],
  };
}

async function isDisputedElsewhere(tx: ReadTx, { orderId, rowN }: KnownComplaint): Promise<boolean> {
  return orderId !== null && rowN !== null && (await isRowInDispute(tx, { orderId, rowN }));
}

/**
 * A new promise, counted from now. Of the former answer neither the score counts nor that it was a no; a way
 * to the regulator stays open.
 */
async function openAgain(tx: ReadTx, complaint: KnownComplaint, now: Date): Promise<KnownComplaint> {
  const { market, kind, round } = complaint;
  const { promisedBy, escalateOn } = answerDeadline(market, kind, await complaintDay(tx, market, now));
  return {
    ...complaint,
    state: 'reopened',
    round: round + 1,
    promisedBy,
    escalateOn,
    isRejected: false,
    score: null,
    scoreSealed: null,
  };
}
