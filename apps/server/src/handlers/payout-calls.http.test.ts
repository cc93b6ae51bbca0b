import { randomUUID } from 'node:crypto';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../http/testing/problem-in.ts';
import { addAccount, offeredBorrower, type OfferedBorrower, signOffer } from '@candor/simulator/borrowers';
import { openLender } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
});
afterEach(async () => {
  await app.post('sandbox/stand-ins', { paysOut: true });
  await expectBooksTie(app.test);
});
afterAll(() => app.close());

const detailsOf = async ({ suffix, who, orderId }: OfferedBorrower) =>
  (await app.get(`loan/details${suffix}?orderId=${orderId}`, who)).json();
const payoutIdOf = async ({ orderId }: OfferedBorrower) => {
  const { rows } = await app.test.sql('select id from payout where order_id = $1', [orderId]);
  return String(rows[0]?.['id']);
};
const choose = (payoutId: string, outcome: string) =>
  app.post('sandbox/payout-outcome', { payoutId, outcome });
const mend = ({ suffix, who, orderId }: OfferedBorrower, accountId: string, key: string = randomUUID()) =>
  app.post(
    `loan/payout-account${suffix}`,
    { orderId, accountId },
    { ...who, headers: { ...who.headers, 'idempotency-key': key } },
  );

describe.each(['ph', 'in'] as const)('signed in %s', (market) => {
  it('A7.2 · the money is on its way, then paid out after a moment, and the inbox says both', async () => {
    const one = await offeredBorrower(app, market);
    await signOffer(app, one);
    await app.work();
    expect(await detailsOf(one)).toMatchObject({
      item: { state: 'paying-out', nextAction: 'wait' },
      payout: { state: 'sent', leftOn: null, reference: null },
    });
    app.pass(4);
    await app.work();
    expect(await detailsOf(one)).toMatchObject({
      item: { state: 'paid-out', loanState: 'active' },
      payout: { state: 'left', leftOn: '2026-11-16', line: 'The money is paid out.' },
    });
    const attempts = await app.test.sql(
      `select i.vendor_ref as reference from payout_intent i join payout p on p.id = i.payout_id where p.order_id = $1`,
      [one.orderId],
    );
    expect(attempts.rows[0]?.['reference']).toMatch(/\w/u);
    expect((await detailsOf(one)).payout.reference).toBe(attempts.rows[0]?.['reference']);
    const { messages } = (await app.get(`message/list${one.suffix}`, one.who)).json();
    expect(messages.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['payout-left', 'order-signed']),
    );
    // A channel that pays straight after the signature: they wait for it, at whatever hour.
    const { rows } = await app.test.sql(
      `select m.caused_by as by from message m join loan_order o on o.borrower_id = m.borrower_id
       where o.id = $1 and m.kind = 'payout-left'`,
      [one.orderId],
    );
    expect(rows).toEqual([{ by: 'borrower' }]);
    const outbox = (await app.get(`sandbox/outbox?market=${market}`)).json().messages as {
      to: string;
      text: string;
    }[];
    const told = outbox.filter(({ to }) => to.endsWith(one.phone.slice(-9))).map(({ text }) => text);
    const withoutCodes = told.filter((text) => !/\d{6}/u.test(text));
    expect(withoutCodes.length).toBeGreaterThanOrEqual(2);
    for (const text of withoutCodes)
      expect(text).toMatch(/^[^:]+: news about your (?:application|payout)\. Open the app to read it\.$/u);
  });
});

describe('a payout in the sandbox', () => {
  it('A18.6 · fails when it is told to; A7.13 · the borrower names another account and it arrives there', async () => {
    await app.post('sandbox/stand-ins', { paysOut: false });
    const one = await offeredBorrower(app, 'ph');
    await signOffer(app, one);
    await app.work();
    const payoutId = await payoutIdOf(one);
    expect((await choose(payoutId, 'failed')).json()).toEqual({ payoutId, state: 'sent' });
    app.pass(4);
    await app.work();
    expect(await detailsOf(one)).toMatchObject({
      item: { state: 'payout-failed', nextAction: 'change-account' },
      payout: {
        state: 'failed',
        line: 'The account is closed. Choose or add another account in your name.',
      },
    });
    const other = await addAccount(app, one, {
      kind: 'bank',
      institution: 'BPI',
      number: '0045 1234 9911',
      holder: 'Maricel Reyes',
    });
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => mend(one, other, key)));
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    expect((await mend(one, other, key)).json()).toEqual({ orderId: one.orderId, state: 'paying-out' });
    await app.work();
    await choose(payoutId, 'left');
    app.pass(4);
    await app.work();
    expect(await detailsOf(one)).toMatchObject({
      item: { state: 'paid-out' },
      account: { masked: '•••• 9911' },
      payout: { state: 'left' },
    });
    expect(await payoutIdOf(one)).toBe(payoutId);
    expect(problemIn(await mend(one, other)).code).toBe('order_cannot_change_now');
    expect(problemIn(await choose(payoutId, 'failed')).code).toBe('order_cannot_change_now');
  });

  it('A18.6 · loses its answer: unknown to the borrower, listed for staff, and found to have left', async () => {
    await app.post('sandbox/stand-ins', { paysOut: false });
    const one = await offeredBorrower(app, 'in');
    await signOffer(app, one);
    await app.work();
    const payoutId = await payoutIdOf(one);
    await choose(payoutId, 'answer-lost');
    app.pass(4);
    await app.work();
    app.pass(90_000);
    await app.work();
    const { payouts } = (await app.get('sandbox/cases')).json();
    expect(payouts).toContainEqual(
      expect.objectContaining({ payoutId, state: 'sent, needs a person: payout_outcome_is_unknown' }),
    );
    await choose(payoutId, 'left');
    await app.work();
    expect(await detailsOf(one)).toMatchObject({ payout: { state: 'left' } });
  });

  it('A18.6 · is not known under any other id', async () => {
    expect(problemIn(await choose(randomUUID(), 'left')).code).toBe('not_found');
  });

  it('A7.13 · is nobody else’s to mend, and no stranger’s account takes it', async () => {
    const [one, other] = [await offeredBorrower(app, 'ph'), await offeredBorrower(app, 'ph')];
    expect(problemIn(await mend({ ...one, who: other.who }, other.accountId)).code).toBe('not_found');
    expect(problemIn(await mend(one, other.accountId)).code).toBe('not_found');
    expect(problemIn(await mend(one, one.accountId)).code).toBe('order_cannot_change_now');
  });
});
