import { broughtTo } from '@candor/domain/late';
import { type Loan } from '@candor/domain/loan';
import { instalmentStates } from '@candor/domain/instalments';
import type { CalendarDate } from '@candor/domain/calendar';
import { doesChargeStand, isRowInDispute } from '@candor/store/complaints';
import type { ReadTx } from '@candor/store/database';
import { chargedRow, isInstalmentDisputed, type PositionRow } from '../../lending/loans/loan-position.ts';
import type { OwnLoan } from '../../lending/loans/own-loan.ts';

export type DisputableCharge = {
  /** The row's own number, which stays when others are put before it. */
  readonly rowN: number;
  readonly dueOn: CalendarDate;
  readonly charge: bigint;
};

/**
 * The late charge of a row, by its place on the screen, if it can be disputed: some of it is still owed,
 * nobody disputes it already, and nobody has decided that it stands. Row 2 of three was due on 18 November
 * with ₱2,910.19; ten days later ₱72.75 of late charge are owed on it: these.
 */
export async function disputableCharge(
  tx: ReadTx,
  { loan: stored, on, orderId }: Pick<OwnLoan, 'loan' | 'on' | 'orderId'>,
  place: number,
): Promise<DisputableCharge | undefined> {
  const loan = broughtTo(stored, on);
  const instalment = instalmentStates(loan)[place - 1];
  if (loan.state !== 'active' || !instalment) return undefined;
  const { row, left } = chargedRow(instalment);
  const { n: rowN, dueOn } = row;
  const charge = left.penalty;
  const told = { rowN, chargeLeft: charge, isDisputed: isInstalmentDisputed(loan, instalment) };
  return (await mayDispute(tx, orderId, told)) ? { rowN, dueOn, charge } : undefined;
}

/**
 * The same of a row whose figures are known already: a loan without late charges costs no question to the
 * books.
 */
export async function mayDispute(
  tx: ReadTx,
  orderId: string,
  { rowN, chargeLeft, isDisputed: isInDispute }: Pick<PositionRow, 'rowN' | 'chargeLeft' | 'isDisputed'>,
): Promise<boolean> {
  if (isInDispute || chargeLeft <= 0n) return false;
  const charge = { orderId, rowN };
  return !(await isRowInDispute(tx, charge)) && !(await doesChargeStand(tx, charge));
}

/** Where a row stands on the screen; null if other instalments took its place. */
export function placeOfRow(loan: Loan, rowN: number): number | null {
  const place = instalmentStates(loan).findIndex(({ rows }) => rows.some(({ row }) => row.n === rowN));
  return place < 0 ? null : place + 1;
}
