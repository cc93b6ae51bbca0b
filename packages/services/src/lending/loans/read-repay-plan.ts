import { findWriteOffDay } from '@candor/store/loans';
import type { ReadTx } from '@candor/store/database';
import type { OwnLoan } from './own-loan.ts';
import { repayPlan, type Period, type RepayPlan } from './repay-plan.ts';

/** The schedule of a loan with what happened to it in a period. */
export async function readRepayPlan(
  tx: ReadTx,
  { id, loan, on, market }: OwnLoan,
  period: Period,
): Promise<RepayPlan> {
  return repayPlan(loan, { on, market, writtenOffOn: await findWriteOffDay(tx, id) }, period);
}
