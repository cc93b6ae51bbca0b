import { isRefusal } from '@candor/domain';
import type { CalendarDate, Quote } from '@candor/domain';
import { quoteOfSchedule, quoteProduct, type MarketId } from '@candor/markets';
import {
  findImportedLoan,
  findOrderView,
  findProductVersion,
  findSignedAgreement,
  listOrderSteps,
  readLoan,
  type ImportedLoan,
  type OrderReader,
  type OrderStep,
  type OrderView,
  type ReadTx,
} from '@candor/store';
import { loanPosition, type LoanPosition } from '../loans/loan-position.ts';
import { planOfferUntil } from '../loans/offer-restructure.ts';
import { productTermsOf } from './product-terms-of.ts';

/** An order with all that is known of it: the way it took, the price, and the loan it became. */
export type OrderDetails = {
  readonly order: OrderView;
  readonly steps: readonly OrderStep[];
  /** As signed; before that, as it would be today; null where it is no longer offered. */
  readonly quote: Quote | null;
  readonly isSigned: boolean;
  /** Of a loan that came over from an earlier system: nothing of it was signed or priced here. */
  readonly broughtIn: ImportedLoan | null;
  readonly position: LoanPosition | null;
  /** A new plan waits for the borrower’s answer until this day. */
  readonly planOfferUntil: CalendarDate | null;
};

/** Undefined where the borrower has no such order. */
export async function readOrderDetails(
  tx: ReadTx,
  reader: OrderReader & { readonly market: MarketId; readonly on: CalendarDate },
  orderId: string,
): Promise<OrderDetails | undefined> {
  const order = await findOrderView(tx, reader, orderId);
  if (!order) return undefined;
  const signed = await findSignedAgreement(tx, orderId);
  const stored = order.loan && (await readLoan(tx, order.loan.id));
  const broughtIn = stored && !signed ? ((await findImportedLoan(tx, stored.id)) ?? null) : null;
  return {
    order,
    steps: await listOrderSteps(tx, orderId),
    quote: signed
      ? quoteOfSchedule(reader.market, signed.schedule)
      : broughtIn
        ? null
        : await quoteToday(tx, reader.market, order, reader.on),
    isSigned: signed !== undefined,
    broughtIn,
    position: stored ? loanPosition(stored.loan, reader.on, reader.market) : null,
    planOfferUntil: stored ? await planOfferUntil(tx, stored, reader) : null,
  };
}

async function quoteToday(
  tx: ReadTx,
  market: MarketId,
  { productId, productVersion, amount, mostAmount, state, term }: OrderView,
  on: CalendarDate,
): Promise<Quote | null> {
  const version = await findProductVersion(tx, productId, productVersion);
  if (!version) return null;
  const asked = state === 'approved' ? (mostAmount ?? amount) : amount;
  const quote = quoteProduct(
    market,
    productTermsOf(version, on),
    { amount: asked, term, disbursedOn: on },
    on,
  );
  return isRefusal(quote) ? null : quote;
}
