import { offeredPart } from '@candor/domain/product';
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
  /** The price that the product's own page begins with. */
  readonly example: Quote;
  /** It has the lowest rate of the list, where there is more than one to choose from. */
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
  return sorted.map((offer, k) => Object.assign(offer, { isLowRate: k === 0 && sorted.length > 1 }));
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
  const example = firstPrice(market, terms, on);
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

/**
 * Where the product's page begins, so that a list and the page name one price: a third of the way, over the
 * second of its terms.
 */
function firstPrice(market: MarketId, product: ProductTerms, on: CalendarDate): Quote | undefined {
  const term = product.terms[1] ?? product.terms[0];
  if (!term) return undefined;
  const choice = { amount: offeredPart(product.amount, 3n), term, disbursedOn: on };
  const quote = quoteProduct(market, product, choice, on);
  return isRefusal(quote) ? undefined : quote;
}

/** By the rate that is shown, then by the least and the most that is asked. */
function cheaperFirst(a: Priced, b: Priced): number {
  const byShown = a.example.rate.millionths - b.example.rate.millionths;
  const byBest = a.rateFrom.millionths - b.rateFrom.millionths;
  const byWorst = a.rateTo.millionths - b.rateTo.millionths;
  return Number(byShown) || Number(byBest) || Number(byWorst) || a.productId.localeCompare(b.productId);
}
