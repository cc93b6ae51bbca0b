import type { ReadTx, Tx } from '../database/database.ts';
import { preparedFirst } from '../database/prepared-first.ts';

export type TaskState = 'waiting' | 'given-up' | 'done';

export type OutboxTask = {
  id: bigint;
  topic: string;
  createdAt: Date;
  nextAttemptAt: Date;
  attempts: number;
  lastError: string | null;
  doneAt: Date | null;
  givenUpAt: Date | null;
  auditId: string;
};

const columns = `id, topic, created_at as "createdAt", next_attempt_at as "nextAttemptAt", attempts, last_error as "lastError",
  done_at as "doneAt", given_up_at as "givenUpAt", audit_id as "auditId"`;

const isIn = {
  waiting: 'done_at is null and given_up_at is null',
  'given-up': 'given_up_at is not null',
  done: 'done_at is not null',
} as const;

/** The newest first. */
export async function listOutboxTasks(
  tx: ReadTx,
  {
    state,
    below,
    limit,
  }: { readonly state: TaskState; readonly below: bigint | null; readonly limit: number },
): Promise<OutboxTask[]> {
  const { rows } = await tx.query<OutboxTask>({
    ...preparedFirst(`outbox-tasks-${state}`, below),
    text: `select ${columns} from outbox where ${isIn[state]} and ($1::bigint is null or id < $1) order by id desc limit $2`,
    values: [below, limit],
  });
  return rows;
}

export async function countOutboxTasks(tx: ReadTx): Promise<{ waiting: number; givenUp: number }> {
  const { rows } = await tx.query<{ waiting: number; givenUp: number }>({
    name: 'outbox-tasks-count',
    text: `select (select count(*)::int from outbox where ${isIn.waiting}) as waiting,
                  (select count(*)::int from outbox where ${isIn['given-up']}) as "givenUp"`,
  });
  return rows[0]!;
}

export type LockedTask = Pick<OutboxTask, 'topic' | 'doneAt' | 'attempts'> & { isHeld: boolean };

export async function lockOutboxTask(tx: Tx, id: bigint): Promise<LockedTask | undefined> {
  const { rows } = await tx.query<LockedTask>({
    name: 'outbox-task-lock',
    text: `select topic, done_at as "doneAt", attempts, coalesce(leased_until > now(), false) as "isHeld"
           from outbox where id = $1 for update`,
    values: [id],
  });
  return rows[0];
}

/** As if it had never been tried: it is due now, with all of its tries before it. */
export async function tryOutboxAgain(tx: Tx, id: bigint): Promise<void> {
  await tx.query({
    name: 'outbox-task-again',
    text: `update outbox set attempts = 0, given_up_at = null, next_attempt_at = now(), leased_until = null where id = $1
           returning 'outbox ' || topic as nudge`,
    values: [id],
  });
}
