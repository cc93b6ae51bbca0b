import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { findTransactions, findWritingReaders, importsOf } from './find-writers.ts';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles().filter((file) => /^(?:packages|apps|scripts|bench|e2e)\/.*\.tsx?$/u.test(file));
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//u.test(file);
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const textOf = (file: string) => texts.get(file) ?? '';
const importing = (module: RegExp) =>
  files
    .filter((file) => /store\/|writing|tools/u.test(textOf(file)))
    .filter((file) => importsOf(file, textOf(file)).some((from) => module.test(from)))
    .toSorted();

const key = /^@candor\/store\/writing$|(?:^|\/)writing\.ts$/u;
const tools = /^@candor\/store\/tools$|(?:^|\/)tools\.ts$/u;

/** Who may open a writing transaction, and what for. */
const mayWrite: Readonly<Record<string, string>> = {
  'apps/server/src/worker/open-queue.ts': 'grants the queue’s tables to the application, as their owner',
  'packages/services/src/kernel/commands/lease.ts': 'writes that are no command, from a closed list of names',
  'packages/services/src/kernel/commands/preview.ts': 'what would happen, always rolled back',
  'packages/services/src/kernel/commands/run-command.ts': 'the funnel',
  'packages/store/src/database/database.ts': 'has it',
  'packages/store/src/tools.ts': 'for tests, measurements and simulations',
};

/** What is no part of the product: it arranges what no command would. */
const isTool = (file: string) =>
  isTest(file) ||
  /^(?:bench|e2e|packages\/simulator|scripts\/develop\/(?:drills|faults|fuzz))\/|^scripts\/operate\/demo-year\.ts$/u.test(
    file,
  );

describe('a writing transaction', () => {
  it('is opened by the funnel, the leases and the previews, and by nobody else', () => {
    expect(importing(key)).toEqual(Object.keys(mayWrite).toSorted());
  });

  it('is given to whoever asks only in tests, measurements and simulations', () => {
    const using = importing(tools);
    expect(using.length).toBeGreaterThan(20);
    expect(using.filter((file) => !isTool(file))).toEqual([]);
  });

  it('is not reached by another road: who talks to PostgreSQL itself is a list', () => {
    const talking = files
      .filter((file) => !isTest(file) && textOf(file).includes("'pg"))
      .filter((file) => importsOf(file, textOf(file)).some((from) => /^pg(?:-|$)/u.test(from)));
    expect(talking.toSorted()).toEqual([
      'apps/server/src/worker/open-queue.ts',
      'packages/store/src/database/column-types.ts',
      'packages/store/src/database/connection/pooler.ts',
      'packages/store/src/database/connection/servers.ts',
      'packages/store/src/database/database.ts',
      'packages/store/src/database/listen.ts',
      'packages/store/src/database/migrate.ts',
      'packages/store/src/database/pulse.ts',
      'packages/store/src/embedded/run-postmaster.ts',
    ]);
  });
});

describe('a handler', () => {
  const handlers = files.filter((file) => file.startsWith('apps/server/src/handlers/') && !isTest(file));

  it('opens no transaction and has none: it leads to a command, a read or a service whose lease has a name', () => {
    expect(handlers.length).toBeGreaterThan(80);
    expect(handlers.flatMap((file) => findTransactions(file, textOf(file)))).toEqual([]);
  });

  it.each([
    ['reads', 'const page = await database.read((tx) => readPage(tx, market));'],
    [
      'reads two things',
      'await parts.database.read(async (each) => ({ a: await a(each), b: await b(each) }));',
    ],
    ['reads under another name', 'const { database: books } = parts; await books.read(async (t) => a(t));'],
    ['hands the opening on', 'const look = parts.database.read;'],
    ['takes one to read by', "import type { ReadTx } from '@candor/services/kernel';"],
    ['takes one to write by', 'async function see(at: Tx, look: Look) { return seeCharge(at, look); }'],
    ['gives one to a command', 'const shown = asSeen(act, async (tx) => seeLoanAct(tx, kind, input));'],
    ['previews', 'const seen = await preview(database, (t) => seeBankLine(t, lineId));'],
    ['leases', "await lease(database, 'queue.renew-claim', (t) => stepOnItem(t, item));"],
  ])('that %s is found', (_, text) => {
    expect(findTransactions('x.ts', text)).not.toEqual([]);
  });

  it('that maps what a service read is left alone', () => {
    const text = `// A tx is no word of a handler.
      const read = await readDisbursement(database, seal, payoutId, now());
      const day = readBankDay(database, seal, market, on); const text = reader.read(csv);`;
    expect(findTransactions('x.ts', text)).toEqual([]);
  });
});

describe('a reading transaction', () => {
  it('is told to write or to lock nowhere, and passed off as a writing one nowhere', () => {
    const product = files.filter(
      (file) => !isTest(file) && file !== 'packages/store/src/database/database.ts',
    );
    const found = product
      .filter((file) => /\bTx\b|\.read\(/u.test(textOf(file)))
      .flatMap((file) => findWritingReaders(file, textOf(file)));
    expect(found).toEqual([]);
  });

  it.each([
    [
      'inserts',
      'async function keep(tx: ReadTx) { await tx.query({ text: `insert into loan values (1)` }); }',
    ],
    [
      'locks a row',
      'const take = (tx: ReadTx) => tx.query({ text: "select 1 from loan where id = 1 for update" });',
    ],
    [
      'locks a number',
      'async function take(tx: ReadTx) { await tx.query({ text: `select pg_advisory_xact_lock(1)` }); }',
    ],
    [
      'calls a function that posts',
      'async function post(tx: ReadTx) { await tx.query({ text: `select post_entries($1)` }); }',
    ],
    [
      'is opened in place',
      'await database.read(async (tx) => { await tx.query({ text: `update loan set state = 1` }); });',
    ],
    ['is made writable', 'const f = (tx: ReadTx) => tx.query({ text: "set transaction read write" });'],
    ['is cast', 'async function keep(tx: ReadTx) { await insertLoan(tx as Tx, 1); }'],
    ['is cast twice', 'async function keep(tx: ReadTx) { await insertLoan(tx as unknown as Tx, 1); }'],
  ])('that %s is found', (_, text) => {
    expect(findWritingReaders('x.ts', text)).not.toEqual([]);
  });

  it('that reads, beside one that writes, is left alone', () => {
    const text = `async function read(tx: ReadTx) { await tx.query({ text: 'select 1' }); }
      async function keep(tx: Tx) { await tx.query({ text: 'insert into loan values (1)' }); }
      const last = (tx: ReadTx) => write(database, async (inner: Tx) => inner.query({ text: 'delete from loan' }));`;
    expect(findWritingReaders('x.ts', text)).toEqual([]);
  });

  it.each([
    ["import { write } from '@candor/store/writing';"],
    ["import type { Write } from '../../store/src/writing.ts';"],
    ["export { write } from './writing.ts';"],
    ["const later = () => import('@candor/store/writing');"],
  ])('the key is seen in %s', (text) => {
    expect(importsOf('x.ts', text).some((from) => key.test(from))).toBe(true);
  });
});
