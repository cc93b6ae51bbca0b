import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';

/** A loan is known outside by its order's id. Undefined for anybody else's, and where there is none yet. */
export async function findOwnLoanId(
  tx: ReadTx,
  { borrowerId, market }: { readonly borrowerId: string | null; readonly market: string },
  orderId: string,
): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'loan-own',
    text: 'select id from loan where order_id = $3 and borrower_id = $1 and market = $2',
    values: [borrowerId, market, orderId],
  });
  return rows[0]?.id;
}

/** When a loan was written off; null if it was not. */
export async function findWriteOffDay(tx: ReadTx, loanId: bigint): Promise<CalendarDate | null> {
  const { rows } = await tx.query<{ on: CalendarDate }>({
    name: 'loan-write-off-day',
    text: 'select written_off_on as "on" from write_off where loan_id = $1',
    values: [loanId],
  });
  return rows[0]?.on ?? null;
}

/** The order that a loan came from: its name outside. */
export async function findApplicationOfLoan(tx: ReadTx, loanId: bigint): Promise<string | undefined> {
  const { rows } = await tx.query<{ orderId: string }>({
    name: 'loan-order',
    text: 'select order_id as "orderId" from loan where id = $1',
    values: [loanId],
  });
  return rows[0]?.orderId;
}
