// Run by add-market.pg.test.ts in a copy of the sources that has a third market and a second Philippine
// channel.
import { randomUUID } from 'node:crypto';
import { marketIds, type MarketId } from '@candor/markets';
import { openClearingAccounts } from '@candor/services/payments/bank';
import { setApplicationDestination } from '@candor/store/applications';
import { insertPayoutAccount } from '@candor/store/payout-accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { borrow, borrowerOf, months } from '@candor/simulator/borrowers';
import { liveTo, openShop, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../apps/server/src/testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
  await openClearingAccounts(app.borrowing);
});
// Dropping the database proves that its books tie.
afterAll(() => app.close());

const stateOf = async (table: 'loan_order' | 'payment', id: string) =>
  (await app.test.sql(`select state from ${table} where id = $1`, [id])).rows[0]?.['state'];
const balanceOf = async (account: string) => {
  const { rows } = await app.test.sql(
    'select sum(l.minor)::int as sum from ledger_line l join ledger_account a on a.number = l.account where a.code = $1',
    [account],
  );
  return rows[0]?.['sum'];
};

type Loan = { readonly who: Who; readonly loanId: string; readonly suffix: string };

/** Applies, signs, and has the money: the market's channel disburses it. */
async function borrows(market: MarketId, phone: string, full: string, suffix: string): Promise<Loan> {
  const who = await app.logIn(phone, suffix);
  const borrowerId = await borrowerOf(app, market, full);
  const asked = { market, borrowerId, productId: `${market}-instalments`, amount: 800_000n, term: months(3) };
  const loanId = await borrow(app, asked, 'confirmed');
  const { seal, now } = app.identity;
  const id = randomUUID();
  await app.test.database.withTransaction(async (tx) => {
    await insertPayoutAccount(tx, {
      id,
      borrowerId,
      market,
      kind: 'bank',
      institution: 'BPI',
      numberSealed: seal.seal('004512341234', `account-number:${id}`),
      numberIndex: seal.index('payout-account', market, `${id}:004512341234`),
      holderSealed: seal.seal('Maria Reyes Cruz', `account-holder:${id}`),
      place: 1,
      confirmedAt: now(),
      isDefault: true,
      addedAt: now(),
    });
    await setApplicationDestination(tx, loanId, { accountId: id, purpose: 'family' });
  });
  await app.work();
  app.pass(3_600);
  await app.work();
  expect(await stateOf('loan_order', loanId)).toBe('paid-out');
  return { who, loanId, suffix };
}

/** The payment that a code was made for. */
async function codeFor({ who, loanId, suffix }: Loan, payTypeId: string): Promise<string> {
  const body = { loanId, choice: 'own', amount: 100_000, payTypeId };
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await app.post(`loan/generate-code${suffix}`, body, { ...who, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as { paymentId: string }).paymentId;
}

it('a third market lends, disburses, is repaid and ends its days', async () => {
  const market = marketIds.find((each) => !['ph', 'in'].includes(each))!;
  const loan = await borrows(market, '0712345678', '+94712345678', '-lk');
  const paymentId = await codeFor(loan, 'bank:transfer');
  expect((await app.post('sandbox/pay', { paymentId, act: 'pay' })).statusCode).toBe(200);
  await app.work();
  expect(await stateOf('payment', paymentId)).toBe('allocated');
  await liveTo(app, market, '2026-12-20');
});

it('a second channel collects, is heard by its signature, and has its clearing account', async () => {
  const loan = await borrows('ph', '09193330001', '+639193330001', '');
  const paymentId = await codeFor(loan, 'paynow:wallet');
  const channel = app.borrowing.collectChannels.ph.find(({ id }) => id === 'paynow');
  const [came] = (await channel?.payer?.act(paymentId, 'pay', null)) ?? [];
  const form = came?.text ?? '';
  const callBack = (payload: string) =>
    app.app.inject({
      method: 'POST',
      url: '/api/channel/callback',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  expect((await callBack(form.replace(/.$/u, 'x'))).statusCode).toBe(403);
  expect((await callBack(form)).body).toBe('result=OK');
  await app.work();
  expect(await stateOf('payment', paymentId)).toBe('allocated');
  expect(await balanceOf('channel-clearing:paynow')).toBe(100_000);
  await liveTo(app, 'ph', '2026-11-18');
});
