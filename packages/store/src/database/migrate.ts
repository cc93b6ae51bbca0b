import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Client, DatabaseError } from 'pg';
import { isRetryable } from './database-errors.ts';
import { MigrationError } from './migration-error.ts';
import { isBehindPooler } from './connection/pooler.ts';
import { readMigrations, type Migration } from './read-migrations.ts';
import { dial, Servers } from './connection/servers.ts';

export type MigrateOptions = {
  /** Logs in as the owner of the schema. */
  url: string;
  /** A bundle keeps the SQL files beside itself; else they are beside this file. */
  folder?: string;
  onProgress?: (message: string) => void;
  /** How long a file may wait for a lock at once, and how long it is tried again and again. */
  patience?: { readonly lockMs: number; readonly tryMs: number };
};

/**
 * Whoever waits for a lock on a table holds up everybody who comes after, readers too. So a file waits for a
 * moment only, lets the others through, and tries again.
 */
const usualPatience = { lockMs: 2_000, tryMs: 600_000 };
const betweenTriesMs = 1_000;
const lockNotAvailable = '55P03';

/** Any number, but the same in every version: it is what two nodes that start at once agree on. */
const lockKey = 7_238_401_955;
const lockPollMs = 100;

/**
 * Brings the schema up to date, forward only, each file in a transaction of its own, and returns the names
 * it applied. Nodes that start at once take turns, and the second finds nothing left to do.
 */
export async function migrate({
  url,
  folder,
  onProgress = () => {},
  patience = usualPatience,
}: MigrateOptions): Promise<string[]> {
  const known = await readMigrations(folder ?? ownFolder());
  const client = await dial(new Servers(url), {
    application_name: 'candor migrate',
    connectionTimeoutMillis: 10_000,
  });
  try {
    if (await isBehindPooler(client))
      throw new MigrationError(
        'migration_through_a_pooler',
        "The owner's address leads through a connection pooler, which would keep the lock that nodes take turns by: name the database's own address.",
      );
    await takeLock(client, onProgress);
    const pending = known.slice(await countApplied(client, known));
    for (const migration of pending) {
      onProgress(`Applying ${migration.name}.`);
      await applyWhenFree(client, migration, { onProgress, ...patience });
    }
    return pending.map(({ name }) => name);
  } finally {
    await client.end(); // Ends the session and with it the lock.
  }
}

/**
 * The migrations that this version brings and the database does not hold yet: for a start that may not apply
 * them. Changes nothing.
 */
export async function pendingMigrations({ url, folder }: MigrateOptions): Promise<string[]> {
  const known = await readMigrations(folder ?? ownFolder());
  const client = await dial(new Servers(url), { connectionTimeoutMillis: 10_000 });
  try {
    const { rows } = await client.query<{ isThere: boolean }>(
      `select to_regclass('schema_migration') is not null as "isThere"`,
    );
    if (rows[0]?.isThere !== true) return known.map(({ name }) => name);
    return known.slice(await compareApplied(client, known)).map(({ name }) => name);
  } finally {
    await client.end();
  }
}

const ownFolder = () => fileURLToPath(new URL('../migrations', import.meta.url));

/**
 * Asked for again and again instead of waited for: a waiting statement would hold a snapshot open all the
 * while.
 */
async function takeLock(client: Client, onProgress: (message: string) => void): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      lockKey,
    ]);
    if (rows[0]?.taken === true) return;
    if (attempt === 0) onProgress('Waiting for another node that is migrating.');
    await sleep(lockPollMs);
  }
}

/** How many of the known migrations the database holds, after making sure that they are the same ones. */
async function countApplied(client: Client, known: readonly Migration[]): Promise<number> {
  await client.query(`create table if not exists schema_migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
  return compareApplied(client, known);
}

async function compareApplied(client: Client, known: readonly Migration[]): Promise<number> {
  const { rows: applied } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  );
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of applied.toReversed()) {
    const ours = checksums.get(name);
    if (ours === undefined) {
      throw new MigrationError(
        'database_of_newer_version',
        `The database was made by a newer version of Candor: it holds the migration ${name}, which this version does not know: start the newer version, or restore a backup from before the upgrade.`,
      );
    }
    if (ours !== checksum) {
      throw new MigrationError(
        'migration_changed',
        `The migration ${name} was changed after it had been applied to this database: restore the file and put the change into a new migration.`,
      );
    }
  }
  const late = known.slice(0, applied.length).find(({ name }) => !applied.some((row) => row.name === name));
  if (late !== undefined) {
    throw new MigrationError(
      'migration_out_of_order',
      `The migration ${late.name} has a lower number than one that was applied already: give it the next free number.`,
    );
  }
  return applied.length;
}

type Patience = { readonly lockMs: number; readonly tryMs: number; onProgress: (message: string) => void };

async function applyWhenFree(client: Client, migration: Migration, patience: Patience): Promise<void> {
  const { lockMs, tryMs, onProgress } = patience;
  const until = performance.now() + tryMs;
  for (let attempt = 0; ; attempt += 1) {
    try {
      await apply(client, migration, lockMs);
      return;
    } catch (error) {
      const { cause } = error as { cause?: DatabaseError };
      // Of two tables it may hold one and wait for the other behind somebody who waits for it.
      if (cause?.code !== lockNotAvailable && !isRetryable(cause)) throw error;
      const who = await whoHolds(client);
      if (performance.now() > until)
        throw new MigrationError(
          'migration_locked_out',
          `The migration ${migration.name} found no moment in which its tables were free, and nothing of it was kept. The longest at work: ${who}. Let them finish, or end them, and start it again.`,
          { cause: error },
        );
      if (attempt === 0)
        onProgress(`${migration.name} lets others through and tries again. The longest at work: ${who}.`);
      await sleep(betweenTriesMs);
    }
  }
}

/** Who has had a transaction open for longest: what a person looks for first. */
async function whoHolds(client: Client): Promise<string> {
  const { rows } = await client.query<{ who: string }>(
    `select application_name || ', process ' || pid || ', for ' || extract(epoch from clock_timestamp() - xact_start)::int || ' s' as who
       from pg_stat_activity
      where xact_start is not null and pid <> pg_backend_pid() and datname = current_database()
      order by xact_start limit 1`,
  );
  return rows[0]?.who ?? 'nobody any more';
}

async function apply(client: Client, { name, sql, checksum }: Migration, lockMs: number): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockMs}`);
    await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => {});
    const { message, position } = cause as DatabaseError;
    const line = position === undefined ? '' : ` (line ${sql.slice(0, Number(position)).split('\n').length})`;
    throw new MigrationError(
      'migration_failed',
      `The migration ${name} failed${line} and nothing of it was kept: ${message}.`,
      { cause },
    );
  }
}
