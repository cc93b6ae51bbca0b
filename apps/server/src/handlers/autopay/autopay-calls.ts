import type { Calls } from '@candor/contract';
import type { CalendarDate } from '@candor/domain/calendar';
import { markets } from '@candor/markets';
import {
  askAutopay,
  confirmAutopay,
  moveAutopay,
  readOwnAutopay,
  skipAutopay,
  type AutopayScheme,
  type OwnAutopay,
} from '@candor/services/payments/mandates';
import { idOfWords } from '@candor/services/payments/payments';
import type { z } from 'zod';
import type { Handler } from '../../http/handler.ts';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { isOfKey, keyRefused } from '../key-refused.ts';

type Answer = z.input<Calls['loan.autopay']['response']>;

/** A15.970 to A15.973: what is due is debited by itself, while the borrower wants it so. */
export function autopayHandlers(
  parts: HandlerParts,
): CallHandlers<'loan.autopay' | 'loan.autopay-ask' | 'loan.autopay-move' | 'loan.autopay-skip'> {
  return {
    'loan.autopay': loanAutopay(parts),
    'loan.autopay-ask': loanAutopayAsk(parts),
    'loan.autopay-move': loanAutopayMove(parts),
    'loan.autopay-skip': loanAutopaySkip(parts),
  };
}

function loanAutopay({ borrowing }: HandlerParts): Handler<Calls['loan.autopay']> {
  return async ({ loanId }, { market, session: { borrowerId } }) => {
    const own = await readOwnAutopay(borrowing, { borrowerId, market }, loanId);
    if (!own) return { refused: 'not_found' };
    const { on, state, current, offered, dues, total, next } = own;
    return {
      loanId,
      currency: markets[market].currency.code,
      today: on,
      state,
      current: current && schemeAnswer(current),
      offered: offered.map(schemeAnswer),
      dues: dues.map(({ dueOn, amount, isSkipped }) => ({ dueOn, amount: Number(amount), isSkipped })),
      total: Number(total),
      next: next && nextAnswer(next),
    };
  };
}

const schemeAnswer = ({ id, name, tries, account }: AutopayScheme) => ({
  scheme: id,
  name: account?.name ?? name,
  tries,
  account,
});

function nextAnswer(next: NonNullable<OwnAutopay['next']>): Answer['next'] {
  const { dueOn, amount, tellOn, isTold, debitFrom, againOn, isRequested, bouncedOn } = next;
  return {
    dueOn,
    amount: Number(amount),
    tellOn,
    isTold,
    debitOn: debitFrom.on,
    from: hourText(debitFrom.minute),
    againOn,
    isRequested,
    bouncedOn,
  };
}

/** 366 minutes after midnight is 06:06. */
function hourText(minute: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

function loanAutopayAsk({ borrowing }: HandlerParts): Handler<Calls['loan.autopay-ask']> {
  return async ({ loanId, scheme }, { market, session: { borrowerId }, idempotencyKey, requestId }) => {
    const of = { borrowerId, market, orderId: loanId };
    const by = { idempotencyKey, requestId };
    const mandateId = idOfWords('mandate', borrowerId, idempotencyKey);
    let asked = await askAutopay(borrowing, { ...of, mandateId, scheme }, by);
    // Whoever left before allowing it comes back to the same page.
    if (asked.is === 'refused' && asked.refused === 'a_mandate_runs_already')
      asked = await confirmAutopay(borrowing, of);
    if (asked.is === 'asked') {
      const { link, form } = asked;
      const fields = Object.entries(form?.fields ?? {}).map(([field, text]) => ({ field, text }));
      return { loanId, link: form ? null : link, form: form && { address: form.address, fields } };
    }
    switch (asked.refused) {
      case 'loan_is_unknown':
        return { refused: 'not_found' };
      case 'channel_is_down':
        return { refused: 'channel_is_down' };
      case 'key-reused':
      case 'key-in-use':
        return keyRefused(asked.refused);
      default:
        return { refused: 'autopay_cannot_change_now' };
    }
  };
}

function loanAutopayMove({ borrowing }: HandlerParts): Handler<Calls['loan.autopay-move']> {
  return async ({ loanId, move }, { market, session: { borrowerId }, idempotencyKey, requestId }) => {
    const of = { borrowerId, market, orderId: loanId };
    const answer = await moveAutopay(borrowing, move, of, { idempotencyKey, requestId });
    if (isOfKey(answer)) return keyRefused(answer.kind);
    if (answer.kind === 'done') return { loanId, state: answer.output.state };
    return answer.refusal.refused === 'loan_is_unknown'
      ? { refused: 'not_found' }
      : { refused: 'autopay_cannot_change_now' };
  };
}

function loanAutopaySkip({ borrowing }: HandlerParts): Handler<Calls['loan.autopay-skip']> {
  return async ({ loanId, dueOn }, { market, session: { borrowerId }, idempotencyKey, requestId }) => {
    const of = { borrowerId, market, orderId: loanId, dueOn: dueOn as CalendarDate };
    const answer = await skipAutopay(borrowing, of, { idempotencyKey, requestId });
    if (isOfKey(answer)) return keyRefused(answer.kind);
    if (answer.kind === 'done') return { loanId, skips: [...answer.output.skips] };
    switch (answer.refusal.refused) {
      case 'loan_is_unknown':
        return { refused: 'not_found' };
      case 'due_is_being_debited':
        return { refused: 'debit_is_under_way' };
      default:
        return { refused: 'autopay_cannot_change_now' };
    }
  };
}
