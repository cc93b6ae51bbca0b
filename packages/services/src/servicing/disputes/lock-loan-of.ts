import { findOwnLoanId, loadLoan } from '@candor/store/loans';
import type { Tx } from '@candor/store/database';

/**
 * Locks the loan that a dispute is about, before its borrower and the complaint: whoever changes a loan
 * writes to the borrower after it, so in the other order the two would wait for each other. Gives the loan's
 * number; undefined where there is none.
 */
export async function lockLoanOf(
  tx: Tx,
  complaint: { readonly borrowerId: string | null; readonly market: string; readonly orderId: string | null },
): Promise<bigint | undefined> {
  const { orderId } = complaint;
  const id = orderId === null ? undefined : await findOwnLoanId(tx, complaint, orderId);
  return id === undefined ? undefined : (await loadLoan(tx, id))?.id;
}
