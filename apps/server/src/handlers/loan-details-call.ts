import type { Calls } from '@candor/contract';
import { orderStates, type CalendarDate, type OrderState } from '@candor/domain';
import { markets, type Language, type MarketId } from '@candor/markets';
import {
  borrowerLimit,
  businessDateOf,
  laterDay,
  payoutAccountsOf,
  payoutLine,
  payoutStandingOf,
  offersAfterRefusal,
  readOrderDetails,
  reasonWords,
  type OrderDetails,
  type PersonSeal,
  timelineLine,
} from '@candor/services';
import { findOrderDestination, type OrderReader, type ReadTx } from '@candor/store';
import type { z } from 'zod';
import type { Handler } from '../http/handler.ts';
import { languageOf, type HandlerParts } from './handler-parts.ts';
import { loanPart } from './loan-standing.ts';
import { orderItem } from './order-item.ts';
import { stepWords } from './order-words.ts';
import { productCard, type ProductCard } from './product-card.ts';
import { quoteFigures } from './quote-figures.ts';

type Answer = z.input<Calls['loan.details']['response']>;
type Reader = OrderReader & {
  readonly on: CalendarDate;
  readonly market: MarketId;
  readonly language: Language;
  readonly seal: PersonSeal;
  /** By which an offer is judged. */
  readonly today: CalendarDate;
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
      const reader = { borrowerId, market, language, on: await businessDateOf(tx, market) };
      const details = orderId && (await readOrderDetails(tx, reader, orderId));
      const at = now();
      const today = laterDay(market, reader.on, at);
      return details ? answerOf(tx, { ...reader, seal, today, now: at }, details) : { refused: 'not_found' };
    });
  };
}

async function answerOf(tx: ReadTx, reader: Reader, details: OrderDetails): Promise<Answer> {
  const { order, steps, quote, isSigned, broughtIn, position, planOfferUntil } = details;
  const { market, language, today, now } = reader;
  const looked =
    order.loan && position
      ? { id: order.loan.id, orderId: order.orderId, position, planOfferUntil, language, now }
      : null;
  return {
    today,
    item: orderItem(market, { view: order, position }, today),
    currency: markets[market].currency.code,
    history: steps.map(({ state, at }) => ({
      at: at.toISOString(),
      state,
      // Nobody applied here, and nothing was paid out by us.
      line: broughtIn ? timelineLine({ kind: 'brought-in' }, language) : stepWords[state][language],
    })),
    reasons: order.reasons.map((code) => ({ code, ...reasonWords(code, language) })),
    others: order.state === 'refused' ? await othersOf(tx, reader, order.productId) : [],
    quote: quote && quoteFigures(market, quote),
    account: await accountOf(tx, reader, order.orderId),
    payout: await payoutOf(tx, order.orderId, language),
    ...(await loanPart(tx, looked)),
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
async function othersOf(tx: ReadTx, reader: Reader, refusedProductId: string): Promise<ProductCard[]> {
  const { most, notNow } = await borrowerLimit(tx, reader);
  if (notNow) return [];
  const offers = await offersAfterRefusal(tx, { ...reader, most }, refusedProductId);
  return offers.map((offer) => productCard(reader.market, offer, 'after-refusal'));
}

/** The one that was chosen when signing, while it is in the borrower's list. */
async function accountOf(
  tx: ReadTx,
  { seal, borrowerId }: Reader,
  orderId: string,
): Promise<Answer['account']> {
  const accountId = (await findOrderDestination(tx, orderId))?.accountId ?? null;
  if (accountId === null) return null;
  const chosen = (await payoutAccountsOf(tx, seal, borrowerId)).find((each) => each.accountId === accountId);
  if (!chosen) return null;
  const { institutionName, masked, holder } = chosen;
  return { institutionName, masked, holder };
}

async function payoutOf(tx: ReadTx, orderId: string, language: Language): Promise<Answer['payout']> {
  const standing = await payoutStandingOf(tx, orderId);
  if (!standing) return null;
  const { state, at, leftOn } = standing;
  return { state, at: at.toISOString(), leftOn, line: payoutLine(standing, language) };
}
