import { randomUUID } from 'node:crypto';
import { SandboxCollector } from '@candor/adapters/dragonpay';
import type { CalendarDate } from '@candor/domain/calendar';
import { askPayments, processCallback } from '@candor/services/payments/callbacks';
import { expireWaitingCodes } from '@candor/services/payments/instructions';
import { moveBusinessClock, readBusinessClock } from '@candor/store/ledger';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { openShop } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
let collector: SandboxCollector;
/** Their loans were paid out before any test moves a clock. */
let [ned, oli, pia] = [] as unknown as [RepayingBorrower, RepayingBorrower, RepayingBorrower];
beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
  collector = new SandboxCollector({
    database: app.test.database,
    merchantId: 'CANDOR',
    password: 'sandbox',
  });
  [ned, oli, pia] = [await somebodyWhoOwes(), await somebodyWhoOwes(), await somebodyWhoOwes()];
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

type Person = Pick<RepayingBorrower, 'who' | 'loanId'>;
const somebodyWhoOwes = () => repayingBorrower(app, 'ph');

const send = (path: string, body: object, { who }: Person, key: string = randomUUID()) =>
  app.post(path, body, { ...who, headers: { 'idempotency-key': key } });
const code = (person: Person, more: object = {}, key?: string) =>
  send(
    'loan/generate-code',
    { loanId: person.loanId, choice: 'own', amount: 100_000, payTypeId: 'dragonpay:711', ...more },
    person,
    key,
  );
const pay = (paymentId: string, act: string, amount?: number) =>
  app.post('sandbox/pay', { paymentId, act, ...(amount !== undefined && { amount }) });
const postback = (form: string, headers: Record<string, string> = {}) =>
  app.app.inject({
    method: 'POST',
    url: '/api/channel/dragonpay-postback',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: form,
  });
const stateOf = async (paymentId: string) =>
  (await app.test.sql('select state, amount from payment where id = $1', [paymentId])).rows[0];
/** What has come on a loan, in all. */
const cameOn = async (loanId: string) =>
  (
    await app.test.sql(
      `select count(*)::int as count, coalesce(sum(a.amount), 0)::bigint as sum from allocation a join loan l on l.id = a.loan_id
       where l.order_id = $1 and a.until_on is null and a.amount > 0`,
      [loanId],
    )
  ).rows[0];
/** The payment's code is made, and the channel is told that it was paid; nobody has heard of it yet. */
async function paidAtTheCounter(person: Person): Promise<{ paymentId: string; form: string }> {
  const { paymentId } = (await code(person)).json();
  const [form = ''] = (await collector.act(paymentId, 'pay', null)) ?? [];
  return { paymentId, form };
}

/** The lender's day and the world's clock. */
async function comeTo(day: string): Promise<void> {
  app.pass((Date.parse(`${day}T04:00:00Z`) - app.identity.now().getTime()) / 1_000);
  await app.test.database.withTransaction(async (tx) => {
    const clock = await readBusinessClock(tx, 'ph');
    const moved = { market: 'ph', from: clock!.businessDate, to: day as CalendarDate };
    expect(await moveBusinessClock(tx, moved)).not.toHaveProperty('refused');
  });
}

describe('A7.5 loan.generate-code', () => {
  it('makes a payment with all that a payer needs in hand', async () => {
    const ana = await somebodyWhoOwes();
    const answer = await code(ana);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      loanId: ana.loanId,
      state: 'pending',
      meantFor: 'repayment',
      amount: 100_000,
      payTypeName: '7-Eleven',
      kind: 'over-the-counter',
      barCode: expect.stringMatching(/^7110\d{12}$/u),
      takesUtr: false,
      paid: null,
    });
    expect(answer.json().steps).toHaveLength(3);
  });

  const begunOn = async (loanId: string) => {
    const { rows } = await app.test.sql(
      'select p.state from payment p join loan l on l.id = p.loan_id where l.order_id = $1 order by 1',
      [loanId],
    );
    return rows.map(({ state }) => state);
  };

  it('asked again under the same key gives the same payment and code, and collects once', async () => {
    const ben = await somebodyWhoOwes();
    const key = randomUUID();
    const [first, second] = [(await code(ben, {}, key)).json(), (await code(ben, {}, key)).json()];
    expect(second).toEqual(first);
    expect(await begunOn(ben.loanId)).toHaveLength(1);
    expect((await code(ben, { amount: 200_000 }, key)).json()).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('refuses what can’t be paid or not in this way, each by its name, and is silent about others’ loans', async () => {
    const [cora, dan] = [await somebodyWhoOwes(), await somebodyWhoOwes()];
    const refusals = [
      [{ loanId: dan.loanId }, 'not_found'],
      [{ loanId: dan.loanId, payTypeId: 'nobody:1' }, 'not_found'],
      [{ amount: 10_000_000 }, 'amount_is_above_the_owed'],
      [{ amount: 100 }, 'amount_is_too_small'],
      [{ choice: 'instalment', amount: 100_000 }, 'figures_have_changed'],
      [{ choice: 'overdue' }, 'nothing_is_owed'],
      [{ payTypeId: 'nobody:1' }, 'pay_type_is_not_offered'],
      [{ payTypeId: 'bank:upi' }, 'pay_type_is_not_offered'],
    ] as const;
    for (const [more, refused] of refusals) {
      expect((await code(cora, more)).json(), JSON.stringify(more)).toMatchObject({ code: refused });
    }
    expect(await begunOn(cora.loanId)).toEqual([]);
    // What only the vendor knows is asked of it after the payment is stored, which then stays as it ended.
    const byVendor = [
      ['dragonpay:NONE', 'pay_type_is_not_offered'],
      ['dragonpay:BDO', 'channel_is_down'],
    ] as const;
    for (const [payTypeId, refused] of byVendor)
      expect((await code(cora, { payTypeId })).json()).toMatchObject({ code: refused });
    expect(await begunOn(cora.loanId)).toEqual(['created', 'failed']);
  });
});

