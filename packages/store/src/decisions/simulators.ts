import type { ReadTx, Tx } from '../database/database.ts';

export type Simulators = { readonly decides: boolean; readonly paysOut: boolean };

/** Which of the sandbox's stand-ins act; every node sees the same. */
export async function readSimulators(tx: ReadTx): Promise<Simulators> {
  const { rows } = await tx.query<{ name: keyof Simulators; isOn: boolean }>({
    name: 'stand-in-read',
    text: 'select name, is_on as "isOn" from stand_in',
  });
  const isOn = (name: keyof Simulators) => rows.some((row) => row.name === name && row.isOn);
  return { decides: isOn('decides'), paysOut: isOn('paysOut') };
}

export async function switchSimulator(tx: Tx, name: keyof Simulators, isOn: boolean): Promise<void> {
  await tx.query({
    name: 'stand-in-switch',
    text: 'update stand_in set is_on = $2 where name = $1',
    values: [name, isOn],
  });
}
