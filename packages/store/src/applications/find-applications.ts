import type { OrderState } from '@candor/domain/states';
import type { ReadTx } from '../database/database.ts';

export type NamedApplication = {
  readonly id: string;
  readonly borrowerId: string;
  readonly state: OrderState;
};

/** Applications whose id lies between two: what a reference, or its beginning, leads to. */
export async function findApplicationsByReference(
  tx: ReadTx,
  market: string,
  { from, to }: { readonly from: string; readonly to: string },
  limit: number,
): Promise<NamedApplication[]> {
  const { rows } = await tx.query<NamedApplication>({
    name: 'application-find-by-reference',
    text: `select id, borrower_id as "borrowerId", state from loan_order
           where id between $2 and $3 and market = $1 and state <> 'draft' order by id limit $4`,
    values: [market, from, to, limit],
  });
  return rows;
}
