import { randomUUID } from 'node:crypto';
import { repayingBorrower } from '@candor/simulator/borrowers';
import { keyed, openLender, type Who } from '@candor/simulator/lender';
import { staffMember, staffSession } from '@candor/simulator/staff';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { approveAsSeen } from '../../testing/preview-is-booked.ts';

let app: IdentityApp;
let paolo: Who;
let lina: Who;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  paolo = await staffSession(app, await staffMember(app, 'paolo@lender.example', ['finance']));
  lina = await staffSession(app, await staffMember(app, 'lina@lender.example', ['controller']));
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const account = {
  kind: 'wallet',
  institution: 'GCSH',
  number: '09171234567',
  holder: 'Maricel Reyes',
  proof: 'Her letter about the wallet',
  files: [{ name: 'letter.pdf', base64: Buffer.from('%PDF-1.4\nletter\n%%EOF').toString('base64') }],
} as const;
const act = (call: string, body: object) =>
  app.post(`console/${call}`, { reason: 'The bank said so by phone', ...body }, keyed(paolo));
const read = async (call: string) => (await app.get(`console/${call}`, paolo)).json();
const asked = async (call: string, body: object): Promise<string> => {
  const answer = await act(call, body);
  expect(answer.json().approvalId, answer.body).toEqual(expect.any(String));
  return answer.json().approvalId;
};
const twoDo = async (call: string, body: object) => approveAsSeen(app, await asked(call, body), lina);

/** Somebody paid more than they owed: what is over waits as their credit. */
async function overpaid() {
  const { who, loanId } = await repayingBorrower(app, 'ph');
  const creditOf = async () => (await app.get(`loan/details?loanId=${loanId}`, who)).json().loan.credit;
  const body = { loanId, choice: 'own', amount: 100_000, payTypeId: 'dragonpay:711' };
  const headers = { 'idempotency-key': randomUUID() };
  const { paymentId } = (await app.post('loan/generate-code', body, { ...who, headers })).json();
  await app.post('sandbox/pay', { paymentId, act: 'pay-other-amount', amount: 1_500_000 });
  expect(await creditOf()).toBeGreaterThan(0);
  return { loanId, creditOf };
}

describe('A15.40 console.payout-outcome', () => {
  it('records that a credit was paid back after all, though the channel had said that it failed', async () => {
    const { loanId, creditOf } = await overpaid();
    const credit = await creditOf();
    await twoDo('money-refund', { of: { is: 'credit', loanId }, account });
    await app.work();
    expect(await creditOf()).toBe(0);
    const [{ payoutId }] = (await read('refunds?market=ph')).refunds;
    const paper = () => read(`payout?payoutId=${payoutId}`);
    const ends = (outcome: string) => ({ payoutId, attempt: 1, outcome });

    await twoDo('payout-outcome', ends('failed'));
    expect(await creditOf()).toBe(credit);
    expect(await paper()).toMatchObject({ payout: { state: 'failed' }, may: ['outcome'] });
    expect((await act('payout-outcome', ends('failed'))).json().code).toBe('money_cannot_change_so');

    const seen = await twoDo('payout-outcome', ends('paid'));
    expect(JSON.stringify(seen)).toContain('The channel said that it failed');
    expect(await paper()).toMatchObject({ payout: { state: 'left' }, may: [] });
    expect(await creditOf()).toBe(0);
  });
});

describe('A15.51 console.money-refund', () => {
  it('repeated under its key when the credit is gone, has the first answer', async () => {
    const { loanId, creditOf } = await overpaid();
    const wish = { of: { is: 'credit', loanId }, account, reason: 'She asked for it by phone' };
    const by = keyed(paolo);
    const ask = (body: object) => app.post('console/money-refund', body, by);
    const first = await ask(wish);
    await approveAsSeen(app, first.json().approvalId, lina);
    await app.work();
    expect(await creditOf()).toBe(0);
    const again = await ask(wish);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect((await ask({ ...wish, reason: 'For another reason' })).json().code).toBe('idempotency_key_reused');
  });
});
