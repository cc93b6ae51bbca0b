import type { CalendarDate } from '@candor/domain/calendar';
import type { LoanState } from '@candor/domain/states';
import type { ReadTx } from '../database/database.ts';

/** Money of the borrower's on a loan that nothing falls due of any more: it has to be sent back. */
export type CreditToReturn = {
  readonly loanId: bigint;
  readonly orderId: string;
  readonly borrowerId: string;
  readonly market: string;
  readonly currency: string;
  readonly state: LoanState;
  readonly amount: bigint;
  /** The day of the payment that left it; null where a change of the loan did. */
  readonly since: CalendarDate | null;
};

const credits = `select id as "loanId", order_id as "orderId", borrower_id as "borrowerId", market, currency, state, credit as amount,
  (select a.counts_from from allocation a where a.loan_id = loan.id and a.until_on is null and a.to_credit > 0
    order by a.id desc limit 1) as since from loan
  where state <> 'active' and credit > 0`;

/** Oldest first, of many the first. */
export async function listCreditsToReturn(tx: ReadTx, market: string | null): Promise<CreditToReturn[]> {
  const { rows } = await tx.query<CreditToReturn>({
    name: 'loans-ended-with-credit',
    text: `${credits} and ($1::text is null or market = $1) order by since nulls first, id limit 200`,
    values: [market],
  });
  return rows;
}

/** That of one loan, however many wait before it. */
export async function findCreditToReturn(tx: ReadTx, orderId: string): Promise<CreditToReturn | undefined> {
  const { rows } = await tx.query<CreditToReturn>({
    name: 'loan-ended-with-credit',
    text: `${credits} and order_id = $1`,
    values: [orderId],
  });
  return rows[0];
}
