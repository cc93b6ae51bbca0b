import { makeEntry, type LedgerEvent, type LedgerFacts } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import { linkRows, listRoots } from '@candor/store/chain';
import { openBusinessClock, postEntries, sealEntries } from '@candor/store/ledger';
import { createTestDatabase, type FrozenDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BooksKeys, type BooksSeal } from './books-keys.ts';
import { daySigner, noteRestore } from './sign-days.ts';
import { readWithPlace } from './roots-place.ts';
import { keepCheckpoint, verifyChain } from './verify-chain.ts';

const firstDay = '2026-11-15' as CalendarDate;
const keys = new BooksKeys([Buffer.alloc(32, 7)]);

/** The lender's place, which a superuser of the database has no hand on. */
function place(lines: Record<string, string[]> = {}): BooksSeal & { lines: Record<string, string[]> } {
  const archive = {
    read: async (name: string) => lines[name] ?? [],
    append: async (name: string, line: string) => void (lines[name] ??= []).push(line),
  };
  return { keys, archive, lines };
}

function entry<Event extends LedgerEvent>(event: Event, facts: LedgerFacts[Event], on: CalendarDate) {
  return makeEntry(event, { market: 'ph', businessDate: on, currency: 'PHP' }, facts);
}

const lend = (test: TestDatabase, loan: string, on: CalendarDate) =>
  test.database.withTransaction((tx) => postEntries(tx, [entry('disburse', { loan, amount: 10_000n }, on)]));
const act = (test: TestDatabase, staff: string) =>
  test.sql(
    `insert into audit_log (id, actor_kind, actor_id, command, subject, outcome) values (gen_random_uuid(), 'staff', $1, 'loan.waive', 'loan:1', 'done')`,
    [staff],
  );
const sealAll = (test: TestDatabase) =>
  test.database.withTransaction(async (tx) => {
    await sealEntries(tx);
    return linkRows(tx);
  });
const nextDay = (test: TestDatabase) =>
  test.sql('update business_clock set business_date = business_date + 1');
const signDays = (test: TestDatabase, seal: BooksSeal, told: string[] = []) =>
  daySigner(test.database, seal, ({ why }) => void told.push(why))();
const prove = (test: TestDatabase, seal: BooksSeal | null, all = true) =>
  readWithPlace(test.database, seal, (tx, read) => verifyChain(tx, { place: read, all }));
const found = async (test: TestDatabase, seal: BooksSeal | null, all = true) =>
  (await prove(test, seal, all)).differences.map(({ where, detail }) => `${where}: ${detail}`);

/** As whoever may do everything: no trigger runs. */
const asSuperuser = (test: TestDatabase, ...statements: readonly string[]) =>
  test.owner.withTransaction(async (tx) => {
    await tx.query({ text: 'set local session_replication_role = replica' });
    for (const text of statements) await tx.query({ text });
  });

/** Makes every link of the journal anew, as the sealer would have. */
const relinked = [
  'delete from ledger_chain',
  'select chain_entries(10000)',
  'delete from audit_chain',
  'insert into audit_unsealed select id from audit_log on conflict do nothing',
  'select chain_audit(10000)',
];

let frozen: FrozenDatabase;
let written: string;
beforeAll(async () => {
  const test = await createTestDatabase();
  const seal = place();
  await test.database.withTransaction((tx) => openBusinessClock(tx, 'ph', firstDay));
  for (const loan of ['1', '2', '3']) await lend(test, loan, firstDay);
  for (const staff of ['ana', 'ben']) await act(test, staff);
  await sealAll(test);
  await nextDay(test);
  expect(await signDays(test, seal)).toBe(1);
  for (const loan of ['4', '5']) await lend(test, loan, '2026-11-16' as CalendarDate);
  await act(test, 'cora');
  await sealAll(test);
  await nextDay(test);
  expect(await signDays(test, seal)).toBe(1);
  written = JSON.stringify(seal.lines);
  frozen = await test.freeze();
});
afterAll(() => frozen.drop());

let test: TestDatabase;
let seal: ReturnType<typeof place>;
beforeEach(async () => {
  test = await frozen.copy();
  seal = place(JSON.parse(written) as Record<string, string[]>);
  return () => test.drop({ booksTie: false });
});

