import type { ReadTx, Tx } from '../database/database.ts';
import { deleteOldest } from '../database/delete-oldest.ts';

export type MailCode = {
  id: string;
  borrowerId: string;
  addressIndex: Buffer;
  codeHash: Buffer;
  sentAt: Date;
  expiresAt: Date;
  tries: number;
};

/** This address is theirs from now on; another one was, or none. */
export async function saveMailConfirmation(
  tx: Tx,
  borrowerId: string,
  { addressIndex, at }: { readonly addressIndex: Buffer; readonly at: Date },
): Promise<void> {
  await tx.query({
    name: 'mail-confirmation-save',
    text: `insert into mail_confirmation (borrower_id, address_index, confirmed_at) values ($1, $2, $3)
           on conflict (borrower_id) do update set address_index = excluded.address_index, confirmed_at = excluded.confirmed_at`,
    values: [borrowerId, addressIndex, at],
  });
}

/** Nothing is confirmed any more, and no code that was sent confirms anything. */
export async function deleteMailConfirmation(tx: Tx, borrowerId: string): Promise<void> {
  await tx.query({
    name: 'mail-confirmation-delete',
    text: 'delete from mail_confirmation where borrower_id = $1',
    values: [borrowerId],
  });
  await deleteMailCode(tx, borrowerId);
}

export async function findMailCode(tx: ReadTx, borrowerId: string): Promise<MailCode | undefined> {
  const { rows } = await tx.query<MailCode>({
    name: 'mail-code-find',
    text: `select id, borrower_id as "borrowerId", address_index as "addressIndex", code_hash as "codeHash",
                  sent_at as "sentAt", expires_at as "expiresAt", tries
           from mail_code where borrower_id = $1`,
    values: [borrowerId],
  });
  return rows[0];
}

/** It takes the place of the one before, which opens nothing any more. */
export async function saveMailCode(tx: Tx, code: Omit<MailCode, 'tries'>): Promise<void> {
  await tx.query({
    name: 'mail-code-save',
    text: `insert into mail_code (id, borrower_id, address_index, code_hash, sent_at, expires_at)
           values ($1, $2, $3, $4, $5, $6)
           on conflict (borrower_id) do update set id = excluded.id, address_index = excluded.address_index,
             code_hash = excluded.code_hash, sent_at = excluded.sent_at, expires_at = excluded.expires_at, tries = 0`,
    values: [code.id, code.borrowerId, code.addressIndex, code.codeHash, code.sentAt, code.expiresAt],
  });
}

export async function countMailTry(tx: Tx, id: string): Promise<void> {
  await tx.query({
    name: 'mail-code-try',
    text: 'update mail_code set tries = tries + 1 where id = $1',
    values: [id],
  });
}

export async function deleteMailCode(tx: Tx, borrowerId: string): Promise<void> {
  await tx.query({
    name: 'mail-code-delete',
    text: 'delete from mail_code where borrower_id = $1',
    values: [borrowerId],
  });
}

export async function deleteMailCodesBefore(tx: Tx, instant: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'mail-code-delete-old',
    text: deleteOldest('mail_code', 'sent_at'),
    values: [instant],
  });
  return rowCount;
}
