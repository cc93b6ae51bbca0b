import { CashfreeSimulator, collectFromSandbox } from '@candor/adapters/cashfree';
import { borrow, months, newcomer } from '@candor/simulator/borrowers';
import { keyed, openShop, type Who } from '@candor/simulator/lender';
import type { CallbackAsCame, CollectChannel } from '@candor/services/kernel/ports';
import { askPayments } from '@candor/services/payments/callbacks';
import { openClearingAccounts } from '@candor/services/payments/bank';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
let simulator: CashfreeSimulator;
let phones = 9_876_000_000;

beforeAll(async () => {
  const channels: { ph: CollectChannel[]; in: CollectChannel[] } = { ph: [], in: [] };
  app = await identityApp({ borrowing: { collectChannels: channels } });
  const { now } = app.identity;
  simulator = new CashfreeSimulator({ database: app.identity.database, now, secret: 'the-new-one' });
  channels.in.push(
    collectFromSandbox(simulator, {
      clientId: 'CANDOR',
      secrets: ['the-new-one', 'the-one-before'],
      apiVersion: '2025-01-01',
      payerPhone: '9876543210',
    }),
  );
  await openShop(app);
  await openClearingAccounts(app.borrowing);
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

type Debtor = { readonly who: Who; readonly loanId: string };

async function debtor(): Promise<Debtor> {
  phones += 1;
  const { who, borrowerId } = await newcomer(app, 'in', String(phones));
  const wish = { market: 'in', productId: 'in-two-years', amount: 2_000_000n, term: months(24) } as const;
  return { who, loanId: await borrow(app, { ...wish, borrowerId }, 'paid-out') };
}
async function codeOf({ who, loanId }: Debtor, amount: number) {
  const wish = { loanId, choice: 'own', amount, payTypeId: 'cashfree:upi' };
  return (await app.post('loan/generate-code-yd', wish, keyed(who))).json();
}
const callBack = ({ text, headers }: CallbackAsCame, url = '/api/channel/callback') =>
  app.app.inject({ method: 'POST', url, payload: text, headers: headers as Record<string, string> });
const stateOf = async (paymentId: string) =>
  (await app.test.sql('select state, amount from payment where id = $1', [paymentId])).rows[0];
const one = async (paymentId: string, act: 'pay' | 'fail' | 'reverse' | 'call-back-twice') => {
  const [came] = (await simulator.act(paymentId, act, null)) ?? [];
  if (!came) throw new Error(`${act} can't be`);
  return came;
};

describe('A14.2 · a loan in India that is paid through Cashfree', () => {
  it('shows one link for the app and the square code, and credits when the signed callback is processed', async () => {
    const ana = await debtor();
    const sheet = await codeOf(ana, 50_000);
    expect(sheet).toMatchObject({ state: 'pending', kind: 'upi', takesUtr: false });
    expect(sheet.appLink).toContain('am=500.00&cu=INR');
    expect(sheet.qr).toBe(sheet.appLink);
    const answer = await callBack(await one(sheet.paymentId, 'pay'));
    expect([answer.statusCode, answer.body]).toEqual([200, 'result=OK']);
    expect(await stateOf(sheet.paymentId)).toMatchObject({ state: 'pending' });
    await app.work();
    expect(await stateOf(sheet.paymentId)).toEqual({ state: 'allocated', amount: 50_000n });
  });

  it('refuses what is not signed, changed, signed by a stranger, or sent to another channel’s address', async () => {
    const { paymentId } = await codeOf(await debtor(), 50_000);
    const came = await one(paymentId, 'pay');
    const stranger = new CashfreeSimulator({
      database: app.identity.database,
      now: app.identity.now,
      secret: 'guess',
    });
    const paid = await simulator.find(paymentId);
    if (!paid) throw new Error('not there');
    const { 'x-webhook-signature': _, ...unsigned } = came.headers;
    for (const wrong of [
      { ...came, headers: unsigned },
      { ...came, text: came.text.replace('500', '501') },
      { ...came, text: `${came.text} ` },
      { ...came, headers: { ...came.headers, 'x-webhook-timestamp': '1' } },
      stranger.callback(paid),
    ])
      expect((await callBack(wrong)).json().code).toBe('signature_is_wrong');
    expect((await callBack(came, '/api/channel/dragonpay-postback')).statusCode).toBe(404);
    await app.work();
    expect(await stateOf(paymentId)).toMatchObject({ state: 'pending' });
  });

  it('believes the secret before while it is active, and what the gateway calls itself by nobody’s order', async () => {
    const { paymentId } = await codeOf(await debtor(), 50_000);
    await one(paymentId, 'pay');
    const older = new CashfreeSimulator({
      database: app.identity.database,
      now: app.identity.now,
      secret: 'the-one-before',
    });
    const paid = await simulator.find(paymentId);
    if (!paid) throw new Error('not there');
    expect((await callBack(older.callback(paid))).body).toBe('result=OK');
    await app.work();
    expect(await stateOf(paymentId)).toMatchObject({ state: 'allocated' });
  });

  it('twenty times at once is one event and one credit', async () => {
    const { paymentId } = await codeOf(await debtor(), 50_000);
    const came = await one(paymentId, 'pay');
    const answers = await Promise.all(Array.from({ length: 20 }, () => callBack(came)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    await app.work();
    const { rows } = await app.test.sql('select times from channel_event where txn_id = $1', [paymentId]);
    expect(rows).toEqual([{ times: 20 }]);
    expect(await stateOf(paymentId)).toEqual({ state: 'allocated', amount: 50_000n });
  });

  it('out of order: the dispute that was lost before anybody heard of the money ends as taken back', async () => {
    const { paymentId } = await codeOf(await debtor(), 50_000);
    const paid = await one(paymentId, 'pay');
    const lost = await one(paymentId, 'reverse');
    await callBack(lost);
    await app.work();
    expect(await stateOf(paymentId)).toMatchObject({ state: 'pending' });
    await callBack(paid);
    await app.work();
    expect(await stateOf(paymentId)).toMatchObject({ state: 'reversed' });
  });

  it('whose callback was lost is found by asking', async () => {
    const { paymentId } = await codeOf(await debtor(), 50_000);
    await one(paymentId, 'pay');
    app.pass(120);
    await askPayments(app.borrowing);
    expect(await stateOf(paymentId)).toMatchObject({ state: 'allocated' });
  });
});