describe('the chain of the books', () => {
  it('fits, has one signed line a day outside the database, and goes on where it was stopped', async () => {
    const proof = await prove(test, seal);
    expect(proof).toMatchObject({ entries: 5, acts: 3, days: 2, since: null, differences: [] });
    expect(seal.lines['roots-ph']).toHaveLength(2);
    expect(await signDays(test, seal)).toBe(0);
    await lend(test, '6', '2026-11-17' as CalendarDate);
    expect(await prove(test, seal)).toMatchObject({ entries: 5, waiting: { entries: 1n }, differences: [] });
    expect(await Promise.all([sealAll(test), sealAll(test)])).toContain(1);
    expect(await prove(test, seal)).toMatchObject({ entries: 6, waiting: { entries: 0n }, differences: [] });
  });

  it('of an older database is linked in batches from the first entry on, and again after a stop', async () => {
    await asSuperuser(test, 'delete from ledger_chain', 'delete from chain_root');
    await test.sql('select chain_entries(2)');
    await test.sql('select chain_entries(2)');
    expect(await prove(test, null)).toMatchObject({ entries: 4, waiting: { entries: 1n }, differences: [] });
    await sealAll(test);
    expect(await prove(test, null)).toMatchObject({ entries: 5, days: null, differences: [] });
  });

  it('is proved from the last signed checkpoint on: a day costs a day, and --all everything', async () => {
    await keepCheckpoint(seal, await prove(test, seal), new Date('2026-11-17T00:00:00Z'));
    await lend(test, '6', '2026-11-17' as CalendarDate);
    await sealAll(test);
    expect(await prove(test, seal, false)).toMatchObject({ entries: 1, acts: 0, days: 0, differences: [] });
    expect(await prove(test, seal, true)).toMatchObject({ entries: 6, acts: 3, days: 2, differences: [] });
    // Without the key nobody makes one.
    seal.lines['checkpoints']!.push(seal.lines['checkpoints']![0]!.replace('"no":"5"', '"no":"4"'));
    expect(await found(test, seal, false)).toEqual([
      'the last checkpoint: its signature is not of what it says',
    ]);
  });
});

