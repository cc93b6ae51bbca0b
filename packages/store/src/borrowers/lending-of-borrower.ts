import type { ReadTx } from '../database/database.ts';

export type LendingLine = {
  what: string;
  reference: string;
  state: string;
  amount: string;
  day: string | null;
};

/** Orders and loans of a borrower in a few words each, for their export; amounts in minor units. */
export async function listBorrowerLending(tx: ReadTx, borrowerId: string): Promise<LendingLine[]> {
  const { rows } = await tx.query<LendingLine>({
    name: 'borrower-lending',
    text: `select 'order' as what, id::text as reference, state, amount::text as amount, submitted_on as day
             from loan_order where borrower_id = $1
           union all
           select 'loan', id::text, state, amount::text, disbursed_on from loan where borrower_id = $1
           order by what, day, reference`,
    values: [borrowerId],
  });
  return rows;
}
