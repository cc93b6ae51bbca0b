import type { Calls } from '@candor/contract';
import { orderStates, type OrderState } from '@candor/domain/states';
import type { CalendarDate } from '@candor/domain/calendar';
import { markets, type Language, type MarketId } from '@candor/markets';
import { borrowerLimit, laterDay, reasonWords } from '@candor/services/lending/applications';
import { businessDateOf } from '@candor/services/kernel/time';
import { offersAfterRefusal } from '@candor/services/lending/products';
import { payoutLine } from '@candor/services/payments/disbursements';
import { readApplicationDetails, type ApplicationDetails } from '@candor/services/reads/applications';
import { timelineLine } from '@candor/services/lending/loans';
import type { ReadTx } from '@candor/services/kernel';
import type { z } from 'zod';
import type { Handler } from '../http/handler.ts';
import { languageOf, type HandlerParts } from './handler-parts.ts';
import { loanPart } from './loan-standing.ts';
import { orderItem } from './order-item.ts';
import { stepWords } from './order-words.ts';
import { productCard, type ProductCard } from './product-card.ts';
import { quoteFigures } from './quote-figures.ts';

type Answer = z.input<Calls['loan.details']['response']>;
type Reader = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly language: Language;
  readonly on: CalendarDate;
  readonly now: Date;
};

const withdrawable: readonly OrderState[] = orderStates.events.withdraw.from;

/** A7.2: an order in any of its states, or the loan it became. */
export function loanDetailsCall({
  database,
  identity: { seal, now },
}: HandlerParts): Handler<Calls['loan.details']> {
  return async ({ loanId, orderId = loanId }, { market, session: { borrowerId }, facts }) => {
    const language = languageOf(facts, market);
    return database.read(async (tx) => {
      const on = await businessDateOf(tx, market);
      const reader = { borrowerId, market, language, on, now: now() };
      const details = orderId && (await readApplicationDetails(tx, seal, reader, orderId));
      return details ? answerOf(tx, reader, details) : { refused: 'not_found' };
    });
  };
}

async function answerOf(tx: ReadTx, reader: Reader, details: ApplicationDetails): Promise<Answer> {
  const { order, steps, quote, isSigned, broughtIn, account, payout, loan } = details;
  const { market, language, on, now } = reader;
  const today = laterDay(market, on, now);
  return {
    today,
    item: orderItem(market, { view: order, position: loan?.position ?? null }, today),
    currency: markets[market].currency.code,
    history: steps.map(({ state, at }) => ({
      at: at.toISOString(),
      state,
      // Nobody applied here, and nothing was paid out by us.
      line: broughtIn ? timelineLine({ kind: 'brought-in' }, language) : stepWords[state][language],
    })),
    reasons: order.reasons.map((code) => ({ code, ...reasonWords(code, language) })),
    // By the day on the wall, as an application of today is judged.
    others: order.state === 'refused' ? await othersOf(tx, { ...reader, today }, order.productId) : [],
    quote: quote && quoteFigures(market, quote),
    account: accountAnswer(account),
    payout: payoutAnswer(payout, language),
    ...loanPart(loan, language),
    mayWithdraw: withdrawable.includes(order.state),
    hasAgreement: isSigned,
    broughtIn: broughtIn && {
      since: broughtIn.asOf,
      paidOutOn: broughtIn.paidOutOn,
      amount: Number(broughtIn.principal),
    },
  };
}

/** Other products that may be taken now; none while something stands in the way. */
async function othersOf(
  tx: ReadTx,
  reader: Reader & { readonly today: CalendarDate },
  refusedProductId: string,
): Promise<ProductCard[]> {
  const { most, notNow } = await borrowerLimit(tx, reader);
  if (notNow) return [];
  const offers = await offersAfterRefusal(tx, { ...reader, most }, refusedProductId);
  return offers.map((offer) => productCard(reader.market, offer, 'after-refusal'));
}

function accountAnswer(account: ApplicationDetails['account']): Answer['account'] {
  if (!account) return null;
  const { institutionName, masked, holder } = account;
  return { institutionName, masked, holder };
}

function payoutAnswer(payout: ApplicationDetails['payout'], language: Language): Answer['payout'] {
  if (!payout) return null;
  const { state, at, leftOn } = payout;
  return { state, at: at.toISOString(), leftOn, line: payoutLine(payout, language) };
}
