import { randomUUID } from 'node:crypto';
import { verifyBooks } from '@candor/store/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { keyed, type Who, openShop } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { approve, staffMember, staffSession } from '@candor/simulator/staff';

let app: IdentityApp;
let auditorId: string;
let auditor: Who;
let adminId: string;
let checkerId: string;
let ana: RepayingBorrower;
beforeAll(async () => {
  app = await identityApp();
  auditorId = await staffMember(app, 'teresa@lender.example', ['auditor']);
  adminId = await staffMember(app, 'grace@lender.example', ['admin']);
  checkerId = await staffMember(app, 'meera@lender.example', ['compliance']);
  await openShop(app);
  ana = await repayingBorrower(app, 'ph');
  // What a borrower does themself is in the trail of the loan too.
  const promisedOn = app.identity.now().toISOString().slice(0, 10);
  const wish = { loanId: ana.loanId, option: 'promise-to-pay', promisedOn };
  const asked = await app.post('loan/hardship-ask', wish, {
    ...ana.who,
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(asked.statusCode).toBe(200);
  await app.work();
  auditor = await staffSession(app, auditorId);
});
afterAll(async () => {
  const proof = await app.staff.database.withTransaction((tx) => verifyBooks(tx));
  expect(proof.differences).toEqual([]);
  await app.close();
});

type Event = {
  eventId: string;
  act: string;
  subject: string;
  group: string;
  staffId: string | null;
  at: string;
};
const search = async (
  query: string,
  who = auditor,
): Promise<{ events: Event[]; nextCursor: string | null }> =>
  (await app.get(`console/audit${query && `?${query}`}`, who)).json();

describe('A15.145 · the audit log', () => {
  it('is found by who did it, by what was done, by what it was about, and by time', async () => {
    const admin = await staffSession(app, adminId);
    await app.post('console/person-save', { change: { is: 'unlock', staffId: auditorId } }, admin);
    const mine = await search(`staffId=${adminId}`);
    expect(mine.events.map(({ act }) => act)).toEqual(['staff.save-person', 'staff.set-password']);
    expect(mine.events[0]).toMatchObject({ group: 'people', who: 'Rina Santos', staffId: adminId });
    const done = await search('act=staff.save-person');
    expect(new Set(done.events.map(({ act }) => act))).toEqual(new Set(['staff.save-person']));
    const about = await search(`subject=staff:${auditorId}`);
    expect(about.events.every(({ subject }) => subject === `staff:${auditorId}`)).toBe(true);
    expect(about.events.length).toBeGreaterThan(1);
    const { at } = mine.events[0]!;
    expect((await search(`act=staff.save-person&to=${encodeURIComponent(at)}`)).events).not.toContainEqual(
      mine.events[0],
    );
    expect((await search('from=2999-01-01T00:00:00Z')).events).toEqual([]);
  });

  it('knows whose acts they were: people’s, borrowers’, the system’s', async () => {
    for (const group of ['people', 'borrower', 'system']) {
      const { events } = await search(`group=${group}`);
      expect(events.length).toBeGreaterThan(0);
      expect(new Set(events.map((event) => event.group))).toEqual(new Set([group]));
    }
  });

  it('shows what was refused alone', async () => {
    const before = await search('refusedOnly=true&group=people');
    await app.post('console/person-save', { change: { is: 'unlock', staffId: adminId } }, auditor);
    const { events } = await search('refusedOnly=true&group=people');
    expect(events.length).toBe(before.events.length + 1);
    expect(events[0]).toMatchObject({
      act: 'staff.refuse-permission',
      isRefused: true,
      refusal: 'not_permitted',
    });
  });

  it('goes on page by page, also where many share an instant, and no odd cursor breaks it', async () => {
    await app.test.sql(
      `insert into audit_log (id, at, actor_kind, actor_id, command, subject, outcome)
       select gen_random_uuid(), '2026-01-01T00:00:00.123456Z', 'system', 'x', 'test.many', 'many', 'done'
       from generate_series(1, 120)`,
    );
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await search(`subject=many${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.events.map(({ eventId }) => eventId));
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
    for (const odd of ['x', 'bnVsbA', Buffer.from('2026-99-99T00:00:00.000000Z a').toString('base64url')])
      expect((await app.get(`console/audit?cursor=${odd}`, auditor)).statusCode).toBe(200);
  });

  it('can be added to by nobody who reads it, and changed by nobody at all', async () => {
    for (const text of [
      `update audit_log set actor_id = 'me'`,
      'delete from audit_log',
      'truncate audit_log',
    ])
      await expect(app.test.sql(text)).rejects.toThrow(/append-only|permission|denied|reference/u);
  });
});

describe('A15.146 · the trail of one loan', () => {
  it('has every act and every entry, numbered from the first, by its reference as somebody types it', async () => {
    const first = (await app.get(`console/audit-trail?loan=${ana.loanId}`, auditor)).json();
    expect(first).toMatchObject({ loanId: ana.loanId, market: 'ph', currency: 'PHP' });
    expect(first.steps.length).toBe(Math.min(first.counts.all, 100));
    expect(first.steps.map(({ no }: { no: number }) => no)).toEqual(
      Array.from({ length: first.steps.length }, (_, at) => first.counts.all - at),
    );
    const acts = first.steps.map(({ event }: { event: Event }) => event.act);
    expect(acts).toContain('hardship.ask');
    expect(acts).toContain('payout.settle');
    const entries = first.steps.filter(({ entry }: { entry: object | null }) => entry !== null);
    expect(entries.length).toBeGreaterThan(0);
    for (const { entry } of entries)
      expect(entry.lines.reduce((sum: bigint, { minor }: { minor: string }) => sum + BigInt(minor), 0n)).toBe(
        0n,
      );
    const { people, borrower, system, all } = first.counts;
    expect(people + borrower + system).toBe(all);
    const typed = first.reference.toLowerCase().replaceAll('-', ' ');
    const again = await app.get(`console/audit-trail?loan=${encodeURIComponent(typed)}`, auditor);
    expect(again.json().loanId).toBe(ana.loanId);
  });

  it('shows the money alone, or one group alone, and keeps the numbers', async () => {
    const money = (await app.get(`console/audit-trail?loan=${ana.loanId}&moneyOnly=true`, auditor)).json();
    expect(money.steps.every(({ entry }: { entry: object | null }) => entry !== null)).toBe(true);
    const own = (await app.get(`console/audit-trail?loan=${ana.loanId}&group=borrower`, auditor)).json();
    expect(own.steps).toHaveLength(own.counts.borrower);
    expect(own.steps.at(-1).no).toBeGreaterThan(0);
  });

  it.each(['CL-00000-00000', 'nonsense', '00000000-0000-4000-8000-000000000000', 'L-20619'])(
    'is not there for %s',
    async (loan) => {
      const answer = await app.get(`console/audit-trail?loan=${loan}`, auditor);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    },
  );
});

describe('A15.147 · one event', () => {
  it('has what came before and after it, and what was left to the worker', async () => {
    const { steps } = (await app.get(`console/audit-trail?loan=${ana.loanId}`, auditor)).json();
    const { event } = steps.findLast(
      (step: { event: Event }) => step.event.subject === `order:${ana.loanId}`,
    );
    const around = (await app.get(`console/audit-event?eventId=${event.eventId}`, auditor)).json();
    expect(around.event).toEqual(event);
    expect(around.after.length).toBeGreaterThan(0);
    expect(around.after[0].at >= event.at).toBe(true);
    expect(around.followed.every(({ state }: { state: string }) => state === 'done')).toBe(true);
    const none = await app.get('console/audit-event?eventId=00000000-0000-4000-8000-000000000000', auditor);
    expect(none.statusCode).toBe(404);
  });
});

describe('A15.148 · the log as a file', () => {
  const reason = 'Year-end audit of access';
  const ask = async (asked: object) => {
    auditor = await staffSession(app, auditorId);
    const wish = { market: 'ph', list: 'audit', query: '', reason, ...asked };
    return app.post('console/audit-export', wish, keyed(auditor));
  };
  /** What an approver let out. */
  const taken = async (exportId: string) => {
    const { rows } = await app.test.sql(
      `select id from approval_request where subject = 'export:${exportId}'`,
    );
    const done = await approve(app, String(rows[0]?.['id']), await staffSession(app, checkerId));
    expect(done.statusCode).toBe(200);
    auditor = await staffSession(app, auditorId);
    return (await app.post('console/list-export-take', { exportId }, auditor)).json();
  };

  it('leaves with a reason and an approver, and who asked and why is in the log', async () => {
    await app.test.sql(
      `insert into audit_log (id, actor_kind, actor_id, command, subject, outcome, facts, request_id)
       values (gen_random_uuid(), 'system', 'x', 'test.file', 'audit', 'done', '{"rows": 3}', '+63')`,
    );
    expect((await ask({ query: 'act=test.file', reason: ' ' })).statusCode).toBe(400);
    const made = (await ask({ query: 'act=test.file' })).json();
    expect(made).toMatchObject({ state: 'waiting', rows: 1 });
    const early = await app.post('console/list-export-take', { exportId: made.exportId }, auditor);
    expect(early.json().code).toBe('export_waits');
    const file = await taken(made.exportId);
    expect(file).toMatchObject({ fileName: 'audit-ph-2026-11-16' });
    expect(file.rows[0]).toEqual(expect.arrayContaining(['X', 'Rows 3', 'Audit trail', '+63']));
    const { events } = await search('act=audit.export');
    expect(events[0]).toMatchObject({
      staffId: auditorId,
      facts: expect.arrayContaining([
        { what: 'Rows', value: '1' },
        { what: 'Reason', value: reason },
      ]),
    });
  });

  it('is the trail of a loan too, with its entries', async () => {
    const made = (await ask({ list: 'trail', query: `loan=${ana.loanId}` })).json();
    const { counts } = (await app.get(`console/audit-trail?loan=${ana.loanId}`, auditor)).json();
    expect(made.rows).toBe(counts.all);
    const { rows, fileName } = await taken(made.exportId);
    expect(fileName).toBe('trail-ph-2026-11-16');
    expect(JSON.stringify(rows)).toContain('1210 Principal receivable');
    expect((await ask({ list: 'trail', query: 'loan=nobody' })).statusCode).toBe(404);
    const { events } = await search('act=audit.export');
    expect(events[0]).toMatchObject({ subject: `trail:${ana.loanId}` });
  });

  it('filters the trail down to its entries', async () => {
    const query = `loan=${ana.loanId}&moneyOnly=true`;
    const made = (await ask({ list: 'trail', query })).json();
    const { steps } = (await app.get(`console/audit-trail?${query}`, auditor)).json();
    expect(made.rows).toBe(steps.length);
  });

  it('leaves in no other way: neither with other lists, nor for who may not read it', async () => {
    const support = await staffSession(app, await staffMember(app, 'asha@lender.example', ['support']));
    const wish = { market: 'ph', list: 'audit', query: '', reason };
    const asList = await app.post('console/list-export', { ...wish, people: false }, keyed(support));
    expect(asList.statusCode).toBe(400);
    expect((await app.post('console/audit-export', wish, keyed(support))).statusCode).toBe(403);
    auditor = await staffSession(app, auditorId);
    const other = { ...wish, list: 'loans', people: false };
    expect((await app.post('console/list-export', other, keyed(auditor))).statusCode).toBe(403);
    expect((await ask({ list: 'loans' })).statusCode).toBe(400);
  });
});

describe('A15.780 · figures of a screen as a file', () => {
  it('carry the market and its business day in the name, and the reason is in the log', async () => {
    const wish = { market: 'ph', name: 'trial-balance', rows: 31, reason: 'For the auditors' };
    auditor = await staffSession(app, auditorId);
    const saved = await app.post('console/file-export', wish, auditor);
    expect(saved.json()).toEqual({ fileName: 'trial-balance-ph-2026-11-16' });
    for (const odd of [{ reason: '' }, { name: '../etc' }])
      expect((await app.post('console/file-export', { ...wish, ...odd }, auditor)).statusCode).toBe(400);
    const { events } = await search('act=export.save-file');
    expect(events[0]).toMatchObject({
      told: 'File trial-balance-ph-2026-11-16.csv · Rows 31 · Market Philippines',
      facts: expect.arrayContaining([{ what: 'Reason', value: 'For the auditors' }]),
    });
  });
});

describe('A15.145 · among many rows', () => {
  it('no search reads the whole log', async () => {
    await app.test.sql(
      `insert into audit_log (id, at, actor_kind, actor_id, command, subject, outcome, request_id)
       select gen_random_uuid(), now() - n * interval '1 second', 'system', 'worker', 'bulk.' || (n % 50), 'bulk:' || n, 'done', 'r' || n
       from generate_series(1, 20000) n`,
    );
    await app.test.sql('analyze audit_log');
    const wheres = [
      `a.subject = 'bulk:7'`,
      `a.subject = any('{bulk:7,bulk:8}'::text[])`,
      `a.actor_kind = 'staff' and a.actor_id = '${adminId}'`,
      `((a.actor_kind = 'staff' and a.actor_id = '${adminId}') or a.maker_id = '${adminId}'
        or (a.actor_kind = 'anyone' and a.subject = 'staff:${adminId}'))`,
      `a.actor_kind = 'staff'`,
      `a.command = 'bulk.7'`,
      `a.outcome <> 'done'`,
      `a.request_id = 'r7'`,
      'true',
    ];
    for (const where of wheres) {
      const { rows } = await app.test.sql(
        `explain (format json) select * from audit_log a where ${where} order by a.at desc, a.id desc limit 51`,
      );
      expect(JSON.stringify(rows)).not.toContain('Seq Scan');
    }
  });
});
