import type { ReadTx, Tx } from '../database/database.ts';

export type StoredAnswer = { command: string; fingerprint: string; answer: unknown };

/**
 * False when another command holds the same key at this moment. The lock ends with the transaction, so a
 * crash frees it. (Waiting on the primary key instead would make a double tap hang rather than be told.)
 */
export async function lockIdempotencyKey(tx: Tx, scope: string, key: string): Promise<boolean> {
  const locked = await tx.query<{ locked: boolean }>({
    name: 'idempotency-lock',
    text: `select pg_try_advisory_xact_lock(hashtextextended($1 || chr(10) || $2, 0)) as locked`,
    values: [scope, key],
  });
  return locked.rows[0]?.locked === true;
}

export async function findAnswer(tx: ReadTx, scope: string, key: string): Promise<StoredAnswer | undefined> {
  const found = await tx.query<StoredAnswer>({
    name: 'idempotency-find',
    text: 'select command, fingerprint, answer from idempotency_key where scope = $1 and key = $2',
    values: [scope, key],
  });
  return found.rows[0];
}

export async function saveAnswer(
  tx: Tx,
  scope: string,
  key: string,
  { command, fingerprint, answer }: StoredAnswer,
): Promise<void> {
  await tx.query({
    name: 'idempotency-save',
    text: `insert into idempotency_key (scope, key, command, fingerprint, answer)
           values ($1, $2, $3, $4, $5)`,
    values: [scope, key, command, fingerprint, JSON.stringify(answer)],
  });
}

export async function deleteAnswersBefore(tx: Tx, instant: Date): Promise<number> {
  const deleted = await tx.query({
    name: 'idempotency-delete-old',
    text: 'delete from idempotency_key where created_at < $1',
    values: [instant],
  });
  return deleted.rowCount;
}
