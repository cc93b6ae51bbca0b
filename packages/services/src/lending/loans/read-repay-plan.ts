import { findWriteOffDay } from '@candor/store/loans';
import type { Database } from '@candor/store/database';
import { ownLoan, type LoanReader } from './own-loan.ts';
import { repayPlan, type Period, type RepayPlan } from './repay-plan.ts';

/** The schedule of a borrower's own loan, with what happened in a period; undefined for anybody else's. */
export function readRepayPlan(
  database: Database,
  borrower: LoanReader,
  orderId: string,
  period: Period,
): Promise<RepayPlan | undefined> {
  return database.read(async (tx) => {
    const own = await ownLoan(tx, borrower, orderId);
    if (!own) return undefined;
    const { id, loan, on, market } = own;
    return repayPlan(loan, { on, market, writtenOffOn: await findWriteOffDay(tx, id) }, period);
  });
}
