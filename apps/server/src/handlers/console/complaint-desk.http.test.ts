import { randomUUID } from 'node:crypto';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaining, repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { keyed, openLender, liveTo, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';

let app: IdentityApp;
let ana: RepayingBorrower;
let support: Who;
let supportId: string;

beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  ana = await repayingBorrower(app, 'ph');
  await liveTo(app, 'ph', '2026-12-28');
  supportId = await staffMember(app, 'grace@lender.example', ['support', 'operations-lead']);
  support = await staffSession(app, supportId);
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const post = (call: string, body: object, who = support) => app.post(`console/${call}`, body, keyed(who));
const get = async (call: string, who = support) => (await app.get(`console/${call}`, who)).json();
const read = (reportId: string) => get(`complaint?reportId=${reportId}`);
const act = (reportId: string, kind: string, words?: string) =>
  post('complaint-act', { reportId, act: kind, ...(words !== undefined && { words }) });
const log = (part: object) =>
  post('complaint-log', {
    market: 'ph',
    channel: 'phone',
    receivedOn: '2026-12-28',
    kind: 'conduct',
    words: 'Somebody called me on a Sunday.',
    ...part,
  });
const classification = {
  class: 'debt-collection',
  cause: 'conduct',
  outcome: 'upheld',
  isApology: true,
  isCorrection: false,
  entryIds: [],
};

describe('A15.700, A15.701 · a complaint that did not come by the app', () => {
  it('is logged for a borrower who is found by name, phone or loan, and is in their app', async () => {
    const { loanNo } = await get(`loan?market=ph&loan=${ana.loanId}`).then((page) => ({
      loanNo: page.loan as string,
    }));
    const { people } = await get(`complaint-people?market=ph&find=${encodeURIComponent(loanNo)}`);
    expect(people).toHaveLength(1);
    const [{ borrowerId, loans }] = people;
    expect(loans[0]).toMatchObject({ orderId: ana.loanId });
    const logged = await log({ borrowerId, orderId: ana.loanId, receivedOn: '2026-12-22' });
    expect(logged.statusCode).toBe(200);
    // Three working days from the day on which it came, and not from when it was typed.
    expect(logged.json()).toMatchObject({ state: 'open', promisedBy: '2026-12-29' });
    const { reportId, reference } = logged.json();
    const own = await complaining(app).detail(ana.who, reportId);
    expect(JSON.stringify(own)).toContain('Somebody called me on a Sunday.');
    expect(await read(reportId)).toMatchObject({
      reference,
      channel: 'phone',
      intake: { by: 'Rina Santos' },
      borrower: { hasAccount: true },
    });
    await act(reportId, 'answer', 'We are sorry.');
  });

  it('of somebody who is no borrower keeps name and contact sealed, and the regulator’s stricter day', async () => {
    const complainant = { name: 'Dolores Unknown', contact: '0917 000 1122' };
    const logged = await log({
      channel: 'regulator',
      complainant,
      regulatorReference: 'SEC-2026-771',
      regulatorDueOn: '2026-12-29',
    });
    const { reportId } = logged.json();
    expect(logged.json().promisedBy).toBe('2026-12-29');
    expect(await read(reportId)).toMatchObject({
      channel: 'regulator',
      intake: { regulatorReference: 'SEC-2026-771', regulatorDueOn: '2026-12-29' },
      borrower: { name: 'Dolores Unknown', contact: '0917 000 1122', hasAccount: false },
    });
    const { rows } = await app.test.sql(
      `select complainant_sealed as sealed, kept_until::text as kept from complaint_intake where complaint_id = $1`,
      [reportId],
    );
    expect(rows[0]?.['sealed']).not.toContain('Dolores');
    expect(rows[0]?.['kept']).toBe('2031-12-28');
    expect((await act(reportId, 'answer', 'We have written to you.')).json().state).toBe('answered');
    expect((await post('complaint-classify', { reportId, ...classification })).statusCode).toBe(200);
    expect((await act(reportId, 'close')).json().state).toBe('closed');
  });

  it.each([
    [{ complainant: { name: 'A', contact: 'B' }, receivedOn: '2026-12-29' }, '/receivedOn'],
    [{ complainant: { name: 'A', contact: 'B' }, receivedOn: '2025-01-01' }, '/receivedOn'],
    [{}, '/complainant'],
    [
      {
        complainant: { name: 'A', contact: 'B' },
        channel: 'regulator',
        regulatorDueOn: '2026-12-01',
      },
      '/regulatorDueOn',
    ],
  ])('with %j is refused at %s', async (part, path) => {
    const refused = await log(part);
    expect(refused.json()).toMatchObject({ code: 'invalid_request', fields: [{ path }] });
    expect((await log({ borrowerId: randomUUID() })).json().code).toBe('not_found');
  });
});

describe('A15.93 · what is written without answering', () => {
  it('is the first response, leaves the day of the answer, and goes on after the answer', async () => {
    const { reportId } = (await complaining(app).save(ana.who)).json();
    const before = await read(reportId);
    expect((await act(reportId, 'write', 'We have read it.')).json().state).toBe('open');
    const waits = await read(reportId);
    expect(waits).toMatchObject({
      state: 'open',
      promisedBy: before.promisedBy,
      firstResponse: { isKept: true },
    });
    await act(reportId, 'answer', 'It is solved.');
    expect((await act(reportId, 'write', 'One thing more.')).json().state).toBe('answered');
    const own = JSON.stringify(await complaining(app).detail(ana.who, reportId));
    expect(own).toContain('We have read it.');
    expect(own).toContain('One thing more.');
    await post('complaint-classify', { reportId, ...classification });
    await act(reportId, 'close');
    expect((await act(reportId, 'write', 'Too late.')).json().code).toBe('problem_cannot_change_now');
  });
});

describe('A15.702 · redress', () => {
  it('is what the journal says was waived on the loan, and no other amount', async () => {
    const { reportId } = (await complaining(app).save(ana.who, { loanId: ana.loanId })).json();
    expect(
      (await post('complaint-classify', { reportId, ...classification, entryIds: ['1'] })).json().code,
    ).toBe('redress_is_not_booked');
    expect(
      (await post('complaint-classify', { reportId, ...classification, class: 'weather' })).json().code,
    ).toBe('invalid_request');
    await act(reportId, 'answer', 'Done.');
  });
});

describe('A15.703 · the report', () => {
  it('comes to the same by class, cause, channel, outcome and month', async () => {
    const report = await get('complaint-report?market=ph&from=2026-01-01&to=2026-12-31');
    const sum = (rows: { received: number }[]) => rows.reduce((all, { received }) => all + received, 0);
    for (const by of ['months', 'classes', 'causes', 'channels', 'outcomes'])
      expect([by, sum(report[by])]).toEqual([by, report.total.received]);
    const { received, kept, missed, open } = report.total;
    expect(kept + missed + open).toBe(received);
    expect(report.channels.map(({ key }: { key: string }) => key)).toEqual(
      expect.arrayContaining(['app', 'phone', 'regulator']),
    );
    expect(report.form).toBeNull();
    const tooLong = await app.get(
      'console/complaint-report?market=ph&from=2024-01-01&to=2026-12-31',
      support,
    );
    expect(tooLong.json().code).toBe('period_is_too_long');
  });

  it('fills in the regulator’s form where the market knows one', async () => {
    const logged = await log({
      market: 'in',
      complainant: { name: 'Ravi', contact: 'ravi@example.org' },
      channel: 'regulator',
      regulatorReference: 'N20262700',
      receivedOn: '2026-10-20',
    });
    expect(logged.json()).toMatchObject({ state: 'open' });
    const { form } = await get('complaint-report?market=in&from=2026-04-01&to=2026-10-31');
    const line = (no: string) => form.rows.find(([first]: string[]) => first === no);
    expect(line('2')).toEqual(['2', 'Number of complaints received during the year', '1']);
    expect(line('4')?.[2]).toBe('1');
    expect(line('5')?.[2]).toBe('1');
    expect(line('5.3')?.[2]).toBe('');
    expect(form.rows.at(-1)).toEqual(['Total', '0', '1', '', '1', '0']);
  });
});
