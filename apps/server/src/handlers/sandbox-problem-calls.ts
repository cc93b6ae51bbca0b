import type { Calls } from '@candor/contract';
import {
  answerComplaint,
  closeComplaint,
  complaintStanding,
  noteOnComplaint,
  staffComplaints,
} from '@candor/services/servicing/complaints';
import { decideOnCharge } from '@candor/services/servicing/disputes';
import { runCommand } from '@candor/services/kernel/commands';
import type { Handler } from '../http/handler.ts';
import type { CallHandlers, HandlerParts } from './handler-parts.ts';

/** A18.15 and A18.16: what staff do with complaints, until they have a console. */
export function sandboxProblemHandlers(
  parts: HandlerParts,
): CallHandlers<'sandbox.problems' | 'sandbox.problem-act'> {
  return { 'sandbox.problems': problems(parts), 'sandbox.problem-act': problemAct(parts) };
}

/** How the borrower and the stand-in of the lender's are called on the sandbox's page. */
const names = { borrower: 'Borrower', staff: 'Support', note: 'Support' } as const;

function problems({ borrowing }: HandlerParts): Handler<Calls['sandbox.problems']> {
  return async ({ market }) => {
    const { database, seal, now } = borrowing;
    const cases = await staffComplaints(database, seal, { market: market ?? null, now: now() });
    return {
      problems: cases.map(({ complaint, today, lines, scoreWords }) => ({
        reportId: complaint.id,
        market: complaint.market,
        reference: complaint.reference,
        kind: complaint.kind,
        state: complaint.state,
        isOverdue: complaintStanding(complaint, today).isOverdue,
        isEscalated: complaint.isEscalated,
        promisedBy: complaint.promisedBy,
        isDispute: complaint.rowN !== null,
        answerWay: complaint.answerWay,
        messages: lines.map(({ from, name, at, words, imageIds }) => ({
          from,
          name: name ?? names[from],
          at: at.toISOString(),
          words,
          pictures: imageIds.length,
        })),
        score: complaint.score,
        scoreWords,
      })),
    };
  };
}

function problemAct({ borrowing }: HandlerParts): Handler<Calls['sandbox.problem-act']> {
  return async ({ reportId, act, words = '' }, { requestId }) => {
    const { database, now } = borrowing;
    const request = { actor: { kind: 'sandbox', id: 'page' }, requestId, now: now() } as const;
    const input = { reportId, staffName: null, words };
    if (act !== 'close' && act !== 'waive' && act !== 'let-stand' && !words.trim()) return wordsMissing;
    const decide = (decision: 'waive' | 'let-stand') =>
      runCommand(database, decideOnCharge(borrowing), {
        ...request,
        input: { ...input, decision, words: words.trim() ? words : null },
      });
    const run = {
      answer: () =>
        runCommand(database, answerComplaint(borrowing), {
          ...request,
          input: { ...input, isRejection: false },
        }),
      reject: () =>
        runCommand(database, answerComplaint(borrowing), {
          ...request,
          input: { ...input, isRejection: true },
        }),
      note: () => runCommand(database, noteOnComplaint(borrowing), { ...request, input }),
      close: () =>
        runCommand(database, closeComplaint(borrowing), {
          ...request,
          input: { ...input, words: words.trim() ? words : null },
        }),
      waive: () => decide('waive'),
      'let-stand': () => decide('let-stand'),
    };
    const answer = await run[act]();
    if (answer.kind === 'done') return answer.output;
    const isUnknown = answer.kind === 'refused' && answer.refusal.refused === 'complaint_is_unknown';
    return { refused: isUnknown ? 'not_found' : 'problem_cannot_change_now' };
  };
}

const wordsMissing = {
  refused: 'invalid_request',
  fields: [
    {
      path: '/words',
      rule: 'required',
      message: 'Say something.',
      example: 'We found your payment: it counts from Sunday.',
    },
  ],
} as const;
