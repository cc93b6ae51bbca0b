import type { Calls, RequestOf } from '@candor/contract';
import { isRefusal } from '@candor/domain/refusals';
import { actOrAskAsSeen } from '@candor/services/approvals';
import { previewMark } from '@candor/services/backoffice/approvals';
import { actOnLoanAsSeen, writeToBorrower } from '@candor/services/backoffice/loans';
import { idOfWords } from '@candor/services/payments/payments';
import { readLoanNamed, type LoanActInput } from '@candor/services/lending/loans';
import { runCommand } from '@candor/services/kernel/commands';
import { previewLoanAct } from '@candor/services/reads/loans';
import type { Handler } from '../../http/handler.ts';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { previewAnswer } from './act-preview-answer.ts';
import { standsAnswer } from './loan-answers.ts';
import {
  contactRefused,
  figuresChanged,
  isContactRule,
  loanActRefused,
  loanActRefusedFor,
} from './loan-refusals.ts';
import { newTermsOf } from './new-terms-of.ts';
import { keyRefused } from '../key-refused.ts';

type ActCalls = CallHandlers<'console.loan-preview' | 'console.loan-act' | 'console.loan-message'>;

/** A15.80 to A15.82: what staff do with a loan, each looked at before it is done. */
export function loanActHandlers(parts: HandlerParts): ActCalls {
  return {
    'console.loan-preview': previewAct(parts),
    'console.loan-act': actOn(parts),
    'console.loan-message': message(parts),
  };
}

const takesTwo = (act: string): act is 'charge' | 'waive' | 'restructure' | 'write-off' =>
  act === 'charge' || act === 'waive' || act === 'restructure' || act === 'write-off';

type Asked = Pick<
  RequestOf<Calls['console.loan-preview']>,
  'part' | 'amount' | 'charge' | 'day' | 'instalments' | 'firstDueOn' | 'rate'
>;

function inputOf(asked: Asked, reason: string): Omit<LoanActInput, 'loanId'> {
  const terms = newTermsOf(asked);
  return {
    part: asked.part ?? null,
    amount: asked.amount === undefined ? null : String(asked.amount),
    ...(asked.charge !== undefined && { code: asked.charge }),
    ...(asked.day !== undefined && { day: asked.day }),
    ...(terms && { terms }),
    reason,
  };
}

function previewAct({ borrowing: { database, now } }: HandlerParts): Handler<Calls['console.loan-preview']> {
  return async ({ market, loan, act, ...asked }, { staff }) => {
    const input = inputOf(asked, 'preview');
    const look = { market, loan, act, input, staffId: staff.staffId, now: now() };
    const seen = await previewLoanAct(database, look);
    if (!seen) return { refused: 'not_found' };
    if (isRefusal(seen)) return loanActRefused(seen.refused, seen.facts);
    return {
      ...previewAnswer(seen.preview),
      now: standsAnswer(seen.now),
      later: standsAnswer(seen.later),
      needsSecondPerson: takesTwo(act) && !seen.isAlone,
      usedToday: seen.today && {
        limit: Number(seen.today.limit),
        byPerson: Number(seen.today.byPerson),
        forBorrower: Number(seen.today.forBorrower),
      },
      mark: previewMark(seen.preview),
    };
  };
}

function actOn({ borrowing }: HandlerParts): Handler<Calls['console.loan-act']> {
  const { database, now } = borrowing;
  return async ({ market, loan, act: kind, reason, words, seen, ...asked }, context) => {
    const loanId = await readLoanNamed(database, market, loan);
    if (loanId === undefined) return { refused: 'not_found' };
    const { requestId, idempotencyKey, staff } = context;
    const actor = { kind: 'staff', id: staff.staffId } as const;
    const request = { actor, requestId, idempotencyKey, now: now() };
    const input = { loanId: String(loanId), ...inputOf(asked, reason) };
    if (takesTwo(kind)) {
      const asking = {
        // The same key asks for the same: a lost answer does not ask twice.
        requestId: idOfWords(`approval ${staff.staffId} ${idempotencyKey}`),
        act: `loan.${kind}`,
        market,
        subject: `loan:${loanId}`,
        input,
        reason: words,
        seen,
      } as const;
      // The authority table lets somebody waive alone up to a limit. It names neither a charge nor a
      // restructure nor a write-off: those always take two.
      const answer = await runCommand(database, actOrAskAsSeen(borrowing), { ...request, input: asking });
      if (answer.kind === 'done')
        return { outcome: answer.output.outcome, approvalId: answer.output.requestId };
      if (answer.kind !== 'refused') return keyRefused(answer.kind);
      const { refusal } = answer;
      return refusal.refused === 'figures_have_changed' ? figuresChanged : loanActRefusedFor(ruleOf(refusal));
    }
    const shown = actOnLoanAsSeen(borrowing, kind, input);
    const acting = { loanId: String(loanId), reason, words };
    const answer = await runCommand(database, shown, { ...request, input: { ...acting, seen } });
    if (answer.kind === 'done') return { outcome: 'done', approvalId: null };
    if (answer.kind !== 'refused') return keyRefused(answer.kind);
    const { refusal } = answer;
    const { refused, facts } = refusal;
    if (refused === 'figures_have_changed') return figuresChanged;
    return isContactRule(refused) ? contactRefused({ ...refusal, refused }) : loanActRefused(refused, facts);
  };
}

/** What stands behind "not possible now": the loan's own rule. */
function ruleOf({ refused, facts }: { readonly refused: string; readonly facts?: object }): string {
  const { rule } = (facts ?? {}) as { rule?: string };
  return rule ?? refused;
}

function message({ borrowing }: HandlerParts): Handler<Calls['console.loan-message']> {
  const { database, now } = borrowing;
  return async ({ market, loan, title, words, reason }, { requestId, idempotencyKey, staff }) => {
    const loanId = await readLoanNamed(database, market, loan);
    if (loanId === undefined) return { refused: 'not_found' };
    const input = {
      loanId: String(loanId),
      messageId: idOfWords(`message ${staff.staffId} ${idempotencyKey}`),
      title,
      words,
      reason,
    };
    const actor = { kind: 'staff', id: staff.staffId } as const;
    const request = { actor, requestId, idempotencyKey, now: now(), input };
    const answer = await runCommand(database, writeToBorrower(borrowing), request);
    if (answer.kind === 'done') return answer.output;
    if (answer.kind !== 'refused') return keyRefused(answer.kind);
    const { refused } = answer.refusal;
    return isContactRule(refused) ? contactRefused({ ...answer.refusal, refused }) : { refused: 'not_found' };
  };
}
