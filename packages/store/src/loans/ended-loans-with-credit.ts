import type { LoanState } from '@candor/domain';
import type { Tx } from '../database.ts';

/** Money of the borrower's on a loan that nothing falls due of any more: it has to be sent back. */
export type CreditToReturn = {
  readonly loanId: bigint;
  readonly orderId: string;
  readonly market: string;
  readonly currency: string;
  readonly state: LoanState;
  readonly amount: bigint;
};

/** Oldest first. */
export async function listCreditsToReturn(tx: Tx, market: string | null): Promise<CreditToReturn[]> {
  const { rows } = await tx.query<CreditToReturn>({
    name: 'loans-ended-with-credit',
    text: `select id as "loanId", order_id as "orderId", market, currency, state, credit as amount from loan
           where state <> 'active' and credit > 0 and ($1::text is null or market = $1) order by id limit 200`,
    values: [market],
  });
  return rows;
}
