import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decided, kycBorrower, newcomer, offeredBorrower, signOffer } from '@candor/simulator/borrowers';
import { openLender, simulateLender, type SimulatedLender } from '@candor/simulator/lender';
import { watchStatements, type WatchedDatabase } from '@candor/simulator/lists';
import { createDatabase } from '@candor/simulator/portfolio';
import { migrate, outsideCommands } from '@candor/store/database';
import { startEmbedded } from '@candor/store/embedded';
import { openWritable, type WritableDatabase } from '@candor/store/tools';
import { line, type Line } from '../result.ts';

const times = 120;
/** Before anything is counted: pages that are begun, plans that are made, products and roles. */
const unmeasured = 20;
/** The sandbox's own notes are of no lender; the schema's are there before. */
const notCounted = `'sandbox_message', 'sandbox_payout', 'sandbox_collection'`;

type Say = (line: string) => void;
type Sizes = { readonly bytes: number; readonly rows: number; readonly wal: number; readonly outbox: number };
type Tools = {
  readonly app: SimulatedLender;
  readonly owner: WritableDatabase;
  readonly watched: WatchedDatabase;
  readonly say: Say;
};

/**
 * What each act leaves behind and asks for: bytes with all indexes, rows, bytes of WAL, statements and
 * transactions. Acts are those of the app, over the calls, with the worker's part of them.
 */
export async function benchCapacity(say: Say): Promise<Line[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'candor-bench-'));
  chmodSync(dataDir, 0o755);
  const cluster = await startEmbedded({ dataDir, log: () => {} });
  try {
    const url = await createDatabase(cluster.url, 'capacity');
    await migrate({ url });
    const owner = openWritable({ url, as: 'owner', max: 1, cause: outsideCommands });
    const database = openWritable({ url, max: 4, cause: outsideCommands });
    let watched: WatchedDatabase | undefined;
    const sql = (text: string, values: readonly unknown[] = []) =>
      owner.withTransaction((tx) => tx.query({ text, values }));
    const test = { url, database, owner, sql, drop: () => Promise.resolve() };
    const many = { everySeconds: 0.001, atOnce: 1_000_000 };
    const app = await simulateLender(test, {
      messagesADay: 1_000_000,
      limits: {
        codeByAddress: many,
        codeOverall: many,
        newcomerByAddress: many,
        newcomerOverall: many,
        loginByAddress: many,
      },
      through: (given) => (watched = watchStatements(given)).database,
    });
    await openLender(app);
    const lines = await measureAll({ app, owner, watched: watched!, say });
    await app.close();
    await database.close();
    await owner.close();
    return lines;
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureAll(tools: Tools): Promise<Line[]> {
  const { app } = tools;
  const lines: Line[] = [];
  /** Everybody comes at the same hour: what one lets pass between two codes ends nobody else's day. */
  const within = async <Of>(act: () => Promise<Of>): Promise<Of> => {
    const began = app.identity.now().getTime();
    const made = await act();
    app.pass((began - app.identity.now().getTime()) / 1_000 + 1);
    return made;
  };
  const measure = async (what: string, act: () => Promise<unknown>, count = times) => {
    tools.say(`Capacity: ${what}`);
    for (let n = 0; n < unmeasured; n += 1) await within(act);
    lines.push(await costOf(tools, { what, act: () => within(act), count }));
  };
  let phone = 6_100_000;
  await measure('a borrower who logs in for the first time', () => newcomer(app, 'ph', `918${(phone += 1)}`));
  const people: Awaited<ReturnType<typeof kycBorrower>>[] = [];
  await measure('a borrower with KYC and a payout account', async () => {
    people.push(await kycBorrower(app, 'ph'));
  });
  await measure('an application, decided', () => decided(app, people.pop()!));
  const offered: Awaited<ReturnType<typeof offeredBorrower>>[] = [];
  for (let n = 0; n < times + unmeasured; n += 1)
    offered.push(await within(() => offeredBorrower(app, 'ph')));
  const loans: typeof offered = [];
  await measure('a loan: signed, disbursed, documents rendered', async () => {
    const one = offered.pop()!;
    await signOffer(app, one);
    await app.work();
    // The channel is asked a little later whether the money has arrived.
    app.pass(60);
    await app.work();
    loans.push(one);
  });
  const { rows } = await app.test.sql('select o.id from loan l join loan_order o on o.id = l.order_id');
  const begun = new Set(rows.map(({ id }) => id));
  const owing = loans.filter(({ orderId }) => begun.has(orderId));
  tools.say(`${owing.length} of ${loans.length} loans have begun`);
  let turn = 0;
  await measure('a repayment: payment instruction, callback, credited, receipt', () =>
    repay(app, owing[(turn += 1) % owing.length]!),
  );
  return lines;
}

async function repay(
  app: SimulatedLender,
  { orderId, who, suffix }: { readonly orderId: string; readonly who: object; readonly suffix: string },
): Promise<void> {
  const sender = { ...who, headers: { 'idempotency-key': randomUUID() } };
  const wish = { loanId: orderId, choice: 'own', amount: 5_000, payTypeId: 'dragonpay:711' };
  const code = await app.post(`loan/generate-code${suffix}`, wish, sender);
  if (code.statusCode !== 200) throw new Error(code.body);
  const { paymentId } = code.json() as { paymentId: string };
  const paid = await app.post('sandbox/pay', { paymentId, act: 'pay' });
  if (paid.statusCode !== 200) throw new Error(paid.body);
  await app.work();
}

async function costOf(
  { owner, watched }: Tools,
  {
    what,
    act,
    count,
  }: { readonly what: string; readonly act: () => Promise<unknown>; readonly count: number },
): Promise<Line> {
  const before = await sizes(owner);
  watched.transactions();
  for (let n = 0; n < count; n += 1) await act();
  const asked = watched.transactions();
  const after = await sizes(owner);
  const each = (of: keyof Sizes) => (after[of] - before[of]) / count;
  const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`;
  const statements = asked.flat().length / count;
  return line(
    'capacity',
    what,
    `${kilobytes(each('bytes'))} and ${each('rows').toFixed(1)} rows for good, ${kilobytes(each('outbox'))} for 30 days; ${kilobytes(each('wal'))} WAL, ${statements.toFixed(0)} statements, ${(asked.length / count).toFixed(0)} transactions`,
  );
}

/** Of every table with its indexes and what is stored beside it. What housekeeping clears is apart. */
async function sizes(owner: WritableDatabase): Promise<Sizes> {
  return owner.withTransaction(async (tx) => {
    const { rows: tables } = await tx.query<{ name: string; bytes: number }>({
      text: `select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
              where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in (${notCounted})`,
    });
    const isCleared = ({ name }: { name: string }) =>
      ['outbox', 'idempotency_key', 'one_time_code'].includes(name);
    const kept = tables.filter((table) => !isCleared(table));
    const counts = kept.map(({ name }) => `(select count(*) from ${name})`).join(' + ');
    const { rows } = await tx.query<{ rows: number; wal: number }>({
      text: `select (${counts})::float8 as rows, (pg_current_wal_insert_lsn() - '0/0')::float8 as wal`,
    });
    const sum = (of: typeof tables) => of.reduce((all, { bytes }) => all + bytes, 0);
    return {
      bytes: sum(kept),
      outbox: sum(tables.filter(isCleared)),
      rows: rows[0]?.rows ?? 0,
      wal: rows[0]?.wal ?? 0,
    };
  });
}
