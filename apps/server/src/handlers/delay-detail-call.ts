import type { Calls } from '@candor/contract';
import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { delayQuote, type DelayQuote } from '@candor/domain/delay';
import { isRefusal } from '@candor/domain/refusals';
import { lending, markets, type Language } from '@candor/markets';
import {
  begunExtension,
  delayQuoteKey,
  readLoanWithOpenPayments,
  type OpenLoanPayment,
} from '@candor/services/payments/payments';
import { instantOf } from '@candor/services/kernel/time';
import type { OwnLoan } from '@candor/services/lending/loans';
import type { z } from 'zod';
import type { Handler } from '../http/handler.ts';
import { delayFeeLine, notNowSentence } from './delay-texts.ts';
import { languageOf, type HandlerParts } from './handler-parts.ts';
import { payTypeAnswers } from './pay-type-answers.ts';

type Answer = z.input<Calls['loan.delay-detail']['response']>;
type Quote = NonNullable<Answer['quote']>;

/** A7.3: what moving the next instalment would mean. */
export function loanDelayDetailCall({
  database,
  borrowing,
}: HandlerParts): Handler<Calls['loan.delay-detail']> {
  return async ({ loanId }, { market, session: { borrowerId }, facts }) => {
    const language = languageOf(facts, market);
    const whose = { borrowerId, market };
    const found = await readLoanWithOpenPayments(database, whose, loanId, borrowing.now());
    if (!found) return { refused: 'not_found' };
    const { own } = found;
    const openPayment = openPaymentAnswer(begunExtension(found.open));
    const quote = delayQuote(own.loan, own.on);
    const currency = markets[market].currency.code;
    if (isRefusal(quote)) {
      const notNow = { code: quote.refused, sentence: notNowSentence(quote, language) };
      return { loanId, currency, notNow, quote: null, openPayment, payTypes: [] };
    }
    const payTypes = await payTypeAnswers(borrowing, { borrowerId, market, language }, quote.fee);
    const shown = wireQuote(own, quote, language);
    return { loanId, currency, notNow: null, quote: shown, openPayment, payTypes };
  };
}

function openPaymentAnswer(begun: OpenLoanPayment | null): Answer['openPayment'] {
  if (!begun) return null;
  const { paymentId, amount, takesUtr, isClaimed } = begun;
  return { paymentId, amount: Number(amount), takesUtr, isClaimed };
}

/**
 * It stands until the business day ends: tomorrow other late charges may be owed, and the window may have
 * closed.
 */
function wireQuote({ orderId, market, on, loan }: OwnLoan, quote: DelayQuote, language: Language): Quote {
  const { n, dueOn, newDueOn, moved, fee, nearest } = quote;
  const tomorrow = dateOfDayNumber(dayNumber(on) + 1);
  const isPartCheaper = quote.ifPartIsPaidNow < fee;
  // A part that is too small to be paid is not proposed.
  const { leastRepayment } = lending[market];
  const halfFirst = quote.halfFirst && quote.halfFirst.pay >= leastRepayment ? quote.halfFirst : null;
  return {
    quoteKey: delayQuoteKey(orderId, quote),
    openUntil: instantOf(tomorrow, '00:00', markets[market].timeZone).toISOString(),
    n,
    dueOn,
    newDueOn,
    days: dayNumber(newDueOn) - dayNumber(dueOn),
    moved: Number(moved),
    fee: Number(fee),
    feeLine: delayFeeLine(market, { terms: loan.agreement.delay, moved, fee }, language),
    table: quote.days.map((day) => ({
      on: day.on,
      onTime: Number(day.onTime),
      delayed: Number(day.delayed),
    })),
    onTime: Number(quote.onTime),
    delayed: Number(quote.delayed),
    ifLate: Number(quote.ifLate),
    partNow:
      isPartCheaper && fee >= leastRepayment
        ? { pay: Number(fee), lateCost: Number(quote.ifPartIsPaidNow) }
        : null,
    halfFirst: halfFirst && { pay: Number(halfFirst.pay), fee: Number(halfFirst.fee) },
    timesLeft: quote.timesLeft,
    nearest: nearest && nearestOf(newDueOn, nearest),
    costToTheEnd: Number(quote.costToTheEnd),
    costCeiling: quote.mostCost === null ? null : Number(quote.mostCost),
  };
}

function nearestOf(
  newDueOn: string,
  { dueOn, daysApart }: NonNullable<DelayQuote['nearest']>,
): Quote['nearest'] {
  const [first, second] = newDueOn < dueOn ? [newDueOn, dueOn] : [dueOn, newDueOn];
  return { first, second, daysApart };
}
