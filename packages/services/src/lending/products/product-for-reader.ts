import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import type { ReadTx } from '@candor/store/database';
import { borrowerLimit, type NotNow } from '../applications/borrower-limit.ts';
import { productOffers, type ProductOffer } from './product-offers.ts';

type Reader = {
  readonly market: MarketId;
  readonly language: string;
  readonly on: CalendarDate;
  readonly borrowerId: string | null;
};

export type ProductForReader = {
  readonly offer: ProductOffer;
  /** Why who reads it can't apply for it now: it begins above their limit, or something stands in the way. */
  readonly notNow: NotNow | { readonly why: 'limit'; readonly orderId: null } | null;
};

/** A product as its own page shows it: to whom we know, up to what they could be lent. Its price is open to all, also to who can't apply. */
export async function productForReader(
  tx: ReadTx,
  productId: string,
  { borrowerId, ...listed }: Reader,
): Promise<ProductForReader | undefined> {
  const find = async (most?: bigint) => {
    const offers = await productOffers(tx, most === undefined ? listed : { ...listed, most });
    return offers.find((each) => each.productId === productId);
  };
  const open = await find();
  if (!open || borrowerId === null) return open && { offer: open, notNow: null };
  const { most, notNow } = await borrowerLimit(tx, { borrowerId, ...listed });
  if (notNow) return { offer: open, notNow };
  const own = await find(most);
  return own ? { offer: own, notNow: null } : { offer: open, notNow: { why: 'limit', orderId: null } };
}
