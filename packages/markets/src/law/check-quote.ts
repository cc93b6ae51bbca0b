import { decimalText } from '@candor/domain/numbers';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Refusal } from '@candor/domain/refusals';
import type { Schedule } from '@candor/domain/schedule';
import type { MarketId } from '../markets.ts';
import type { QuoteRefusal } from './law-refusal.ts';
import { limitsInForce } from './limits-in-force.ts';
import { isBroken, isQuoteCeiling, ruleOf, valueAbove } from './quote-ceilings.ts';

/**
 * The first ceiling of the market that a loan would cross, or nothing. `enteredOn` is the day on which the
 * loan is entered into, restructured or renewed: it decides which figures apply. ₱10,000.00 for 30 days at 6
 * %, 535.72 deducted: refused from 1 April 2026, granted the day before.
 */
export function checkQuote(
  market: MarketId,
  schedule: Schedule,
  enteredOn: CalendarDate,
): Refusal<QuoteRefusal> | undefined {
  const broken = limitsInForce(market, enteredOn)
    .filter(isQuoteCeiling)
    .find((limit) => isBroken(limit, schedule));
  if (!broken) return undefined;
  const { refused, ceiling, value } = ruleOf(broken);
  const most = ceiling(broken);
  return {
    refused,
    facts: {
      limit: broken.id,
      ceiling: decimalText(most, 6, 'down'),
      value: valueAbove(value(broken, schedule), most),
    },
  };
}
