import type { ReadTx } from '../database/database.ts';

/** Those of many natural keys that stand in the books already; of a night's hundred thousand a handful. */
export async function takenKeys(tx: ReadTx, keys: readonly string[]): Promise<readonly string[]> {
  if (keys.length === 0) return [];
  const { rows } = await tx.query<{ key: string }>({
    name: 'day-end-taken-keys',
    text: 'select natural_key as key from ledger_entry where natural_key = any ($1)',
    values: [keys],
  });
  return rows.map(({ key }) => key);
}