describe('A14.1 channel.dragonpay-postback', () => {
  it('is stored, answered with result=OK as text, and credited by the worker; needs no marker and takes unknown fields', async () => {
    const eva = await somebodyWhoOwes();
    const { paymentId, form } = await paidAtTheCounter(eva);
    const answer = await postback(`${form}&extra=1&extra=2&procmsg=a%20b`);
    expect([answer.statusCode, answer.body]).toEqual([200, 'result=OK']);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/u);
    const kept = await app.test.sql('select raw, says, state from channel_event where txn_id = $1', [
      paymentId,
    ]);
    expect(kept.rows).toEqual([
      { raw: `${form}&extra=1&extra=2&procmsg=a%20b`, says: 'paid', state: 'open' },
    ]);
    await app.work();
    expect(await stateOf(paymentId)).toEqual({ state: 'allocated', amount: 100_000n });
    expect(await cameOn(eva.loanId)).toEqual({ count: 1, sum: 100_000n });
  });

  it('that is forged, altered or not signed is refused and moves nothing', async () => {
    const fay = await somebodyWhoOwes();
    const { paymentId, form } = await paidAtTheCounter(fay);
    const forger = new SandboxCollector({
      database: app.test.database,
      merchantId: 'CANDOR',
      password: 'guess',
    });
    const forged = forger.postback({ id: paymentId, reference: 'AAAAAAAA', letter: 'S' });
    for (const wrong of [forged, form.replace('status=S', 'status=F'), '', 'txnid=1', `${form}&status=S`]) {
      const answer = await postback(wrong);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'signature_is_wrong']);
    }
    const json = await app.post('channel/dragonpay-postback', Object.fromEntries(new URLSearchParams(form)));
    expect(json.json().code).toBe('signature_is_wrong');
    await app.work();
    expect(await stateOf(paymentId)).toMatchObject({ state: 'pending' });
  });

  it('by the password before is believed while that is active', async () => {
    const gus = await somebodyWhoOwes();
    const { paymentId, form } = await paidAtTheCounter(gus);
    const older = new SandboxCollector({
      database: app.test.database,
      merchantId: 'CANDOR',
      password: 'the-one-before',
    });
    const reference = new URLSearchParams(form).get('refno') ?? '';
    expect((await postback(older.postback({ id: paymentId, reference, letter: 'S' }))).body).toBe(
      'result=OK',
    );
    await app.work();
    expect(await stateOf(paymentId)).toMatchObject({ state: 'allocated' });
  });

  it('twenty times at once is one event and one credit', async () => {
    const hal = await somebodyWhoOwes();
    const { paymentId, form } = await paidAtTheCounter(hal);
    const answers = await Promise.all(Array.from({ length: 20 }, () => postback(form)));
    expect(answers.map(({ body }) => body)).toEqual(Array.from({ length: 20 }, () => 'result=OK'));
    await Promise.all([app.work(), app.work(), app.work()]);
    const { rows } = await app.test.sql('select times from channel_event where txn_id = $1', [paymentId]);
    expect(rows).toEqual([{ times: 20 }]);
    expect(await cameOn(hal.loanId)).toEqual({ count: 1, sum: 100_000n });
  });

  it.each([
    [['S', 'F'], 'allocated'],
    [['F', 'S'], 'allocated'],
    [['P', 'S'], 'allocated'],
    [['S', 'K'], 'reversed'],
    [['K', 'S'], 'reversed'],
    [['S', 'K', 'S'], 'reversed'],
    [['F'], 'failed'],
    [['X'], 'pending'],
  ])('in the order %s ends as %s', async (letters, state) => {
    const ian = await somebodyWhoOwes();
    const { paymentId, form } = await paidAtTheCounter(ian);
    if (letters.includes('K')) await collector.act(paymentId, 'reverse', null);
    const reference = new URLSearchParams(form).get('refno') ?? '';
    for (const letter of letters) {
      await postback(collector.postback({ id: paymentId, reference, letter }));
      await app.work();
    }
    expect(await stateOf(paymentId)).toMatchObject({ state });
    const sum = state === 'allocated' ? 100_000n : 0n;
    expect(await cameOn(ian.loanId)).toMatchObject({ sum });
    const open = await app.test.sql(`select from channel_event where txn_id = $1 and state <> 'done'`, [
      paymentId,
    ]);
    expect(open.rows).toEqual([]);
  });

  it('that says paid and one that says taken back, followed at the same moment, end as taken back', async () => {
    for (let round = 0; round < 5; round += 1) {
      const rae = await somebodyWhoOwes();
      const { paymentId, form } = await paidAtTheCounter(rae);
      const reference = new URLSearchParams(form).get('refno') ?? '';
      await postback(form);
      await postback(collector.postback({ id: paymentId, reference, letter: 'K' }));
      const { rows } = await app.test.sql('select id from channel_event where txn_id = $1', [paymentId]);
      await Promise.all(rows.map(({ id }) => processCallback(app.borrowing, BigInt(String(id)))));
      expect(await stateOf(paymentId)).toMatchObject({ state: 'reversed' });
      const ended = await app.test.sql('select distinct state from channel_event where txn_id = $1', [
        paymentId,
      ]);
      expect(ended.rows).toEqual([{ state: 'done' }]);
      expect(await cameOn(rae.loanId)).toMatchObject({ sum: 0n });
    }
  });

  it('for nothing we know is money in suspense; one that the channel itself does not know waits for a person', async () => {
    const stray = 'OTHER-SYSTEM-1';
    const { reference } = await collector.post({
      id: stray,
      procId: '711',
      amount: 77_700n,
      expiresAt: null,
    });
    const [form = ''] = (await collector.act(stray, 'pay', null)) ?? [];
    await postback(form);
    const unknown = { id: randomUUID(), reference: 'NOBODYS1', letter: 'S' };
    expect((await postback(collector.postback(unknown))).body).toBe('result=OK');
    await app.work();
    const suspense = await app.test.sql('select state, amount, loan_id from payment where external_id = $1', [
      reference,
    ]);
    expect(suspense.rows).toEqual([{ state: 'received', amount: 77_700n, loan_id: null }]);
    const kept = await app.test.sql(
      `select state, outcome from channel_event where external_id = 'NOBODYS1'`,
    );
    expect(kept.rows).toEqual([{ state: 'needs-a-person', outcome: 'channel_says_otherwise' }]);
    const { callbacks, suspense: shown } = (await app.get('sandbox/payments?market=ph')).json();
    expect(callbacks).toEqual([
      expect.objectContaining({ externalId: 'NOBODYS1', outcome: 'channel_says_otherwise' }),
    ]);
    expect(shown).toContainEqual(expect.objectContaining({ externalId: reference, amount: 77_700 }));
  });
});

