import type { ReadTx } from '../database/database.ts';

/** What a transaction sees, by a name under which others can see the same as long as it runs. */
export async function shareLook(tx: ReadTx): Promise<string> {
  const { rows } = await tx.query<{ look: string }>({
    name: 'look-share',
    text: 'select pg_export_snapshot() as look',
  });
  return rows[0]?.look ?? '';
}

/** Before anything else of a transaction that is `repeatable read`: it sees what the one that shares sees. */
export async function takeLook(tx: ReadTx, look: string): Promise<void> {
  if (!/^[\dA-F-]+$/u.test(look)) throw new Error(`${look} is no name of a look`);
  await tx.query({ text: `set transaction snapshot '${look}'` });
}
