import type { Tx } from '../database/database.ts';

/** So many at once: what an older database holds is linked in short transactions, one after the other. */
const linkedAtOnce = 10_000;

/**
 * Links numbered entries and committed lines of the audit log into their chains; how many there were. Whoever
 * is stopped goes on where the chain ends.
 */
export async function linkRows(tx: Tx): Promise<number> {
  const { rows } = await tx.query<{ linked: number }>({
    name: 'chain-link',
    text: 'select coalesce(chain_entries($1) + chain_audit($1), 0) as linked',
    values: [linkedAtOnce],
  });
  return rows[0]?.linked ?? 0;
}
