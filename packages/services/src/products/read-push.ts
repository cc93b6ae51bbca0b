import type { CalendarDate } from '@candor/domain';
import type { MarketId } from '@candor/markets';
import { listOrderViews, worstDaysLate, type Database, type OrderReader, type Tx } from '@candor/store';
import { mostForBorrower } from '../decisions/most-for-borrower.ts';
import { businessDateOf } from '../loans/change-loan.ts';
import { withPositions } from '../orders/with-positions.ts';
import { productOffers, type ProductOffer } from './product-offers.ts';

export type ReadPush = {
  readonly market: MarketId;
  readonly language: string;
  readonly after: 'refusal' | 'settlement' | null;
  /** Who is logged in, if anybody is. */
  readonly borrowerId: string | null;
};

export type NotNow = { readonly why: 'open-order' | 'arrears'; readonly orderId: string | null };

export type Push = {
  /** What may be taken, the cheapest first; nothing while something stands in the way. */
  readonly offers: readonly ProductOffer[];
  readonly notNow: NotNow | null;
  readonly why: 'open-to-all' | 'for-you' | 'after-refusal' | 'after-settlement';
};

/** The recommendation list. Whoever is logged in sees what they may take now, and if that is nothing, why. */
export async function readPush(database: Database, asked: ReadPush): Promise<Push> {
  const { market, language, after, borrowerId } = asked;
  return database.withTransaction(
    async (tx) => {
      const on = await businessDateOf(tx, market);
      const listed = { market, language, on };
      if (borrowerId === null)
        return { offers: await productOffers(tx, listed), notNow: null, why: 'open-to-all' };
      const why = after === null ? 'for-you' : (`after-${after}` as const);
      const { notNow, refusedProductId } = await standingOf(tx, { borrowerId, market, language, on });
      if (notNow) return { offers: [], notNow, why };
      const most = await mostForBorrower(tx, { borrowerId, market, on });
      const offers = await productOffers(tx, { ...listed, most });
      const isOther = ({ productId }: ProductOffer) => after !== 'refusal' || productId !== refusedProductId;
      return { offers: offers.filter(isOther), notNow: null, why };
    },
    { readOnly: true },
  );
}

/** What stands in the way of another loan, in the order in which applying is refused; and what was refused last. */
export async function standingOf(
  tx: Tx,
  reader: OrderReader & { readonly market: MarketId; readonly on: CalendarDate },
): Promise<{ readonly notNow: NotNow | null; readonly refusedProductId: string | null }> {
  const latest = await listOrderViews(tx, reader, { tab: null, before: null, limit: 5 });
  const ended = new Set(['refused', 'expired', 'withdrawn', 'paid-out']);
  const open = latest.find(({ state }) => !ended.has(state));
  if (open) return { notNow: { why: 'open-order', orderId: open.orderId }, refusedProductId: null };
  if ((await worstDaysLate(tx, reader.borrowerId, reader.on)) > 0) {
    const late = (await withPositions(tx, latest, reader)).find(
      ({ position }) => (position?.daysPastDue ?? 0) > 0,
    );
    return { notNow: { why: 'arrears', orderId: late?.view.orderId ?? null }, refusedProductId: null };
  }
  const [last] = latest;
  return { notNow: null, refusedProductId: last?.state === 'refused' ? last.productId : null };
}
