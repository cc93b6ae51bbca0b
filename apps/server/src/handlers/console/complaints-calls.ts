import type { Calls } from '@candor/contract';
import { askAsSeen, type ApprovalLine } from '@candor/services/approvals';
import { answerComplaint, closeComplaint, noteOnComplaint } from '@candor/services/servicing/complaints';
import { writeInComplaint } from '@candor/services/servicing/complaint-desk';
import { previewMark, unlessAsked } from '@candor/services/backoffice/approvals';
import {
  decideOnChargeAsSeen,
  openComplaintPicture,
  previewCharge,
  previewTakeBack,
  readComplaint,
  readComplaints,
  type ComplaintLine,
  type ComplaintPage,
} from '@candor/services/reads/complaints';
import { idOfWords } from '@candor/services/payments/payments';
import { runCommand, type CommandRequest } from '@candor/services/kernel/commands';
import type { Taken } from '@candor/services/backoffice/queues';
import type { Handler } from '../../http/handler.ts';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { deskAnswer } from './desk/complaint-answers.ts';
import { complaintsAsked } from './lists/list-filters.ts';
import { standsAnswer } from './loan-answers.ts';
import { figuresChanged } from './loan-refusals.ts';
import { takenAnswer } from './taken-answer.ts';
import { isOthers } from './taken-item.ts';
import { keyRefused } from '../key-refused.ts';

type ComplaintCalls = CallHandlers<
  | 'console.complaints'
  | 'console.complaint'
  | 'console.complaint-act'
  | 'console.complaint-picture'
  | 'console.complaint-preview'
>;

/** A15.91 to A15.95: complaints, from the queue to the answer. */
export function consoleComplaintsHandlers(parts: HandlerParts): ComplaintCalls {
  const { borrowing } = parts;
  const { database, seal, now } = borrowing;
  return {
    'console.complaints': async ({ market, cursor, ...asked }) => {
      const queue = await readComplaints(database, seal, {
        market,
        wish: complaintsAsked(asked),
        cursor: cursor ?? null,
        now: now(),
      });
      const { lines, waiting, over, next } = queue;
      return { complaints: lines.map(lineAnswer), waiting, over, nextCursor: next };
    },

    'console.complaint': async ({ reportId }) => {
      const page = await readComplaint(database, { parts: borrowing, now: now() }, reportId);
      return page ? pageAnswer(page.read, page.taken, page.waits, now()) : { refused: 'not_found' };
    },

    'console.complaint-act': act(parts),
    'console.complaint-preview': chargePreview(parts),

    'console.complaint-picture': async ({ reportId, imageId }) => {
      const picture = await openComplaintPicture(borrowing, { reportId, imageId });
      if (!picture) return { refused: 'not_found' };
      return { mediaType: 'image/jpeg', fileName: 'picture.jpg', bytes: picture.bytes };
    },
  };
}

function lineAnswer({ complaint, title, who, deadline, isOverdue }: ComplaintLine) {
  return {
    reportId: complaint.id,
    reference: complaint.reference,
    kind: complaint.kind,
    title,
    borrower: who.name,
    channel: who.intake?.channel ?? ('app' as const),
    state: complaint.state,
    promisedBy: complaint.promisedBy,
    deadline: deadline.toISOString(),
    isOverdue,
    isEscalated: complaint.isEscalated,
    isDispute: complaint.rowN !== null,
    askedAt: complaint.askedAt.toISOString(),
    changedAt: complaint.changedAt.toISOString(),
  };
}

/**
 * What happened beside what was said; that something came and was answered is seen from the words themselves.
 */
const stepWords: Readonly<Record<string, string>> = {
  disputed: 'The late charge is in dispute: it does not grow until this is answered',
  escalated: 'Escalated: a senior colleague was notified',
  late: 'SLA missed; the borrower was told',
  'taken-back': 'The charge was reversed',
  rejected: 'Answered as not upheld',
  regulator: 'The borrower was told that the regulator may be asked',
  reopened: 'Reopened by the borrower: the SLA runs anew',
  closed: 'Closed',
  scored: 'The borrower gave a score',
  left: 'The borrower closed their account',
};

function pageAnswer(page: ComplaintPage, taken: Taken, waits: ApprovalLine | undefined, now: Date) {
  const { complaint, borrower, who, loan, charge, lines, steps } = page;
  const said = lines.map(({ from, name, at, words, imageIds }) => ({
    from,
    name: from === 'borrower' ? who.name : name,
    at: at.toISOString(),
    words,
    pictures: [...imageIds],
  }));
  const happened = steps.flatMap(({ step, at }) => {
    const words = stepWords[step];
    return words === undefined
      ? []
      : [{ from: 'step' as const, name: null, at: at.toISOString(), words, pictures: [] }];
  });
  return {
    reportId: complaint.id,
    market: complaint.market,
    reference: complaint.reference,
    kind: complaint.kind,
    title: page.title,
    state: complaint.state,
    answerWay: complaint.answerWay,
    askedAt: complaint.askedAt.toISOString(),
    promisedBy: complaint.promisedBy,
    deadline: page.deadline.toISOString(),
    isOverdue: page.isOverdue,
    isEscalated: complaint.isEscalated,
    isRejected: complaint.isRejected,
    regulatorFrom: page.regulatorFrom,
    ...deskAnswer(page, now),
    score: complaint.score,
    scoreWords: page.scoreWords,
    borrower: {
      customerId: complaint.borrowerId,
      name: who.name,
      contact: who.contact,
      hasAccount: complaint.borrowerId !== null,
      language: borrower?.language ?? 'en',
      since: borrower?.openedAt.toISOString() ?? null,
      loans: page.loans,
      complaints: page.complaints,
    },
    loan: loan && { ...loan, toPay: Number(loan.toPay), overdue: Number(loan.overdue) },
    charge: charge && {
      n: charge.n,
      dueOn: charge.dueOn,
      amount: Number(charge.amount),
      decision: complaint.chargeDecision,
    },
    lines: [...said, ...happened].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)),
    waits: waits ? { requestId: waits.id, by: waits.askerName } : null,
    taken: takenAnswer(taken),
    may: { ...page.may, decideOnCharge: page.may.decideOnCharge && !waits },
    templates: page.templates,
  };
}

