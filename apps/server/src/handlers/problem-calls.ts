import type { Calls } from '@candor/contract';
import {
  readAnswerWays,
  keepComplaintDraft,
  markProblemSeen,
  reopenComplaint,
  replyToComplaint,
  saveComplaint,
  scoreComplaint,
  type RepliedComplaint,
} from '@candor/services/servicing/complaints';
import { permit, takeAll } from '@candor/services/kernel/rate-limits';
import { hasAnswer, runCommand, type CommandAnswer } from '@candor/services/kernel/commands';
import { takePiece } from '@candor/services/customers/pictures';
import type { Handler } from '../http/handler.ts';
import type { CallHandlers, HandlerParts } from './handler-parts.ts';
import { pieceAnswer } from './piece-answer.ts';
import { problemDetail, problemInit, problemList } from './problem-reading-calls.ts';
import { isOfKey, keyRefused } from './key-refused.ts';

/** A9.2 to A9.7 and A9.9 to A9.12: complaints, from the first word to the last. */
export function problemHandlers(
  parts: HandlerParts,
): CallHandlers<
  | 'problem.init'
  | 'problem.upload-image'
  | 'problem.save'
  | 'problem.list'
  | 'problem.detail'
  | 'problem.score'
  | 'problem.reply'
  | 'problem.reopen'
  | 'problem.draft-save'
  | 'problem.seen'
> {
  return {
    'problem.init': problemInit(parts),
    'problem.upload-image': uploadImage(parts),
    'problem.save': save(parts),
    'problem.list': problemList(parts),
    'problem.detail': problemDetail(parts),
    'problem.score': score(parts),
    'problem.reply': reply(parts),
    'problem.reopen': reopen(parts),
    'problem.draft-save': draftSave(parts),
    'problem.seen': async ({ reportId, news }, { session: { borrowerId } }) =>
      (await markProblemSeen(parts.database, { borrowerId, reportId, news })) ?? { refused: 'not_found' },
  };
}

function uploadImage({ borrowing }: HandlerParts): Handler<Calls['problem.upload-image']> {
  return async ({ uploadId, offset, totalBytes, base64 }, { session: { borrowerId } }) => {
    const bytes = Buffer.from(base64, 'base64');
    const piece = {
      borrowerId,
      uploadKey: uploadId,
      purpose: 'problem',
      atByte: offset,
      totalBytes,
      bytes,
    } as const;
    return pieceAnswer(await takePiece(borrowing, piece));
  };
}

function save({ database, borrowing }: HandlerParts): Handler<Calls['problem.save']> {
  return async (input, { market, session: { borrowerId }, idempotencyKey, requestId }) => {
    const { kind, loanId, row, words, imageIds, answerWay } = input;
    const actor = { kind: 'borrower', id: borrowerId } as const;
    const ways = await readAnswerWays(database, borrowing, borrowerId);
    if (!ways.includes(answerWay) && !(await hasAnswer(database, actor, idempotencyKey))) return noAddress;
    const answer = await runCommand(database, saveComplaint(borrowing), {
      input: {
        borrowerId,
        market,
        kind,
        words,
        answerWay,
        orderId: loanId ?? null,
        row: row ?? null,
        imageIds: imageIds ?? [],
      },
      actor,
      idempotencyKey,
      requestId,
      now: borrowing.now(),
    });
    if (answer.kind === 'done') return answer.output;
    if (isOfKey(answer)) return keyRefused(answer.kind);
    switch (answer.refusal.refused) {
      case 'borrower_is_unknown':
      case 'loan_is_unknown':
      case 'picture_is_unknown':
        return { refused: 'not_found' };
      case 'charge_cannot_be_disputed':
      case 'too_many_open_problems':
        return { refused: answer.refusal.refused };
      default:
        return { refused: 'charge_cannot_be_disputed' };
    }
  };
}

/** We would promise a mail that can't be sent. The screen offers it to nobody who has given no address. */
const noAddress = {
  refused: 'invalid_request',
  fields: [
    {
      path: '/answerWay',
      rule: 'not_allowed',
      message: 'We have no e-mail address of yours.',
      example: 'app',
    },
  ],
} as const;

function score({ database, borrowing }: HandlerParts): Handler<Calls['problem.score']> {
  return async ({ reportId, score: given, words }, { session: { borrowerId }, requestId }) => {
    const answer = await runCommand(database, scoreComplaint(borrowing), {
      input: { borrowerId, reportId, score: given, words: words?.trim() ? words : null },
      actor: { kind: 'borrower', id: borrowerId },
      requestId,
      now: borrowing.now(),
    });
    if (answer.kind === 'done') return answer.output;
    const isUnknown = answer.kind === 'refused' && answer.refusal.refused === 'complaint_is_unknown';
    return { refused: isUnknown ? 'not_found' : 'problem_cannot_change_now' };
  };
}

function reply({ database, borrowing }: HandlerParts): Handler<Calls['problem.reply']> {
  return async (input, { session: { borrowerId }, idempotencyKey, requestId }) => {
    const { reportId, words, imageIds } = input;
    const permits = [permit(borrowing.seal, 'replyByBorrower', borrowerId)];
    const waitSeconds = await takeAll(database, permits, borrowing.now());
    if (waitSeconds > 0) return { refused: 'too_many_requests', retryAfterSeconds: waitSeconds };
    const answer = await runCommand(database, replyToComplaint(borrowing), {
      input: { borrowerId, reportId, words, imageIds: imageIds ?? [] },
      actor: { kind: 'borrower', id: borrowerId },
      idempotencyKey,
      requestId,
      now: borrowing.now(),
    });
    return answer.kind === 'done' ? answer.output : { refused: whyNot(answer) };
  };
}

function reopen({ database, borrowing }: HandlerParts): Handler<Calls['problem.reopen']> {
  return async ({ reportId, words }, { session: { borrowerId }, idempotencyKey, requestId }) => {
    const answer = await runCommand(database, reopenComplaint(borrowing), {
      input: { borrowerId, reportId, words, imageIds: [] },
      actor: { kind: 'borrower', id: borrowerId },
      idempotencyKey,
      requestId,
      now: borrowing.now(),
    });
    if (answer.kind !== 'done') return { refused: whyNot(answer) };
    const { state, promisedBy } = answer.output;
    return { reportId, state, promisedBy };
  };
}

function draftSave({ database, borrowing }: HandlerParts): Handler<Calls['problem.draft-save']> {
  return async ({ reportId, row, draft, mark = null }, { market, session: { borrowerId } }) => {
    const at = borrowing.now();
    const what = { reportId: reportId ?? null, row: row ?? null, draft, mark };
    const isKept = await keepComplaintDraft(
      database,
      borrowing.seal,
      { borrowerId, market },
      { ...what, at },
    );
    return isKept ? { keptAt: at.toISOString() } : { refused: 'not_found' };
  };
}

function whyNot(answer: Exclude<CommandAnswer<RepliedComplaint, string>, { kind: 'done' }>) {
  if (isOfKey(answer)) return keyRefused(answer.kind).refused;
  const { refused } = answer.refusal;
  return refused === 'complaint_is_unknown' || refused === 'picture_is_unknown'
    ? 'not_found'
    : 'problem_cannot_change_now';
}
