import type { ReadTx } from '../database/database.ts';

/**
 * The keys under which events that may happen more than once a day are booked: the first time as it is, then
 * with `again-2`. Whoever asks holds the loan locked, so nobody else asks for the same.
 */
export async function nextNaturalKeys(tx: ReadTx, bases: readonly string[]): Promise<readonly string[]> {
  if (bases.length === 0) return [];
  const { rows } = await tx.query<{ key: string }>({
    name: 'ledger-next-keys',
    text: 'select next_natural_key(b.base) as key from unnest($1::text[]) with ordinality as b (base, no) order by b.no',
    values: [bases],
  });
  return rows.map(({ key }) => key);
}