function act({ borrowing }: HandlerParts): Handler<Calls['console.complaint-act']> {
  return async ({ reportId, act: kind, words, seen = '' }, { staff, requestId, idempotencyKey }) => {
    const { database, now } = borrowing;
    const actor = { kind: 'staff', id: staff.staffId } as const;
    const request = { actor, requestId, idempotencyKey, now: now() };
    const input = { reportId, staffName: staff.name, words: words ?? '' };
    const mayBeSilent = kind === 'close' || kind === 'waive' || kind === 'let-stand';
    if (words === undefined && !mayBeSilent) return wordsMissing;
    const item = { queue: 'complaints', itemId: reportId } as const;
    if (await isOthers(borrowing, item, { staff, idempotencyKey })) return { refused: 'item_is_taken' };
    if (kind === 'waive') return askToTakeBack(borrowing, { reportId, words, seen }, request);
    const perhaps = { ...input, words: words ?? null };
    const answer =
      kind === 'answer' || kind === 'reject'
        ? await runCommand(database, unlessAsked(answerComplaint(borrowing)), {
            ...request,
            input: { ...input, isRejection: kind === 'reject' },
          })
        : kind === 'write'
          ? await runCommand(database, writeInComplaint(borrowing), { ...request, input })
          : kind === 'note'
            ? await runCommand(database, noteOnComplaint(borrowing), { ...request, input })
            : kind === 'close'
              ? await runCommand(database, unlessAsked(closeComplaint(borrowing)), {
                  ...request,
                  input: perhaps,
                })
              : await runCommand(database, unlessAsked(decideOnChargeAsSeen(borrowing, staff.staffId)), {
                  ...request,
                  input: { ...perhaps, decision: 'let-stand', seen },
                });
    if (answer.kind === 'done') return { ...answer.output, approvalId: null };
    if (answer.kind !== 'refused') return keyRefused(answer.kind);
    if (answer.refusal.refused === 'figures_have_changed') return figuresChanged;
    if (answer.refusal.refused === 'approval_is_open') return { refused: 'approval_is_open' };
    if (answer.refusal.refused === 'complaint_is_not_classified')
      return { refused: 'complaint_not_classified' };
    const isUnknown = answer.refusal.refused === 'complaint_is_unknown';
    return { refused: isUnknown ? 'not_found' : 'problem_cannot_change_now' };
  };
}

/** Taking a charge back is a waiver: nothing is posted, and nothing told, until an approver agrees. */
async function askToTakeBack(
  borrowing: HandlerParts['borrowing'],
  {
    reportId,
    words,
    seen: mark,
  }: { readonly reportId: string; readonly words: string | undefined; readonly seen: string },
  request: Omit<CommandRequest<never>, 'input'> & { readonly idempotencyKey: string },
): Promise<Awaited<ReturnType<Handler<Calls['console.complaint-act']>>>> {
  const { database } = borrowing;
  const now = request.now ?? borrowing.now();
  const look = { reportId, staffId: request.actor.id, now };
  const { complaint, told } = await previewTakeBack(database, borrowing, look);
  if (!complaint) return { refused: 'not_found' };
  if ('refused' in told) return { refused: 'problem_cannot_change_now' };
  const answer = await runCommand(database, askAsSeen(borrowing), {
    ...request,
    input: {
      requestId: idOfWords(`take back ${request.actor.id} ${request.idempotencyKey}`),
      act: 'charge.take-back',
      market: complaint.market,
      subject: `complaint:${reportId}`,
      input: { reportId },
      reason: words ?? told.told,
      seen: mark,
    },
  });
  if (answer.kind === 'done')
    return { reportId, state: complaint.state, approvalId: answer.output.requestId };
  if (answer.kind !== 'refused') return keyRefused(answer.kind);
  if (answer.refusal.refused === 'figures_have_changed') return figuresChanged;
  const waits = answer.refusal.refused === 'approval_waits_already';
  return { refused: waits ? 'approval_waits_already' : 'problem_cannot_change_now' };
}

function chargePreview({ borrowing }: HandlerParts): Handler<Calls['console.complaint-preview']> {
  return async ({ reportId, act: decision }, { staff }) => {
    const { database, now } = borrowing;
    const look = { reportId, decision, staffId: staff.staffId, now: now() };
    const { seen, shown } = await previewCharge(database, borrowing, look);
    if ('refused' in seen || 'refused' in shown)
      return {
        refused:
          'refused' in seen && seen.refused === 'complaint_is_unknown'
            ? 'not_found'
            : 'problem_cannot_change_now',
      };
    const { now: before, later, told } = seen;
    return {
      now: standsAnswer(before),
      later: standsAnswer(later),
      mark: previewMark(shown),
      told,
    };
  };
}

const wordsMissing = {
  refused: 'invalid_request',
  fields: [
    { path: '/words', rule: 'required', message: 'Say something.', example: 'We found your payment.' },
  ],
} as const;
