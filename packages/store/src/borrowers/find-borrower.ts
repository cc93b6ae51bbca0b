import type { ReadTx } from '../database/database.ts';

/** Whose number it is now; nothing is locked. */
export async function findBorrowerByPhone(
  tx: ReadTx,
  market: string,
  phoneIndex: Buffer,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'borrower-find-by-phone',
    text: 'select id from borrower where market = $1 and phone_index = $2',
    values: [market, phoneIndex],
  });
  return rows[0]?.id;
}
