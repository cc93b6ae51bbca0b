import { amountText } from '../money/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { isRefusal } from '../refusals/refusal.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { firstBroken } from '../refusals/first-broken.ts';
import type { Schedule } from '../schedule/make-schedule.ts';
import { orderStates } from '../states/order-states.ts';
import type { OrderRule, OrderState } from '../states/order-states.ts';
import { nextState } from '../states/state-table.ts';
import { signableSchedule } from './signable-schedule.ts';
import type { PayoutAccount } from './decide-sign.ts';

export interface SignedOrder {
  readonly order: OrderState;
  readonly signed: Schedule;
  readonly payoutAccount: PayoutAccount | null;
  /** Of an attempt that failed; null if there was none. */
  readonly payoutId: string | null;
}

export type PayOutRule =
  | OrderRule
  | 'payout_has_another_id'
  | 'payout_account_is_missing'
  | 'payout_account_is_not_the_borrowers'
  | 'payout_day_makes_it_dearer';

export interface PayoutStarted {
  readonly event: 'payout-started';
  readonly on: CalendarDate;
  readonly payoutId: string;
  readonly amount: bigint;
  /** The schedule from the day that the money leaves: nobody pays interest for a day on which it had not. */
  readonly schedule: Schedule;
}

/**
 * The payout is ordered. A second attempt carries the first one's id, so that no channel can pay twice. Paid
 * out on a later day than signed, the due dates follow; if that made the loan cost more than was signed, it
 * has to be signed anew.
 */
export function decidePayOut(
  { order, signed, payoutAccount, payoutId: before }: SignedOrder,
  { payoutId }: { readonly payoutId: string },
  on: CalendarDate,
): [PayoutStarted] | Refusal<PayOutRule> {
  const state = nextState(orderStates, order, 'pay-out');
  if (isRefusal(state)) return state;
  const schedule = signableSchedule({ ...signed.terms, disbursedOn: on });
  const broken = firstBroken({
    payout_has_another_id: () => before !== null && before !== payoutId && { before },
    payout_account_is_missing: () => payoutAccount === null,
    payout_account_is_not_the_borrowers: () => payoutAccount?.isTheBorrowers === false,
    payout_day_makes_it_dearer: () =>
      isRefusal(schedule)
        ? { fault: schedule.refused }
        : schedule.totals.total > signed.totals.total && {
            signed: amountText(signed.totals.total),
            now: amountText(schedule.totals.total),
          },
  });
  if (broken || isRefusal(schedule)) return broken ?? { refused: 'payout_day_makes_it_dearer' };
  return [{ event: 'payout-started', on, payoutId, amount: schedule.netReceived, schedule }];
}
