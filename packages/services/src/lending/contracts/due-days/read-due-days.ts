import type { CalendarDate } from '@candor/domain/calendar';
import { isDearerThanApproved } from '@candor/domain/decisions';
import { isRefusal, type Refusal } from '@candor/domain/refusals';
import type { MarketId } from '@candor/markets';
import { dueDayOptions, type DueDayOption } from '@candor/markets/due-day';
import type { Database } from '@candor/store/database';
import { kycFacts } from '../../../customers/kyc/kyc-facts.ts';
import type { PersonSeal } from '../../../kernel/person-seal.ts';
import { businessDateOf } from '../../../kernel/time/business-date.ts';
import { laterDay } from '../../applications/later-day.ts';
import { viewOffer, type OfferRefusal, type ViewOffer } from '../view-offer.ts';

export type DueDays = {
  readonly today: CalendarDate;
  readonly market: MarketId;
  readonly options: readonly DueDayOption[];
};

/**
 * The days on which the first instalment of an offer can fall, each with the price that would be signed. Only
 * what can be signed is listed: the same rules judge it as judge the signature.
 */
export function readDueDays(
  database: Database,
  seal: PersonSeal,
  { borrowerId, now }: { readonly borrowerId: string; readonly now: Date },
  wish: Pick<ViewOffer, 'orderId' | 'amount' | 'term'>,
): Promise<DueDays | Refusal<Exclude<OfferRefusal, 'due_day_is_not_offered'>>> {
  return database.read(async (tx) => {
    const view = await viewOffer(tx, seal, { borrowerId, ...wish }, now);
    if (isRefusal(view)) {
      const { refused } = view;
      if (refused === 'due_day_is_not_offered') throw new Error('the usual day is always offered');
      return { refused };
    }
    const { market, approval, draft } = view;
    const { amount, instalments, every, disbursedOn } = draft.quote.schedule.terms;
    const term = { instalments, every };
    const payDay = (await kycFacts(tx, seal, borrowerId, market))?.payDay ?? null;
    const choice = { amount, term, disbursedOn };
    const options = dueDayOptions(market, draft.product, choice, { enteredOn: disbursedOn, payDay });
    return {
      today: laterDay(market, await businessDateOf(tx, market), now),
      market,
      options: options.filter(({ quote }) => !isDearerThanApproved(approval, term, quote.schedule)),
    };
  });
}
