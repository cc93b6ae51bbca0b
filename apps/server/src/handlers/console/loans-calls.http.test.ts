import { randomUUID } from 'node:crypto';
import { fillNameWords } from '@candor/services/customers/borrowers';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actAsSeen, nothingAlone, staffMember, staffSession } from '@candor/simulator/staff';
import {
  complaining,
  giveName,
  pay,
  repayingBorrower,
  type RepayingBorrower,
} from '@candor/simulator/borrowers';
import { keyed, openLender, liveTo, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { expectPreviewIsBooked } from '../../testing/preview-is-booked.ts';

let app: IdentityApp;
let ana: RepayingBorrower;
let ben: RepayingBorrower;
let support: Who;
let checker: Who;
let reference: string;

/** Stored script stays text, wherever it comes back. */
const script = '<script>alert(1)</script>';

beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  ana = await repayingBorrower(app, 'ph');
  ben = await repayingBorrower(app, 'ph');
  const name = { givenName: 'Rowena Aquino', familyName: 'Bautista' };
  await giveName(app, { market: 'ph', phone: `+63${ana.phone.slice(1)}` }, name);
  await fillNameWords(app.borrowing);
  await pay(app, ana, 100_000n, { externalId: 'GC-77881' });
  await liveTo(app, 'ph', '2026-12-28');
  const graceId = await staffMember(app, 'grace@lender.example', ['support']);
  const paoloId = await staffMember(app, 'paolo@lender.example', ['controller']);
  await nothingAlone(app, ['support'], [graceId, paoloId]);
  support = await staffSession(app, graceId);
  checker = await staffSession(app, paoloId);
  const listed = (await app.get('console/loans?market=ph', support)).json();
  reference = listed.loans.find(({ borrower }: { borrower: string }) => borrower?.startsWith('Rowena')).loan;
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const find = async (text: string) =>
  (await app.get(`console/loans?market=ph&find=${encodeURIComponent(text)}`, support)).json();
const read = async (loan = reference) =>
  (await app.get(`console/loan?market=ph&loan=${loan}`, support)).json();
const preview = (query: string, who = support) =>
  app.get(`console/loan-preview?market=ph&loan=${reference}&${query}`, who);
const act = (body: { readonly act: string } & Record<string, unknown>, who = support, key?: string) =>
  actAsSeen(app, who, { market: 'ph', loan: reference, ...body }, key);
const ledger = async (loan = reference) =>
  (await app.get(`console/loan-ledger?market=ph&loan=${loan}`, support)).json();

describe('A15.76 · a loan is looked up', () => {
  it.each([
    ['name', () => 'rowena BAUTISTA'],
    ['name', () => `Bautista ${ana.phone.slice(-4)}`],
    ['phone', () => ana.phone],
    ['loan', () => reference],
    ['loan', () => ana.loanId],
    ['payment', () => 'GC-77881'],
  ])('by %s', async (foundBy, words) => {
    const found = await find(words());
    expect([found.foundBy, found.loans.map(({ loan }: { loan: string }) => loan)]).toEqual([
      foundBy,
      [reference],
    ]);
    expect(found.loans[0]).toMatchObject({
      borrower: 'Rowena Aquino Bautista',
      phone: `•••• ${ana.phone.slice(-4)}`,
    });
  });

  it('by complaint and by half a word; and not in another market', async () => {
    const desk = complaining(app);
    const { reportId } = (await desk.save(ana.who, { loanId: ana.loanId, words: script })).json();
    const complaint = (await app.get(`console/complaint?reportId=${reportId}`, support)).json();
    expect((await find(complaint.reference)).loans).toHaveLength(1);
    expect((await find('Bauti')).loans).toHaveLength(1);
    expect((await find('Bautita')).loans).toEqual([]);
    const another = String((Number(ana.phone.slice(-4)) + 1) % 10_000).padStart(4, '0');
    expect((await find(`Bautista ${another}`)).loans).toEqual([]);
    expect((await find('O’Brien; drop table loan')).loans).toEqual([]);
    const elsewhere = await app.get(`console/loans?market=in&find=${reference}`, support);
    expect(elsewhere.json().loans).toEqual([]);
  });

  it('late ones by how late they are, others by their age, page by page', async () => {
    const late = (await app.get('console/loans?market=ph&dpd=1..&sort=-dpd', support)).json();
    expect(late.loans).toHaveLength(2);
    for (const { daysLate, overdue } of late.loans) {
      expect(daysLate).toBeGreaterThan(0);
      expect(overdue).toBeGreaterThan(0);
    }
    expect((await app.get('console/loans?market=ph&state=ended', support)).json().loans).toEqual([]);
    expect((await app.get('console/loans?market=ph&cursor=nonsense', support)).json().loans).toHaveLength(2);
  });
});

describe('A15.77, A15.78 · a loan on one page', () => {
  it('has totals that tie, to the rows, to what settles it, and to the books', async () => {
    const page = await read();
    type Row = { left: number; total: number; paid: number; covered: number };
    const sum = (of: (row: Row) => number) => page.rows.reduce((all: number, row: never) => all + of(row), 0);
    expect([sum((row) => row.total), sum((row) => row.paid), sum((row) => row.left)]).toEqual([
      page.totals.total,
      page.totals.paid,
      page.totals.left,
    ]);
    expect(sum((row) => row.covered)).toBe(page.totals.covered);
    // Each row adds up: what was to be paid, less what came and what the credit pays, is outstanding.
    const { rows }: { rows: Row[] } = page;
    expect(rows.map((row) => row.total - row.paid - row.covered)).toEqual(rows.map((row) => row.left));
    const { parts } = page.stands;
    const settles = parts.principal + parts.interest + parts.fee + parts.penalty;
    expect(page.totals.left - page.unearned).toBe(settles);
    expect(page.earned).toBe(settles);
    for (const part of ['penalty', 'fee', 'interest'] as const) {
      const waivable = page.rows.map((row: { waivable: Record<typeof part, number> }) => row.waivable[part]);
      expect(waivable.reduce((all: number, one: number) => all + one, 0)).toBe(page.totals.waivable[part]);
    }
    expect(page.costPercent).toBe(((page.costSoFar / page.amount) * 100).toFixed(1));
    const books = await ledger();
    // The books stand at the end of yesterday: what today has brought is what any act posts first.
    const seen = (await preview('act=waive&part=penalty&amount=1')).json();
    const ofToday = seen.postings
      .filter(({ account }: { account: string }) => /^12[1-4]0 /u.test(account))
      .reduce(
        (all: number, { side, amount }: { side: string; amount: number }) =>
          all + (side === 'debit' ? amount : -amount),
        0,
      );
    // The waiver of one centavo among them takes that much off.
    expect(books.owed + ofToday + 1).toBe(settles);
    expect(books.entries).toHaveLength(books.count);
    const changes = books.entries.reduce((all: number, { amount }: { amount: number }) => all + amount, 0);
    expect(changes).toBe(books.owed);
    expect(books.entries.at(-1)).toMatchObject({ event: 'disburse', debit: [1210] });
    const accrued = books.entries.find(({ event }: { event: string }) => event === 'accrue');
    expect([accrued.debit, accrued.credit]).toEqual([[1220], [4010]]);
  });

  it('is nobody’s in another market, and names what was written', async () => {
    expect((await app.get(`console/loan?market=in&loan=${reference}`, support)).statusCode).toBe(404);
    expect((await app.get('console/loan?market=ph&loan=nothing', support)).statusCode).toBe(404);
    const { messages } = (await app.get(`console/loan-messages?market=ph&loan=${reference}`, support)).json();
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.some(({ kind }: { kind: string }) => kind.endsWith('-code'))).toBe(false);
  });
});

