import type { Calls } from '@candor/contract';
import { arrears, borrowerCredit, delayQuote, isRefusal, repaymentChoices } from '@candor/domain';
import { lending, markets } from '@candor/markets';
import { chosenRepayment, ownLoan, previewRepayment, type OwnLoan } from '@candor/services';
import { openPaymentOf } from '@candor/store';
import type { z } from 'zod';
import type { Handler } from '../http/handler.ts';
import { amountsOf } from './amounts-of.ts';
import { languageOf, type HandlerParts } from './handler-parts.ts';
import { offeredPayTypes } from './offered-pay-types.ts';

type Choices = z.input<Calls['loan.choices']['response']>;
type OneChoice = NonNullable<Choices['instalment']>;

/** A7.8: what can be paid today. What each choice leads to is the preview of that very payment. */
export function loanChoicesCall({
  database,
  borrowing: { now },
}: HandlerParts): Handler<Calls['loan.choices']> {
  return async ({ loanId }, { market, session: { borrowerId } }) =>
    database.withTransaction(
      async (tx) => {
        const own = await ownLoan(tx, { borrowerId, market }, loanId);
        if (!own) return { refused: 'not_found' };
        const { id, loan, on } = own;
        return {
          loanId,
          currency: markets[market].currency.code,
          ...choicesOf(own),
          credit: Number(borrowerCredit(loan)),
          daysLate: loan.state === 'active' ? arrears(loan, on).daysLate : 0,
          mayDelay: !isRefusal(delayQuote(loan, on)),
          openPayment: (await openPaymentOf(tx, id, now())) ?? null,
        };
      },
      { readOnly: true },
    );
}

function choicesOf(own: OwnLoan): Pick<Choices, 'everything' | 'overdue' | 'instalment' | 'own'> {
  const { loan, market, on } = own;
  const none = { everything: null, overdue: null, instalment: null, own: null };
  if (loan.state !== 'active') return none;
  const { everything, own: range } = repaymentChoices(loan, on, lending[market].leastRepayment);
  if (everything.pay === 0n) return none;
  return {
    everything: { pay: Number(everything.pay), saves: Number(everything.saves) },
    overdue: oneChoice(own, 'overdue'),
    instalment: oneChoice(own, 'instalment'),
    own: { least: Number(range.least), most: Number(range.most) },
  };
}

function oneChoice({ loan, market, on }: OwnLoan, choice: 'overdue' | 'instalment'): OneChoice | null {
  const chosen = chosenRepayment(loan, market, { choice }, on);
  if (isRefusal(chosen)) return null;
  const { surplus } = lending[market].defaults;
  const { amount, owedAfter, nextDue } = previewRepayment(loan, { ...chosen, surplus }, on);
  return { pay: Number(amount), owedAfter: Number(owedAfter), nextDue: dueOf(nextDue) };
}

function dueOf(next: ReturnType<typeof previewRepayment>['nextDue']): OneChoice['nextDue'] {
  return next && { dueOn: next.dueOn, amount: Number(next.amount) };
}

/** A7.6: the ways to pay an amount, and what it would do: the decision that posts it, taken and thrown away. */
export function loanInitPayTypeCall({
  database,
  borrowing,
}: HandlerParts): Handler<Calls['loan.init-pay-type']> {
  return async ({ loanId, choice, amount }, { market, session: { borrowerId }, facts }) => {
    const own = await database.withTransaction((tx) => ownLoan(tx, { borrowerId, market }, loanId), {
      readOnly: true,
    });
    if (!own) return { refused: 'not_found' };
    const wish = { choice, amount: amount === undefined ? undefined : BigInt(amount) };
    const chosen = chosenRepayment(own.loan, market, wish, own.on);
    if (isRefusal(chosen)) return { refused: chosen.refused };
    const { surplus } = lending[market].defaults;
    const preview = previewRepayment(own.loan, { ...chosen, surplus }, own.on);
    const payer = { borrowerId, market, language: languageOf(facts, market) };
    return {
      loanId,
      currency: markets[market].currency.code,
      amount: Number(preview.amount),
      pays: amountsOf(preview.pays),
      toCredit: Number(preview.toCredit),
      owedAfter: Number(preview.owedAfter),
      nextDue: dueOf(preview.nextDue),
      payTypes: await offeredPayTypes(borrowing, payer, preview.amount),
    };
  };
}
