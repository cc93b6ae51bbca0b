import type { Calls } from '@candor/contract';
import { largestOffered } from '@candor/domain/product';
import { markets, rateFigures, type MarketId } from '@candor/markets';
import type { ProductOffer } from '@candor/services/lending/products';
import type { z } from 'zod';

export type ProductCard = z.input<Calls['product.detail']['response']>['card'];

/** A product as a list shows it. */
export function productCard(market: MarketId, offer: ProductOffer, why: ProductCard['why']): ProductCard {
  const { productId, name, terms, isLowRate } = offer;
  const { min, step } = terms.amount;
  const { schedule } = offer.example;
  return {
    productId,
    name,
    currency: markets[market].currency.code,
    least: Number(min),
    most: Number(largestOffered(terms.amount)),
    step: Number(step),
    terms: terms.terms.map(({ instalments, every }) => ({ instalments, every: { ...every } })),
    rateFrom: rateFigures(offer.rateFrom),
    rateTo: rateFigures(offer.rateTo),
    example: {
      amount: Number(schedule.terms.amount),
      term: { instalments: schedule.terms.instalments, every: { ...schedule.terms.every } },
      receive: Number(schedule.netReceived),
      payment: Number(schedule.rows[0]?.total ?? 0n),
      cost: Number(schedule.totals.cost),
      rate: rateFigures(offer.example.rate),
    },
    isLowRate,
    why,
  };
}