describe('A18.9 sandbox.pay', () => {
  it.each([
    ['pay', 'allocated', 100_000n],
    ['call-back-twice', 'allocated', 100_000n],
    ['pay-late', 'allocated', 100_000n],
    ['fail', 'failed', 0n],
    ['expire', 'expired', 0n],
  ])('%s ends as %s', async (act, state, sum) => {
    const jo = await somebodyWhoOwes();
    const { paymentId } = (await code(jo)).json();
    expect((await pay(paymentId, act)).json()).toEqual({ paymentId, state });
    expect(await cameOn(jo.loanId)).toMatchObject({ sum });
  });

  it('another amount is credited as what it is, and what is more than owed becomes credit', async () => {
    const kim = await somebodyWhoOwes();
    const { paymentId } = (await code(kim)).json();
    expect((await pay(paymentId, 'pay-other-amount', 1_000_000)).json()).toEqual({
      paymentId,
      state: 'allocated',
    });
    expect(await stateOf(paymentId)).toEqual({ state: 'allocated', amount: 1_000_000n });
    const { rows } = await app.test.sql(
      `select sum(to_credit)::bigint as credit from allocation a join loan l on l.id = a.loan_id where l.order_id = $1`,
      [kim.loanId],
    );
    expect(Number(rows[0]?.['credit'])).toBeGreaterThan(0);
  });

  it('takes back what was paid, and refuses what can’t be', async () => {
    const lou = await somebodyWhoOwes();
    const { paymentId } = (await code(lou)).json();
    expect((await pay(paymentId, 'reverse')).json()).toMatchObject({ code: 'order_cannot_change_now' });
    await pay(paymentId, 'pay');
    expect((await pay(paymentId, 'fail')).json()).toMatchObject({ code: 'order_cannot_change_now' });
    expect((await pay(paymentId, 'reverse')).json()).toEqual({ paymentId, state: 'reversed' });
    expect((await pay(randomUUID(), 'pay')).json()).toMatchObject({ code: 'not_found' });
  });
});

