import type { Calls } from '@candor/contract';
import { orderStates, type OrderState } from '@candor/domain/states';
import { markets, type Language } from '@candor/markets';
import { reasonWords } from '@candor/services/lending/applications';
import { isAutopayOffered } from '@candor/services/payments/mandates';
import { payoutLine } from '@candor/services/payments/disbursements';
import { readApplicationDetails, type ApplicationDetails } from '@candor/services/reads/applications';
import { timelineLine } from '@candor/services/lending/loans';
import type { z } from 'zod';
import type { Handler } from '../http/handler.ts';
import { languageOf, type HandlerParts } from './handler-parts.ts';
import { cancelledAnswer, decisionAnswer, settledAnswer } from './answers/decision-answer.ts';
import { loanPart, type ReadAs } from './loan-standing.ts';
import { orderItem } from './order-item.ts';
import { handlerTexts } from './handler-texts.ts';
import { productCard } from './product-card.ts';
import { quoteFigures } from './quote-figures.ts';

type Answer = z.input<Calls['loan.details']['response']>;

const withdrawable: readonly OrderState[] = orderStates.events.withdraw.from;

/** A7.2: an order in any of its states, or the loan it became. */
export function loanDetailsCall({
  database,
  borrowing: { collectChannels },
  identity: { seal, now },
}: HandlerParts): Handler<Calls['loan.details']> {
  return async ({ loanId, orderId = loanId }, { market, session: { borrowerId }, facts }) => {
    const language = languageOf(facts, market);
    const reader = { borrowerId, market, language, now: now() };
    const details = orderId && (await readApplicationDetails(database, seal, reader, orderId));
    const hasAutopay = isAutopayOffered(collectChannels, market);
    return details ? answerOf({ market, language, hasAutopay }, details) : { refused: 'not_found' };
  };
}

function answerOf(as: ReadAs, details: ApplicationDetails): Answer {
  const { market, language } = as;
  const { today, order, others, steps, quote, isSigned, broughtIn, account, payout, loan } = details;
  return {
    today,
    item: orderItem(market, { view: order, position: loan?.position ?? null }, today),
    currency: markets[market].currency.code,
    history: steps.map(({ state, at }) => ({
      at: at.toISOString(),
      state,
      // Nobody applied here, and nothing was paid out by us.
      line: broughtIn
        ? timelineLine({ kind: 'brought-in' }, language)
        : handlerTexts(language)(`order.${state}`),
    })),
    reasons: order.reasons.map((code) => ({ code, ...reasonWords(code, language, market) })),
    returnNote: details.returnNote,
    promisedBy: details.promisedBy,
    others: others.map((offer) => productCard(market, offer, 'after-refusal')),
    quote: quote && quoteFigures(market, quote),
    account: accountAnswer(account),
    payout: payoutAnswer(payout, language),
    ...loanPart(loan, as),
    mayWithdraw: withdrawable.includes(order.state),
    hasAgreement: isSigned,
    settled: settledAnswer(details.settled),
    cancelled: cancelledAnswer(details, language),
    decision: decisionAnswer(market, details.decision),
    broughtIn: broughtIn && {
      since: broughtIn.asOf,
      paidOutOn: broughtIn.paidOutOn,
      amount: Number(broughtIn.principal),
    },
  };
}

function accountAnswer(account: ApplicationDetails['account']): Answer['account'] {
  if (!account) return null;
  const { institutionName, masked, holder } = account;
  return { institutionName, masked, holder };
}

function payoutAnswer(payout: ApplicationDetails['payout'], language: Language): Answer['payout'] {
  if (!payout) return null;
  const { state, at, leftOn, reference } = payout;
  return { state, at: at.toISOString(), leftOn, reference, line: payoutLine(payout, language) };
}
