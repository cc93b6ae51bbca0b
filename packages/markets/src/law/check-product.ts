import type { CalendarDate } from '@candor/domain/calendar';
import type { ProductTerms } from '@candor/domain/product';
import type { MarketId } from '../markets.ts';
import type { Breach, UnlawfulProduct } from './breach.ts';
import { coolingOffBreaches } from './cooling-off-breaches.ts';
import { contingentLateBreaches, lateBreaches } from './late-breaches.ts';
import type { Limit } from './limit.ts';
import { limitsInForce } from './limits-in-force.ts';
import { nominalBreaches } from './nominal-breaches.ts';
import { contingentCostBreaches, priceBreaches } from './price-breaches.ts';

/**
 * Every term with which a product would break the market's law on a day, with the limit, the worst value and
 * the largest lawful one; nothing if every loan of it is lawful, whatever amount, term and day of payout from
 * then on. A product that reaches into a limit's scope is checked on its part inside.
 */
export function checkProduct(
  market: MarketId,
  terms: ProductTerms,
  on: CalendarDate,
): UnlawfulProduct | undefined {
  const breaches = limitsInForce(market, on).flatMap((limit) => breachesOf(limit, terms, on));
  return breaches.length > 0 ? { refused: 'product_breaks_the_law', breaches } : undefined;
}

/** The breaches of one limit. */
export function breachesOf(limit: Limit, terms: ProductTerms, on: CalendarDate): Breach[] {
  switch (limit.kind) {
    case 'nominal-rate':
      return nominalBreaches(limit, terms, on);
    case 'effective-rate':
      return priceBreaches(limit, terms, on);
    case 'total-cost': {
      const breaches = priceBreaches(limit, terms, on);
      return breaches.length > 0 ? breaches : contingentCostBreaches(limit, terms, on);
    }
    case 'late-charge':
      return [...lateBreaches(limit, terms, on), ...contingentLateBreaches(limit, terms, on)];
    case 'cooling-off':
      return coolingOffBreaches(limit, terms);
    // How a loan is run, not what is offered: checked when it happens.
    case 'disclosed-charges-only':
    case 'no-charge-on-a-charge':
    case 'payout-to-own-account':
    case 'raise-on-request-only':
    case 'prepayment-always-allowed':
    case 'contact-hours':
    case 'contact-persons':
      return [];
  }
}
