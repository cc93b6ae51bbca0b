import type { ReadTx, Tx } from '../database/database.ts';

/** Where money goes back to that has no account of its own in the books, and what shows whose it is. */
export type RefundAccountRow = {
  readonly id: string;
  readonly market: string;
  readonly kind: 'bank' | 'wallet';
  readonly institution: string;
  readonly numberSealed: string;
  /** What the number is found by; null for one that was given before this was kept. */
  readonly numberIndex: Buffer | null;
  readonly holderSealed: string;
  readonly proofSealed: string;
  readonly givenBy: string;
  readonly givenAt: Date;
};

export async function insertRefundAccount(tx: Tx, row: RefundAccountRow): Promise<void> {
  await tx.query({
    name: 'refund-account-insert',
    text: `insert into refund_account (id, market, kind, institution, number_sealed, number_index, holder_sealed, proof_sealed,
             given_by, given_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id) do nothing`,
    values: [
      row.id,
      row.market,
      row.kind,
      row.institution,
      row.numberSealed,
      row.numberIndex,
      row.holderSealed,
      row.proofSealed,
      row.givenBy,
      row.givenAt,
    ],
  });
}

export async function refundAccountsOfIds(tx: ReadTx, ids: readonly string[]): Promise<RefundAccountRow[]> {
  const { rows } = await tx.query<RefundAccountRow>({
    name: 'refund-accounts-of-ids',
    text: `select id, market, kind, institution, number_sealed as "numberSealed", number_index as "numberIndex",
             holder_sealed as "holderSealed", proof_sealed as "proofSealed", given_by as "givenBy", given_at as "givenAt"
           from refund_account where id = any ($1::uuid[])`,
    values: [ids],
  });
  return rows;
}

export type SealedHolder = { readonly accountId: string; readonly holderSealed: string };

/** Under which names an account is or was known: borrowers' own accounts, and those given for refunds. */
export async function holdersOfNumber(tx: ReadTx, numberIndex: Buffer): Promise<SealedHolder[]> {
  const { rows } = await tx.query<SealedHolder>({
    name: 'account-holders-of-number',
    text: `select id as "accountId", holder_sealed as "holderSealed" from payout_account where number_index = $1
           union all
           select id as "accountId", holder_sealed as "holderSealed" from refund_account where number_index = $1`,
    values: [numberIndex],
  });
  return rows;
}

/** From here on the payout goes there. */
export async function chooseRefundAccount(tx: Tx, id: string, payoutId: string, at: Date): Promise<void> {
  await tx.query({
    name: 'refund-account-choose',
    text: 'update refund_account set payout_id = $2, chosen_at = $3 where id = $1',
    values: [id, payoutId, at],
  });
}

/**
 * Nobody asks for it any more: it was never used, or what went there has left. What was attached to it as
 * proof goes with the pictures that nobody needs any more.
 */
export async function deleteRefundAccountsBefore(tx: Tx, instant: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'refund-accounts-delete',
    text: `delete from refund_account r where r.given_at < $1
             and not exists (select from payout p where p.id = r.payout_id and p.state <> 'left')`,
    values: [instant],
  });
  return rowCount;
}
