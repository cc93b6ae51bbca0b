import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '../markets.ts';
import { citations } from '../registry.generated.ts';
import type { Citation, Limit } from './limit.ts';
import { limitsInForce } from './limits-in-force.ts';

export type CitedLimit = Limit & { readonly citation: Citation };

/**
 * The limits in force with where each comes from: for the console, the calculator and whoever audits them.
 */
export function citedLimits(market: MarketId, enteredOn: CalendarDate): CitedLimit[] {
  const book: Readonly<Record<string, Citation>> = citations[market];
  const cited: CitedLimit[] = [];
  for (const limit of limitsInForce(market, enteredOn)) {
    const citation = book[limit.id];
    if (!citation) throw new Error(`${limit.id} has no citation`);
    cited.push({ ...limit, citation });
  }
  return cited;
}
