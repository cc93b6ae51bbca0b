import { marketIds } from '@candor/markets';
import type { Calls, FieldFault } from '@candor/contract';
import { decideDispute, mendRefusal, raiseDispute } from '@candor/services/backoffice/bureau';
import { idOfWords } from '@candor/services/payments/payments';
import { readBureauCase, readDecidedCases, readOpenCases } from '@candor/services/reads/bureau';
import { runCommand, withReason } from '@candor/services/kernel/commands';
import type { Handler } from '../../http/handler.ts';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { figuresAnswer } from './bureau-answers.ts';
import { instantOrNull, minor } from './money-answers.ts';
import { takenAnswer } from './taken-answer.ts';
import { isOthers } from './taken-item.ts';
import { isOfKey, keyRefused } from '../key-refused.ts';

type CaseCalls = CallHandlers<'console.bureau-cases' | 'console.bureau-case' | 'console.bureau-case-act'>;

/** A15.186 to A15.188: disputes about what was reported, and rows that a bureau refused. */
export function consoleBureauCaseHandlers(parts: HandlerParts): CaseCalls {
  const { borrowing, offered } = parts;
  const { database, now } = borrowing;
  return {
    'console.bureau-cases': async ({ market, show, cursor }, { staff }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const reader = { parts: borrowing, now: now(), staffId: staff.staffId };
      const { cases, nextCursor } = await (show === 'open'
        ? readOpenCases(database, market, cursor, reader)
        : readDecidedCases(database, market, cursor, reader));
      const mayTake = show === 'open' && staff.may.has('bureau.dispute');
      return {
        cases: cases.map(({ caseId, subject, detail, state, deadline, since, taken }) => ({
          caseId,
          subject,
          detail,
          state,
          deadline: deadline.toISOString(),
          since: since.toISOString(),
          taken: takenAnswer(taken),
          mayTake,
        })),
        nextCursor,
      };
    },

    'console.bureau-case': async ({ caseId }, { staff }) => {
      const read = await readBureauCase(database, borrowing, caseId, now());
      return read
        ? { ...caseAnswer(read.found, staff.may.has('bureau.dispute')), taken: takenAnswer(read.taken) }
        : { refused: 'not_found' };
    },

    'console.bureau-case-act': actCall(parts),
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof readBureauCase>>>['found'];

function caseAnswer(found: Found, mayDecide: boolean) {
  const { dispute, refusal, file, reported, right, differs, day, compensation } = found;
  const state = dispute?.state ?? refusal?.state ?? 'open';
  const may = mayDecide && state === 'open';
  return {
    caseId: found.caseId,
    market: found.market,
    kind: dispute ? ('dispute' as const) : ('refusal' as const),
    loan: found.loan,
    loanId: found.loanId,
    borrower: found.borrower,
    fileId: file.id,
    day,
    n: file.n,
    state,
    about: dispute?.about ?? null,
    raisedBy: dispute?.raisedBy ?? ('bureau' as const),
    complaint: dispute?.complaintId ?? null,
    words: found.words,
    code: refusal?.code ?? null,
    raisedAt: (dispute?.raisedAt ?? refusal?.raisedAt ?? new Date(0)).toISOString(),
    decideBy: found.decideBy,
    isOver: found.isOver,
    compensation: minor(compensation),
    reported: figuresAnswer(reported),
    right: figuresAnswer(right),
    differs: [...differs],
    reason: found.reason,
    decidedBy: found.decidedBy,
    decidedAt: instantOrNull(dispute?.decidedAt ?? null),
    correctedIn: dispute?.correctedIn ?? null,
    may: may ? mayBe(dispute !== undefined) : [],
    told: found.told,
  };
}

const mayBe = (isDispute: boolean): ('correct' | 'stands' | 'mended')[] =>
  isDispute ? ['correct', 'stands'] : ['mended'];

const missing = (path: string, example: string): FieldFault => ({
  path,
  rule: 'required',
  message: 'This act needs it.',
  example,
});

function actCall({ borrowing }: HandlerParts): Handler<Calls['console.bureau-case-act']> {
  const { database, seal, now } = borrowing;
  return async (asked, { staff, requestId, idempotencyKey }) => {
    const { act, caseId, market, loan, about, raisedBy, complaint, reason } = asked;
    const actor = { kind: 'staff', id: staff.staffId } as const;
    const request = { actor, requestId, idempotencyKey, now: now() };
    if (act === 'raise') {
      if (market === undefined || loan === undefined || about === undefined || raisedBy === undefined)
        return {
          refused: 'invalid_request',
          fields: [
            ...(market === undefined ? [missing('/market', marketIds[0] ?? '')] : []),
            ...(loan === undefined ? [missing('/loan', 'CL-FWX93-GGB9Q')] : []),
            ...(about === undefined ? [missing('/about', 'late')] : []),
            ...(raisedBy === undefined ? [missing('/raisedBy', 'borrower')] : []),
          ],
        };
      const id = idOfWords(`bureau dispute ${staff.staffId} ${idempotencyKey}`);
      const input = { id, market, loan, about, raisedBy, complaint: complaint ?? null, words: reason };
      return toldBy(await runCommand(database, raiseDispute(borrowing), { ...request, input }), 'open');
    }
    if (caseId === undefined)
      return {
        refused: 'invalid_request',
        fields: [missing('/caseId', '7f3a91c2-0b4d-4c51-9d0e-5f6a7b8c9d0e')],
      };
    if (await isOthers(borrowing, { queue: 'bureau', itemId: caseId }, { staff, idempotencyKey }))
      return { refused: 'item_is_taken' };
    if (act === 'mended')
      return toldBy(
        await runCommand(database, withReason(mendRefusal, seal), { ...request, input: { caseId, reason } }),
        'mended',
      );
    const input = { caseId, verdict: act, reason };
    const answer = await runCommand(database, decideDispute(borrowing), { ...request, input });
    return toldBy(answer, act === 'correct' ? 'correcting' : 'stands');
  };
}

type Answer<Code extends string> = Awaited<
  ReturnType<typeof runCommand<unknown, { readonly caseId: string }, Code>>
>;

function toldBy<Code extends string, State extends string>(answer: Answer<Code>, state: State) {
  if (answer.kind === 'done') return { caseId: answer.output.caseId, state };
  if (isOfKey(answer)) return keyRefused(answer.kind);
  return { refused: answer.refusal.refused };
}