describe('A7.10 loan.cancel', () => {
  it('makes a payment of exactly the sum that was shown, and ends the loan when it has come', async () => {
    app.pass(20); // one address is sent no more codes at once
    const mia = await somebodyWhoOwes();
    const { payBack } = (await app.get(`loan/cancel-detail?loanId=${mia.loanId}`, mia.who)).json();
    const leave = (sum: number) =>
      send('loan/cancel', { loanId: mia.loanId, payBack: sum, payTypeId: 'dragonpay:GCSH' }, mia);
    expect((await leave(payBack - 1)).json()).toMatchObject({ code: 'figures_have_changed' });
    const sheet = (await leave(payBack)).json();
    expect(sheet).toMatchObject({ meantFor: 'cooling-off-exit', amount: payBack, state: 'pending' });
    await pay(sheet.paymentId, 'pay');
    const { rows } = await app.test.sql('select state from loan where order_id = $1', [mia.loanId]);
    expect(rows).toEqual([{ state: 'cancelled' }]);
    expect((await leave(payBack)).json()).toMatchObject({ code: 'cooling_off_has_ended' });
  });
});

describe('a payment whose callback was lost', () => {
  it('is found by asking, once its first minute is over, and credited once with the callback that comes after all', async () => {
    const { paymentId, form } = await paidAtTheCounter(ned);
    expect(await askPayments(app.borrowing)).toBe(0);
    app.pass(61);
    await askPayments(app.borrowing);
    expect(await stateOf(paymentId)).toMatchObject({ state: 'allocated' });
    await postback(form);
    await app.work();
    app.pass(86_400);
    await askPayments(app.borrowing);
    expect(await cameOn(ned.loanId)).toEqual({ count: 1, sum: 100_000n });
  });

  it('runs out by itself, is still asked after, and is credited if it was paid at the last moment', async () => {
    const { paymentId } = (await code(oli)).json();
    app.pass(3 * 86_400 + 1);
    await expireWaitingCodes(app.borrowing);
    await askPayments(app.borrowing);
    expect(await stateOf(paymentId)).toMatchObject({ state: 'expired' });
    await collector.act(paymentId, 'pay-late', null);
    app.pass(3_600);
    await askPayments(app.borrowing);
    expect(await stateOf(paymentId)).toMatchObject({ state: 'allocated' });
  });
});

describe('A7.9 loan.delay-accept', () => {
  it('makes a payment of the fee by the figures that were seen; the date moves when it has come', async () => {
    let { who } = pia;
    const quoteOf = async () => (await app.get(`loan/delay-detail?loanId=${pia.loanId}`, who)).json().quote;
    const accept = (quoteKey: string) =>
      send(
        'loan/delay-accept',
        { loanId: pia.loanId, quoteKey, payTypeId: 'dragonpay:GCSH' },
        { ...pia, who },
      );
    expect((await accept('anything')).json()).toMatchObject({ code: 'delay_is_not_possible' });
    await comeTo('2026-12-16');
    who = await app.logIn(pia.phone);
    const quote = await quoteOf();
    expect((await accept('anything')).json()).toMatchObject({ code: 'figures_have_changed' });
    const sheet = (await accept(quote.quoteKey)).json();
    expect(sheet).toMatchObject({ meantFor: 'delay', amount: quote.fee, state: 'pending' });
    const dueOn = async () =>
      (
        await app.test.sql(
          'select min(s.due_on)::text as due from row_standing s join loan l on l.id = s.loan_id where l.order_id = $1',
          [pia.loanId],
        )
      ).rows[0]?.['due'];
    expect(await dueOn()).toBe(quote.dueOn);
    await pay(sheet.paymentId, 'pay');
    expect(await dueOn()).toBe(quote.newDueOn);
    expect((await accept(quote.quoteKey)).statusCode).toBe(409);
  });
});
