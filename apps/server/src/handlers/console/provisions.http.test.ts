import { randomUUID } from 'node:crypto';
import { issueInvoices } from '@candor/services/payments/tax';
import { insertPageConfigurationIfAbsent } from '@candor/store/pages';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../../http/testing/problem-in.ts';
import { repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { keyed, type Who, openLender, liveTo } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { approveAsSeen, decideOn } from '../../testing/preview-is-booked.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';

let app: IdentityApp;
let paolo: Who;
let lina: Who;
let auditor: Who;
let one: RepayingBorrower;

beforeAll(async () => {
  app = await identityApp();
  paolo = await staffSession(app, await staffMember(app, 'paolo@lender.example', ['finance']));
  lina = await staffSession(app, await staffMember(app, 'lina@lender.example', ['controller']));
  auditor = await staffSession(app, await staffMember(app, 'audit@lender.example', ['auditor']));
  await app.test.database.withTransaction((tx) => insertPageConfigurationIfAbsent(tx, page));
  await openLender(app);
  one = await repayingBorrower(app, 'in');
  await repayingBorrower(app, 'in');
});
afterEach(() => expectBooksTie(app.test));
afterAll(() => app.close());

const page = {
  market: 'in',
  comName: 'Candor',
  email: 'help@candorfinance.example',
  address: '4th Floor, 21 Residency Road, Bengaluru 560025',
  copyright: '© Candor',
  servicePhone: '+91 80 4000 0100',
  licence: { corporateName: 'Candor Finance Private Limited', registrationNo: 'N-13.02345' } as Record<
    string,
    string
  >,
  theme: { background: '#11473C', bgFontColor: '#FFFFFF', fontColor: '#14211F' },
};

const reason = 'The month is over';
const post = (body: object, who = keyed(paolo)) =>
  app.post('console/provision-post', { market: 'in', month: '2026-11-30', reason, ...body }, who);
const read = async (call: string, who = paolo) => (await app.get(`console/${call}`, who)).json();

describe('A15.69, A15.70 · tax invoices', () => {
  it('without a GSTIN the console says what is missing; it is set with the licence, and a wrong one is not taken', async () => {
    expect(await issueInvoices(app.borrowing)).toBe(0);
    const before = await read('invoices?market=in', auditor);
    expect(before).toMatchObject({ supplier: null, waiting: 2, items: [] });
    expect(before.missing[0]).toContain('GSTIN is missing');
    expect(before.months).toEqual([expect.objectContaining({ month: '2026-11-01', ties: false })]);
    const admin = await staffSession(app, await staffMember(app, 'admin@lender.example', ['admin']));
    const { version, page: shown } = await read('page?market=in', admin);
    expect(shown.licence.gstin).toBe('');
    const save = async (gstin: string) =>
      (
        await app.post(
          'console/page-save',
          { market: 'in', after: version, page: { ...shown, licence: { ...shown.licence, gstin } }, reason },
          admin,
        )
      ).json();
    expect((await save('29AAACC1234D1Z9')).faults[0]).toContain('GSTIN');
    expect(await save('29AAACC1234D1Z8')).toMatchObject({ code: 'licence_takes_two_people' });
    const licence = { ...shown.licence, gstin: '29aaacc1234d1z8 ' };
    const asked = await app.post(
      'console/licence-ask',
      { market: 'in', licence, reason },
      { ...admin, headers: { 'idempotency-key': randomUUID() } },
    );
    const checker = await staffSession(app, await staffMember(app, 'meera@lender.example', ['compliance']));
    await approveAsSeen(app, asked.json().requestId, checker);
    expect((await read('page?market=in', admin)).page.licence.gstin).toBe('29AAACC1234D1Z8');
    expect((await read('page?market=ph', admin)).page?.licence).not.toHaveProperty('gstin');
  });

  it('each payout’s fee has one, listed, found by its number and its loan, and tied to tax payable', async () => {
    expect(await issueInvoices(app.borrowing)).toBe(2);
    const all = await read('invoices?market=in&month=2026-11-16', auditor);
    expect(all).toMatchObject({ waiting: 0, missing: [], supplier: { number: '29AAACC1234D1Z8' } });
    expect(all.items.map(({ number }: { number: string }) => number)).toEqual([
      'TI/26-27/0000002',
      'TI/26-27/0000001',
    ]);
    expect(all.items[1]).toMatchObject({
      taxable: 40_000,
      tax: 7_200,
      total: 47_200,
      loanId: one.loanId,
      what: 'Processing fee',
    });
    const { rows } = await app.test.sql(
      `select -sum(minor)::int as tax from ledger_line where account = 2010`,
    );
    expect(all.months).toEqual([
      expect.objectContaining({ papers: 2, tax: rows[0]?.['tax'], ledger: rows[0]?.['tax'], ties: true }),
    ]);
    const { reference } = all.items[1];
    for (const search of [reference, 'ti/26-27/0000001'])
      expect((await read(`invoices?market=in&search=${encodeURIComponent(search)}`)).items).toEqual([
        all.items[1],
      ]);
    expect((await read('invoices?market=in&search=%3Cscript%3E')).items).toEqual([]);
    expect(await read('invoices?market=ph')).toMatchObject({ missing: null, items: [], months: [] });
    const { causes } = await read(`entry?entryId=${all.items[1].entryId}`, auditor);
    expect(causes).toEqual([expect.objectContaining({ kind: 'invoice', id: 'TI/26-27/0000001' })]);
  });

  it('the PDF is the same to the byte each time, whatever the lender changes later, and of no other number', async () => {
    const { items } = await read('invoices?market=in');
    const file = () =>
      app.app.inject({ url: items[0].file, headers: { ...paolo.headers, cookie: paolo.cookie ?? '' } });
    const first = await file();
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('application/pdf');
    expect(first.headers['content-disposition']).toBe('inline; filename="TI-26-27-0000002.pdf"');
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    app.pass(60);
    await app.test.sql(
      `update page_configuration set address = 'Elsewhere', licence = licence || '{"registrationNo": "N-99.99999"}'`,
    );
    expect((await file()).rawPayload.equals(first.rawPayload)).toBe(true);
    const number = encodeURIComponent('TI/26-27/0000099');
    expect((await app.get(`console/invoice-file?market=in&paper=${number}`, paolo)).statusCode).toBe(404);
  });
});

describe('A8.2, A8.3 · the borrower', () => {
  it('sees the tax invoice among the papers of the loan, fetches the same file, and nobody else does', async () => {
    const number = 'TI/26-27/0000001';
    const file = (who: Who) =>
      app.get(
        `contract/file-yd?loanId=${one.loanId}&document=tax-invoice&taxInvoice=${encodeURIComponent(number)}`,
        who,
      );
    const got = (await file(one.who)).json();
    expect(got).toMatchObject({ fileName: 'TI-26-27-0000001.pdf', mediaType: 'application/pdf' });
    const { items } = await read('invoices?market=in&search=TI/26-27/0000001');
    const headers = { ...paolo.headers, cookie: paolo.cookie ?? '' };
    const staffs = await app.app.inject({ url: items[0].file, headers });
    expect(Buffer.from(got.base64, 'base64').equals(staffs.rawPayload)).toBe(true);
    const other = await repayingBorrower(app, 'in');
    expect(problemIn(await file(other.who)).code).toBe('not_found');
    const own = `contract/file-yd?loanId=${other.loanId}&document=tax-invoice&taxInvoice=${encodeURIComponent(number)}`;
    expect(problemIn(await app.get(own, other.who)).code).toBe('not_found');
    expect(
      problemIn(await app.get(`contract/file-yd?loanId=${one.loanId}&document=tax-invoice`, one.who)).code,
    ).toBe('not_found');
  });
});

describe('A15.66, A15.67, A15.68 · provisions', () => {
  it('a month that runs is shown and not posted', async () => {
    const now = await read('provision?market=in&month=2026-11-16', auditor);
    expect(now).toMatchObject({ state: 'running', asOf: '2026-11-15', posted: null, entry: null });
    expect(problemIn(await post({ required: 0 })).detail).toContain('not over');
  });

  it('what was shown is posted, once, by who may; the journal leads back to it', async () => {
    await liveTo(app, 'in', '2026-12-01');
    const seen = await read('provision?market=in&class=standard', auditor);
    expect(seen).toMatchObject({ month: '2026-11-01', asOf: '2026-11-30', state: 'open', ties: true });
    expect(seen.total).toMatchObject({ loans: 3, exposure: seen.receivables, before: 0 });
    expect(seen.loans).toHaveLength(3);
    expect(seen.classes.map(({ percent }: { percent: string }) => percent)).toEqual(['0.4', '10', '100']);
    expect(
      seen.entry.lines.map(({ number, minor }: { number: number; minor: number }) => [number, minor]),
    ).toEqual([
      [5030, seen.total.required],
      [1290, -seen.total.required],
    ]);
    expect((await post({ required: seen.total.required }, keyed(auditor))).statusCode).toBe(403);
    expect(problemIn(await post({ required: seen.total.required + 1 })).detail).toContain('no longer');
    expect((await post({ required: seen.total.required, reason: ' ' })).statusCode).toBe(400);
    const same = keyed(paolo);
    const asked = await post({ required: seen.total.required }, same);
    const { approvalId } = asked.json();
    expect((await post({ required: seen.total.required }, same)).json()).toEqual(asked.json());
    // Whoever prepared it posts nothing, and it is said who did.
    expect(await read('provision?market=in')).toMatchObject({ state: 'open', asked: { approvalId } });
    expect((await decideOn(app, approvalId, paolo, { seen: 'f'.repeat(32) })).statusCode).toBe(403);
    // Closed before it is decided, the month could never have its provision.
    const close = { market: 'in', through: '2026-11-30', reason };
    const early = await app.post('console/period-close', close, keyed(paolo));
    expect(problemIn(early).detail).toContain('waits for approval: decide it first');
    const shown = await approveAsSeen(app, approvalId, lina);
    expect(shown.figures).toContainEqual(
      // oxlint-disable-next-line unicorn/no-thenable -- what it will be
      expect.objectContaining({ name: 'Allowance', now: 0, then: seen.total.required }),
    );
    expect(problemIn(await post({ required: seen.total.required })).detail).toContain('posted already');

    const after = await read('provision?market=in&class=standard', auditor);
    expect(after).toMatchObject({
      state: 'posted',
      posted: { entryId: expect.any(String) },
      asked: null,
      // What is provided is what was required, and nothing is left to post.
      total: { before: seen.total.required, more: 0 },
    });
    expect([after.loans, after.entry]).toEqual([seen.loans, seen.entry]);
    const { entry, causes, acts } = await read(`entry?entryId=${after.posted.entryId}`, auditor);
    expect(entry.lines.map(({ minor }: { minor: number }) => minor)).toEqual([
      seen.total.required,
      -seen.total.required,
    ]);
    expect(causes).toEqual([expect.objectContaining({ kind: 'provision', id: '2026-11-01' })]);
    expect(acts).toEqual([expect.objectContaining({ command: 'provision.post', actor: 'Rina Santos' })]);
    const { checks } = await read('periods?market=in');
    expect(checks).toContainEqual({ agrees: true, words: 'The provision of 2026-11 is posted' });
  });

  it('the file has every loan, as text that no spreadsheet runs', async () => {
    const { fileName, csv, rows } = await read('provision-file?market=in&month=2026-11-05', auditor);
    expect(fileName).toBe('provision-in-2026-11.csv');
    const lines = csv.trim().split(/\r?\n/u);
    expect(lines[0]).toContain('Loan');
    expect([rows, lines.length]).toEqual([3, 4]);
  });
});
