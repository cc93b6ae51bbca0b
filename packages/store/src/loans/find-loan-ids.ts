import type { ReadTx } from '../database/database.ts';

/** Loans whose order's id lies between two: what a reference leads to. */
export async function findLoansOfApplications(
  tx: ReadTx,
  market: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ id: bigint; orderId: string }[]> {
  const { rows } = await tx.query<{ id: bigint; orderId: string }>({
    name: 'loan-find-by-orders',
    text: `select id, order_id as "orderId" from loan where order_id between $2 and $3 and market = $1 limit 10`,
    values: [market, from, to],
  });
  return rows;
}

/** The loan of this number, if it is one of the market's. */
export async function findLoanOfMarket(tx: ReadTx, market: string, id: bigint): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'loan-find-of-market',
    text: 'select id from loan where id = $2 and market = $1',
    values: [market, id],
  });
  return rows[0]?.id;
}

/** The loans that money with this number of a channel was for. */
export async function findLoansOfPayment(tx: ReadTx, market: string, externalId: string): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'loan-find-by-payment',
    text: `select distinct loan_id as id from payment where market = $1 and external_id = $2 and loan_id is not null limit 10`,
    values: [market, externalId],
  });
  return rows.map(({ id }) => id);
}

export type NamedComplaint = {
  readonly id: string;
  /** Null: somebody who is no borrower. */
  readonly borrowerId: string | null;
  readonly reference: string;
  readonly state: string;
};

/** Complaints whose reference begins so. */
export async function findComplaintsByReference(
  tx: ReadTx,
  market: string,
  begins: string,
  limit: number,
): Promise<NamedComplaint[]> {
  const { rows } = await tx.query<NamedComplaint>({
    name: 'complaint-find-by-reference',
    text: `select id, borrower_id as "borrowerId", reference, state from complaint
           where reference between $2 and $2 || '~' and market = $1 order by reference limit $3`,
    values: [market, begins, limit],
  });
  return rows;
}

export type LoanOfMany = {
  readonly id: bigint;
  readonly orderId: string | null;
  readonly borrowerId: string;
  readonly market: string;
  readonly amount: bigint;
};

/** What tells these loans from each other. */
export async function listLoansOfIds(tx: ReadTx, ids: readonly bigint[]): Promise<LoanOfMany[]> {
  const { rows } = await tx.query<LoanOfMany>({
    name: 'loans-of-ids',
    text: `select id, order_id as "orderId", borrower_id as "borrowerId", market, amount from loan where id = any ($1::bigint[])`,
    values: [ids.map(String)],
  });
  return rows;
}

export type LoanHead = {
  readonly orderId: string | null;
  readonly productName: string;
  readonly amount: bigint;
  readonly disbursedOn: string;
  /** The account that its order named. */
  readonly accountId: string | null;
  /** How many loans its borrower has had. */
  readonly loans: number;
};

/** What stands beside the loan itself. */
export async function readLoanHead(tx: ReadTx, id: bigint): Promise<LoanHead | undefined> {
  const { rows } = await tx.query<LoanHead>({
    name: 'loan-head',
    text: `select l.order_id as "orderId", l.amount, l.disbursed_on as "disbursedOn", o.account_id as "accountId",
             coalesce((select p.name from product_name p where p.product_id = l.product_id and p.language = 'en'), l.product_id)
               as "productName",
             (select count(*)::int from loan other where other.borrower_id = l.borrower_id) as loans
           from loan l left join loan_order o on o.id = l.order_id where l.id = $1`,
    values: [id],
  });
  return rows[0];
}
