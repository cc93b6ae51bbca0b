import type { ReadTx, Tx } from '../database/database.ts';
import type { Part } from '../database/together.ts';
import { deleteOldest } from '../database/delete-oldest.ts';

export type StoredAnswer = { command: string; fingerprint: string; answer: unknown };

/**
 * The answer that is kept under the key, if there is one, and nobody else works under it until this
 * transaction ends; `in-use` when another command does at this moment. The lock ends with the transaction, so
 * a crash frees it. (Waiting on the primary key instead would make a double tap hang rather than be told.)
 */
export async function takeIdempotencyKey(
  tx: Tx,
  scope: string,
  key: string,
): Promise<StoredAnswer | 'in-use' | undefined> {
  const { rows } = await tx.query<Nullable<StoredAnswer & { isTaken: boolean }>>({
    name: 'idempotency-take',
    text: `select is_taken as "isTaken", command, fingerprint, answer from take_idempotency_key($1, $2)`,
    values: [scope, key],
  });
  const { isTaken, command, fingerprint, answer } = rows[0] ?? {};
  if (isTaken !== true) return 'in-use';
  return command && fingerprint ? { command, fingerprint, answer } : undefined;
}

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

/** The answer that is kept under the key; whoever works under it now is not waited for. */
export async function readKeptAnswer(
  tx: ReadTx,
  scope: string,
  key: string,
): Promise<StoredAnswer | undefined> {
  const { rows } = await tx.query<StoredAnswer>({
    name: 'idempotency-read',
    text: 'select command, fingerprint, answer from idempotency_key where scope = $1 and key = $2',
    values: [scope, key],
  });
  return rows[0];
}

export function answerToKeep(
  scope: string,
  key: string,
  { command, fingerprint, answer }: StoredAnswer,
): Part {
  return {
    name: 'idempotency-save',
    text: `insert into idempotency_key (scope, key, command, fingerprint, answer)
           values ($1, $2, $3, $4, $5)`,
    values: [scope, key, command, fingerprint, JSON.stringify(answer)],
  };
}

export async function deleteAnswersBefore(tx: Tx, instant: Date): Promise<number> {
  const deleted = await tx.query({
    name: 'idempotency-delete-old',
    text: deleteOldest('idempotency_key', 'created_at'),
    values: [instant],
  });
  return deleted.rowCount;
}
