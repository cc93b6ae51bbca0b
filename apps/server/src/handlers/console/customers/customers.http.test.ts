import { randomUUID } from 'node:crypto';
import { fillNameWords } from '@candor/services/customers/borrowers';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  complaining,
  giveName,
  pay,
  repayingBorrower,
  type RepayingBorrower,
} from '@candor/simulator/borrowers';
import { openLender, liveTo, type Who } from '@candor/simulator/lender';
import { staffMember, staffSession } from '@candor/simulator/staff';
import { identityApp, type IdentityApp } from '../../../testing/identity-app.ts';

let app: IdentityApp;
let ana: RepayingBorrower;
let support: Who;
let auditor: Who;
let borrowerId: string;

const keyed = (who: Who, key = randomUUID()) => ({ ...who, headers: { 'idempotency-key': key } });
const find = async (text: string, call = 'customers', who = support) =>
  (await app.get(`console/${call}?market=ph&find=${encodeURIComponent(text)}`, who)).json();
const page = async (who = support) =>
  (await app.get(`console/customer?market=ph&borrowerId=${borrowerId}`, who)).json();
const timeline = async (show = 'all') =>
  (
    await app.get(`console/customer-timeline?market=ph&borrowerId=${borrowerId}&show=${show}`, support)
  ).json();
const notes = async (about = `borrower:${borrowerId}`) =>
  (await app.get(`console/customer-notes?market=ph&aboutId=${about}`, support)).json();
const write = (body: object, who = keyed(support)) =>
  app.post('console/customer-note', { market: 'ph', borrowerId, ...body }, who);

beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  ana = await repayingBorrower(app, 'ph');
  const other = await repayingBorrower(app, 'ph');
  const name = { givenName: 'Ma. José', familyName: 'dela Cruz Valdéz' };
  borrowerId = await giveName(app, { market: 'ph', phone: `+63${ana.phone.slice(1)}` }, name);
  await giveName(
    app,
    { market: 'ph', phone: `+63${other.phone.slice(1)}` },
    { givenName: 'Vladimir', familyName: 'Zedlav' },
  );
  await fillNameWords(app.borrowing);
  await pay(app, ana, 100_000n, { externalId: 'GC-77881' });
  await liveTo(app, 'ph', '2026-12-28');
  support = await staffSession(app, await staffMember(app, 'grace@lender.example', ['support']));
  auditor = await staffSession(app, await staffMember(app, 'vik@lender.example', ['auditor']));
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

describe('A15.300, A15.307 · somebody is found', () => {
  it.each([
    ['the beginning of a name', () => 'vald'],
    ['the middle of one, whatever its case', () => 'ALDE'],
    ['two letters where a word begins', () => 'va jo'],
    ['an accent that is typed, or not', () => 'josé VALDEZ'],
    ['a particle apart or joined', () => 'delacruz'],
    ['the particle alone', () => 'dela cr'],
    ['a short form, written out', () => 'Maria Vald'],
    ['a name and the end of the number', () => `vald ${ana.phone.slice(-4)}`],
    ['how it ends', () => ana.phone.slice(-5)],
  ])('by %s', async (_, text) => {
    for (const call of ['customers', 'find']) {
      const { customers } = await find(text(), call);
      expect(customers.map((one: { borrowerId: string }) => one.borrowerId)).toEqual([borrowerId]);
    }
    expect((await find(text(), 'loans')).loans).toHaveLength(1);
  });

  it('by how the number begins, here or from abroad', async () => {
    for (const text of [ana.phone.slice(0, 8), `+63 ${ana.phone.slice(1, 8)}`, ana.phone.slice(1, 6)]) {
      const ids = (await find(text)).customers.map((one: { borrowerId: string }) => one.borrowerId);
      expect(ids, text).toContain(borrowerId);
    }
  });

  it('by how a reference begins; and not by the same letters in another order, nor in another market', async () => {
    const { loan } = (await find('vald', 'loans')).loans[0];
    expect((await find(loan.slice(0, 7))).customers[0].borrowerId).toBe(borrowerId);
    expect((await find(loan.slice(0, 7), 'find')).applications[0].reference).toBe(loan);
    expect((await find('dlav')).customers.map(({ name }: { name: string }) => name)).toEqual([
      'Vladimir Zedlav',
    ]);
    expect((await find('zvald')).customers).toEqual([]);
    expect((await app.get('console/customers?market=in&find=vald', support)).json().customers).toEqual([]);
    expect((await find('; drop table borrower')).customers).toEqual([]);
  });

  it('by a complaint, for who may read complaints', async () => {
    const { reportId } = (await complaining(app).save(ana.who, { loanId: ana.loanId, words: 'Why?' })).json();
    const { reference } = (await app.get(`console/complaint?reportId=${reportId}`, support)).json();
    expect((await find(reference.slice(0, 9), 'find')).complaints[0]).toMatchObject({
      id: reportId,
      reference,
    });
    const finance = await staffSession(app, await staffMember(app, 'mar@lender.example', ['finance']));
    expect((await find(reference.slice(0, 9), 'find', finance)).complaints).toEqual([]);
  });

  it('A15.307 · money by how its number begins, for who may read payments', async () => {
    const finance = await staffSession(app, await staffMember(app, 'max@lender.example', ['finance']));
    for (const text of ['GC-77881', 'gc-778'])
      expect((await find(text, 'find', finance)).payments, text).toMatchObject([
        { number: 'GC-77881', amount: 100_000, state: 'allocated' },
      ]);
    for (const text of ['GC-', 'C-77881', 'GC-77882'])
      expect((await find(text, 'find', finance)).payments, text).toEqual([]);
    const risk = await staffSession(app, await staffMember(app, 'tom@lender.example', ['underwriter']));
    expect((await find('GC-77881', 'find', risk)).payments).toEqual([]);
  });

  it('newest first where nothing is typed, page by page', async () => {
    const { customers, nextCursor } = (await app.get('console/customers?market=ph', support)).json();
    expect(customers.length).toBeGreaterThan(1);
    expect(nextCursor).toBeNull();
    expect((await app.get('console/customers?market=ph&cursor=nonsense', support)).statusCode).toBe(200);
  });
});

