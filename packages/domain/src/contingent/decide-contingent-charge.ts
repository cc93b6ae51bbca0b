import { amountText } from '../money/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { rowStates } from '../instalments/row-states.ts';
import { broughtTo } from '../late/brought-to.ts';
import { penaltyRoomOfRow, timesCharged } from './contingent-room.ts';
import { costRoom } from '../loan/costs.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Loan } from '../loan/loan.ts';
import { totalOfParts } from '../loan/parts.ts';
import { firstBroken } from '../refusals/first-broken.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { accrueTo, chargeLateTo } from '../decisions/day-steps.ts';
import { decideInSteps } from '../decisions/decide-in-steps.ts';

export interface ContingentCharging {
  readonly code: string;
  readonly reason: string;
}

export type ContingentChargeRule =
  | 'only_an_active_loan_is_changed'
  | 'charge_is_not_disclosed'
  | 'charge_is_used_up'
  | 'charge_is_above_the_late_ceiling'
  | 'charge_is_above_the_cost_ceiling'
  | 'reason_is_missing';

/**
 * Somebody at the lender charges what the agreement lists for the case that happened, on the oldest
 * instalment that is not paid. A charge that does not fit under a ceiling is not cut but not made: its price
 * was shown as one figure.
 *   ₱15.00 for a returned payment, at most once. 2,910.19 were past due for 8 days and 21.83 of late charges
 *   were made: 5 % a month allows 38.80 by now, so 15.00 fit. After two days 9.70 are allowed: refused.
 * Should less turn out to be lawful later, the late charge gives way first.
 */
export function decideContingentCharge(
  loan: Loan,
  { code, reason }: ContingentCharging,
  on: CalendarDate,
): LoanEvent[] | Refusal<ContingentChargeRule> {
  const charge = loan.agreement.contingentCharges?.find((each) => each.code === code);
  const today = broughtTo(loan, on);
  const row = rowStates(today).find(({ left }) => totalOfParts(left) > 0n)?.row;
  const above = (room: bigint | null) =>
    room !== null &&
    charge !== undefined &&
    charge.amount > room && { asked: amountText(charge.amount), largestLawful: amountText(room) };
  const broken = firstBroken<ContingentChargeRule>({
    only_an_active_loan_is_changed: () => (loan.state !== 'active' || !row) && { state: loan.state },
    charge_is_not_disclosed: () => !charge && { charge: code },
    charge_is_used_up: () => {
      const times = timesCharged(loan, code);
      return charge !== undefined && times >= charge.times && { times: String(times) };
    },
    charge_is_above_the_late_ceiling: () => row !== undefined && above(penaltyRoomOfRow(today, row.n, on)),
    charge_is_above_the_cost_ceiling: () => above(positive(costRoom(today))),
    reason_is_missing: () => reason.trim() === '',
  });
  if (broken) return broken;
  if (!charge || !row) throw new Error('a charge that is not there was refused');
  return decideInSteps(
    loan,
    (now) => accrueTo(now, on),
    (now) => chargeLateTo(now, on),
    () => [
      {
        event: 'late-charged',
        charge: { n: row.n, on, amount: charge.amount, why: 'contingent', code },
      },
    ],
  );
}

function positive(room: bigint | null): bigint | null {
  return room !== null && room < 0n ? 0n : room;
}
