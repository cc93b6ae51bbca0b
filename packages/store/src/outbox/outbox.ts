import type { ActorKind } from '../audit/audit-log.ts';
import type { Tx } from '../database/database.ts';
import type { DatabaseInstant } from '../database/database-clock.ts';
import type { Part } from '../database/together.ts';
import { deleteOldest } from '../database/delete-oldest.ts';

/** Some topics alone, or all but these. */
export type OutboxLane = { readonly topics: readonly string[]; readonly isOnly: boolean };

/** `attempts` counts this one. */
export type OutboxRow = {
  id: bigint;
  topic: string;
  payload: unknown;
  attempts: number;
  /** Who did what it follows from. */
  by: ActorKind;
};

/**
 * Messages of a command. Whoever waits for their topics is told when they are committed; a worker that misses
 * it looks by itself a moment later. What nobody waits for is done as it is written, and kept as a trace.
 */
export function outboxMessages(
  auditId: string,
  messages: readonly { topic: string; payload: unknown; notBefore?: Date }[],
  isTrace: (topic: string) => boolean,
): Part[] {
  if (messages.length === 0) return [];
  const part = {
    name: 'outbox-append',
    text: `insert into outbox (topic, payload, audit_id, next_attempt_at, done_at)
           select m.topic, m.payload, $3, coalesce(m.not_before, now()), case when m.is_trace then now() end
           from unnest($1::text[], $2::jsonb[], $4::timestamptz[], $5::boolean[])
             with ordinality as m (topic, payload, not_before, is_trace, place)
           order by m.place
           returning case when done_at is null then 'outbox ' || topic end as nudge`,
    values: [
      messages.map(({ topic }) => topic),
      messages.map(({ payload }) => JSON.stringify(payload)),
      auditId,
      messages.map(({ notBefore }) => notBefore ?? null),
      messages.map(({ topic }) => isTrace(topic)),
    ],
  };
  return [part];
}

/**
 * Takes one due row that nobody holds, until its lease ends, and counts the try: a worker that dies gives it
 * back then, and what kills every worker is given up in the end. Due by the database's clock or, if it was
 * read before and is ahead (a story in the sandbox moves it), by that: what shall wait is said by the clock
 * of whoever writes. The lease is by the database's clock alone.
 */
export async function claimOutbox(
  tx: Tx,
  {
    now,
    lane,
    leaseSeconds,
    only = null,
  }: { now: DatabaseInstant | null; lane: OutboxLane; leaseSeconds: number; only?: bigint | null },
): Promise<OutboxRow | undefined> {
  const claimed = await tx.query<OutboxRow>({
    name: 'outbox-claim',
    text: `with due as (
             select id as taken from outbox
             where done_at is null and given_up_at is null and next_attempt_at <= greatest(now(), $1::timestamptz)
               and (leased_until is null or leased_until <= now())
               and (topic = any ($2)) = $3 and ($5::bigint is null or id = $5)
               -- After a restore what was written before waits until every channel was asked; what is written since is new.
               and not exists (select from restore_hold h where h.released_at is null and outbox.created_at <= h.found_at)
             order by next_attempt_at, id
             for update skip locked
             limit 1)
           update outbox set attempts = attempts + 1, leased_until = now() + make_interval(secs => $4)
           from due, audit_log a where outbox.id = taken and a.id = outbox.audit_id
           returning outbox.id, topic, payload, attempts, a.actor_kind as by`,
    values: [now, lane.topics, lane.isOnly, leaseSeconds, only],
  });
  return claimed.rows[0];
}

/** A claim, known by which try it is: whoever lost it to another worker changes nothing any more. */
export type OutboxClaim = Pick<OutboxRow, 'id' | 'attempts'>;

const isStillOurs = 'id = $1 and attempts = $2 and done_at is null';

/** For whoever does what it leads to in this transaction. False if another worker has it by now. */
export async function lockOutboxClaim(tx: Tx, { id, attempts }: OutboxClaim): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'outbox-claim-lock',
    text: `select 1 from outbox where ${isStillOurs} for no key update`,
    values: [id, attempts],
  });
  return rows.length > 0;
}

export function outboxDone({ id, attempts }: OutboxClaim): Part {
  return {
    name: 'outbox-done',
    text: `update outbox set done_at = now(), leased_until = null where ${isStillOurs}`,
    values: [id, attempts],
  };
}

/** False if another worker has it by now. */
export async function markOutboxDone(tx: Tx, claim: OutboxClaim): Promise<boolean> {
  const { rowCount } = await tx.query(outboxDone(claim));
  return rowCount > 0;
}

/** `retryInSeconds` null: this was the last try, a person must look. By the clock by which it becomes due. */
export async function markOutboxFailed(
  tx: Tx,
  { id, attempts }: OutboxClaim,
  {
    reason,
    retryInSeconds,
    now,
  }: { reason: string; retryInSeconds: number | null; now: DatabaseInstant | null },
): Promise<void> {
  await tx.query({
    name: 'outbox-failed',
    text: `update outbox
           set last_error = $3,
               leased_until = null,
               next_attempt_at = greatest(now(), $5::timestamptz) + make_interval(secs => coalesce($4::int, 0)),
               given_up_at = case when $4::int is null then now() end
           where ${isStillOurs}`,
    values: [id, attempts, reason.slice(0, 500), retryInSeconds, now],
  });
}

export async function deleteDoneOutboxBefore(tx: Tx, instant: Date): Promise<number> {
  const deleted = await tx.query({
    name: 'outbox-delete-old',
    text: deleteOldest('outbox', 'done_at'),
    values: [instant],
  });
  return deleted.rowCount;
}
