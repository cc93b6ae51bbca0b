import type { Calls } from '@candor/contract';
import { isRefusal } from '@candor/domain/refusals';
import { repaymentChoices } from '@candor/domain/repayment';
import { lending, markets } from '@candor/markets';
import {
  chosenRepayment,
  earlyInstead,
  newestOpenPayment,
  previewCoverage,
  readLoanWithOpenPayments,
  recoveryChoices,
  surplusOf,
  surplusOptions,
  type ChosenRepayment,
  type OpenLoanPayment,
} from '@candor/services/payments/payments';
import { recutLine } from '@candor/services/payments/receipts';
import { previewRepayment } from '@candor/domain/repayment';
import { laterDay } from '@candor/services/lending/applications';
import { loanPosition, readOwnLoan, type OwnLoan } from '@candor/services/lending/loans';
import type { z } from 'zod';
import type { Handler } from '../http/handler.ts';
import { amountsOf, coveredAnswer, dayAmount } from './amounts-of.ts';
import { languageOf, type HandlerParts } from './handler-parts.ts';
import { coolingOffAnswer } from './loan-standing.ts';
import { payTypeAnswers, type Payer } from './pay-type-answers.ts';

type Choices = z.input<Calls['loan.choices']['response']>;
type OneChoice = NonNullable<Choices['overdue']>;

/** A7.8: what can be paid today. What each choice leads to is the preview of that very payment. */
export function loanChoicesCall({
  database,
  borrowing: { now },
}: HandlerParts): Handler<Calls['loan.choices']> {
  return async ({ loanId }, { market, session: { borrowerId } }) => {
    const found = await readLoanWithOpenPayments(database, { borrowerId, market }, loanId, now());
    if (!found) return { refused: 'not_found' };
    const { own, open } = found;
    const { credit, daysPastDue, mayDelay, coolingOff } = loanPosition(own.loan, own.on, market);
    return {
      today: laterDay(market, own.on, now()),
      loanId,
      currency: markets[market].currency.code,
      ...choicesOf(own),
      coolingOff: coolingOffAnswer(coolingOff),
      credit: Number(credit),
      daysLate: daysPastDue,
      mayDelay,
      openPayment: openPayment(newestOpenPayment(open)),
    };
  };
}

function openPayment(open: OpenLoanPayment | null): Choices['openPayment'] {
  return open && { paymentId: open.paymentId, amount: Number(open.amount), takesUtr: open.takesUtr };
}

function choicesOf(own: OwnLoan): Pick<Choices, 'everything' | 'overdue' | 'instalment' | 'own'> {
  const { loan, market, on } = own;
  const none = { everything: null, overdue: null, instalment: null, own: null };
  if (loan.state === 'written-off') return { ...none, ...recoveryOf(own) };
  if (loan.state !== 'active') return none;
  const { everything, own: range } = repaymentChoices(loan, on, lending[market].leastRepayment);
  if (everything.pay === 0n) return none;
  return {
    everything: { pay: Number(everything.pay), saves: Number(everything.saves) },
    overdue: oneChoice(own, 'overdue'),
    instalment: instalmentOf(own),
    own: { least: Number(range.least), most: Number(range.most) },
  };
}

/** What was written off can still be paid: all of it or a part. */
function recoveryOf({ loan, market }: OwnLoan): Pick<Choices, 'everything' | 'own'> {
  const { everything, own } = recoveryChoices(loan, market);
  return {
    everything: { pay: Number(everything), saves: 0 },
    own: { least: Number(own.least), most: Number(own.most) },
  };
}

function oneChoice({ loan, market, on }: OwnLoan, choice: 'overdue' | 'instalment'): OneChoice | null {
  const chosen = chosenRepayment(loan, market, { choice }, on);
  if (isRefusal(chosen)) return null;
  const { surplus } = lending[market].defaults;
  const { amount, owedAfter, nextDue } = previewRepayment(loan, { ...chosen, surplus }, on);
  return { pay: Number(amount), owedAfter: Number(owedAfter), nextDue: dueOf(nextDue) };
}

function instalmentOf(own: OwnLoan): Choices['instalment'] {
  const { loan, market, on } = own;
  const choice = 'instalment';
  const line = oneChoice(own, choice);
  const chosen = chosenRepayment(loan, market, { choice }, on);
  if (!line || isRefusal(chosen)) return null;
  const early = earlyInstead(own, choice, chosen);
  return { ...line, early: early && { dueOn: early.dueOn, saves: Number(early.saves) } };
}

function dueOf(next: ReturnType<typeof previewRepayment>['nextDue']): OneChoice['nextDue'] {
  return next && dayAmount(next);
}

/**
 * A7.6: the ways to pay an amount, and what it would do: the decision that posts it, taken and thrown away.
 */
export function loanInitPayTypeCall({
  database,
  borrowing,
}: HandlerParts): Handler<Calls['loan.init-pay-type']> {
  return async ({ loanId, choice, amount, surplus: wanted }, { market, session: { borrowerId }, facts }) => {
    const own = await readOwnLoan(database, { borrowerId, market }, loanId);
    if (!own) return { refused: 'not_found' };
    const wish = { choice, amount: amount === undefined ? undefined : BigInt(amount) };
    const chosen = chosenRepayment(own.loan, market, wish, own.on);
    if (isRefusal(chosen)) return { refused: chosen.refused };
    const surplus = wanted ?? surplusOf(own, choice, chosen);
    const preview = previewCoverage(own, chosen, surplus);
    const payer = { borrowerId, market, language: languageOf(facts, market) };
    return {
      today: laterDay(market, own.on, borrowing.now()),
      loanId,
      currency: markets[market].currency.code,
      amount: Number(preview.amount),
      pays: amountsOf(preview.pays),
      toCredit: Number(preview.toCredit),
      fromCredit: Number(preview.fromCredit),
      owedAfter: Number(preview.owedAfter),
      nextDue: dueOf(preview.nextDue),
      covers: coveredAnswer(preview),
      waitingCredit: preview.waiting && dayAmount(preview.waiting),
      left: preview.left.map(dayAmount),
      extra: Number(preview.extra),
      planned: {
        left: preview.planned.left.map(dayAmount),
        total: Number(preview.planned.total),
      },
      surplus: choice === 'own' ? surplusChoices(own, chosen, payer) : [],
      payTypes: await payTypeAnswers(borrowing, payer, preview.amount),
    };
  };
}

type SurplusChoice = z.input<Calls['loan.init-pay-type']['response']>['surplus'][number];

function surplusChoices({ loan, on }: OwnLoan, chosen: ChosenRepayment, as: Payer): SurplusChoice[] {
  return surplusOptions(loan, chosen, on).map(({ rule, fromCredit, owedAfter, saves, ...one }) => ({
    rule,
    fromCredit: Number(fromCredit),
    owedAfter: Number(owedAfter),
    saves: Number(saves),
    nextDue: dueOf(one.nextDue),
    endsOn: one.endsOn,
    left: one.left.map(dayAmount),
    recutLine: recutLine(one.recut, as),
    total: Number(one.total),
  }));
}
