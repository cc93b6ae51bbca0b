import { costPerThousand, daysBetween, isRefusal } from '@candor/domain';
import type { CalendarDate, OfferedTerm, ProductTerms, Quote, Rate } from '@candor/domain';
import { quoteProduct, type MarketId } from '@candor/markets';
import { listOfferedProducts, type NamedProduct, type Tx } from '@candor/store';
import { productTermsOf } from '../orders/product-terms-of.ts';

/** A product as a list shows it: what it asks in the best and in the worst case. */
export type ProductOffer = {
  readonly productId: string;
  readonly version: number;
  readonly name: string;
  readonly terms: ProductTerms;
  readonly rateFrom: Rate;
  readonly rateTo: Rate;
  /** What 1,000.00 costs a month, by the term that is nearest to a month. */
  readonly costPerThousand: bigint;
  /** It has the lowest rate of the market, where there is more than one to choose from. */
  readonly isLowRate: boolean;
};

type Asked = {
  readonly market: MarketId;
  readonly language: string;
  readonly on: CalendarDate;
  /** The most that the reader could be lent, where that is known: nobody is shown what they would not get. */
  readonly most?: bigint;
};

/** What a market offers on a day, the cheapest first. */
export async function productOffers(tx: Tx, asked: Asked): Promise<ProductOffer[]> {
  const named = await listOfferedProducts(tx, asked.market, asked.language);
  const priced = named.flatMap((product) => pricedOffer(product, asked) ?? []);
  const sorted = priced.toSorted((a, b) => cheaperFirst(a, b));
  const lowest = sorted[0]?.rateFrom.millionths;
  const isMarked = (offer: Priced) => sorted.length > 1 && offer.rateFrom.millionths === lowest;
  return sorted.map((offer) => Object.assign(offer, { isLowRate: isMarked(offer) }));
}

type Priced = Omit<ProductOffer, 'isLowRate'>;

/** Nothing where the product begins later or above the most, or where the law of the day allows no loan of it. */
function pricedOffer(product: NamedProduct, { market, on, most }: Asked): Priced | undefined {
  if (product.validFrom > on) return undefined;
  const terms = upTo(productTermsOf(product, on), most);
  if (terms.amount.max < terms.amount.min) return undefined;
  const quotes = terms.terms.flatMap((term) => quotesOfTerm(market, terms, term, on));
  const rates = quotes.map(({ rate }) => rate).toSorted((a, b) => Number(a.millionths - b.millionths));
  const [rateFrom, rateTo] = [rates[0], rates.at(-1)];
  if (!rateFrom || !rateTo) return undefined;
  const { productId, version, name } = product;
  return { productId, version, name, terms, rateFrom, rateTo, costPerThousand: aboutAMonth(quotes) };
}

/** ₱2,000.00 to 20,000.00 for somebody who could be lent 10,000.00: 2,000.00 to 10,000.00. */
function upTo(terms: ProductTerms, most: bigint | undefined): ProductTerms {
  const { amount } = terms;
  return most === undefined || most >= amount.max ? terms : { ...terms, amount: { ...amount, max: most } };
}

/** The least and the most that is offered: in between, a fixed fee weighs less than at one end and more than at the other. */
function quotesOfTerm(market: MarketId, terms: ProductTerms, term: OfferedTerm, on: CalendarDate): Quote[] {
  const { min, max, step } = terms.amount;
  const most = max - ((max - min) % step);
  return [...new Set([min, most])].flatMap((amount) => {
    const quote = quoteProduct(market, terms, { amount, term, disbursedOn: on }, on);
    return isRefusal(quote) ? [] : [quote];
  });
}

/** Of the terms that are nearest to 30 days; where the amounts differ in price, the dearest. */
function aboutAMonth(quotes: readonly Quote[]): bigint {
  const distances = quotes.map(({ schedule }) => {
    const { terms, rows } = schedule;
    return Math.abs(30 - daysBetween(terms.disbursedOn, rows.at(-1)?.dueOn ?? terms.disbursedOn));
  });
  const nearest = Math.min(...distances);
  const costs = quotes.filter((_, k) => distances[k] === nearest).map(({ rate }) => costPerThousand(rate));
  return costs.reduce((most, cost) => (cost > most ? cost : most), 0n);
}

function cheaperFirst(a: Priced, b: Priced): number {
  const byBest = a.rateFrom.millionths - b.rateFrom.millionths;
  const byWorst = a.rateTo.millionths - b.rateTo.millionths;
  return Number(byBest) || Number(byWorst) || a.productId.localeCompare(b.productId);
}
