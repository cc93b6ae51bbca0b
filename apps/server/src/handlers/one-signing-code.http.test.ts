import {
  codeToSign,
  confirm,
  offeredBorrower,
  readOffer,
  signatureOf,
  type Offer,
  type OfferedBorrower,
} from '@candor/simulator/borrowers';
import { openLender } from '@candor/simulator/lender';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../http/testing/problem-in.ts';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
});
afterAll(() => app.close());

const offerOf = async (one: OfferedBorrower) => (await readOffer(app, one)).json() as Offer;

/** Somebody whose first account was added without a code, with an offer to sign. */
async function unconfirmed(): Promise<OfferedBorrower> {
  const one = await offeredBorrower(app, 'ph');
  await app.test.sql('update payout_account set confirmed_at = null where id = $1', [one.accountId]);
  return one;
}

const confirmedAt = async (accountId: string) => {
  const { rows } = await app.test.sql('select confirmed_at from payout_account where id = $1', [accountId]);
  return rows[0]?.['confirmed_at'] ?? null;
};

const another = { kind: 'bank', institution: 'BPI', number: '0088776655', holder: 'Maricel Reyes' };

describe('A1.11 A7.1 · one code signs the loan and confirms the account of a first one', () => {
  it('its message names the loan, what is repaid and the end of the account; signing confirms the account', async () => {
    const one = await unconfirmed();
    const offer = await offerOf(one);
    const code = await codeToSign(app, one, offer);
    const { rows } = await app.test.sql(
      'select body from sandbox_message where sent_to like $1 order by sent_at desc limit 1',
      [`%${one.phone.slice(-9)}`],
    );
    const { institutionName, masked } = offer.accounts[0]!;
    expect(rows[0]?.['body']).toMatch(
      new RegExp(
        `: ${code} signs your PHP 8,000 loan to ${institutionName} ...${masked.slice(-4)}. You repay PHP 8,730.56`,
        'u',
      ),
    );
    expect(await confirmedAt(one.accountId)).toBeNull();
    const signed = await confirm(app, one, { ...signatureOf(one, offer), code });
    expect(signed.statusCode).toBe(200);
    expect(await confirmedAt(one.accountId)).not.toBeNull();
    // From now on another account takes a code of its own.
    const checked = await app.post('certification/bank-save', another, one.who);
    expect(checked.json()).toEqual({ account: null });
  });

  it('made for one account it opens no other: with another account in its place the code is void', async () => {
    const one = await unconfirmed();
    const offer = await offerOf(one);
    const code = await codeToSign(app, one, offer);
    const replaced = await app.post('certification/bank-save', another, one.who);
    const { accountId } = replaced.json().account as { accountId: string };
    expect(accountId).not.toBe(one.accountId);
    const old = await confirm(app, one, { ...signatureOf(one, offer), code });
    expect(problemIn(old).code).toBe('not_found');
    const now = { ...one, accountId };
    const fresh = await offerOf(now);
    const other = await confirm(app, now, { ...signatureOf(now, fresh), code });
    expect(problemIn(other).code).toBe('code_expired');
    expect(await confirmedAt(accountId)).toBeNull();
    const right = await codeToSign(app, now, fresh);
    expect((await confirm(app, now, { ...signatureOf(now, fresh), code: right })).statusCode).toBe(200);
    expect(await confirmedAt(accountId)).not.toBeNull();
  });
});
