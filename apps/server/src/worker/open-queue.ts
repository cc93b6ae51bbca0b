import {
  applicationRole,
  applicationUrl,
  openDatabase,
  openPlainConnections,
  type Database,
} from '@candor/store/database';
import { write } from '@candor/store/writing';
import { PgBoss } from 'pg-boss';
import type { Job } from './jobs.ts';

type Queue = Pick<Job, 'name' | 'expireInSeconds'>;

type OpenQueue = { readonly boss: PgBoss; stop(): Promise<void> };

/** The queue's own tables can be made by their owner alone, and nobody gave the owner's login. */
class QueueFault extends Error {
  override readonly name = 'QueueFault';
  constructor(cause?: unknown) {
    super(
      'The tables of the job queue are missing or of another version: run npm run migrate with DATABASE_OWNER_URL, then start again.',
      { cause },
    );
  }
}

/**
 * The job queue as the application uses it: with the application's own login it reads and writes the queue's
 * rows, and makes no table. Where these are missing, or of another version, their owner makes them first.
 */
export async function openQueue({
  database,
  url,
  ownerUrl,
  queues,
  onError,
}: {
  readonly database: Database;
  readonly url: string;
  readonly ownerUrl: string | undefined;
  readonly queues: readonly Queue[];
  readonly onError: (error: Error) => void;
}): Promise<OpenQueue> {
  const start = async (): Promise<OpenQueue> => {
    const db = openPlainConnections({
      url: applicationUrl(url),
      name: 'candor-queue',
      max: 3,
      onIdleError: onError,
    });
    const boss = new PgBoss({ db, migrate: false, createSchema: false });
    boss.on('error', onError);
    try {
      await boss.start();
    } catch (error) {
      await db.close();
      throw error;
    }
    const stop = () => boss.stop({ graceful: true, timeout: 5_000 }).finally(() => db.close());
    return { boss, stop };
  };
  if (await hasQueues(database, queues)) {
    if (ownerUrl === undefined) return start();
    const queue = await start().catch(() => undefined);
    if (queue) return queue;
  }
  if (ownerUrl === undefined) throw new QueueFault();
  await prepareQueue(ownerUrl, queues);
  return start();
}

async function hasQueues(database: Database, queues: readonly Queue[]): Promise<boolean> {
  return database.read(async (tx) => {
    const { rows } = await tx.query<{ isThere: boolean }>({
      // In this order: a table of a schema that one may not use can't even be asked for.
      text: `select case when not exists (select from pg_namespace where nspname = 'pgboss' and has_schema_privilege(oid, 'usage'))
                 then false when to_regclass('pgboss.queue') is null then false
                 else has_table_privilege('pgboss.queue', 'update') end as "isThere"`,
    });
    if (rows[0]?.isThere !== true) return false;
    const { rows: missing } = await tx.query({
      text: `select from unnest($1::text[]) as q (name) where q.name not in (select name from pgboss.queue)`,
      values: [queues.map(({ name }) => name)],
    });
    return missing.length === 0;
  });
}

/** Makes the queue's tables and these queues as their owner, and lets the application use them. */
export async function prepareQueue(ownerUrl: string, queues: readonly Queue[]): Promise<void> {
  const db = openPlainConnections({ url: ownerUrl, name: 'candor migrate', max: 1 });
  try {
    const boss = new PgBoss({ db, supervise: false, schedule: false });
    boss.on('error', () => {});
    await boss.start();
    for (const { name, expireInSeconds } of queues)
      await boss.createQueue(name, {
        policy: 'singleton',
        retryLimit: 3,
        retryBackoff: true,
        ...(expireInSeconds !== undefined && { expireInSeconds }),
      });
    await boss.stop({ graceful: false });
  } finally {
    await db.close();
  }
  const owner = openDatabase({ url: ownerUrl, as: 'owner', max: 1 });
  try {
    await write(owner, async (tx) => {
      // One node at a time: two that grant the same at once stand in each other's way.
      await tx.query({ text: 'select pg_advisory_xact_lock(7238401956)' });
      for (const right of [
        'usage on schema pgboss',
        'select, insert, update, delete on all tables in schema pgboss',
        'usage on all sequences in schema pgboss',
        'execute on all functions in schema pgboss',
      ])
        await tx.query({ text: `grant ${right} to ${applicationRole}` });
    });
  } finally {
    await owner.close();
  }
}
