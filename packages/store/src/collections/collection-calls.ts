import type { ReadTx, Tx } from '../database/database.ts';

export type CollectionCall = {
  readonly id: string;
  readonly loanId: bigint;
  readonly borrowerId: string;
  readonly staffId: string;
  readonly direction: 'in' | 'out';
  readonly openedAt: Date;
  readonly tries: number;
  readonly verifiedAt: Date | null;
};

const columns = `id, loan_id as "loanId", borrower_id as "borrowerId", staff_id as "staffId", direction, opened_at as "openedAt", tries,
  verified_at as "verifiedAt"`;

export async function insertCollectionCall(
  tx: Tx,
  row: Omit<CollectionCall, 'tries' | 'verifiedAt'> & { readonly market: string },
): Promise<void> {
  const { id, market, loanId, borrowerId, staffId, direction, openedAt } = row;
  await tx.query({
    name: 'collection-call-insert',
    text: `insert into collection_call (id, market, loan_id, borrower_id, staff_id, direction, opened_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [id, market, loanId, borrowerId, staffId, direction, openedAt],
  });
}

/** A call that runs, locked; undefined where it was logged, or never opened. */
export async function lockRunningCall(tx: Tx, id: string): Promise<CollectionCall | undefined> {
  const { rows } = await tx.query<CollectionCall>({
    name: 'collection-call-lock',
    text: `select ${columns} from collection_call where id = $1 and logged_at is null for update`,
    values: [id],
  });
  return rows[0];
}

/** The call that a person has opened on a loan since an instant and has not logged. */
export async function findRunningCall(
  tx: ReadTx,
  { staffId, loanId, since }: { readonly staffId: string; readonly loanId: bigint; readonly since: Date },
): Promise<CollectionCall | undefined> {
  const { rows } = await tx.query<CollectionCall>({
    name: 'collection-call-running',
    text: `select ${columns} from collection_call
           where staff_id = $1 and loan_id = $2 and opened_at >= $3 and logged_at is null order by opened_at desc limit 1`,
    values: [staffId, loanId, since],
  });
  return rows[0];
}

/** One more try to tell who is on the phone, and when it succeeded. */
export async function noteCallTry(tx: Tx, id: string, verifiedAt: Date | null): Promise<void> {
  await tx.query({
    name: 'collection-call-try',
    text: 'update collection_call set tries = tries + 1, verified_at = coalesce(verified_at, $2) where id = $1',
    values: [id, verifiedAt],
  });
}

export async function endCollectionCall(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query({
    name: 'collection-call-end',
    text: 'update collection_call set logged_at = $2 where id = $1',
    values: [id, at],
  });
}
