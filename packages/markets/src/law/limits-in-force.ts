import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '../markets.ts';
import { limits } from '../registry.generated.ts';
import type { Limit, LimitKind, LimitOf } from './limit.ts';

/** The limits for a loan that was entered into, restructured or renewed on a day. */
export function limitsInForce(market: MarketId, enteredOn: CalendarDate): Limit[] {
  const book: readonly Limit[] = limits[market];
  return book.filter(
    ({ validFrom, validUntil }) => validFrom <= enteredOn && (validUntil === null || enteredOn <= validUntil),
  );
}

/** The one limit of a kind that is in force; a market's book has no two of a kind at once. */
export function limitInForce<Kind extends LimitKind>(
  market: MarketId,
  kind: Kind,
  enteredOn: CalendarDate,
): LimitOf<Kind> | undefined {
  return limitsInForce(market, enteredOn).find((limit): limit is LimitOf<Kind> => limit.kind === kind);
}
