import { isRefusal } from '@candor/domain/refusals';
import { monthlyBurden } from '@candor/domain/schedule';
import type { CalendarDate } from '@candor/domain/calendar';
import { isSameTerm, type ChoiceFault, type OfferedTerm } from '@candor/domain/product';
import type { NoRate } from '@candor/domain/rate';
import type { TermsFault } from '@candor/domain/schedule';
import {
  checkLimitRaise,
  isMarketId,
  markets,
  quoteProduct,
  type ConductRefusal,
  type QuoteRefusal,
} from '@candor/markets';
import { findProductVersion } from '@candor/store/products';
import { lockApplication, mostOfferedBefore } from '@candor/store/applications';
import type { Decide } from '../../kernel/commands/command.ts';
import { onlyChanged } from '../../kernel/commands/only-changed.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { moveApplication } from './move-application.ts';
import type { MoveRefusal } from './move-application.ts';
import { offerValidity } from './offer-validity.ts';
import type { ApplicationAnswer } from './application-answer.ts';
import { productTermsOf } from './product-terms-of.ts';
import { staffTermWords } from '../contracts/term-words.ts';

export type ApproveApplication = {
  readonly orderId: string;
  /** The most that may be signed for; not more than was asked for. */
  readonly mostAmount: bigint;
  /** The term that is offered, of those that the product has; the one that was asked for unless said. */
  readonly term?: OfferedTerm | null;
  /** The offer's last day, as the lender wants it. */
  readonly openUntil: CalendarDate;
};

type ApproveRefusal =
  | MoveRefusal
  | QuoteRefusal
  | ChoiceFault
  | TermsFault
  | NoRate
  | ConductRefusal
  | 'amount_is_above_the_asked'
  | 'day_is_in_the_past';

/**
 * Makes an offer that is open until its day ends. Never for more than the borrower asked for: the law of the
 * market is asked whether it would raise unasked what the borrower was offered before, and the lender itself
 * never offers more than was asked for. The disclosure counts from today, and with it the offer ends: what
 * can't be signed any more is not shown as open. What a month costs as approved is kept: no other term may be
 * signed that asks for more. Where another term is offered than was asked for, the order goes on with the
 * offered one and keeps the other beside it.
 */
export const approveOrder: Decide<ApproveApplication, ApplicationAnswer, ApproveRefusal> = async (
  tx,
  { orderId, mostAmount, term: offered = null, openUntil },
) => {
  const order = await lockApplication(tx, orderId);
  if (!order || !isMarketId(order.market)) return { refused: 'order_is_unknown', facts: { order: orderId } };
  const version = await findProductVersion(tx, order.productId, order.productVersion);
  if (!version) throw new Error(`order ${orderId} has no product`);
  const on = await businessDateOf(tx, order.market);
  const { market } = order;
  const product = productTermsOf(version, on);
  const before = await mostOfferedBefore(tx, order.borrowerId, orderId);
  const isRequested = mostAmount <= order.amount;
  const raise = checkLimitRaise(market, { on, from: before, to: mostAmount, isRequested });
  const term = offered ?? order.term;
  const askedTerm = isSameTerm(term, order.term) ? null : order.term;
  const quote = quoteProduct(market, product, { amount: mostAmount, term, disbursedOn: on }, on);
  const moved = await moveApplication<Exclude<ApproveRefusal, MoveRefusal>>(
    tx,
    orderId,
    'approve',
    (approved) => {
      if (openUntil < on) return { refused: 'day_is_in_the_past', facts: { openUntil, on } };
      if (raise) return raise;
      if (!isRequested) {
        return { refused: 'amount_is_above_the_asked', facts: { asked: String(order.amount) } };
      }
      if (isRefusal(quote)) return quote;
      const until = offerValidity({ market, product, amount: mostAmount, on, openUntil });
      const mostPerMonth = monthlyBurden(quote.schedule.rows);
      const offer = { mostAmount, openUntil: until, keyFactsUntil: until, issuedOn: on, mostPerMonth };
      return { ...approved, term, askedTerm, offer };
    },
  );
  if ('refused' in moved) return moved;
  const currency = markets[market].currency.code;
  const made = { kind: 'money', currency, before: null } as const;
  return {
    ...moved,
    changes: [
      { field: 'Offer', ...made, after: String(mostAmount) },
      ...onlyChanged([
        { field: 'Amount', ...made, before: String(order.amount), after: String(mostAmount) },
        { field: 'Term', kind: 'text', before: staffTermWords(order.term), after: staffTermWords(term) },
      ]),
    ],
  };
};
