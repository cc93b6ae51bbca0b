import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Loan } from '../loan/loan.ts';
import type { Broken } from '../refusals/first-broken.ts';

/** Money that came: under which payment, how much, and the day it counts from. */
export interface MoneyIn {
  readonly by: string;
  readonly amount: bigint;
  readonly receivedOn: CalendarDate;
}

export type MoneyRule =
  | 'payment_is_already_counted'
  | 'day_is_in_the_future'
  | 'day_is_before_the_payout'
  | 'amount_is_not_positive';

/**
 * Money is never refused for its size, its lateness or its code; only what can't be so: the same twice, or a
 * day that can't be.
 */
export function moneyRules(
  loan: Loan,
  { by, amount, receivedOn }: MoneyIn,
  on: CalendarDate,
): Readonly<Record<MoneyRule, Broken>> {
  const { disbursedOn } = loan.schedule.terms;
  return {
    payment_is_already_counted: () => isCounted(loan, by) && { payment: by },
    day_is_in_the_future: () => receivedOn > on && { receivedOn, on },
    day_is_before_the_payout: () => receivedOn < disbursedOn && { receivedOn, disbursedOn },
    amount_is_not_positive: () => amount <= 0n,
  };
}

/** Credit that was used moved no money: it is no payment, and can't be reversed as one. */
export function isCounted({ allocations, recoveries }: Loan, payment: string): boolean {
  return [...allocations, ...recoveries].some(
    ({ by, until, amount }) => by === payment && until === null && amount !== 0n,
  );
}
