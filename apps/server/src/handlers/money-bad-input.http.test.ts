import { randomUUID } from 'node:crypto';
import { SandboxCollector } from '@candor/adapters/dragonpay';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../http/testing/problem-in.ts';
import { repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { openShop } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
let [ravi, sita, ana] = [] as unknown as RepayingBorrower[] as [
  RepayingBorrower,
  RepayingBorrower,
  RepayingBorrower,
];
beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
  ravi = await repayingBorrower(app, 'in');
  sita = await repayingBorrower(app, 'in');
  ana = await repayingBorrower(app, 'ph');
});
afterEach(() => expectBooksTie(app.test));
afterAll(() => app.close());

const send = (call: string, { suffix, who }: RepayingBorrower, body: object) =>
  app.post(`loan/${call}${suffix}`, body, { ...who, headers: { 'idempotency-key': randomUUID() } });
const code = async (one: RepayingBorrower, payTypeId: string): Promise<string> =>
  (await send('generate-code', one, { loanId: one.loanId, choice: 'own', amount: 50_000, payTypeId })).json()
    .paymentId;
const tell = (one: RepayingBorrower, paymentId: string, utr: string) =>
  send('submit-utr', one, { paymentId, utr });
const said = (answer: Parameters<typeof problemIn>[0]) => {
  const { status, code: why, title, detail } = problemIn(answer);
  return { status, why, title, detail };
};
const finance = async (market: 'ph' | 'in') => (await app.get(`sandbox/payments?market=${market}`)).json();
const moneyOn = async ({ id }: RepayingBorrower) =>
  (await app.test.sql('select count(*)::int as count from allocation where loan_id = $1', [id])).rows[0]?.[
    'count'
  ];

describe('A7.7 · a number', () => {
  it('of the wrong shape is answered with an example, and finance sees what was typed', async () => {
    const paymentId = await code(ravi, 'bank:upi');
    expect(said(await tell(ravi, paymentId, '12345'))).toEqual({
      status: 422,
      why: 'utr_is_malformed',
      title: 'This is not a number that a bank gives',
      detail: 'For example: 412345678901',
    });
    const { payments } = await finance('in');
    expect(payments).toContainEqual(expect.objectContaining({ paymentId, utr: '12345' }));
  });

  it('that was used before is answered so, and finance sees both who gave it', async () => {
    const [first, second] = [await code(ravi, 'bank:upi'), await code(sita, 'bank:transfer')];
    await tell(ravi, first, '433344445555');
    expect(said(await tell(sita, second, '433344445555'))).toMatchObject({
      status: 409,
      why: 'utr_was_used',
      title: 'This number was used before',
    });
    const { payments } = await finance('in');
    for (const paymentId of [first, second])
      expect(payments).toContainEqual(expect.objectContaining({ paymentId, utr: '433344445555' }));
  });

  it('for another’s payment says nothing of it', async () => {
    const theirs = await code(sita, 'bank:upi');
    const unknown = said(await tell(ravi, randomUUID(), '455566667777'));
    expect(said(await tell(ravi, theirs, '455566667777'))).toEqual(unknown);
    expect(unknown).toMatchObject({ status: 404, why: 'not_found' });
    const { payments } = await finance('in');
    expect(payments).toContainEqual(expect.objectContaining({ paymentId: theirs, utr: null }));
  });
});

describe('what can’t be paid, or moved', () => {
  it('A7.5 · an amount above what is owed is refused before any code is made', async () => {
    const body = { loanId: ana.loanId, choice: 'own', amount: 99_999_999, payTypeId: 'dragonpay:711' };
    expect(said(await send('generate-code', ana, body))).toMatchObject({
      status: 422,
      why: 'amount_is_above_the_owed',
      title: 'The amount is above what is owed',
    });
    expect(await moneyOn(ana)).toBe(0);
  });

  it('A7.9 · a delay that is not allowed is refused, and the loan says why', async () => {
    const body = { loanId: ana.loanId, quoteKey: 'b'.repeat(40), payTypeId: 'dragonpay:711' };
    expect(said(await send('delay-accept', ana, body))).toMatchObject({
      status: 409,
      why: 'delay_is_not_possible',
      title: 'This instalment can’t be moved now',
    });
    const { notNow } = (await app.get(`loan/delay-detail?loanId=${ana.loanId}`, ana.who)).json();
    expect(notNow).toMatchObject({ code: 'delay_is_outside_its_window' });
    expect(notNow.sentence.length).toBeGreaterThan(10);
  });
});

it('A14.1 · a callback with a good signature for nothing we know is answered, kept, and closed by a person', async () => {
  const collector = new SandboxCollector({
    database: app.test.database,
    merchantId: 'CANDOR',
    password: 'sandbox',
  });
  const form = collector.postback({ id: randomUUID(), reference: 'NOBODYS9', letter: 'S' });
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/channel/dragonpay-postback',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form,
  });
  expect([answer.statusCode, answer.body]).toEqual([200, 'result=OK']);
  await app.work();
  const [kept] = (await finance('ph')).callbacks;
  expect(kept).toMatchObject({
    externalId: 'NOBODYS9',
    state: 'needs-a-person',
    outcome: 'channel_says_otherwise',
  });
  const close = {
    of: 'callback',
    id: kept.id,
    how: 'explain',
    reason: 'The channel knows nothing of it either.',
  };
  expect((await app.post('sandbox/explain', close)).json()).toEqual({ id: kept.id, state: 'closed' });
  expect((await finance('ph')).callbacks).toEqual([]);
  // It may come again: it is counted, and opens nothing.
  await app.app.inject({
    method: 'POST',
    url: '/api/channel/dragonpay-postback',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form,
  });
  await app.work();
  expect((await finance('ph')).callbacks).toEqual([]);
});
