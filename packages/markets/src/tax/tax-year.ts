import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '../markets.ts';
import { taxRules } from './registry.generated.ts';

export interface TaxYear {
  /** The calendar year in which it begins. */
  readonly year: number;
  readonly from: CalendarDate;
  readonly until: CalendarDate;
}

/**
 * The tax year of a market that begins in a calendar year.
 *   India, 2026: 1 April 2026 to 31 March 2027        Philippines, 2026: 1 January to 31 December 2026
 */
export function taxYear(market: MarketId, year: number): TaxYear {
  const { yearBegins } = taxRules[market];
  const first = (of: number) => `${of}-${String(yearBegins).padStart(2, '0')}-01`;
  const last = new Date(Date.parse(first(year + 1)) - 86_400_000).toISOString().slice(0, 10);
  return { year, from: first(year) as CalendarDate, until: last as CalendarDate };
}

export function taxYearOf(market: MarketId, day: CalendarDate): TaxYear {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return taxYear(market, month >= taxRules[market].yearBegins ? year : year - 1);
}

/** From the tax year of one day to that of another, the newest first. */
export function taxYearsSince(market: MarketId, first: CalendarDate, today: CalendarDate): TaxYear[] {
  const [oldest, newest] = [taxYearOf(market, first).year, taxYearOf(market, today).year];
  return Array.from({ length: newest - oldest + 1 }, (_, ago) => taxYear(market, newest - ago));
}
