import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apply, decided, standingOf, kycBorrower, type KycBorrower } from '@candor/simulator/borrowers';
import { openShop } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
  await app.post('sandbox/stand-ins', { decides: false });
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const asked = async (orderId: string, kind: string) =>
  (await app.test.sql('select 1 from enquiry where order_id = $1 and kind = $2', [orderId, kind])).rows
    .length;

/** Sent back for its income, mended, and sent again; `meanwhile` happens before it is sent. */
async function sentAgain(
  borrower: KycBorrower,
  meanwhile: (orderId: string) => Promise<unknown>,
): Promise<string> {
  const { orderId } = await decided(app, borrower);
  await app.post('sandbox/decide', { orderId, decision: 'send-back', reasons: ['income_is_unclear'] });
  await app.work();
  await app.test.sql(
    `update certification_step set state = 'saved', refusals_sealed = null where borrower_id = $1`,
    [borrower.borrowerId],
  );
  await meanwhile(orderId);
  expect((await apply(app, borrower, { orderId })).statusCode).toBe(200);
  await app.work();
  return orderId;
}

describe('A3.1 · an order that was sent back and comes again', () => {
  const latecomer = () => kycBorrower(app, 'ph', { familyName: 'Latecomer' });

  it('is decided by what the bureau said before', async () => {
    const orderId = await sentAgain(await latecomer(), async () => {});
    expect(await asked(orderId, 'bureau')).toBe(1);
    expect(await standingOf(app, orderId)).toMatchObject({ why: ['bureau_shows_lateness'] });
  });

  it('after more than thirty days is asked about anew', async () => {
    const orderId = await sentAgain(await latecomer(), (id) =>
      app.test.owner.withTransaction(async (tx) => {
        // What was asked is for ever; only whoever owns the whole server can look away from that.
        await tx.query({ text: 'set local session_replication_role = replica' });
        const text = `update enquiry set asked_at = asked_at - interval '31 days' where order_id = $1`;
        await tx.query({ text, values: [id] });
      }),
    );
    expect(await asked(orderId, 'bureau')).toBe(2);
  });

  it('with another name is asked about anew: it may be another person', async () => {
    const borrower = await latecomer();
    const { borrowerId } = borrower;
    const orderId = await sentAgain(borrower, async () => {
      const base = {
        givenName: 'Maricel',
        familyName: 'Reyes',
        bornOn: '1994-03-08',
        documentKind: 'passport',
      };
      const values = Object.entries(base).map(([field, value]) => ({ field, value }));
      const sealed = app.identity.seal.seal(JSON.stringify(values), `certification:base:${borrowerId}`);
      await app.test.sql(
        `update certification_step set sealed = $2, changed_at = changed_at + interval '1 minute'
         where borrower_id = $1 and step = 'base'`,
        [borrowerId, sealed],
      );
    });
    expect([await asked(orderId, 'bureau'), await asked(orderId, 'identity')]).toEqual([2, 2]);
    expect(await standingOf(app, orderId)).toMatchObject({ state: 'approved' });
  });
});

describe('A3.1 · whoever applies and withdraws all day', () => {
  it.each(['ph', 'in'] as const)('in %s is told to come back tomorrow', async (market) => {
    const borrower = await kycBorrower(app, market);
    const { suffix, who, borrowerId } = borrower;
    for (let n = 0; n < 5; n += 1) {
      const { orderId } = (await apply(app, borrower)).json();
      const headers = { 'idempotency-key': `withdraw-${orderId}` };
      await app.post(`order/withdraw${suffix}`, { orderId }, { ...who, headers });
    }
    const key = `sixth-${borrowerId}`;
    const sixth = await apply(app, borrower, {}, key);
    expect([sixth.statusCode, sixth.json().code]).toEqual([429, 'too_many_requests']);
    expect(sixth.json().detail).toBe('You have applied several times today. You can apply again tomorrow.');
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    const { rows } = await app.test.sql('select 1 from loan_order where borrower_id = $1', [borrowerId]);
    expect(rows).toHaveLength(5);
    // The next day the very same request is taken.
    await app.test.sql('update loan_order set submitted_on = submitted_on - 1 where borrower_id = $1', [
      borrowerId,
    ]);
    expect((await apply(app, borrower, {}, key)).statusCode).toBe(200);
  });
});
