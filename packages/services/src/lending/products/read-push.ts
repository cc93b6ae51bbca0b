import type { MarketId } from '@candor/markets';
import type { Database } from '@candor/store/database';
import { borrowerLimit, type NotNow } from '../applications/borrower-limit.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { offersAfterRefusal, productOffers, type ProductOffer } from './product-offers.ts';

export type ReadPush = {
  readonly market: MarketId;
  readonly language: string;
  readonly after: 'refusal' | 'settlement' | null;
  /** Who is logged in, if anybody is. */
  readonly borrowerId: string | null;
};

export type Push = {
  /** What may be taken, the cheapest first; nothing while something stands in the way. */
  readonly offers: readonly ProductOffer[];
  readonly notNow: NotNow | null;
  readonly why: 'open-to-all' | 'for-you' | 'after-refusal' | 'after-settlement';
};

/** The recommendation list. Whoever is logged in sees what they may take now, and if that is nothing, why. */
export async function readPush(database: Database, asked: ReadPush): Promise<Push> {
  const { market, language, after, borrowerId } = asked;
  return database.read(async (tx) => {
    const on = await businessDateOf(tx, market);
    const listed = { market, language, on };
    if (borrowerId === null)
      return { offers: await productOffers(tx, listed), notNow: null, why: 'open-to-all' };
    const why = after === null ? 'for-you' : (`after-${after}` as const);
    const { most, notNow, refusedProductId } = await borrowerLimit(tx, { borrowerId, ...listed });
    if (notNow) return { offers: [], notNow, why };
    const offers =
      after === 'refusal'
        ? await offersAfterRefusal(tx, { ...listed, most }, refusedProductId)
        : await productOffers(tx, { ...listed, most });
    return { offers, notNow: null, why };
  });
}
