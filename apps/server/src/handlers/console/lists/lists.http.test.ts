import { randomUUID } from 'node:crypto';
import { fillNameWords } from '@candor/services/customers/borrowers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approve, staffMember, staffSession } from '@candor/simulator/staff';
import { giveName, pay, repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { keyed, openLender, liveTo, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../../testing/identity-app.ts';

let app: IdentityApp;
let ana: RepayingBorrower;
let support: Who;
let other: Who;
let checker: Who;

beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  ana = await repayingBorrower(app, 'ph');
  await repayingBorrower(app, 'ph');
  const ben = await repayingBorrower(app, 'ph');
  await giveName(
    app,
    { market: 'ph', phone: `+63${ana.phone.slice(1)}` },
    { givenName: 'Rowena', familyName: 'Bautista' },
  );
  await fillNameWords(app.borrowing);
  await pay(app, ana, 100_000n, { externalId: 'GC-1' });
  await liveTo(app, 'ph', '2026-12-28');
  await pay(app, ben, 5_000n, { externalId: 'GC-2' });
  const of = async (email: string, role: 'support' | 'compliance') =>
    staffSession(app, await staffMember(app, email, [role]));
  support = await of('asha@lender.example', 'support');
  other = await of('grace@lender.example', 'support');
  checker = await of('meera@lender.example', 'compliance');
});
afterAll(() => app.close());

type Loan = Record<'loan' | 'borrower', string> &
  Record<'amount' | 'left' | 'overdue' | 'payoff' | 'daysLate' | 'maxDaysLate', number>;

const loans = async (query = ''): Promise<Loan[]> =>
  (await app.get(`console/loans?market=ph&${query}`, support)).json().loans;
const count = (list: string, query = '', who = support) =>
  app.get(`console/list-totals?market=ph&list=${list}&query=${encodeURIComponent(query)}`, who);
const totals = async (query = '') => (await count('loans', query)).json();
const view = (body: object, who = support) => app.post('console/list-view-save', body, who);
const views = async (who: Who): Promise<{ viewId: string; name: string; isYours: boolean }[]> =>
  (await app.get('console/list-views?market=ph&list=loans', who)).json().views;
const ask = (body: object, who = support, key?: string) =>
  app.post(
    'console/list-export',
    { market: 'ph', list: 'loans', query: '', people: false, reason: 'for the auditor', ...body },
    keyed(who, key),
  );
const take = (exportId: string, who = support) => app.post('console/list-export-take', { exportId }, who);

describe('A15.343 · a list of loans', () => {
  it('says of each loan, and of all together, what its page says', async () => {
    const all = await loans();
    expect(all).toHaveLength(3);
    const { rows } = await app.test.sql(
      'select sum(owed)::int as owed, sum(overdue)::int as overdue, sum(principal)::int as principal from loan_figure',
    );
    const sum = (of: (loan: Loan) => number) => all.reduce((sofar, loan) => sofar + of(loan), 0);
    const added = {
      outstanding: sum(({ left }) => left),
      overdue: sum(({ overdue }) => overdue),
      principal: sum(({ amount }) => amount),
      writtenOff: 0,
    };
    expect(await totals()).toEqual({ count: 3, isMore: false, sums: added });
    expect(rows[0]).toEqual({
      owed: added.outstanding,
      overdue: added.overdue,
      principal: added.principal,
    });
  });

  it('reckons a loan whose day has not begun yet: kept figures of another day are shown of none', async () => {
    const before = await loans();
    for (const { loan, payoff } of before)
      expect((await app.get(`console/loan?market=ph&loan=${loan}`, support)).json().stands.toPay).toBe(
        payoff,
      );
    await app.test.sql('update loan_figure set as_of = as_of - 1, payoff = payoff - 1');
    const stale = await loans();
    await app.test.sql('update loan_figure set as_of = as_of + 1, has_payoff = false');
    const unknown = await loans();
    await app.test.sql('update loan_figure set has_payoff = true');
    const kept = await loans();
    await app.test.sql('update loan_figure set payoff = payoff + 1');
    expect([stale, unknown]).toEqual([before, before]);
    expect(kept.map(({ payoff }) => payoff + 1)).toEqual(before.map(({ payoff }) => payoff));
  });

  it('adds nothing that was written off to what is outstanding, and says it apart', async () => {
    const before = (await totals()).sums;
    const [most] = await loans('sort=-outstanding');
    const one = `(select loan_id from loan_figure where market = 'ph' and state = 'active' and owed > 0 order by owed desc limit 1)`;
    const { rows } = await app.test.sql(
      `update loan_figure set state = 'written-off' where loan_id = ${one} returning loan_id, owed`,
    );
    const owed = Number(rows[0]?.['owed']);
    const { sums } = await totals();
    const [least] = await loans('sort=outstanding');
    const narrowed = await loans('outstanding=1..');
    await app.test.sql(`update loan_figure set state = 'active' where loan_id = $1`, [rows[0]?.['loan_id']]);
    expect(owed).toBeGreaterThan(0);
    expect(sums).toMatchObject({
      outstanding: before.outstanding - owed,
      writtenOff: before.writtenOff + owed,
    });
    expect(least?.loan).toBe(most!.loan);
    expect(narrowed.map(({ loan }) => loan)).not.toContain(most!.loan);
  });

  it.each(['dpd', 'outstanding', 'overdue', 'principal', 'max-dpd', 'disbursed'])(
    'is sorted by %s both ways',
    async (sort) => {
      const up = (await loans(`sort=${sort}`)).map(({ loan }) => loan);
      expect((await loans(`sort=-${sort}`)).map(({ loan }) => loan)).toEqual(up.toReversed());
    },
  );

  it('is narrowed, and its totals with it', async () => {
    const [most] = await loans('sort=-overdue');
    const query = `overdue=${most!.overdue}..&dpd=1..`;
    const found = await loans(query);
    expect(found.map(({ loan }) => loan)).toContain(most!.loan);
    expect(found.every(({ overdue }) => overdue >= most!.overdue)).toBe(true);
    expect((await totals(query)).count).toBe(found.length);
    expect(await loans('dpd=4000..')).toEqual([]);
    expect(await loans('restructured=yes')).toEqual([]);
    expect((await loans(`dpd=${most!.daysLate}..${most!.daysLate}`)).length).toBeGreaterThan(0);
    expect((await app.get('console/loans?market=ph&dpd=60..31..', support)).statusCode).toBe(400);
  });
});