describe('what a superuser does to the books is found, and the row is named', () => {
  it('1 of 5: an amount that was changed', async () => {
    await asSuperuser(
      test,
      `update ledger_line set minor = minor * 2 where entry_id = (select entry_id from ledger_number where no = 2)`,
    );
    expect(await found(test, seal)).toEqual([
      expect.stringMatching(
        /^ledger_entry \d+, number 2 ph of 2026-11-15: an account, a subject or an amount of its lines was changed/u,
      ),
    ]);
  });

  it('2 of 5: an entry that was deleted, with its number or without', async () => {
    const gone = '(select entry_id from ledger_number where no = 3)';
    await asSuperuser(
      test,
      `delete from ledger_line where entry_id = ${gone}`,
      `delete from ledger_entry where id = ${gone}`,
    );
    expect(await found(test, seal)).toEqual([
      expect.stringMatching(/^ledger_entry \d+, number 3 ph: the entry was removed$/u),
    ]);
    await asSuperuser(
      test,
      'delete from ledger_number where no = 3',
      'delete from ledger_chain where no = 3',
    );
    expect(await found(test, seal)).toContainEqual(
      expect.stringMatching(
        /^ledger_entry \d+, number 4 ph of 2026-11-16: the link before it is missing: 3$/u,
      ),
    );
  });

  it('3 of 5: an entry that was put in between, numbered or not', async () => {
    const copied = `insert into ledger_entry (id, natural_key, event, market, business_date, line_count, cause, author)
      overriding system value select 900, 'forged', event, market, business_date, line_count, cause, author from ledger_entry order by id limit 1`;
    const lines = `insert into ledger_line select 900, n, account, subject, currency, minor from ledger_line
      where entry_id = (select min(id) from ledger_entry)`;
    await asSuperuser(test, copied, lines);
    expect(await found(test, seal)).toEqual([
      'ledger_entry 900, no number ph of 2026-11-15: it was put in by hand: it has no number and waits for none',
    ]);
    await asSuperuser(
      test,
      'update ledger_number set no = no + 100 where no > 2',
      `insert into ledger_number values ('ph', 3, 900)`,
      'update ledger_number set no = no - 99 where no > 100',
    );
    expect((await found(test, seal))[0]).toMatch(
      /^ledger_entry 900, number 3 ph of 2026-11-15: day, event, author, cause or another field of the entry was changed/u,
    );
  });

  it('4 of 5: a line of the audit log that names another person', async () => {
    await asSuperuser(test, `update audit_log set actor_id = 'mallory' where actor_id = 'ben'`);
    expect(await found(test, seal)).toEqual([
      expect.stringMatching(
        /^audit_log [0-9a-f-]{36}, number \d+ of [\d-]{10}: who acted, asked or from where was changed/u,
      ),
    ]);
    await asSuperuser(
      test,
      `update ledger_entry set author = 'staff:mallory' where id = (select max(id) from ledger_entry)`,
    );
    expect(await found(test, seal)).toContainEqual(
      expect.stringMatching(/^ledger_entry \d+, number 5 ph of 2026-11-16: day, event, author/u),
    );
  });

  it('5 of 5: a whole chain that was made anew without the key, or a root that was replaced', async () => {
    await asSuperuser(
      test,
      `update ledger_line set minor = minor * 2 where entry_id = (select entry_id from ledger_number where no = 5)`,
      ...relinked,
    );
    expect(await found(test, null)).toEqual([]);
    expect(await found(test, seal)).toEqual([
      expect.stringMatching(
        /^chain_root ph 2026-11-16: the journal, entries 4 to 5, was made anew after it was signed/u,
      ),
    ]);
    const forger = new BooksKeys([Buffer.alloc(32, 9)]);
    const { rows } = await test.sql(`select line from chain_root where day = '2026-11-16'`);
    const {
      key: _key,
      signature: _signature,
      ...said
    } = JSON.parse(String(rows[0]!['line'])) as Record<string, unknown>;
    await test.owner.withTransaction(async (tx) => {
      await tx.query({ text: 'set local session_replication_role = replica' });
      await tx.query({
        text: `update chain_root set line = $1 where day = '2026-11-16'`,
        values: [forger.sign(said)],
      });
    });
    expect(await found(test, seal)).toEqual([
      'chain_root ph 2026-11-16: it is not the line that is written out',
      expect.stringMatching(/^chain_root ph 2026-11-16: it was signed with no key of BOOKS_KEYS/u),
    ]);
    await asSuperuser(test, `delete from chain_root where day = '2026-11-16'`);
    expect(await found(test, seal)).toEqual([
      'chain_root ph 2026-11-16: the root of the day was removed: it is written out',
    ]);
  });
});

describe('a day that is signed while the chain is followed', () => {
  const signAnother = async () => {
    await lend(test, '6', '2026-11-17' as CalendarDate);
    await sealAll(test);
    await nextDay(test);
    expect(await signDays(test, seal)).toBe(1);
  };

  it('is no difference where the database is read before it, and the place would be after', async () => {
    const { differences } = await readWithPlace(test.database, seal, async (tx, read) => {
      await listRoots(tx, 'ph');
      await signAnother();
      await keepCheckpoint(seal, await prove(test, seal), new Date());
      return verifyChain(tx, { place: read, all: false });
    });
    expect(differences).toEqual([]);
  });

  it('is no difference where the place is read before it, until it should long be written out', async () => {
    const early = place(JSON.parse(written) as Record<string, string[]>);
    await signAnother();
    expect(await found(test, early)).toEqual([]);
    const { differences } = await readWithPlace(test.database, early, (tx, read) =>
      verifyChain(tx, { place: read && { ...read, readAt: new Date('2100-01-01') }, all: true }),
    );
    expect(differences.map(({ detail }) => detail)).toEqual([
      'it is not written out where the lender keeps the roots',
    ]);
  });
});

describe('a database that was restored to an earlier state', () => {
  it('has no day signed until a person says so, and then goes on from where it stands', async () => {
    await asSuperuser(
      test,
      `delete from chain_root where day = '2026-11-16'`,
      `update business_clock set business_date = '2026-11-17'`,
    );
    const told: string[] = [];
    expect(await signDays(test, seal, told)).toBe(0);
    expect(told).toEqual(['roots-ph has days that the database has not, or has otherwise']);
    expect(await noteRestore(test.database, seal)).toEqual(['ph']);
    expect(await signDays(test, seal)).toBe(1);
    expect(await prove(test, seal)).toMatchObject({ days: 2, differences: [] });
    expect(seal.lines['roots-ph']).toHaveLength(4);
  });
});
