import { isRefusal, type Refusal } from '@candor/domain/refusals';
import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { findApplicationView, type OrderReader, type OrderView } from '@candor/store/applications';
import type { Database } from '@candor/store/database';
import { phoneOfBorrower } from '../../customers/borrowers/borrower-phone.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { laterDay } from '../applications/later-day.ts';
import { viewOffer, type OfferRefusal, type OfferView, type ViewOffer } from './view-offer.ts';

export type OfferPage = {
  readonly today: CalendarDate;
  readonly order: OrderView;
  readonly offer: OfferView;
  /** To which the code for signing goes. */
  readonly phone: string | null;
};

/** An offer with the application that it answers, as its borrower signs it. */
export function readOffer(
  database: Database,
  seal: PersonSeal,
  reader: OrderReader & { readonly market: MarketId; readonly now: Date },
  wish: Omit<ViewOffer, 'borrowerId'>,
): Promise<OfferPage | Refusal<OfferRefusal>> {
  return database.read(async (tx) => {
    const { borrowerId, market, now } = reader;
    const offer = await viewOffer(tx, seal, { borrowerId, ...wish }, now);
    if (isRefusal(offer)) return offer;
    const order = await findApplicationView(tx, reader, wish.orderId);
    if (!order) return { refused: 'not_found' };
    return {
      today: laterDay(market, await businessDateOf(tx, market), now),
      order,
      offer,
      phone: await phoneOfBorrower(tx, seal, borrowerId),
    };
  });
}
