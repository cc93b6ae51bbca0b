import type { Calls } from '@candor/contract';
import { dateOfDayNumber, dayNumber, delayQuote, isRefusal, type DelayQuote } from '@candor/domain';
import { markets, type Language } from '@candor/markets';
import { delayQuoteKey, instantOf, ownLoan, type OwnLoan } from '@candor/services';
import type { z } from 'zod';
import type { Handler } from '../http/handler.ts';
import { delayFeeLine, notNowSentence } from './delay-words.ts';
import { languageOf, type HandlerParts } from './handler-parts.ts';
import { offeredPayTypes } from './offered-pay-types.ts';

type Quote = NonNullable<z.input<Calls['loan.delay-detail']['response']>['quote']>;

/** A7.3: what moving the next instalment would mean. */
export function loanDelayDetailCall({
  database,
  borrowing,
}: HandlerParts): Handler<Calls['loan.delay-detail']> {
  return async ({ loanId }, { market, session: { borrowerId }, facts }) => {
    const language = languageOf(facts, market);
    const own = await database.withTransaction((tx) => ownLoan(tx, { borrowerId, market }, loanId), {
      readOnly: true,
    });
    if (!own) return { refused: 'not_found' };
    const quote = delayQuote(own.loan, own.on);
    const currency = markets[market].currency.code;
    if (isRefusal(quote)) {
      const notNow = { code: quote.refused, sentence: notNowSentence(quote.refused, language) };
      return { loanId, currency, notNow, quote: null, payTypes: [] };
    }
    const payTypes = await offeredPayTypes(borrowing, { borrowerId, market, language }, quote.fee);
    return { loanId, currency, notNow: null, quote: wireQuote(own, quote, language), payTypes };
  };
}

/** It stands until the business day ends: tomorrow other late charges may be owed, and the window may have closed. */
function wireQuote({ orderId, market, on, loan }: OwnLoan, quote: DelayQuote, language: Language): Quote {
  const { n, dueOn, newDueOn, moved, fee, nearest } = quote;
  const tomorrow = dateOfDayNumber(dayNumber(on) + 1);
  const isPartCheaper = quote.ifPartIsPaidNow < fee;
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
    partNow: isPartCheaper ? { pay: Number(fee), lateCost: Number(quote.ifPartIsPaidNow) } : null,
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
