import { reversePayment } from '@candor/services/payments/reversals';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { complaining, pay, repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { done, openLender, liveTo, skipTo } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
let desk: ReturnType<typeof complaining>;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  desk = complaining(app);
});
afterEach(() => expectBooksTie(app.test));
afterAll(() => app.close());

const read = async (call: string, { suffix, who, loanId }: RepayingBorrower, query = '') =>
  (await app.get(`loan/${call}${suffix}?loanId=${loanId}${query}`, who)).json();
const dispute = async ({ who, suffix, loanId }: RepayingBorrower) =>
  (await desk.save(who, { kind: 'charge', loanId, row: 1 }, { suffix })).json();

/** What every page says that the first row asks for today. */
async function owedEverywhere(one: RepayingBorrower): Promise<number[]> {
  const { rows } = await read('details', one);
  const plan = await read('repay-plan', one);
  const choices = await read('choices', one);
  const { loan } = (await app.get(`home/page${one.suffix}`, one.who)).json();
  const paying = await read('init-pay-type', one, '&choice=overdue');
  return [
    rows[0].total - rows[0].paid,
    plan.rows[0].left,
    choices.overdue.pay,
    loan.item.nextDue.amount,
    paying.amount,
  ];
}

describe.each([
  { market: 'ph', late: '2026-12-26', later: '2026-12-31', muchLater: '2027-01-05' },
  { market: 'in', late: '2026-12-26', later: '2026-12-31', muchLater: '2027-01-05' },
] as const)('A9.4 A7.4 A18.16 · a disputed late charge, $market', ({ market, late, later, muchLater }) => {
  let one: RepayingBorrower;
  let two: RepayingBorrower;
  let reportId: string;
  let owed: number;

  it('rests from the day it is disputed, on every page the same', async () => {
    [one, two] = [await repayingBorrower(app, market), await repayingBorrower(app, market)];
    await skipTo(app, market, '2026-12-24');
    await liveTo(app, market, late);
    const figures = await owedEverywhere(one);
    owed = figures[0]!;
    expect(new Set(figures)).toEqual(new Set([owed]));
    expect((await read('details', one)).rows[0]).toMatchObject({
      state: 'late',
      isDisputed: false,
      mayDispute: true,
    });
    ({ reportId } = await dispute(one));
    expect((await read('details', one)).rows[0]).toMatchObject({ isDisputed: true, mayDispute: false });
    expect((await read('repay-plan', one)).rows[0]).toMatchObject({ isDisputed: true });
    const { steps } = await desk.detail(one.who, reportId, one.suffix);
    expect(steps).toMatchObject([{ line: expect.stringContaining('nothing is added') }]);
    expect(await desk.told(one.who, one.suffix)).toMatchObject([
      { kind: 'problem-disputed', channel: 'inbox', body: expect.stringContaining('no reminders') },
    ]);
    await liveTo(app, market, later);
    expect(new Set(await owedEverywhere(one))).toEqual(new Set([owed]));
    expect((await owedEverywhere(two))[0]).toBeGreaterThan(owed);
  });

  it('taken back it is no longer owed, the timeline and the complaint say so, and it is done once', async () => {
    const { rows } = await read('details', one);
    expect((await desk.act(reportId, 'waive')).json()).toMatchObject({ state: 'answered' });
    expect(new Set(await owedEverywhere(one))).toEqual(new Set([owed - rows[0].penalty]));
    const { events, totals, rows: planned } = await read('repay-plan', one);
    expect(events.at(-1)).toMatchObject({ kind: 'waiver', amount: rows[0].penalty, on: later });
    expect(totals.waived).toBe(rows[0].penalty);
    expect(planned[0]).toMatchObject({ isDisputed: false, due: { penalty: 0 } });
    const { messages, steps, line } = await desk.detail(one.who, reportId, one.suffix);
    expect(messages.at(-1)).toMatchObject({ isFromMe: false, words: expect.stringContaining('removed') });
    expect(messages.at(-1).words).toContain((rows[0].penalty / 100).toFixed(2));
    expect(steps.at(-1).line).toBe('Answered: we removed the charge.');
    expect(line).not.toContain('did not agree');
    expect(await desk.told(one.who, one.suffix)).toContainEqual(
      expect.objectContaining({ kind: 'problem-taken-back', channel: 'sms' }),
    );
    for (const act of ['waive', 'let-stand'])
      expect((await desk.act(reportId, act)).json().code).toBe('problem_cannot_change_now');
  });

  it('that stands grows again, and is not disputed anew; the regulator is named', async () => {
    const asked = (await dispute(two)).reportId;
    const before = (await read('details', two)).rows[0].penalty;
    await desk.act(asked, 'let-stand', 'Your bank sent it on the 24th.');
    const { messages, line } = await desk.detail(two.who, asked, two.suffix);
    expect(messages.at(-1).words).toBe('Your bank sent it on the 24th.');
    expect(line).toContain('did not agree');
    expect((await dispute(two)).code).toBe('charge_cannot_be_disputed');
    const init = await app.get(`problem/init${two.suffix}?loanId=${two.loanId}&row=1`, two.who);
    expect(init.json().code).toBe('charge_cannot_be_disputed');
    expect((await read('details', two)).rows[0]).toMatchObject({ isDisputed: false, mayDispute: false });
    await liveTo(app, market, muchLater);
    expect((await read('details', two)).rows[0].penalty).toBeGreaterThan(before);
  });

  it('that is charged anew after one was taken back can be disputed, until it is paid', async () => {
    const init = `problem/init${one.suffix}?loanId=${one.loanId}&row=1`;
    expect((await app.get(init, one.who)).json().dispute.charge).toBeGreaterThan(0);
    const { total, paid, mayDispute } = (await read('details', one)).rows[0];
    expect(mayDispute).toBe(true);
    await pay(app, one, BigInt(total - paid));
    expect((await app.get(init, one.who)).json().code).toBe('charge_cannot_be_disputed');
    expect((await dispute(one)).code).toBe('charge_cannot_be_disputed');
    expect((await read('details', one)).rows[0]).toMatchObject({ state: 'paid', mayDispute: false });
  });
});

