import { daysBetween } from '@candor/domain/calendar';
import { isRefusal } from '@candor/domain/refusals';
import type { CalendarDate } from '@candor/domain/calendar';
import type { OfferedTerm, ProductTerms } from '@candor/domain/product';
import type { Quote } from '@candor/domain/schedule';
import type { Rate } from '@candor/domain/rate';
import { quoteProduct, type MarketId } from '@candor/markets';
import { listOfferedProducts, type NamedProduct } from '@candor/store/products';
import type { ReadTx } from '@candor/store/database';
import { productTermsOf } from '../applications/product-terms-of.ts';

/** A product as a list shows it: what it asks in the best and in the worst case. */
export type ProductOffer = {
  readonly productId: string;
  readonly version: number;
  readonly name: string;
  readonly terms: ProductTerms;
  readonly rateFrom: Rate;
  readonly rateTo: Rate;
  /** The least that is offered, over the term nearest to a month, and what exactly that loan costs. */
  readonly example: { readonly amount: bigint; readonly term: OfferedTerm; readonly cost: bigint };
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
export async function productOffers(tx: ReadTx, asked: Asked): Promise<ProductOffer[]> {
  const named = await listOfferedProducts(tx, asked.market, asked.language);
  const priced = named.flatMap((product) => pricedOffer(product, asked) ?? []);
  const sorted = priced.toSorted((a, b) => cheaperFirst(a, b));
  const lowest = sorted[0]?.rateFrom.millionths;
  const isMarked = (offer: Priced) => sorted.length > 1 && offer.rateFrom.millionths === lowest;
  return sorted.map((offer) => Object.assign(offer, { isLowRate: isMarked(offer) }));
}

/** After a refusal: what else may be taken, and nothing that is dearer than what was refused. */
export async function offersAfterRefusal(
  tx: ReadTx,
  asked: Asked & { readonly most: bigint },
  refusedProductId: string | null,
): Promise<ProductOffer[]> {
  const { most: _most, ...everything } = asked;
  const refused = (await productOffers(tx, everything)).find(
    ({ productId }) => productId === refusedProductId,
  );
  const offers = await productOffers(tx, asked);
  return offers.filter(
    ({ productId, rateFrom }) =>
      productId !== refusedProductId &&
      (refused === undefined || rateFrom.millionths <= refused.rateFrom.millionths),
  );
}

type Priced = Omit<ProductOffer, 'isLowRate'>;

/**
 * Nothing where the product begins later or above the most, or where the law of the day allows no loan of it.
 */
function pricedOffer(product: NamedProduct, { market, on, most }: Asked): Priced | undefined {
  if (product.validFrom > on) return undefined;
  const terms = upTo(productTermsOf(product, on), most);
  if (terms.amount.max < terms.amount.min) return undefined;
  const quotes = terms.terms.flatMap((term) => quotesOfTerm(market, terms, term, on));
  const rates = quotes.map(({ rate }) => rate).toSorted((a, b) => Number(a.millionths - b.millionths));
  const [rateFrom, rateTo] = [rates[0], rates.at(-1)];
  const example = aboutAMonth(quotes);
  if (!rateFrom || !rateTo || !example) return undefined;
  const { productId, version, name } = product;
  return { productId, version, name, terms, rateFrom, rateTo, example };
}

/** ₱2,000.00 to 20,000.00 for somebody who could be lent 10,000.00: 2,000.00 to 10,000.00. */
function upTo(terms: ProductTerms, most: bigint | undefined): ProductTerms {
  const { amount } = terms;
  return most === undefined || most >= amount.max ? terms : { ...terms, amount: { ...amount, max: most } };
}

/**
 * The least and the most that is offered: in between, a fixed fee weighs less than at one end and more than
 * at the other.
 */
function quotesOfTerm(market: MarketId, terms: ProductTerms, term: OfferedTerm, on: CalendarDate): Quote[] {
  const { min, max, step } = terms.amount;
  const most = max - ((max - min) % step);
  return [...new Set([min, most])].flatMap((amount) => {
    const quote = quoteProduct(market, terms, { amount, term, disbursedOn: on }, on);
    return isRefusal(quote) ? [] : [quote];
  });
}

/** The smallest loan of the term that is nearest to 30 days: a price that its own page quotes too. */
function aboutAMonth(quotes: readonly Quote[]): ProductOffer['example'] | undefined {
  const daysOff = ({ schedule: { terms, rows } }: Quote) =>
    Math.abs(30 - daysBetween(terms.disbursedOn, rows.at(-1)?.dueOn ?? terms.disbursedOn));
  const bySize = (a: Quote, b: Quote) => (a.schedule.terms.amount < b.schedule.terms.amount ? -1 : 1);
  const [first] = quotes.toSorted((a, b) => daysOff(a) - daysOff(b) || bySize(a, b));
  if (!first) return undefined;
  const { terms, totals } = first.schedule;
  return {
    amount: terms.amount,
    term: { instalments: terms.instalments, every: terms.every },
    cost: totals.cost,
  };
}

function cheaperFirst(a: Priced, b: Priced): number {
  const byBest = a.rateFrom.millionths - b.rateFrom.millionths;
  const byWorst = a.rateTo.millionths - b.rateTo.millionths;
  return Number(byBest) || Number(byWorst) || a.productId.localeCompare(b.productId);
}
