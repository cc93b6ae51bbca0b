import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstRoles, type FirstRoleKey } from '@candor/contract';
import type { CalendarDate } from '@candor/domain/calendar';
import { pictureStore } from '@candor/server/command-line';
import { readSettings } from '@candor/server/composition';
import { leftToReseal, resealAll } from '@candor/services/backoffice/keys';
import { PersonSeal } from '@candor/services/kernel';
import { instantOf } from '@candor/services/kernel/time';
import { compareBooks, compareDesk, compareLoans, Screens, Tally } from '@candor/simulator/figures';
import { simulateLender } from '@candor/simulator/lender';
import { staffMember, staffSession } from '@candor/simulator/staff';
import { createTestDatabase, expectBooksTie, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
let test: TestDatabase;
let dataDir: string;

/** As somebody would type it. */
function demoYear({ url }: Pick<TestDatabase, 'url'>, ...args: string[]) {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/operate/demo-year.ts', ...args], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATABASE_OWNER_URL: url,
      DATA_DIR: dataDir,
      PERSONAL_DATA_KEYS: '07'.repeat(32),
    },
    encoding: 'utf8',
  });
  return { status, stderr, stdout };
}

/** A day of the past, so that the weekdays, month end and holidays of this life are the same in every run. */
const lastDay = '2026-09-16' as CalendarDate;

const rowsOf = async (text: string, values: readonly unknown[] = []) =>
  (await test.sql(text, values)).rows as Record<string, unknown>[];

/** Of what is still to come: until when something holds, or may be done. */
const comesLater =
  /expires_at|deadline|due_at|arrived_at|next_attempt_at|not_before|next_at|filled_until|escalate|regulator_from/u;

/** Every moment in the database that is after an instant, table by table. */
async function momentsAfter(instant: Date): Promise<string[]> {
  const columns = await rowsOf(
    `select table_name as table, column_name as column from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'timestamp with time zone'
     and table_name not in ('schema_migration', 'pulse')`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    if (comesLater.test(String(column))) continue;
    const [row] = await rowsOf(`select count(*)::int as many from ${table} where ${column} > $1`, [instant]);
    if (Number(row?.['many']) > 0) found.push(`${table}.${column}: ${row?.['many']}`);
  }
  return found;
}

const oldKey = Buffer.alloc(32, 7);
const newKey = Buffer.alloc(32, 8);
/** When the old key is gone: it only makes the indexes, which never change. */
const afterwards = new PersonSeal([newKey], oldKey);