describe('A15.80, A15.81 · what will the borrower owe then?', () => {
  it('a waiver is previewed, asked for, and posted exactly so by an approver', async () => {
    const before = await read();
    const { penalty } = before.stands.parts;
    const seen = (await preview(`act=waive&part=penalty&amount=${penalty}`)).json();
    expect(seen).toMatchObject({ needsSecondPerson: true, sent: null });
    expect(seen.later.parts.penalty).toBe(0);
    expect(seen.now.toPay - seen.later.toPay).toBe(penalty);
    expect(seen.postings.map(({ account }: { account: string }) => account.slice(0, 4))).toContain('1240');
    // Nothing stays of a preview.
    expect(await read()).toEqual(before);

    const key = randomUUID();
    const asked = (await act({ act: 'waive', part: 'penalty', amount: penalty }, support, key)).json();
    expect(asked.outcome).toBe('asked');
    const again = (await act({ act: 'waive', part: 'penalty', amount: penalty }, support, key)).json();
    expect(again).toEqual(asked);
    expect((await read()).stands).toEqual(before.stands);
    const twice = await act({ act: 'waive', part: 'penalty', amount: penalty });
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'loan_act_not_possible']);

    const own = await app.get(`console/approval?requestId=${asked.approvalId}`, support);
    const verdict = { requestId: asked.approvalId, verdict: 'agree', seen: own.json().preview.seen };
    const oneself = await app.post('console/approval-decide', verdict, keyed(support));
    expect(oneself.statusCode).toBe(403);
    await expectPreviewIsBooked(app, { subject: `loan:${ana.id}`, postings: seen.postings }, async () => {
      const agreed = await app.post('console/approval-decide', verdict, keyed(checker));
      expect(agreed.json()).toMatchObject({ state: 'done' });
    });
    expect((await read()).stands).toEqual(seen.later);

    // Whoever retraces the loan finds both of them: who asked, and who agreed.
    const auditor = await staffSession(app, await staffMember(app, 'vikram@lender.example', ['auditor']));
    const { steps } = (await app.get(`console/audit-trail?loan=${reference}&group=people`, auditor)).json();
    const acts = steps.map(({ event }: { event: { act: string } }) => event.act);
    expect(acts).toEqual(expect.arrayContaining(['approval.ask', 'loan.waive', 'approval.decide']));
  });

  it.each([
    ['act=waive&part=penalty&amount=99999999', 'loan_act_not_possible'],
    ['act=waive&part=interest&amount=99999999', 'loan_act_not_possible'],
    ['act=waive&part=principal&amount=1', 'invalid_request'],
    ['act=waive&part=penalty&amount=0', 'invalid_request'],
    ['act=forgive', 'invalid_request'],
  ])('%s is refused: %s', async (query, code) => {
    expect((await preview(query)).json().code).toBe(code);
  });

  it('a settlement is told and posts nothing; a write-off says one thing: out of the books, and still owed', async () => {
    const before = await ledger();
    const settle = (await preview('act=settle')).json();
    expect(settle.later).toMatchObject({ toPay: 0, state: 'settled' });
    expect((await act({ act: 'settle' })).json()).toEqual({ outcome: 'done', approvalId: null });
    expect((await ledger()).count).toBe(before.count);
    const { messages } = (await app.get(`console/loan-messages?market=ph&loan=${reference}`, support)).json();
    expect(messages.map(({ kind }: { kind: string }) => kind)).toContain('loan-settlement');
    const page = await read();
    expect(page.notes[0]).toMatchObject({ about: 'settle', words: 'In hospital.', by: 'Rina Santos' });
    const off = (await preview('act=write-off')).json();
    expect(off.now.state).toBe('active');
    const { parts, state, toPay } = off.later;
    expect(state).toBe('written-off');
    expect(parts.principal + parts.interest + parts.fee + parts.penalty).toBe(toPay);
    const total = off.figures.find(({ isTotal }: { isTotal: boolean }) => isTotal);
    expect([total.name, total.now, total.then]).toEqual(['In the books', toPay, 0]);
    const owed = off.terms.find(({ name }: { name: string }) => name === 'The borrower owes');
    expect(owed.now).toBe(owed.then);
    expect(off.title).toContain(owed.now);
    const lost = off.postings
      .filter(({ account }: { account: string }) => account.startsWith('5'))
      .reduce((all: number, { amount }: { amount: number }) => all + amount, 0);
    expect(lost).toBe(toPay);
  });

  it('a request to give it up, or to change its terms, is as large as what is owed, not as what was lent', async () => {
    const { title } = (await preview('act=write-off')).json();
    const page = await read();
    expect(page.amount).not.toBe(page.stands.toPay);
    const asked = (await act({ act: 'write-off', reason: 'not-collectable', words: 'Moved abroad.' })).json();
    const [waits] = (await read()).waiting;
    expect(waits).toMatchObject({ requestId: asked.approvalId, act: 'Write off a loan' });
    expect(title).toBe(`Write off ${waits.size}?`);
    const body = { requestId: asked.approvalId, is: 'withdraw', word: '' };
    const withdrawn = await app.post('console/approval-answer', body, {
      ...support,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(withdrawn.statusCode).toBe(200);
  });

  it('A15.77 A15.78 · what falls due next and the folded ledger come with their figures', async () => {
    const { nextInTime, rows, today } = await read();
    const next = rows.find(({ left, dueOn }: { left: number; dueOn: string }) => left > 0 && dueOn >= today);
    expect(nextInTime).toEqual({ dueOn: next.dueOn, amount: next.left });
    const { entries, groups, owed } = await ledger();
    type Line = { amount: number; owed: number; count: number };
    const sum = (lines: Line[]) => lines.reduce((all, { amount }) => all + amount, 0);
    expect(sum(groups)).toBe(sum(entries));
    expect(groups.length).toBeLessThan(entries.length);
    expect(groups.reduce((all: number, { count }: Line) => all + count, 0)).toBe(entries.length);
    expect(groups[0].owed).toBe(owed);
    for (const [at, line] of groups.entries())
      if (groups[at + 1]) expect(line.owed - line.amount).toBe(groups[at + 1].owed);
  });

  it('needs a reason, the right role, and a key', async () => {
    expect((await act({ act: 'settle', words: '  ' })).statusCode).toBe(400);
    const auditor = await staffSession(app, await staffMember(app, 'aud@lender.example', ['auditor']));
    expect((await act({ act: 'settle' }, auditor)).statusCode).toBe(403);
    expect((await preview('act=settle', auditor)).statusCode).toBe(403);
    expect((await app.get(`console/loan?market=ph&loan=${reference}`, auditor)).statusCode).toBe(200);
  });
});

