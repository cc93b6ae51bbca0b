import { isRefusal } from '@candor/domain/refusals';
import type { ComplaintState } from '@candor/domain/states';
import type { DisputeRule } from '@candor/domain/decisions';
import type { CalendarDate } from '@candor/domain/calendar';
import {
  answerDeadline,
  regulatorFrom,
  type ClockTime,
  type MarketId,
  type ProblemKind,
} from '@candor/markets';
import {
  countWaitingComplaints,
  deleteComplaintDraft,
  insertComplaint,
  updateComplaint,
  type AnswerWay,
} from '@candor/store/complaints';
import { findApplication } from '@candor/store/applications';
import { lockBorrower } from '@candor/store/borrowers';
import type { ReadTx, Tx } from '@candor/store/database';
import type { Command } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import type { LoanRefusal } from '../../lending/loans/change-loan.ts';
import { ownLoan } from '../../lending/loans/own-loan.ts';
import { complaintDay } from './complaint-day.ts';
import { disputableCharge } from '../disputes/disputable-charge.ts';
import { disputeCharge } from '../disputes/dispute-charge.ts';
import { lockLoanOf } from '../disputes/lock-loan-of.ts';
import { draftOf } from './draft-of.ts';
import { complaintReference } from './complaint-reference.ts';
import type { KnownComplaint } from './lock-complaint-of.ts';
import { arePicturesFree, eachOnce, sayInComplaint } from './say-in-complaint.ts';
import { notifyComplainant } from './notify-complainant.ts';

export type SaveComplaint = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly kind: ProblemKind;
  /** The order, and so the loan, that it is about. */
  readonly orderId: string | null;
  /** The row, by its place on the screen, whose late charge is disputed. */
  readonly row: number | null;
  readonly words: string;
  readonly imageIds: readonly string[];
  readonly answerWay: AnswerWay;
};

export type SavedComplaint = {
  reportId: string;
  reference: string;
  state: ComplaintState;
  promisedBy: string;
};

type SaveRefusal =
  | 'borrower_is_unknown'
  | 'loan_is_unknown'
  | 'picture_is_unknown'
  | 'charge_cannot_be_disputed'
  | 'too_many_open_problems'
  | DisputeRule
  | LoanRefusal;

/** More at once are better told in one of them. */
const openProblemsAtMost = 10;

/**
 * Somebody complains: acknowledged at once with a number, and with the day by which it is answered. Until
 * then a disputed charge rests.
 */
export const saveComplaint = (
  parts: Pick<IdentityDeps, 'seal' | 'newId'>,
): Command<SaveComplaint, SavedComplaint, SaveRefusal> => ({
  name: 'problem.save',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, input, { now }) {
    const { borrowerId, kind, words, orderId } = input;
    const imageIds = eachOnce(input.imageIds);
    if (input.row !== null) await lockLoanOf(tx, input);
    const borrower = await lockBorrower(tx, borrowerId);
    if (!borrower) return { refused: 'borrower_is_unknown' };
    if (orderId !== null && !(await isOwnOrder(tx, input))) return { refused: 'loan_is_unknown' };
    if (!(await arePicturesFree(tx, borrowerId, imageIds))) return { refused: 'picture_is_unknown' };
    const charge = await disputed(tx, input);
    if (charge === 'none') return { refused: 'charge_cannot_be_disputed' };
    if ((await countWaitingComplaints(tx, borrowerId)) >= openProblemsAtMost)
      return { refused: 'too_many_open_problems' };
    const complaint = await openComplaint(tx, parts, {
      borrowerId,
      market: input.market,
      kind,
      orderId,
      rowN: charge?.rowN ?? null,
      answerWay: input.answerWay,
      askedAt: now,
      asked: await complaintDay(tx, input.market, now),
      regulatorDueOn: null,
    });
    const rests = await disputeCharge(tx, complaint);
    if (isRefusal(rests)) return rests;
    const said = { author: 'borrower', staffName: null, words, imageIds, now } as const;
    await sayInComplaint(tx, parts, complaint, said);
    await updateComplaint(tx, { ...complaint, messages: 1 });
    await deleteComplaintDraft(tx, borrowerId, draftOf({ loanId: orderId, row: input.row }));
    const told = { complaint, language: borrower.language ?? 'en' };
    const outbox = await notifyComplainant(tx, parts, told, { step: charge ? 'disputed' : 'received', now });
    const { id, reference, state, promisedBy } = complaint;
    return {
      output: { reportId: id, reference, state, promisedBy },
      facts: { complaint: id, reference, kind, promisedBy, pictures: imageIds.length },
      outbox: [...rests, ...outbox],
    };
  },
});

async function isOwnOrder(tx: ReadTx, { borrowerId, market, orderId }: SaveComplaint): Promise<boolean> {
  const order = orderId === null ? undefined : await findApplication(tx, orderId);
  return order?.borrowerId === borrowerId && order.market === market;
}

/** Null where nothing is disputed; `none` where what is disputed can't be. */
async function disputed(tx: ReadTx, { borrowerId, market, kind, orderId, row }: SaveComplaint) {
  if (row === null) return null;
  const own = orderId === null ? undefined : await ownLoan(tx, { borrowerId, market }, orderId);
  if (!own || kind !== 'charge') return 'none';
  return (await disputableCharge(tx, own, row)) ?? 'none';
}

type NewComplaint = {
  readonly borrowerId: string | null;
  readonly market: MarketId;
  readonly kind: ProblemKind;
  readonly orderId: string | null;
  readonly rowN: number | null;
  readonly answerWay: AnswerWay;
  /** When it came: its days are counted from then. */
  readonly askedAt: Date;
  readonly asked: { readonly on: CalendarDate; readonly at: ClockTime };
  /** A day that the regulator wants its answer by; the stricter of the two holds. */
  readonly regulatorDueOn: CalendarDate | null;
};

/**
 * Opens a complaint with the days that the market's rules give it. Tried again with another id if its name is
 * taken; that this happens often is impossible.
 */
export async function openComplaint(
  tx: Tx,
  { newId }: Pick<IdentityDeps, 'newId'>,
  { regulatorDueOn, asked, ...facts }: NewComplaint,
): Promise<KnownComplaint> {
  const deadline = answerDeadline(facts.market, facts.kind, asked);
  const promisedBy = earlier(deadline.promisedBy, regulatorDueOn);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const id = newId();
    const complaint: KnownComplaint = {
      ...facts,
      id,
      promisedBy,
      escalateOn: earlier(deadline.escalateOn, promisedBy),
      reference: complaintReference(id, asked.on.slice(0, 4)),
      state: 'open',
      round: 1,
      askedOn: asked.on,
      regulatorFrom: regulatorFrom(facts.market, asked.on),
      regulatorToldAt: null,
      answeredAt: null,
      isRejected: false,
      chargeDecision: null,
      score: null,
      scoreSealed: null,
      news: 0,
      seen: 0,
      messages: 0,
      changedAt: facts.askedAt,
    };
    if (await insertComplaint(tx, complaint)) return complaint;
  }
  throw new Error('five new complaints in a row were named like others');
}

const earlier = (one: CalendarDate, other: CalendarDate | null) =>
  other !== null && other < one ? other : one;
