import type { Calls } from '@candor/contract';
import type { CalendarDate } from '@candor/domain/calendar';
import { markets, type Language, type MarketId } from '@candor/markets';
import { answerRestructure, type OfferShown, type PlanShown } from '@candor/services/lending/restructures';
import { askHardship, readOwnHardship } from '@candor/services/servicing/hardship';
import { runCommand } from '@candor/services/kernel/commands';
import type { Handler } from '../http/handler.ts';
import { languageOf, type CallHandlers, type HandlerParts } from './handler-parts.ts';
import { hardshipAnswer, hardshipLine, keptDaysLine, offerLine } from './hardship-texts.ts';
import { triesSentence } from './session-words.ts';
import { isOfKey, keyRefused } from './key-refused.ts';

/** A7.17, A7.18 and A7.20: for somebody who can't pay. */
export function hardshipHandlers(
  parts: HandlerParts,
): CallHandlers<'loan.hardship' | 'loan.hardship-ask' | 'loan.restructure-answer'> {
  return {
    'loan.hardship': loanHardship(parts),
    'loan.hardship-ask': loanHardshipAsk(parts),
    'loan.restructure-answer': restructureAnswer(parts),
  };
}

function loanHardship({ borrowing }: HandlerParts): Handler<Calls['loan.hardship']> {
  return async ({ loanId }, { market, session: { borrowerId }, facts }) => {
    const language = languageOf(facts, market);
    const found = await readOwnHardship(borrowing, { borrowerId, market }, loanId);
    if (!found) return { refused: 'not_found' };
    const { on, request, plan, words, offer, options, today } = found;
    const answer = hardshipAnswer(request, { market, on, language, plan });
    return {
      loanId,
      currency: markets[market].currency.code,
      request: answer && { ...answer, promisedOn: request?.promisedOn ?? null, words },
      offer: offer ? offerAnswer(offer, market, language) : null,
      options: options.map((choice) => ({
        option: choice.option,
        line: hardshipLine(choice, market, language),
        instalment: choice.instalment === null ? null : Number(choice.instalment),
        instalments: choice.instalments,
        lastDueOn: choice.lastDueOn,
        costToTheEnd: choice.costToTheEnd === null ? null : Number(choice.costToTheEnd),
        latestOn: choice.latestOn,
        payThen: choice.payThen === null ? null : Number(choice.payThen),
        costsMore: choice.costsMore === null ? null : Number(choice.costsMore),
        costsLess: choice.costsLess === null ? null : Number(choice.costsLess),
        isInterestFree: choice.isInterestFree,
        rows: choice.rows.map(({ dueOn, total }) => ({ dueOn, total: Number(total) })),
        toPay: choice.toPay === null ? null : Number(choice.toPay),
      })),
      today: { pay: Number(today.pay), costToTheEnd: Number(today.costToTheEnd) },
    };
  };
}

function loanHardshipAsk({ database, borrowing }: HandlerParts): Handler<Calls['loan.hardship-ask']> {
  return async (input, { market, session: { borrowerId }, idempotencyKey, requestId }) => {
    const { loanId, option, promisedOn, words } = input;
    const answer = await runCommand(database, askHardship(borrowing), {
      input: {
        borrowerId,
        market,
        orderId: loanId,
        option,
        promisedOn: (promisedOn ?? null) as CalendarDate | null,
        words: words ?? null,
      },
      actor: { kind: 'borrower', id: borrowerId },
      idempotencyKey,
      requestId,
      now: borrowing.now(),
    });
    if (isOfKey(answer)) return keyRefused(answer.kind);
    if (answer.kind === 'done') return { loanId, state: answer.output.state };
    switch (answer.refusal.refused) {
      case 'loan_is_unknown':
        return { refused: 'not_found' };
      case 'only_an_active_loan_is_changed':
        return { refused: 'order_cannot_change_now' };
      case 'hardship_is_not_possible':
        return { refused: 'hardship_is_not_possible' };
    }
  };
}

function offerAnswer(
  { offerId, openUntil, daysPastDue, before, after, costsMore, about }: OfferShown,
  market: MarketId,
  language: Language,
) {
  const line = offerLine({ market, language, openUntil, after });
  return {
    offerId,
    openUntil,
    line,
    lateLine: daysPastDue > 0 ? keptDaysLine({ market, language, daysPastDue }) : null,
    before: planAnswer(before),
    after: planAnswer(after),
    costsMore: Number(costsMore),
    about,
  };
}

function planAnswer({ instalments, highest, firstDueOn, lastDueOn, toPay, cost, rows }: PlanShown) {
  return {
    instalments,
    instalment: Number(highest),
    firstDueOn,
    lastDueOn,
    toPay: Number(toPay),
    costToTheEnd: Number(cost),
    rows: rows.map(({ dueOn, total }) => ({ dueOn, total: Number(total) })),
  };
}

function restructureAnswer({ database, borrowing }: HandlerParts): Handler<Calls['loan.restructure-answer']> {
  return async (input, { market, session: { borrowerId }, idempotencyKey, requestId }) => {
    const { loanId, offerId, answer: said, about = '', code = '' } = input;
    const own = { borrowerId, market, orderId: loanId, offerId };
    const answer = await runCommand(database, answerRestructure(borrowing), {
      input: said === 'accept' ? { ...own, answer: said, about, code } : { ...own, answer: said },
      actor: { kind: 'borrower', id: borrowerId },
      idempotencyKey,
      requestId,
      now: borrowing.now(),
    });
    if (isOfKey(answer)) return keyRefused(answer.kind);
    if (answer.kind === 'refused') {
      const { refused } = answer.refusal;
      if (refused === 'loan_is_unknown') return { refused: 'not_found' };
      return refused === 'offer_has_expired' || refused === 'figures_have_changed'
        ? { refused }
        : { refused: 'order_cannot_change_now' };
    }
    const { output } = answer;
    if (output.is === 'code_wrong') return { refused: 'code_wrong', detail: triesSentence(output.triesLeft) };
    if (output.is !== 'accepted' && output.is !== 'declined') return { refused: output.is };
    return { loanId, state: output.is };
  };
}