it('A18.16 · a complaint that disputes no charge has none to take back', async () => {
  const { reportId } = (await desk.save(await desk.newcomer())).json();
  for (const act of ['waive', 'let-stand'])
    expect((await desk.act(reportId, act)).json().code).toBe('problem_cannot_change_now');
});

describe('a dispute of somebody who', () => {
  let one: RepayingBorrower;
  beforeAll(async () => {
    one = await repayingBorrower(app, 'ph');
    await skipTo(app, 'ph', '2027-02-20');
  });

  it('A9.11 · types it half is kept for each row that is there, and for no other', async () => {
    const { who, loanId } = one;
    const draft = { kind: 'charge', loanId, words: 'I paid', imageIds: [], answerWay: null };
    const kept = (row: number) => app.post('problem/draft-save', { row, draft }, who);
    expect((await kept(3)).statusCode).toBe(200);
    for (const row of [4, 1_000_000]) expect((await kept(row)).json().code).toBe('not_found');
  });

  it('A1.6 · leaves when the loan is settled is over: nothing rests for ever if the bank takes its money back', async () => {
    const { who, phone, id } = one;
    await dispute(one);
    const { paymentId } = await pay(app, one, BigInt((await read('choices', one)).everything.pay));
    const open = async () =>
      (await app.test.sql('select 1 from dispute where loan_id = $1 and until_on is null', [id])).rows.length;
    expect(await open()).toBe(1);
    await app.post('session/step-up-code', { purpose: 'delete', by: 'sms' }, who);
    const left = await app.post('session/user-delete', { code: await app.codeFor(phone) }, who);
    expect(left.statusCode).toBe(200);
    expect(await open()).toBe(0);
    await done(app, reversePayment, { paymentId, why: 'taken-back' });
    const { rows } = await app.test.sql(
      'select bool_or(is_disputed) as is from row_standing where loan_id = $1',
      [id],
    );
    expect(rows).toEqual([{ is: false }]);
  });
});