describe('A15.301, A15.302 · one person, everything', () => {
  it('has the figures of the loan’s own page, and totals that are the sums of its rows', async () => {
    const customer = await page();
    const loan = (await app.get(`console/loan?market=ph&loan=${customer.loans[0].loan}`, support)).json();
    expect(customer.loans[0]).toMatchObject({
      payoff: loan.stands.toPay,
      paid: loan.totals.paid,
      daysPastDue: loan.stands.daysLate,
    });
    expect(customer.figures).toMatchObject({
      payoff: customer.loans.reduce((all: number, { payoff }: { payoff: number }) => all + payoff, 0),
      pastDue: loan.stands.overdue,
      next: loan.nextInTime,
      oldestDueOn: loan.oldestDueOn,
    });
    expect(customer.figures.maxDaysPastDue).toBeGreaterThanOrEqual(loan.stands.daysLate);
    const listed = (await find('vald')).customers[0];
    expect(listed).toMatchObject({ payoff: customer.figures.payoff, pastDue: customer.figures.pastDue });
  });

  it('shows no full number, and pictures only to who may see documents', async () => {
    const text = JSON.stringify(await page());
    expect(text).not.toContain(ana.phone.slice(1));
    expect((await page()).identifiers.phone).toBe(`•••• ${ana.phone.slice(-4)}`);
    for (const { imageId } of (await page()).documents) expect(imageId).toBeNull();
    const nobody = await app.get(`console/customer?market=in&borrowerId=${borrowerId}`, support);
    expect(nobody.json().code).toBe('not_found');
  });

  it('says whether they may be contacted, by whose rule', async () => {
    const { contact } = await page();
    expect(contact.hours).toEqual({
      agreement: { from: '08:00', until: '20:00' },
      law: { from: '06:00', until: '22:00' },
    });
    expect(contact.contacts).toMatchObject({ aDay: 1, aWeek: 3 });
    expect(contact.mayContactReferences).toBe(false);
    const { call } = (await app.get(`console/collection?market=ph&loan=${contact.about}`, support)).json();
    expect(contact.call).toEqual(call);
  });

  it('tells what happened, newest first, in groups that add up, page by page', async () => {
    const all = await timeline();
    const { calls, sent, other } = all.counts;
    const seen: { key: string; at: string; kind: string; what: string }[] = [...all.lines];
    for (let cursor = all.nextCursor; cursor !== null;) {
      const path = `console/customer-timeline?market=ph&borrowerId=${borrowerId}&cursor=${cursor}`;
      const next = (await app.get(path, support)).json();
      seen.push(...next.lines);
      cursor = next.nextCursor;
    }
    expect(new Set(seen.map(({ key }) => key)).size).toBe(calls + sent + other);
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const steps = seen.filter(({ kind }) => kind === 'application').map(({ what }) => what);
    expect(steps).toEqual(expect.arrayContaining(['submitted', 'approved', 'confirmed', 'paid-out']));
    const kinds = new Set((await timeline('other')).lines.map(({ kind }: { kind: string }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['payment', 'complaint', 'application']));
    for (const { kind } of (await timeline('sent')).lines) expect(kind).toBe('message');
  });
});

describe('A15.305 · a full number is revealed', () => {
  const reveal = (body: object, who = support) =>
    app.post(
      'console/customer-reveal',
      { market: 'ph', borrowerId, field: 'phone', reason: 'call', words: 'Calls back at ten', ...body },
      who,
    );

  it('for a reason; kept for ever, counted, and the number itself in no log', async () => {
    const before = (await page()).revealsToday;
    const answer = (await reveal({})).json();
    expect(answer).toEqual({ value: `+63${ana.phone.slice(1)}`, today: before + 1 });
    expect((await page()).revealsToday).toBe(before + 1);
    const { rows } = await app.test.sql(
      `select facts, subject from audit_log where command = 'customer.reveal' order by at desc limit 1`,
    );
    expect(rows[0]).toMatchObject({
      subject: `borrower:${borrowerId}`,
      facts: { field: 'phone', purpose: 'call' },
    });
    const kept = await app.test.sql(
      `select count(*)::int as n from audit_log where facts::text like '%' || $1 || '%'`,
      [ana.phone.slice(1)],
    );
    expect(kept.rows[0]!['n']).toBe(0);
    await expect(app.test.sql('delete from reveal')).rejects.toThrow(/append-only|permission|refused|not/iu);
  });

  it('never without words, nor to an auditor, nor of what is not there', async () => {
    expect((await reveal({ words: 'x' })).statusCode).toBe(400);
    expect((await reveal({}, auditor)).json().code).toBe('not_permitted');
    expect((await reveal({ borrowerId: randomUUID() })).json().code).toBe('not_found');
  });
});

describe('A15.303, A15.304, A15.306 · notes with files', () => {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n').toString('base64');

  it('are written once for one key, read on the loan too, and opened as they were given', async () => {
    const body = {
      words: 'Letter is readable <b>',
      files: [
        { name: 'Discharge letter.png', base64: png },
        { name: 'letter.pdf', base64: pdf },
      ],
    };
    const key = randomUUID();
    const [first, again] = [await write(body, keyed(support, key)), await write(body, keyed(support, key))];
    expect(again.json()).toEqual(first.json());
    const changed = await write({ ...body, words: 'Another' }, keyed(support, key));
    expect(changed.json().code).toBe('idempotency_key_reused');
    const [note, ...others] = (await notes()).notes;
    expect(others).toEqual([]);
    expect(note).toMatchObject({
      words: body.words,
      attachments: [{ mediaType: 'image/png' }, { name: 'letter.pdf' }],
    });
    const { loan } = (await find('vald', 'loans')).loans[0];
    expect((await notes(`loan:${loan}`)).notes).toEqual([note]);
    expect((await notes(`order:${ana.loanId}`)).borrowerId).toBe(borrowerId);
    const { attachmentId } = note.attachments[1];
    const opened = await app.post('console/attachment', { attachmentId }, support);
    expect(opened.json()).toEqual({ fileName: 'letter.pdf', mediaType: 'application/pdf', base64: pdf });
    const { rows } = await app.test.sql(`select subject from audit_log where command = 'attachment.see'`);
    expect(rows).toEqual([{ subject: `borrower:${borrowerId}` }]);
    expect((await app.post('console/attachment', { attachmentId }, auditor)).json().code).toBe(
      'not_permitted',
    );
    const sealed = await app.test.sql('select name_sealed as name from attachment');
    for (const { name } of sealed.rows) expect(name).toMatch(/^v1\./u);
  });

  it.each([
    ['a program that calls itself a picture', Buffer.from('MZ\u0090').toString('base64')],
    ['a page inside a document', Buffer.from('%PDF-1.4\n<script>1</script>\n%%EOF').toString('base64')],
    ['a document that runs', Buffer.from('%PDF-1.4\n/OpenAction /JavaScript\n%%EOF').toString('base64')],
    ['half a document', Buffer.from('%PDF-1.4\n').toString('base64')],
  ])('are not kept with %s', async (_, base64) => {
    const before = (await notes()).notes.length;
    const answer = await write({ words: 'See file', files: [{ name: 'letter.jpg', base64 }] });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'attachment_not_taken']);
    expect(answer.json().detail).toContain('letter.jpg');
    expect((await notes()).notes).toHaveLength(before);
  });
});
