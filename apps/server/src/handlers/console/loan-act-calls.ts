import type { Calls, RequestOf } from '@candor/contract';
import { isRefusal } from '@candor/domain';
import { marketMoney } from '@candor/markets';
import {
  actOrAsk,
  delayLoan,
  idOfWords,
  isWithinAuthority,
  loansNamed,
  previewOf,
  runCommand,
  seeAct,
  seeSettlement,
  tellSettlement,
  writeToBorrower,
  type LoanActInput,
} from '@candor/services';
import type { Handler } from '../../http/handler.ts';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { keyRefused } from './key-refused.ts';
import { entryAnswer, standsAnswer } from './loan-answers.ts';
import { contactRefused, isContactRule, loanActRefused } from './loan-refusals.ts';

type ActCalls = CallHandlers<'console.loan-preview' | 'console.loan-act' | 'console.loan-message'>;

/** A15.80 to A15.82: what staff do with a loan, each looked at before it is done. */
export function loanActCalls(parts: HandlerParts): ActCalls {
  return {
    'console.loan-preview': preview(parts),
    'console.loan-act': actOn(parts),
    'console.loan-message': message(parts),
  };
}

const takesTwo = (act: string) => act === 'waive' || act === 'write-off';

type Asked = Pick<RequestOf<Calls['console.loan-preview']>, 'part' | 'amount'>;

function inputOf(loanId: bigint, { part, amount }: Asked, reason: string): LoanActInput {
  return {
    loanId: String(loanId),
    part: part ?? null,
    amount: amount === undefined ? null : String(amount),
    reason,
  };
}

function preview({ borrowing: { database, now } }: HandlerParts): Handler<Calls['console.loan-preview']> {
  return async ({ market, loan, act, ...asked }, { staff }) => {
    const seen = await database.withTransaction(async (tx) => {
      const [loanId] = await loansNamed(tx, market, loan);
      if (loanId === undefined) return undefined;
      if (act === 'settle') return seeSettlement(tx, loanId);
      const input = inputOf(loanId, asked, 'preview');
      const acted = await previewOf(tx, () => seeAct(tx, act, input));
      const isAlone =
        act === 'waive' &&
        (await isWithinAuthority(tx, { act: 'loan.waive', market, input }, staff.staffId, now()));
      return isRefusal(acted) ? acted : { ...acted, isAlone };
    });
    if (!seen) return { refused: 'not_found' };
    if (isRefusal(seen)) return loanActRefused(seen.refused);
    return {
      now: standsAnswer(seen.now),
      later: standsAnswer(seen.later),
      entries: seen.entries.map(entryAnswer),
      needsSecondPerson: takesTwo(act) && !('isAlone' in seen && seen.isAlone),
      told:
        act === 'settle'
          ? `${marketMoney(market, seen.now.toPay)} paid today repays the loan in full.`
          : act === 'delay'
            ? 'That the next payment is due later, and that the new days are in the app.'
            : null,
    };
  };
}

function actOn({ borrowing }: HandlerParts): Handler<Calls['console.loan-act']> {
  const { database, now } = borrowing;
  return async ({ market, loan, act: kind, reason, words, ...asked }, context) => {
    const [loanId] = await database.withTransaction((tx) => loansNamed(tx, market, loan));
    if (loanId === undefined) return { refused: 'not_found' };
    const { requestId, idempotencyKey, staff } = context;
    const actor = { kind: 'staff', id: staff.staffId } as const;
    const request = { actor, requestId, idempotencyKey, now: now() };
    if (kind === 'waive' || kind === 'write-off') {
      const asking = {
        // The same key asks for the same: a lost answer does not ask twice.
        requestId: idOfWords(`approval ${staff.staffId} ${idempotencyKey}`),
        act: `loan.${kind}`,
        market,
        subject: `loan:${loanId}`,
        input: inputOf(loanId, asked, reason),
        reason: words,
      } as const;
      const answer = await runCommand(database, actOrAsk(borrowing), { ...request, input: asking });
      if (answer.kind === 'done')
        return { outcome: answer.output.outcome, approvalId: answer.output.requestId };
      return answer.kind === 'refused' ? loanActRefused(ruleOf(answer.refusal)) : keyRefused(answer.kind);
    }
    const input = { loanId: String(loanId), reason, words };
    const answer =
      kind === 'delay'
        ? await runCommand(database, delayLoan(borrowing), { ...request, input })
        : await runCommand(database, tellSettlement(borrowing), { ...request, input });
    if (answer.kind === 'done') return { outcome: 'done', approvalId: null };
    if (answer.kind !== 'refused') return keyRefused(answer.kind);
    const { refusal } = answer;
    return isContactRule(refusal.refused) ? contactRefused(refusal) : loanActRefused(refusal.refused);
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
    const [loanId] = await database.withTransaction((tx) => loansNamed(tx, market, loan));
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
    return isContactRule(refused) ? contactRefused(answer.refusal) : { refused: 'not_found' };
  };
}
