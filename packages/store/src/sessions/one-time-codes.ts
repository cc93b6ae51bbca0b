import type { ReadTx, Tx } from '../database/database.ts';
import { deleteOldest } from '../database/delete-oldest.ts';

export type CodePurpose =
  | 'login'
  | 'sign'
  | 'new-plan'
  | 'payout-account'
  | 'phone-change'
  | 'passkey'
  | 'delete';
export type CodeCarrier = 'sms' | 'voice';

export type CodeRow = {
  id: string;
  market: string;
  sentBy: CodeCarrier;
  codeHash: Buffer;
  sentAt: Date;
  expiresAt: Date;
  tries: number;
  usedAt: Date | null;
  /** What exactly it was asked for, where that is more than its purpose. */
  about: string | null;
};

export type CodeKey = { readonly phoneIndex: Buffer; readonly purpose: CodePurpose };

/** Holds off whoever else works on the codes of this phone and purpose until the transaction ends. */
export async function lockCodes(tx: Tx, { phoneIndex, purpose }: CodeKey): Promise<void> {
  await tx.query({
    name: 'code-lock',
    text: `select pg_advisory_xact_lock(hashtextextended(encode($1::bytea, 'hex') || $2::text, 1))`,
    values: [phoneIndex, purpose],
  });
}

/** The newest code that the network took: older ones no longer open anything. */
export async function findLatestCode(
  tx: ReadTx,
  { phoneIndex, purpose }: CodeKey,
): Promise<CodeRow | undefined> {
  const { rows } = await tx.query<CodeRow>({
    name: 'code-latest',
    text: `select id, market, sent_by as "sentBy", code_hash as "codeHash", sent_at as "sentAt", expires_at as "expiresAt",
                  tries, used_at as "usedAt", about
           from one_time_code where phone_index = $1 and purpose = $2 and failed_at is null
           order by sent_at desc, id limit 1`,
    values: [phoneIndex, purpose],
  });
  return rows[0];
}

export type CodeHistory = { sent: number; lastSentAt: Date | null; lastFailedAt: Date | null };

/** How many codes went out by this carrier since then; failed ones count for nothing. */
export async function codeHistory(
  tx: ReadTx,
  { phoneIndex, purpose, sentBy, since }: CodeKey & { sentBy: CodeCarrier; since: Date },
): Promise<CodeHistory> {
  const { rows } = await tx.query<CodeHistory>({
    name: 'code-history',
    text: `select count(*) filter (where failed_at is null)::int as sent,
                  max(sent_at) filter (where failed_at is null) as "lastSentAt",
                  max(failed_at) as "lastFailedAt"
           from one_time_code where phone_index = $1 and purpose = $2 and sent_by = $3 and sent_at > $4`,
    values: [phoneIndex, purpose, sentBy, since],
  });
  return rows[0] ?? { sent: 0, lastSentAt: null, lastFailedAt: null };
}

export async function insertCode(
  tx: Tx,
  row: CodeKey & {
    id: string;
    market: string;
    sentBy: CodeCarrier;
    codeHash: Buffer;
    sentAt: Date;
    expiresAt: Date;
    about: string | null;
  },
): Promise<void> {
  await tx.query({
    name: 'code-insert',
    text: `insert into one_time_code (id, market, phone_index, purpose, sent_by, code_hash, sent_at, expires_at, about)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      row.id,
      row.market,
      row.phoneIndex,
      row.purpose,
      row.sentBy,
      row.codeHash,
      row.sentAt,
      row.expiresAt,
      row.about,
    ],
  });
}

export async function countTry(tx: Tx, id: string): Promise<void> {
  await tx.query({
    name: 'code-try',
    text: 'update one_time_code set tries = tries + 1 where id = $1',
    values: [id],
  });
}

export async function markCodeUsed(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query({
    name: 'code-used',
    text: 'update one_time_code set used_at = $2 where id = $1',
    values: [id, at],
  });
}

export async function markCodeFailed(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query({
    name: 'code-failed',
    text: 'update one_time_code set failed_at = $2 where id = $1',
    values: [id, at],
  });
}

export async function deleteCodesBefore(tx: Tx, instant: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'code-delete-old',
    text: deleteOldest('one_time_code', 'sent_at'),
    values: [instant],
  });
  return rowCount;
}
