import { decideApply } from '@candor/domain/decisions';
import { isRefusal } from '@candor/domain/refusals';
import type { ApplyRule } from '@candor/domain/decisions';
import type { NoRate } from '@candor/domain/rate';
import type { OfferedTerm } from '@candor/domain/product';
import type { TermsFault } from '@candor/domain/schedule';
import { quoteProduct, type MarketId, type QuoteRefusal } from '@candor/markets';
import { currentProductVersion } from '@candor/store/products';
import {
  hasOtherOpenApplication,
  insertBorrowerIfAbsent,
  insertApplication,
  lockApplication,
  marketOfBorrower,
  updateApplication,
  type LoanApplication,
} from '@candor/store/applications';
import { worstDaysLate } from '@candor/store/loans';
import type { Decide } from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { applicationAnswer, applicationMessage } from './application-answer.ts';
import type { ApplicationAnswer } from './application-answer.ts';
import { productTermsOf } from './product-terms-of.ts';

export type SubmitApplication = {
  /** A new one, or one that was sent back. */
  readonly orderId: string;
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly productId: string;
  readonly amount: bigint;
  readonly term: OfferedTerm;
  /** Steps of the borrower's certification that are not done. */
  readonly missingSteps: readonly string[];
};

type SubmitRefusal =
  | ApplyRule
  | QuoteRefusal
  | TermsFault
  | NoRate
  | 'product_is_unknown'
  | 'order_is_of_another_borrower'
  | 'order_is_of_another_market'
  | 'borrower_is_of_another_market';

/** A borrower applies for a loan of a product, priced by the version and the law of the day. */
export const submitApplication: Decide<SubmitApplication, ApplicationAnswer, SubmitRefusal> = async (
  tx,
  input,
) => {
  const { orderId, borrowerId, market, productId, amount, term, missingSteps } = input;
  const known = await lockApplication(tx, orderId);
  if (known && known.borrowerId !== borrowerId) return { refused: 'order_is_of_another_borrower' };
  if (known && known.market !== market)
    return { refused: 'order_is_of_another_market', facts: { market: known.market } };
  const version = await currentProductVersion(tx, productId);
  if (!version || version.market !== market)
    return { refused: 'product_is_unknown', facts: { product: productId } };
  const hasOpenOrder = await hasOtherOpenApplication(tx, borrowerId, orderId);
  const home = await marketOfBorrower(tx, borrowerId);
  if (home !== undefined && home !== market)
    return { refused: 'borrower_is_of_another_market', facts: { market: home } };
  const on = await businessDateOf(tx, market);
  const terms = productTermsOf(version, on);
  const application = {
    order: known?.state ?? 'draft',
    product: { terms, offeredFrom: version.validFrom, offeredUntil: null },
    hasOpenOrder,
    daysLate: await worstDaysLate(tx, borrowerId, on),
    missingSteps,
  } as const;
  const decided = decideApply(application, { amount, term }, on);
  if (isRefusal(decided)) return decided;
  const quote = quoteProduct(market, terms, { amount, term, disbursedOn: on }, on);
  if (isRefusal(quote)) return quote;
  const order: LoanApplication = {
    id: orderId,
    market,
    borrowerId,
    productId,
    productVersion: version.version,
    state: 'submitted',
    amount,
    term,
    askedTerm: null,
    submittedOn: on,
    offer: null,
    accountIsOwn: known?.accountIsOwn ?? null,
    reasons: [],
  };
  await insertBorrowerIfAbsent(tx, borrowerId, market);
  await (known ? updateApplication(tx, order) : insertApplication(tx, order));
  return {
    output: applicationAnswer(order),
    facts: { on, product: productId, version: version.version },
    outbox: [applicationMessage(order)],
  };
};
