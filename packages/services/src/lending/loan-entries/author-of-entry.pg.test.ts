import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeEntry } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import { listActsOfEntry, openBusinessClock, postEntries } from '@candor/store/ledger';
import { migrate } from '@candor/store/database';
import { openWritable, type WritableDatabase } from '@candor/store/tools';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor, Command } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';

const today = '2026-11-15' as CalendarDate;
const migrations = join(import.meta.dirname, '../../../../store/src/migrations');

const disburse: Command<{ readonly loan: string }, null> = {
  name: 'test.disburse',
  subject: ({ loan }) => `loan:${loan}`,
  async decide(tx, { loan }) {
    const where = { market: 'ph', businessDate: today, currency: 'PHP' } as const;
    const posted = await postEntries(tx, [makeEntry('disburse', where, { loan, amount: 10_000n })]);
    if ('refused' in posted) throw new Error(posted.refused);
    return { output: null };
  },
};

const lina: Actor = { kind: 'staff', id: 'lina' };
const dragonpay: Actor = { kind: 'channel', id: 'dragonpay' };

async function disburseBoth(database: WritableDatabase): Promise<void> {
  await database.withTransaction((tx) => openBusinessClock(tx, 'ph', today));
  await runCommand(database, disburse, { input: { loan: '1' }, actor: lina });
  await runCommand(database, disburse, { input: { loan: '2' }, actor: dragonpay });
}

/** Who made each entry, as the journal's page says it. */
async function authorsOf(database: WritableDatabase): Promise<string[][]> {
  return database.withTransaction(async (tx) => {
    const { rows } = await tx.query<{ id: bigint }>({ text: 'select id from ledger_entry order by id' });
    const acts = [];
    for (const { id } of rows) acts.push(await listActsOfEntry(tx, id));
    return acts.map((of) =>
      of.map(({ actorKind, actorId, subject }) => `${actorKind}:${actorId} ${subject}`),
    );
  });
}

/**
 * What a restore in one transaction does to the rows: each is written anew, and all by the same transaction.
 */
async function writeAnew({ owner }: Pick<TestDatabase, 'owner'>): Promise<void> {
  await owner.withTransaction(async (tx) => {
    for (const [table, column] of [
      ['ledger_entry', 'event'],
      ['audit_log', 'command'],
    ]) {
      await tx.query({ text: `alter table ${table} disable trigger ${table}_append_only` });
      await tx.query({ text: `update ${table} set ${column} = ${column}` });
      await tx.query({ text: `alter table ${table} enable trigger ${table}_append_only` });
    }
  });
}

describe('who made an entry of the journal', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
    await disburseBoth(test.database);
  });
  afterAll(() => test.drop());

  it('stands on the entry: the act of the audit log that posted it, and who acted', async () => {
    expect(await authorsOf(test.database)).toEqual([['staff:lina loan:1'], ['channel:dragonpay loan:2']]);
    const { rows } = await test.sql('select author from ledger_entry order by id');
    expect(rows).toEqual([{ author: 'staff:lina' }, { author: 'channel:dragonpay' }]);
  });

  it('is the same after the database was restored from a dump', async () => {
    await writeAnew(test);
    expect(await authorsOf(test.database)).toEqual([['staff:lina loan:1'], ['channel:dragonpay loan:2']]);
  });

  it('is asked by the database itself: nothing is posted without an act', async () => {
    const bare = openWritable({ url: test.url, max: 1 });
    const where = { market: 'ph', businessDate: today, currency: 'PHP' } as const;
    const entry = makeEntry('disburse', where, { loan: '3', amount: 1n });
    await expect(bare.withTransaction((tx) => postEntries(tx, [entry]))).rejects.toThrow(
      /ledger_entry_has_an_author/,
    );
    await bare.close();
  });
});

describe('entries of a version that kept no authors', () => {
  let test: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'candor-authors-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const migrateUpTo = async (last: string) => {
    const until = join(folder, last);
    await mkdir(until, { recursive: true });
    for (const file of await readdir(migrations))
      if (file <= last) await cp(join(migrations, file), join(until, file));
    await migrate({ url: test.url, folder: until });
  };

  it.each([
    ['get them where the act can still be told', false, ['staff:lina', 'channel:dragonpay']],
    ['stay without where a restore has mixed them up, instead of naming somebody else', true, [null, null]],
  ])('%s', async (_title, isRestored, authors) => {
    test = await createTestDatabase({ migrated: false });
    await migrateUpTo('0041');
    // What this version writes of an act, and that one did not yet.
    await test.sql(
      'alter table audit_log add changes jsonb, add maker_id uuid, add address text, add device text',
    );
    await test.sql(`create table queue_exit (id bigint, queue text, market text, arrived_at timestamptz, arrived_on date,
      due_on date, since timestamptz, cause uuid, done_at timestamptz);
      grant select on queue_exit to candor_app`);
    await disburseBoth(test.database);
    if (isRestored) await writeAnew(test);
    await migrateUpTo('0042-authors-of-entries.sql');
    const { rows } = await test.sql('select author from ledger_entry order by id');
    expect(rows.map(({ author }) => author)).toEqual(authors);
    await test.drop({ booksTie: false });
  });
});
