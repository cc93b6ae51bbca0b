import type { Tx } from '../database/database.ts';

/** So many at once: a million entries are numbered in a hundred short transactions. */
const sealedAtOnce = 10_000;

/**
 * Gives committed entries that have no number theirs, one after the other in each market; how many there
 * were.
 */
export async function sealEntries(tx: Tx): Promise<number> {
  const { rows } = await tx.query<{ sealed: number }>({
    name: 'ledger-seal',
    text: 'select seal_entries($1) as sealed',
    values: [sealedAtOnce],
  });
  return rows[0]?.sealed ?? 0;
}
