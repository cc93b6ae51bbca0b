import type { ReadTx, Tx } from '../database/database.ts';

export type DisbursementHold = {
  readonly payoutId: string;
  readonly heldBy: string;
  readonly holderName: string;
  readonly why: string;
  readonly heldAt: Date;
};

/** What holds a payout now, if something does. */
export async function findDisbursementHold(
  tx: ReadTx,
  payoutId: string,
): Promise<DisbursementHold | undefined> {
  const { rows } = await tx.query<DisbursementHold>({
    name: 'payout-hold-find',
    text: `select h.payout_id as "payoutId", h.held_by as "heldBy", s.name as "holderName", h.why,
             h.held_at as "heldAt"
           from payout_hold h join staff s on s.id = h.held_by where h.payout_id = $1 and h.released_at is null`,
    values: [payoutId],
  });
  return rows[0];
}

/** False if it is held already. */
export async function insertDisbursementHold(
  tx: Tx,
  hold: { readonly payoutId: string; readonly heldBy: string; readonly why: string; readonly at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'payout-hold-insert',
    text: `insert into payout_hold (payout_id, held_by, why, held_at) values ($1, $2, $3, $4)
           on conflict (payout_id) where released_at is null do nothing`,
    values: [hold.payoutId, hold.heldBy, hold.why, hold.at],
  });
  return rowCount > 0;
}

/** False if nothing held it. */
export async function releaseDisbursementHold(
  tx: Tx,
  payoutId: string,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'payout-hold-release',
    text: `update payout_hold set released_by = $2, released_at = $3 where payout_id = $1 and released_at is null`,
    values: [payoutId, by, at],
  });
  return rowCount > 0;
}
