import type { CalendarDate } from '@candor/domain/calendar';
import type { Refusal } from '@candor/domain/refusals';
import type { MarketId } from '../markets.ts';
import type { ConductRefusal } from './law-refusal.ts';
import { limitInForce } from './limits-in-force.ts';

/** Where the law says so, a loan is paid out to the borrower's own account and to nobody else. */
export function checkPayout(
  market: MarketId,
  { on, isOwnAccount }: { readonly on: CalendarDate; readonly isOwnAccount: boolean },
): Refusal<ConductRefusal> | undefined {
  const limit = limitInForce(market, 'payout-to-own-account', on);
  return limit && !isOwnAccount
    ? { refused: 'payout_account_is_not_the_borrowers', facts: { limit: limit.id } }
    : undefined;
}
