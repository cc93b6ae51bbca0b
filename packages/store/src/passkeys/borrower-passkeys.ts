import type { ReadTx, Tx } from '../database/database.ts';

export type BorrowerPasskeyRow = {
  id: string;
  borrowerId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: bigint;
  transports: string[];
  browser: string | null;
  system: string | null;
  madeAt: Date;
  usedAt: Date | null;
};

/** False if this passkey is known already, whoever has it. */
export async function insertBorrowerPasskey(
  tx: Tx,
  row: Omit<BorrowerPasskeyRow, 'usedAt'>,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'borrower-passkey-insert',
    text: `insert into borrower_passkey
             (id, borrower_id, credential_id, public_key, counter, transports, browser, system, made_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (credential_id) do nothing`,
    values: [
      row.id,
      row.borrowerId,
      row.credentialId,
      row.publicKey,
      row.counter,
      row.transports,
      row.browser,
      row.system,
      row.madeAt,
    ],
  });
  return rowCount === 1;
}

export async function listBorrowerPasskeys(tx: ReadTx, borrowerId: string): Promise<BorrowerPasskeyRow[]> {
  const { rows } = await tx.query<BorrowerPasskeyRow>({
    name: 'borrower-passkey-list',
    text: `select id, borrower_id as "borrowerId", credential_id as "credentialId", public_key as "publicKey", counter,
                  transports, browser, system, made_at as "madeAt", used_at as "usedAt"
           from borrower_passkey where borrower_id = $1 order by made_at, id`,
    values: [borrowerId],
  });
  return rows;
}

/** Who made a passkey that came without saying whose it is. */
export async function ownerOfPasskey(tx: ReadTx, credentialId: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ borrowerId: string }>({
    name: 'borrower-passkey-owner',
    text: 'select borrower_id as "borrowerId" from borrower_passkey where credential_id = $1',
    values: [credentialId],
  });
  return rows[0]?.borrowerId;
}

export async function noteBorrowerPasskeyUsed(
  tx: Tx,
  id: string,
  { counter, at }: { readonly counter: number; readonly at: Date },
): Promise<void> {
  await tx.query({
    name: 'borrower-passkey-used',
    text: 'update borrower_passkey set counter = $2, used_at = $3 where id = $1',
    values: [id, counter, at],
  });
}

/** Of this borrower's alone: another's is not there. */
export async function deleteBorrowerPasskey(tx: Tx, borrowerId: string, id: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'borrower-passkey-delete',
    text: 'delete from borrower_passkey where id = $2 and borrower_id = $1',
    values: [borrowerId, id],
  });
  return rowCount;
}

export async function deleteBorrowerPasskeysOf(tx: Tx, borrowerId: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'borrower-passkey-delete-all',
    text: 'delete from borrower_passkey where borrower_id = $1',
    values: [borrowerId],
  });
  return rowCount;
}
