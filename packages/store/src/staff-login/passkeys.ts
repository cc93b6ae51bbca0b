import type { ReadTx, Tx } from '../database/database.ts';

export type PasskeyRow = {
  id: string;
  staffId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: bigint;
  transports: string[];
  name: string;
  madeAt: Date;
  usedAt: Date | null;
};

/** False if this passkey is known already, whoever has it. */
export async function insertPasskey(tx: Tx, row: Omit<PasskeyRow, 'usedAt'>): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'staff-passkey-insert',
    text: `insert into staff_passkey (id, staff_id, credential_id, public_key, counter, transports, name, made_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing`,
    values: [
      row.id,
      row.staffId,
      row.credentialId,
      row.publicKey,
      row.counter,
      row.transports,
      row.name,
      row.madeAt,
    ],
  });
  return rowCount === 1;
}

export async function listPasskeys(tx: ReadTx, staffId: string): Promise<PasskeyRow[]> {
  const { rows } = await tx.query<PasskeyRow>({
    name: 'staff-passkey-list',
    text: `select id, staff_id as "staffId", credential_id as "credentialId", public_key as "publicKey", counter,
                  transports, name, made_at as "madeAt", used_at as "usedAt"
           from staff_passkey where staff_id = $1 order by made_at, id`,
    values: [staffId],
  });
  return rows;
}

export async function notePasskeyUsed(
  tx: Tx,
  id: string,
  { counter, at }: { readonly counter: number; readonly at: Date },
): Promise<void> {
  await tx.query({
    name: 'staff-passkey-used',
    text: 'update staff_passkey set counter = $2, used_at = $3 where id = $1',
    values: [id, counter, at],
  });
}

/** Of this person's alone: another's is not there. */
export async function deletePasskey(tx: Tx, staffId: string, id: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'staff-passkey-delete',
    text: 'delete from staff_passkey where id = $2 and staff_id = $1',
    values: [staffId, id],
  });
  return rowCount;
}

export async function deletePasskeysOf(tx: Tx, staffId: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'staff-passkey-delete-all',
    text: 'delete from staff_passkey where staff_id = $1',
    values: [staffId],
  });
  return rowCount;
}
