import { decideDay } from '@candor/domain/decisions';
import { isRefusal } from '@candor/domain/refusals';
import type { Refusal } from '@candor/domain/refusals';
import type { Tx } from '@candor/store/database';
import { changeLoan } from './change-loan.ts';
import type { ChangedLoan, LoanRefusal } from './change-loan.ts';
import { classifyLoan } from '../classification/classify-loan.ts';

/**
 * What a new business day brings to one loan: interest and late charges to the day, fees that fall due,
 * credit that pays what falls due; and whether its interest is still taken as income. The same day twice
 * changes nothing. The end of the day does this, one by one, for the loans that need more than their
 * interest.
 */
export async function passDay(tx: Tx, loanId: bigint): Promise<ChangedLoan | Refusal<LoanRefusal>> {
  const changed = await changeLoan<never>(tx, loanId, decideDay);
  if (isRefusal(changed)) return changed;
  return (await classifyLoan(tx, changed)) ?? changed;
}
