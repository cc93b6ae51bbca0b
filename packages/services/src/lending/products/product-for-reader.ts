import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import type { Database } from '@candor/store/database';
import { borrowerLimit, type NotNow } from '../applications/borrower-limit.ts';
import { mostForNewcomer } from '../decisions/most-for-borrower.ts';
import { productOffers, type ProductOffer } from './product-offers.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';

type Reader = {
  readonly market: MarketId;
  readonly language: string;
  readonly borrowerId: string | null;
};

export type ProductForReader = {
  /** The business day by which it was looked at. */
  readonly on: CalendarDate;
  readonly offer: ProductOffer;
  /** Why who reads it can't apply for it now: it begins above their limit, or something stands in the way. */
  readonly notNow: NotNow | { readonly why: 'limit'; readonly orderId: null } | null;
  /** To whom we do not know: the most of a first loan, where the product goes beyond it. */
  readonly firstLoanMost: bigint | null;
};

/**
 * A product as its own page shows it: to whom we know, up to what they could be lent. Its price is open to
 * all, also to who can't apply.
 */
export function readProductForReader(
  database: Database,
  productId: string,
  { borrowerId, ...reader }: Reader,
): Promise<ProductForReader | undefined> {
  return database.read(async (tx) => {
    const on = await businessDateOf(tx, reader.market);
    const listed = { ...reader, on };
    const find = async (most?: bigint) => {
      const offers = await productOffers(tx, most === undefined ? listed : { ...listed, most });
      return offers.find((each) => each.productId === productId);
    };
    const open = await find();
    if (!open) return undefined;
    if (borrowerId === null) {
      const most = await mostForNewcomer(tx, listed);
      const firstLoanMost = 0n < most && most < open.terms.amount.max ? most : null;
      return { on, offer: open, notNow: null, firstLoanMost };
    }
    const known = { on, firstLoanMost: null };
    const { most, notNow } = await borrowerLimit(tx, { borrowerId, ...listed });
    if (notNow) return { ...known, offer: open, notNow };
    const own = await find(most);
    return own
      ? { ...known, offer: own, notNow: null }
      : { ...known, offer: open, notNow: { why: 'limit', orderId: null } };
  });
}
