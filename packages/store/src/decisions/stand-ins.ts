import type { ReadTx, Tx } from '../database/database.ts';

export type StandIns = { readonly decides: boolean; readonly paysOut: boolean };

/** Which of the sandbox's stand-ins act; every node sees the same. */
export async function readStandIns(tx: ReadTx): Promise<StandIns> {
  const { rows } = await tx.query<{ name: keyof StandIns; isOn: boolean }>({
    name: 'stand-in-read',
    text: 'select name, is_on as "isOn" from stand_in',
  });
  const isOn = (name: keyof StandIns) => rows.some((row) => row.name === name && row.isOn);
  return { decides: isOn('decides'), paysOut: isOn('paysOut') };
}

export async function switchStandIn(tx: Tx, name: keyof StandIns, isOn: boolean): Promise<void> {
  await tx.query({
    name: 'stand-in-switch',
    text: 'update stand_in set is_on = $2 where name = $1',
    values: [name, isOn],
  });
}
