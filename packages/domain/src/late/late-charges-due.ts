import type { CalendarDate } from '../calendar/calendar-date.ts';
import { costRoom } from '../loan/costs.ts';
import type { LateCharge, Loan } from '../loan/loan.ts';
import { planOf } from '../instalments/row-states.ts';
import { contingentOfRow, mostPenaltyOfRow } from '../contingent/contingent-room.ts';
import { lateChargesOfRows } from './late-charge.ts';

/**
 * What must be charged, or taken back, so that every row's late charge is right on a day: its charge to that
 * day less what was charged before. Day by day equals at once. With 12.00 of room under the ceiling of the
 * total cost, a charge of 14.23 is cut to 12.00 and nothing follows. A charge is taken back when a payment
 * turns out to have come earlier, or when the reversal of a prepayment brings interest back that had made
 * room for it.
 */
export function lateChargesDue(loan: Loan, on: CalendarDate): LateCharge[] {
  let room = costRoom(loan);
  const owed = lateChargesOfRows(loan, on);
  return planOf(loan).rows.flatMap(({ n }): LateCharge[] => {
    const charges = loan.lateCharges.filter((charge) => charge.n === n);
    const charged = sum(charges.filter(({ why }) => why === 'late' || why === 'taken-back'));
    const wanted = besideContingent(loan, n, on, owed.get(n) ?? 0n) - charged;
    const allowed = room === null || wanted < room ? wanted : room;
    // What was forgiven or carried over is no longer there to be taken back, though it was charged once.
    const standing = sum(charges) > 0n ? sum(charges) : 0n;
    const amount = allowed < -standing ? -standing : allowed;
    if (room !== null) room -= amount;
    return amount === 0n ? [] : [{ n, on, amount, why: amount < 0n ? 'taken-back' : 'late' }];
  });
}

/**
 * A late charge beside what was charged by hand on the same row: together they stay under the ceiling. Below
 * nothing where a payment turns out to have come earlier, so that less is lawful than was charged by hand:
 * the rest is taken back.
 */
function besideContingent(loan: Loan, n: number, on: CalendarDate, late: bigint): bigint {
  const byHand = contingentOfRow(loan, n);
  const most = byHand === 0n ? null : mostPenaltyOfRow(loan, n, on);
  return most === null || late + byHand <= most ? late : most - byHand;
}

function sum(charges: readonly LateCharge[]): bigint {
  return charges.reduce((total, { amount }) => total + amount, 0n);
}