describe('A15.340 · a view of a list', () => {
  const of = { market: 'ph', list: 'loans', query: 'dpd=31..60&sort=-dpd' };

  it('is kept under a name, shared, changed and deleted by its maker alone', async () => {
    const viewId = randomUUID();
    expect((await view({ ...of, viewId, name: '31–60', isShared: false })).statusCode).toBe(200);
    expect(await views(support)).toMatchObject([{ viewId, name: '31–60', isYours: true }]);
    expect(await views(other)).toEqual([]);
    await view({ ...of, viewId, name: '31–60, all', isShared: true });
    expect(await views(other)).toMatchObject([{ viewId, name: '31–60, all', isYours: false }]);
    expect((await view({ ...of, viewId, name: 'Mine now', isShared: true }, other)).json().code).toBe(
      'not_found',
    );
    const gone = { market: 'ph', list: 'loans', viewId };
    expect((await app.post('console/list-view-delete', gone, other)).json().code).toBe('not_found');
    expect((await app.post('console/list-view-delete', gone, support)).statusCode).toBe(200);
    expect(await views(other)).toEqual([]);
  });

  it('has a name that nobody uses twice', async () => {
    await view({ ...of, viewId: randomUUID(), name: 'Calls', isShared: false });
    const again = await view({ ...of, viewId: randomUUID(), name: 'calls', isShared: false });
    expect(again.json().code).toBe('view_name_is_taken');
  });
});

describe('A15.740 · what a list comes to', () => {
  it('is told to whoever may read the list, and to nobody else', async () => {
    expect((await count('journal')).json().code).toBe('not_found');
    expect((await count('loans', 'dpd=x')).json().code).toBe('not_found');
    expect((await count('customers')).json()).toMatchObject({ count: 3, isMore: false });
    expect((await count('collections', 'show=late')).statusCode).toBe(200);
  });

  it('is of accounts past due what their own lines come to', async () => {
    const { loans: rows } = (await app.get('console/collections?market=ph&show=late', support)).json();
    const sum = rows.reduce((all: number, { overdue }: { overdue: number }) => all + overdue, 0);
    expect(rows.length).toBeGreaterThan(0);
    expect((await count('collections', 'show=late')).json()).toEqual({
      count: rows.length,
      isMore: false,
      sums: { overdue: sum },
    });
  });
});

