import type { ReadTx, Tx } from '../database/database.ts';

export type ChainCheck = {
  readonly checkedAt: Date;
  readonly entries: bigint;
  readonly acts: bigint;
  /** Null where days are not signed. */
  readonly days: bigint | null;
  readonly differences: bigint;
};

export async function insertChainCheck(tx: Tx, check: Omit<ChainCheck, 'checkedAt'>): Promise<void> {
  await tx.query({
    name: 'chain-check-insert',
    text: `insert into chain_check (entries, acts, days, differences) values ($1, $2, $3, $4)
           on conflict (checked_at) do nothing`,
    values: [check.entries, check.acts, check.days, check.differences],
  });
}

export async function lastChainCheck(tx: ReadTx): Promise<ChainCheck | undefined> {
  const { rows } = await tx.query<ChainCheck>({
    name: 'chain-check-last',
    text: `select checked_at as "checkedAt", entries, acts, days, differences from chain_check
           order by checked_at desc limit 1`,
  });
  return rows[0];
}

/** Since when the oldest entry, or line of the audit log, waits for its link; null: everything is linked. */
export async function sealerLag(tx: ReadTx): Promise<Date | null> {
  const { rows } = await tx.query<{ since: Date | null }>({
    name: 'chain-waits-since',
    text: `select least(
             (select min(e.posted_at) from ledger_unsealed u join ledger_entry e on e.id = u.entry_id),
             (select min(a.at) from audit_unsealed u join audit_log a on a.id = u.audit_id)) as since`,
  });
  return rows[0]?.since ?? null;
}
