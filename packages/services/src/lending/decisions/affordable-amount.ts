import { isRefusal } from '@candor/domain/refusals';
import type { CalendarDate } from '@candor/domain/calendar';
import type { OfferedTerm, ProductTerms } from '@candor/domain/product';
import { quoteProduct, type MarketId } from '@candor/markets';
import { burdenPerMille, monthlyBurden } from './monthly-burden.ts';

export type Affordability = {
  readonly market: MarketId;
  readonly terms: ProductTerms;
  readonly term: OfferedTerm;
  readonly asked: bigint;
  readonly on: CalendarDate;
  readonly incomePerMonth: bigint;
  /** To others and to us. */
  readonly obligationsPerMonth: bigint;
  /** Principal that the borrower owes us already: the limit is for all of it together. */
  readonly owedPrincipal: bigint;
};

/** What one loan asks for in its dearest month; undefined for one that is not offered or not lawful. */
export function instalmentPerMonth(
  { market, terms, term, on }: Pick<Affordability, 'market' | 'terms' | 'term' | 'on'>,
  amount: bigint,
): bigint | undefined {
  const quote = quoteProduct(market, terms, { amount, term, disbursedOn: on }, on);
  return isRefusal(quote) ? undefined : monthlyBurden(quote.schedule.rows);
}

/**
 * The largest amount on offer, not above the asked one, that the limits allow; 0 if there is none. An
 * instalment never falls when the amount grows, so the amounts are halved until two neighbours are left.
 *   ₱8,000.00 for 3 months at an income of 8,000.00 and a share of 300 in a thousand: 2,400.00 a month carry
 *     ₱6,500.00.
 */
export function affordableAmount(
  given: Affordability,
  { mostBurdenPerMille, mostAmount }: { mostBurdenPerMille: number; mostAmount: number },
): bigint {
  const { min, step } = given.terms.amount;
  const room = BigInt(mostAmount) - given.owedPrincipal;
  const most = given.asked < room ? given.asked : room;
  const fits = (steps: bigint) => {
    const instalment = instalmentPerMonth(given, min + steps * step);
    if (instalment === undefined) return false;
    return burdenPerMille(instalment + given.obligationsPerMonth, given.incomePerMonth) <= mostBurdenPerMille;
  };
  if (most < min || !fits(0n)) return 0n;
  let [good, bad] = [0n, (most - min) / step + 1n];
  while (bad - good > 1n) {
    const middle = (good + bad) / 2n;
    if (fits(middle)) good = middle;
    else bad = middle;
  }
  return min + good * step;
}