describe('A15.344 · a copy of a list', () => {
  it('of few rows without people is taken at once, once, and is plain', async () => {
    const made = (await ask({})).json();
    expect(made).toMatchObject({ state: 'ready', rows: 3 });
    const file = (await take(made.exportId)).json();
    expect(file.heads).not.toContain('Borrower');
    const cells = file.rows.flat().join(' ');
    expect(cells).not.toContain('Bautista');
    const at = file.heads.indexOf('Outstanding');
    for (const row of file.rows) expect(row[at]).toMatch(/^\d+\.\d{2}$/u);
    expect((await take(made.exportId)).json().code).toBe('export_was_taken');
    const { rows } = await app.test.sql('select content from list_export where id = $1', [made.exportId]);
    expect(rows[0]?.['content']).toBeNull();
  });

  it('with people waits for an approver, and then only its maker has it', async () => {
    const made = (await ask({ people: true, query: 'sort=-overdue' })).json();
    expect(made.state).toBe('waiting');
    expect((await take(made.exportId)).json().code).toBe('export_waits');
    const { rows } = await app.test.sql(
      `select id from approval_request where act = 'export.release' and state = 'waiting'`,
    );
    const requestId = String(rows[0]?.['id']);
    expect((await approve(app, requestId, other)).statusCode).toBe(403);
    const exportsOf = async (who: Who) => (await app.get('console/today?market=ph', who)).json().exports;
    const request = async (who: Who) =>
      (await app.get(`console/approval?requestId=${requestId}`, who)).json();
    expect((await request(checker)).preview.title).toBe(`Approve export of ${made.rows} rows of loans?`);
    expect(await exportsOf(support)).toEqual([]);
    app.pass(1);
    expect((await approve(app, requestId, checker)).statusCode).toBe(200);
    // Its maker is told, and has it at hand there and on the request; nobody else.
    const told = { exportId: made.exportId, words: `${made.rows} rows of loans` };
    expect([await exportsOf(support), await exportsOf(checker)]).toEqual([[told], []]);
    expect([(await request(support)).exportId, (await request(checker)).exportId]).toEqual([
      made.exportId,
      null,
    ]);
    expect((await take(made.exportId, other)).json().code).toBe('not_found');
    const file = (await take(made.exportId)).json();
    expect(file.rows.flat()).toContain('Rowena Bautista');
    expect([await exportsOf(support), (await request(support)).exportId]).toEqual([[], null]);
    const stored = await app.test.sql(`select count(*)::int as n from list_export where content is not null`);
    expect(stored.rows[0]).toEqual({ n: 0 });
  });

  it('of what was selected has those rows and no others', async () => {
    const [first] = await loans();
    const made = (await ask({ only: [first!.loan] })).json();
    expect(made.rows).toBe(1);
    expect((await take(made.exportId)).json().rows[0][0]).toBe(first!.loan);
  });

  it('of the worklist holds names only with an approver, whatever its size', async () => {
    const { loans: rows } = (await app.get('console/collections?market=ph&show=late', support)).json();
    const only = [rows[0].loan];
    expect((await ask({ list: 'collections', people: true, only })).json()).toMatchObject({
      state: 'waiting',
      rows: 1,
    });
    const plain = (await ask({ list: 'collections', only })).json();
    expect(plain).toMatchObject({ state: 'ready', rows: 1 });
    expect((await take(plain.exportId)).json().heads).not.toContain('Borrower');
  });

  it('asked for twice with one key is one', async () => {
    const key = randomUUID();
    const first = (await ask({}, support, key)).json();
    expect((await ask({}, support, key)).json().exportId).toBe(first.exportId);
  });

  it('is of what one may see, and needs a reason', async () => {
    expect((await ask({ list: 'journal' })).json().code).toBe('not_found');
    expect((await ask({ reason: ' ' })).statusCode).toBe(400);
    expect((await ask({}, checker)).statusCode).toBe(403);
  });

  it.each(['applications', 'complaints', 'customers', 'approvals', 'collections'])(
    'of %s is made from its list',
    async (list) => {
      const answer = await ask({ list, query: list === 'applications' ? 'show=all' : '' });
      expect(answer.json()).toMatchObject({ state: 'ready' });
    },
  );

  it.each(['incoming', 'disbursements', 'journal'])(
    'of %s is made for whoever keeps the books',
    async (list) => {
      const finance = await staffSession(app, await staffMember(app, `${list}@lender.example`, ['finance']));
      const made = (
        await ask({ list, query: list === 'journal' ? 'account=1210' : 'show=left' }, finance)
      ).json();
      expect(made.state).toBe('ready');
      expect(made.rows).toBeGreaterThan(0);
      const file = (await take(made.exportId, finance)).json();
      expect(file.rows[0]).toHaveLength(file.heads.length);
    },
  );
});

describe('A15.348 · many are reminded', () => {
  it('each within the rules, and the others are named with why', async () => {
    const late = (await loans('dpd=1..')).map(({ loan }) => loan);
    const seen = (await app.post('console/remind-preview', { market: 'ph', loans: late }, support)).json();
    expect(seen.loans.map(({ loan }: { loan: string }) => loan)).toEqual(late);
    const body = {
      market: 'ph',
      loans: late,
      template: 'please-look',
      words: 'before the holidays',
      seen: seen.mark,
    };
    const key = randomUUID();
    const done = (await app.post('console/remind', body, keyed(support, key))).json();
    const allowed = seen.loans.map(({ isAllowed }: { isAllowed: boolean }) => isAllowed);
    expect(done.loans.map(({ isSent }: { isSent: boolean }) => isSent)).toEqual(allowed);
    const notes = async () =>
      (await app.test.sql(`select count(*)::int as n from contact_note where outcome = 'sent'`)).rows[0];
    const before = await notes();
    await app.post('console/remind', body, keyed(support, key));
    expect(await notes()).toEqual(before);
    const changed = await app.post('console/remind', body, keyed(support));
    expect(changed.json().code).toBe('figures_have_changed');
    const now = (await app.post('console/remind-preview', { market: 'ph', loans: late }, support)).json();
    for (const { isAllowed, why } of now.loans) expect([isAllowed, why]).toEqual([false, expect.any(String)]);
  });
});
