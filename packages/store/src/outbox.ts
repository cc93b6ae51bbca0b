import type { Tx } from './database.ts';

/** Some topics alone, or all but these. */
export type OutboxLane = { readonly topics: readonly string[]; readonly isOnly: boolean };

export type OutboxRow = { id: bigint; topic: string; payload: unknown; attempts: number };

export async function appendOutbox(
  tx: Tx,
  auditId: string,
  messages: readonly { topic: string; payload: unknown; notBefore?: Date }[],
): Promise<void> {
  if (messages.length === 0) return;
  await tx.query({
    name: 'outbox-append',
    text: `insert into outbox (topic, payload, audit_id, next_attempt_at)
           select m.topic, m.payload, $3, coalesce(m.not_before, now())
           from unnest($1::text[], $2::jsonb[], $4::timestamptz[])
             with ordinality as m (topic, payload, not_before, place)
           order by m.place`,
    values: [
      messages.map(({ topic }) => topic),
      messages.map(({ payload }) => JSON.stringify(payload)),
      auditId,
      messages.map(({ notBefore }) => notBefore ?? null),
    ],
  });
  // Wakes a waiting worker at commit; a worker that misses it looks by itself a moment later.
  await tx.query({ text: 'notify outbox' });
}

/**
 * Takes one due row that no other worker holds. The row stays locked until the transaction ends: a worker
 * that dies gives it back. Due by the database's clock or by the caller's, whichever is ahead: what shall wait is said by the clock
 * of whoever writes, which a story in the sandbox may have moved.
 */
export async function claimOutbox(tx: Tx, now: Date, lane: OutboxLane): Promise<OutboxRow | undefined> {
  const claimed = await tx.query<OutboxRow>({
    name: 'outbox-claim',
    text: `select id, topic, payload, attempts from outbox
           where done_at is null and given_up_at is null and next_attempt_at <= greatest(now(), $1)
             and (topic = any ($2)) = $3
           order by next_attempt_at, id
           for update skip locked
           limit 1`,
    values: [now, lane.topics, lane.isOnly],
  });
  return claimed.rows[0];
}

export async function markOutboxDone(tx: Tx, id: bigint): Promise<void> {
  await tx.query({
    name: 'outbox-done',
    text: 'update outbox set done_at = now(), attempts = attempts + 1 where id = $1',
    values: [id],
  });
}

/** `retryInSeconds` null: this was the last try, a person must look. */
export async function markOutboxFailed(
  tx: Tx,
  id: bigint,
  reason: string,
  retryInSeconds: number | null,
): Promise<void> {
  await tx.query({
    name: 'outbox-failed',
    text: `update outbox
           set attempts = attempts + 1,
               last_error = $2,
               next_attempt_at = now() + make_interval(secs => coalesce($3::int, 0)),
               given_up_at = case when $3::int is null then now() end
           where id = $1`,
    values: [id, reason.slice(0, 500), retryInSeconds],
  });
}

export async function deleteDoneOutboxBefore(tx: Tx, instant: Date): Promise<number> {
  const deleted = await tx.query({
    name: 'outbox-delete-old',
    text: 'delete from outbox where done_at < $1',
    values: [instant],
  });
  return deleted.rowCount;
}
