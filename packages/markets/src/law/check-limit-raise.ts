import { amountText } from '@candor/domain/money';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Refusal } from '@candor/domain/refusals';
import type { MarketId } from '../markets.ts';
import type { ConductRefusal } from './law-refusal.ts';
import { limitInForce } from './limits-in-force.ts';

export interface LimitRaise {
  readonly on: CalendarDate;
  readonly from: bigint;
  readonly to: bigint;
  /** On record, for this raise. */
  readonly isRequested: boolean;
}

/**
 * Where the law says so, what a borrower may borrow is never raised unless they asked; it may always be
 * lowered.
 */
export function checkLimitRaise(
  market: MarketId,
  { on, from, to, isRequested }: LimitRaise,
): Refusal<ConductRefusal> | undefined {
  const limit = limitInForce(market, 'raise-on-request-only', on);
  if (!limit || to <= from || isRequested) return undefined;
  return {
    refused: 'limit_raise_was_not_requested',
    facts: { limit: limit.id, from: amountText(from), to: amountText(to) },
  };
}
