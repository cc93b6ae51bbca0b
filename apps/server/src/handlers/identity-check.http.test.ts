import { decisionTables, type DecisionTable } from '@candor/markets/decision';
import { openGrounds } from '@candor/services/lending/decisions';
import { saveDecisionTable } from '@candor/services/lending/decision-tables';
import { decisionsOf } from '@candor/store/decisions';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asCommand } from '@candor/services/testing';
import { decided, kycBorrower, type KycBorrower } from '@candor/simulator/borrowers';
import { done, openShop } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

const open = async (off: boolean): Promise<IdentityApp> => {
  const app = await identityApp(off ? { borrowing: { identityCheck: null } } : {});
  await openShop(app);
  await app.post('sandbox/stand-ins', { decides: false });
  return app;
};

const identityOf = ({ test, identity }: IdentityApp, orderId: string) =>
  test.database.withTransaction(async (tx) => {
    const last = (await decisionsOf(tx, orderId)).at(-1);
    return openGrounds(identity.seal, last!)!.facts!.identity;
  });

const baseState = async ({ test }: IdentityApp, { borrowerId }: KycBorrower) => {
  const text = `select state from certification_step where borrower_id = $1 and step = 'base'`;
  return (await test.sql(text, [borrowerId])).rows[0]?.['state'];
};

async function withdraw(app: IdentityApp, { suffix, who }: KycBorrower, orderId: string) {
  const headers = { 'idempotency-key': `withdraw-${orderId}` };
  const answer = await app.post(`order/withdraw${suffix}`, { orderId }, { ...who, headers });
  expect(answer.statusCode).toBe(200);
}

describe('A3.1 · with an identity check', () => {
  let app: IdentityApp;
  beforeAll(async () => {
    app = await open(false);
  });
  afterAll(async () => {
    await expectBooksTie(app.test);
    await app.close();
  });

  it('somebody who is looked at and known is approved without a person', async () => {
    const borrower = await kycBorrower(app, 'ph');
    const order = await decided(app, borrower);
    expect(order.state).toBe('approved');
    expect(await identityOf(app, order.orderId)).toBe('looked-at');
    expect(await baseState(app, borrower)).toBe('accepted');
  });

  it.each(['ph', 'in'] as const)('in %s a doubt goes to a person, in general words', async (market) => {
    const borrower = await kycBorrower(app, market, { familyName: 'Lookalike' });
    const order = await decided(app, borrower);
    expect(order).toMatchObject({ state: 'in-review', why: ['check_by_hand'] });
    expect(await identityOf(app, order.orderId)).toBe('not-looked-at');
    expect(await baseState(app, borrower)).toBe('saved');
  });
});

describe('A3.1 · without an identity check', () => {
  let app: IdentityApp;
  beforeAll(async () => {
    app = await open(true);
  });
  afterAll(async () => {
    await expectBooksTie(app.test);
    await app.close();
  });

  it('no money goes to whom nobody has looked at; a person looks once, until the step is saved again', async () => {
    const borrower = await kycBorrower(app, 'ph');
    const first = await decided(app, borrower);
    expect(first).toMatchObject({ state: 'in-review', why: ['check_by_hand'] });
    expect(await identityOf(app, first.orderId)).toBe('not-looked-at');
    await app.post('sandbox/decide', { orderId: first.orderId, decision: 'approve' });
    expect(await baseState(app, borrower)).toBe('accepted');
    await withdraw(app, borrower, first.orderId);

    const second = await decided(app, borrower);
    expect(second.state).toBe('approved');
    expect(await identityOf(app, second.orderId)).toBe('looked-at');
    await withdraw(app, borrower, second.orderId);

    const text = `update certification_step set state = 'saved', changed_at = changed_at + interval '1 day'
                  where borrower_id = $1 and step = 'base'`;
    await app.test.sql(text, [borrower.borrowerId]);
    const third = await decided(app, borrower);
    expect(third).toMatchObject({ state: 'in-review', why: ['check_by_hand'] });
  });

  it('a table that does without the look approves, and that is not taken for one', async () => {
    const rules = decisionTables.in.rules.filter(({ when }) => !('identity' in when));
    const table: DecisionTable = { ...decisionTables.in, rules };
    await done(app, asCommand(saveDecisionTable), { market: 'in', table, validFrom: '2026-11-16' as never });
    const borrower = await kycBorrower(app, 'in');
    expect(await decided(app, borrower)).toMatchObject({ state: 'approved' });
    expect(await baseState(app, borrower)).toBe('saved');
  });
});