/** Every column in which something is that this key sealed, whatever the column is called. */
async function sealedWith(keyId: string): Promise<string[]> {
  const columns = await rowsOf(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'bytea')`,
  );
  const found: string[] = [];
  for (const { table, column, type } of columns) {
    const has =
      type === 'bytea'
        ? `substring(${column} from 1 for 5) = decode('01${keyId}', 'hex') or position(convert_to('v1.${keyId}.', 'UTF8') in ${column}) > 0`
        : `${column}::text like '%v1.${keyId}.%'`;
    if ((await rowsOf(`select from ${table} where ${has} limit 1`)).length > 0)
      found.push(`${table}.${column}`);
  }
  return found;
}

const databaseNow = async () => (await rowsOf('select clock_timestamp() as now'))[0]?.['now'] as Date;

beforeAll(async () => {
  test = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'candor demo '));
});
afterAll(async () => {
  await test.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const waiting = [
  `select 1 from loan_order where state = 'in-review'`,
  `select 1 from decision where outcome = 'refer'`,
  `select 1 from payout where state = 'ordered'`,
  `select 1 from payout where state = 'failed'`,
  `select 1 from payment where state = 'received'`,
  `select 1 from utr_claim where state = 'waiting'`,
  `select 1 from hardship_request where state = 'considered'`,
  `select 1 from complaint where state = 'open'`,
  `select 1 from approval_request where state = 'waiting'`,
  `select 1 from queue_hold`,
  `select 1 from picture`,
];

/** What the lender's people did in these days, by the name that the audit log has for it. */
const lived = [
  'bank.sign-off',
  'books.close',
  'books.hand-over',
  'books.map-accounts',
  'bureau.release',
  'collection.log-call',
  'collection.verify-person',
  'customer.note',
  'customer.reveal',
  'export.release',
  'export.take',
  'list-view.save',
  'payout.release',
  'problem.answer',
  'problem.classify',
  'problem.close',
  'problem.log',
  'problem.write',
];

/** What is true of every lender's books and files: each finds nothing. */
const untrue: Readonly<Record<string, string>> = {
  'a loan without a decision of the table':
    'select id from loan l where not exists (select from decision d where d.order_id = l.order_id)',
  'a loan without a signed agreement, its words and its two files': `select id from loan l
     where not exists (select from signed_agreement s where s.order_id = l.order_id)
     or not exists (select from signed_text s where s.order_id = l.order_id)
     or (select count(*) from signed_file s where s.order_id = l.order_id) < 2`,
  'a loan without an account that it was paid to':
    'select l.id from loan l join loan_order o on o.id = l.order_id where o.account_id is null',
  'a borrower of a loan without a document':
    'select id from loan l where not exists (select from borrower_document d where d.borrower_id = l.borrower_id)',
  'a loan that was disbursed in no file': `select l.id from loan l where not exists (
     select from payout p join payout_intent i on i.payout_id = p.id join payout_batch b on b.id = i.batch_id
     where p.order_id = l.order_id and b.state = 'released')`,
  'a file that one person prepared and released': `select id from payout_batch where state = 'released' and prepared_by = released_by`,
  'an act for two that one person did': `select id from approval_request where state = 'done' and (decided_by is null or decided_by = asked_by)`,
  'a loan written off without an approver': `select loan_id from write_off w where not exists (
     select from approval_request r where r.act = 'loan.write-off' and r.state = 'done' and r.subject = 'loan:' || w.loan_id)`,
  'a plan for hardship without an approver': `select id from hardship_request h where h.state = 'granted' and h.option <> 'promise-to-pay' and not exists (
     select from approval_request r where r.act = 'hardship.grant' and r.state = 'done' and r.input->>'requestId' = h.id::text)`,
  'a refund without an approver': `select id from payout p where p.kind = 'refund' and not exists (
     select from approval_request r where r.act in ('credit.refund', 'payment.refund') and r.state = 'done' and r.input->>'refundId' = p.id::text)`,
  'a month that one person closed': `select c.market, c.closed_through from ledger_closing c where not exists (
     select from approval_request r where r.act = 'books.close' and r.state = 'done' and r.market = c.market
     and r.input->>'through' = c.closed_through::text)`,
  'an act that no person of the lender can do alone': `select distinct command from audit_log where outcome = 'done' and maker_id is null and command in
     ('loan.write-off', 'loan.restructure', 'loan.take-back-charge', 'payout.settle', 'payout.fail')`,
  'money that a channel keeps for longer than a week and a day': `select p.id from payment p
     where p.settled = 0 and p.state in ('received', 'allocated')
     and p.received_on < (select business_date - 9 from business_clock c where c.market = p.market)`,
  'clearing that holds other money than what has not come to the bank yet': `select a.code, b.market, b.minor from
     (select account, market, sum(minor) as minor from ledger_balance group by 1, 2) b
     join ledger_account a on a.number = b.account and a.code like 'channel-clearing:%'
     left join (select 'channel-clearing:' || channel as code, market, sum(amount - settled) as minor from payment
                where state in ('received', 'allocated') group by 1, 2) p on p.code = a.code and p.market = b.market
     where b.minor <> coalesce(p.minor, 0)`,
  'cash of less than nothing':
    'select market from ledger_balance where account = 1010 group by market having sum(minor) <= 0',
  'a bank balance that the books do not come to': `select s.market, s.closing from
     (select distinct on (market) market, closing from bank_statement order by market, id desc) s
     where s.closing <> (select sum(minor) from ledger_balance b where b.account = 1010 and b.market = s.market)
       - (select coalesce(sum(e.minor), 0) from bank_entry e join ledger_entry l on l.id = e.entry_id
          where e.market = s.market and e.line_id is null and l.event <> 'open-bank')
       + (select coalesce(sum(amount), 0) from bank_line l where l.market = s.market and not l.is_matched)`,
  'complaints of several days that share one promised day': `select market from complaint where state = 'open'
     group by market having count(distinct promised_by) < 3`,
  'a write-off that waits although somebody spoke with the borrower': `select r.id from approval_request r
     join contact_note n on 'loan:' || n.loan_id = r.subject
     where r.act = 'loan.write-off' and r.state = 'waiting' and n.outcome = 'spoke'`,
  'an application that was reviewed before it was made': `select o.id from loan_order_step s join loan_order o on o.id = s.order_id
     where s.at < o.applied_at - interval '1 hour'`,
};

describe('npm run demo-year', () => {
  it('lives days whose books tie, in both markets, and leaves something in every queue', async () => {
    // Somebody has started it once, and looked around.
    await test.sql(`insert into deployment (mode) values ('sandbox')`);
    await test.sql(
      `insert into business_clock (market, business_date) values ('ph', current_date), ('in', current_date)`,
    );
    const wish = ['--market', 'both', '--people', '80', '--days', '80', '--to', lastDay];
    const { status, stderr, stdout } = demoYear(test, ...wish);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('never used: filling it');
    expect(stdout).toMatch(/Approvals in 80 days: \d+, [\d.]+ a day/u);
    await expectBooksTie(test);
    for (const text of waiting) expect(await rowsOf(text), text).not.toEqual([]);
    for (const market of ['ph', 'in']) {
      const [file] = await rowsOf(
        `select sum(rows - left_out)::int as told from bureau_file where market = $1 and state = 'sent'`,
        [market],
      );
      expect(Number(file?.['told']), `rows for the bureau of ${market}`).toBeGreaterThan(0);
      const loans = await rowsOf('select from loan where market = $1', [market]);
      expect(loans.length, `loans in ${market}`).toBeGreaterThan(8);
    }
    // The morning of the later market is the last moment of it all: neither the machine's clock nor an hour
    // to come is in it.
    expect(await momentsAfter(instantOf(lastDay, '09:42', 'Asia/Kolkata'))).toEqual([]);
  });

  it.each(lived)('has days in which somebody does %s', async (command) => {
    const rows = await rowsOf(`select from audit_log where outcome = 'done' and command = $1`, [command]);
    expect(rows).not.toEqual([]);
  });

  it.each(Object.entries(untrue))('leaves no trace of %s', async (_what, text) => {
    expect(await rowsOf(text)).toEqual([]);
  });

  it('npm run reseal puts everything under a new key while a server works', async () => {
    const seal = new PersonSeal([newKey, oldKey]);
    const app = await simulateLender(test, { at: instantOf(lastDay, '09:42', 'Asia/Kolkata'), seal });
    const pictures = pictureStore(readSettings({ DATA_DIR: dataDir }));
    try {
      const who = await staffSession(
        app,
        await staffMember(app, 'one@lender.example', ['support', 'finance']),
      );
      const tally = new Tally();
      const [resealed] = await Promise.all([
        resealAll({ database: test.owner, seal, pictures }),
        compareLoans(new Screens(app, who, 'ph'), tally),
      ]);
      expect(resealed).toBeGreaterThan(2_000);
      expect(tally.differences).toEqual([]);
      expect(await leftToReseal({ database: test.owner, seal })).toEqual([]);
      expect(await sealedWith(new PersonSeal([oldKey]).newestKey())).toEqual([]);
      expect((await sealedWith(seal.newestKey())).length).toBeGreaterThan(20);
      const [picture] = await rowsOf('select id, store_key from picture limit 1');
      const file = await pictures.get(String(picture?.['store_key']));
      expect(afterwards.openBytes(file!, `picture:${String(picture?.['id'])}`).length).toBeGreaterThan(1_000);
    } finally {
      await app.close();
    }
  });

  it('shows every figure alike wherever it stands: loans, borrowers, queues, reports and books', async () => {
    // Without the key that all of it was first sealed with.
    const at = instantOf(lastDay, '09:42', 'Asia/Kolkata');
    const app = await simulateLender(test, { at, seal: afterwards });
    try {
      const everything = await staffMember(
        app,
        'all@lender.example',
        Object.keys(firstRoles) as FirstRoleKey[],
      );
      const who = await staffSession(app, everything);
      const pairs = new Set<string>();
      for (const market of ['ph', 'in'] as const) {
        const tally = new Tally();
        const screens = new Screens(app, who, market);
        for (const compare of [compareLoans, compareDesk, compareBooks]) await compare(screens, tally);
        expect(tally.differences, market).toEqual([]);
        for (const { pair } of tally.pairs) pairs.add(pair);
      }
      await expect(`${[...pairs].toSorted().join('\n')}\n`).toMatchFileSnapshot('./figure-pairs.txt');
    } finally {
      await app.close();
    }
  });

  it('asks before it replaces what somebody has made, and then dates nothing after now', async () => {
    const [before] = await rowsOf('select count(*)::int as loans from loan');
    const refused = demoYear(test, '--days', '3', '--people', '6');
    expect(refused).toMatchObject({ status: 2 });
    expect(refused.stderr).toContain(`${before?.['loans']} loans. Nothing was changed.`);
    expect(await rowsOf('select count(*)::int as loans from loan')).toEqual([before]);
    const replaced = demoYear(test, '--days', '3', '--people', '6', '--replace');
    expect(replaced).toMatchObject({ status: 0, stderr: '' });
    expect(await momentsAfter(await databaseNow())).toEqual([]);
    await expectBooksTie(test);
  });

  it('touches no database that serves real borrowers', async () => {
    const real = await createTestDatabase();
    try {
      await real.sql(`insert into deployment (mode) values ('production')`);
      await real.sql(`insert into business_clock (market, business_date) values ('ph', current_date)`);
      const answer = demoYear(real, '--replace', '--days', '1', '--people', '1');
      expect(answer).toMatchObject({
        status: 2,
        stderr: 'This database serves real borrowers: nothing was changed.\n',
      });
      expect((await real.sql('select from business_clock')).rows).toHaveLength(1);
    } finally {
      await real.drop();
    }
  });
});