describe('A15.82 · an answer in one’s own words', () => {
  /** Only who wrote is answered so, and once. */
  const writesToUs = async () => {
    const problem = { kind: 'other', words: 'Which day was it?', answerWay: 'app' };
    expect((await app.post('problem/save', problem, keyed(ben.who))).statusCode).toBe(200);
    app.pass(1);
  };
  const write = (body: object = {}) =>
    app.post(
      'console/loan-message',
      {
        market: 'ph',
        loan: ben.loanId,
        title: 'About your loan',
        words: script,
        reason: 'Asked by phone.',
        ...body,
      },
      keyed(support),
    );

  it('under the key of another one is told so, and is not sent', async () => {
    await writesToUs();
    const who = keyed(support);
    const body = { market: 'ph', loan: ben.loanId, title: 'About', words: 'Thank you.', reason: 'By phone.' };
    const first = await app.post('console/loan-message', body, who);
    expect((await app.post('console/loan-message', body, who)).json()).toEqual(first.json());
    const other = await app.post('console/loan-message', { ...body, words: 'No thanks.' }, who);
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
    const waiver = { market: 'ph', loan: ben.loanId, act: 'waive', part: 'penalty', amount: 1 };
    const acted = await app.post(
      'console/loan-act',
      { ...waiver, reason: 'goodwill', words: 'A good customer.', seen: '0'.repeat(32) },
      who,
    );
    expect([acted.statusCode, acted.json().code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('stands in the app as it was written, once for what they wrote, and is refused outside the promised hours', async () => {
    expect((await write()).json().detail).toContain('Free text only answers a borrower who wrote');
    await writesToUs();
    expect((await write()).statusCode).toBe(200);
    expect((await write()).statusCode).toBe(409);
    const { messages } = (await app.get('message/list', ben.who)).json();
    const told = messages.find(({ title }: { title: string }) => title === 'About your loan');
    expect(told).toMatchObject({ kind: 'staff', title: 'About your loan', body: script });
    const manila = new Date(app.identity.now().getTime() + 8 * 3_600_000).getUTCHours();
    app.pass((23 - manila) * 3_600);
    support = await staffSession(app, await staffMember(app, 'late@lender.example', ['support']));
    await writesToUs();
    const night = await write();
    expect([night.statusCode, night.json().code]).toEqual([409, 'contact_not_allowed']);
    expect(night.json().detail).toContain('between 06:00 and 22:00');
    expect(night.json().detail).toContain('the agreement promises contact only between 08:00 and 20:00');
  });
});
