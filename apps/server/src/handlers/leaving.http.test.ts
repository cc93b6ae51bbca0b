import { deleteBorrower } from '@candor/services/composition/privacy';
import { setConsent } from '@candor/services/customers/consents';
import type { Tx } from '@candor/store/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../http/testing/problem-in.ts';
import { deleteTestLoans, giveLoan } from '../testing/give-loan.ts';
import { accountConsent, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
});
afterAll(async () => {
  await deleteTestLoans(app.test);
  await app.close();
});

let last = 8_200_000;
const newPhone = () => `0917${String((last += 1))}`;
const { textVersion } = accountConsent;
const contacts = [{ name: 'Ana Reyes', phone: '09181234567', relation: 'friend', source: 'typed' }];

async function borrowerOf(phone: string): Promise<string> {
  const index = app.identity.seal.index('phone', 'ph', `+63${phone.slice(1)}`);
  const { rows } = await app.test.sql('select id from borrower where phone_index = $1', [index]);
  return String(rows[0]?.['id']);
}
const held = async (borrowerId: string) =>
  (await app.test.sql('select 1 from reference_person where borrower_id = $1', [borrowerId])).rows.length;

async function withReferences(): Promise<{ phone: string; who: Who; borrowerId: string }> {
  const phone = newPhone();
  const who = await app.logIn(phone);
  await app.post('privacy/consent-set', { purpose: 'references', isGiven: true, textVersion }, who);
  return { phone, who, borrowerId: await borrowerOf(phone) };
}

/** Until some request of this database waits for another's lock, or it is over. */
async function somebodyWaits(over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const { rows } = await app.test.sql(
      `select 1 from pg_locks l join pg_stat_activity a using (pid)
       where a.datname = current_database() and not l.granted`,
    );
    if (rows.length > 0) return;
  }
}

/** An upload that comes while `change` is decided and not yet committed. */
async function uploadDuring(who: Who, change: (tx: Tx) => Promise<unknown>) {
  const { answer } = await app.identity.database.withTransaction(async (tx) => {
    await change(tx);
    const upload = app.post('upload/contacts', { contacts }, who);
    const over = new AbortController();
    await Promise.race([upload, somebodyWaits(over.signal)]);
    over.abort();
    return { answer: upload };
  });
  return answer;
}

describe('A11.4 A13.2 · what is told at the very moment', () => {
  const actor = { kind: 'borrower', id: 'x' } as const;

  it('of a withdrawal is not kept', async () => {
    const { who, borrowerId } = await withReferences();
    const now = app.identity.now();
    const withdrawal = {
      borrowerId,
      market: 'ph',
      language: 'en',
      purpose: 'references',
      isGiven: false,
      textVersion,
    } as const;
    const answer = await uploadDuring(who, (tx) =>
      setConsent(app.identity.seal).decide(tx, withdrawal, { actor, now }),
    );
    expect(problemIn(answer).code).toBe('consent_missing');
    expect(await held(borrowerId)).toBe(0);
  });

  it('A1.6 · of a deletion is not kept', async () => {
    const { who, borrowerId, phone } = await withReferences();
    await app.post('session/step-up-code', { purpose: 'delete', by: 'sms' }, who);
    const code = await app.codeFor(phone);
    const { now } = app.identity;
    const wish = { borrowerId, market: 'ph', language: 'en', sessionId: '', proof: { code } } as const;
    const answer = await uploadDuring(who, (tx) =>
      deleteBorrower(app.identity).decide(tx, wish, { actor, now: now() }),
    );
    expect(problemIn(answer).code).toBe('consent_missing');
    expect(await held(borrowerId)).toBe(0);
  });
});

describe('A1.6 A13.6 · leaving', () => {
  const view = async (who: Who) => (await app.get('privacy/deletion', who)).json();

  it('waits for an application that is under way, told in words; a draft holds nobody', async () => {
    const phone = newPhone();
    const who = await app.logIn(phone);
    await giveLoan(app.test, phone, app.identity.seal, 'settled');
    const borrowerId = await borrowerOf(phone);
    const { rows } = await app.test.sql(
      `insert into loan_order (id, market, borrower_id, product_id, product_version, state, amount, instalments, every_count, every_unit)
       values (gen_random_uuid(), 'ph', $1, 'bare', 1, 'draft', 100000, 3, 1, 'month') returning id`,
      [borrowerId],
    );
    const become = (state: string) =>
      app.test.unguarded('update loan_order set state = $2 where id = $1', [rows[0]!['id'], state]);
    const standing: string[] = [];
    for (const state of [
      'draft',
      'submitted',
      'in-review',
      'sent-back',
      'approved',
      'confirmed',
      'paying-out',
      'payout-failed',
      'withdrawn',
    ]) {
      await become(state);
      const { mayDelete, doFirst } = await view(who);
      if (!mayDelete) standing.push(state);
      expect(doFirst === null).toBe(mayDelete);
    }
    expect(standing).toEqual([
      'submitted',
      'in-review',
      'sent-back',
      'approved',
      'confirmed',
      'paying-out',
      'payout-failed',
    ]);
    await become('in-review');
    expect((await view(who)).doFirst).toContain('withdraw the application');
    await app.post('session/step-up-code', { purpose: 'delete', by: 'sms' }, who);
    const code = await app.codeFor(phone);
    const refused = problemIn(await app.post('session/user-delete', { code }, who));
    expect(refused).toMatchObject({ code: 'loan_is_open' });
    expect(refused.detail).toContain('withdraw the application');
    await become('withdrawn');
    expect((await app.post('session/user-delete', { code }, who)).statusCode).toBe(200);
  });

  it('waits for money of theirs that we still hold', async () => {
    const phone = newPhone();
    const who = await app.logIn(phone);
    const loanId = await giveLoan(app.test, phone, app.identity.seal, 'settled');
    expect(await view(who)).toMatchObject({ mayDelete: true });
    await app.test.sql('update loan set credit = 500 where id = $1', [loanId]);
    expect(await view(who)).toMatchObject({ mayDelete: false, openLoans: 1 });
    expect((await view(who)).doFirst).toContain('money of yours');
  });

  it('waits for money that left for an order which was withdrawn, and for what somebody has to look at', async () => {
    const phone = newPhone();
    const who = await app.logIn(phone);
    await giveLoan(app.test, phone, app.identity.seal, 'settled');
    const { rows } = await app.test.sql(
      `with ordered as (
         insert into loan_order (id, market, borrower_id, product_id, product_version, state, amount, instalments, every_count, every_unit)
         values (gen_random_uuid(), 'ph', $1, 'bare', 1, 'withdrawn', 100000, 3, 1, 'month') returning id)
       insert into payout (id, market, currency, kind, order_id, amount, state, ordered_on)
       select gen_random_uuid(), 'ph', 'PHP', 'loan', id, 100000, 'failed', '2026-11-16' from ordered returning id`,
      [await borrowerOf(phone)],
    );
    const payoutId = rows[0]!['id'];
    const become = (state: string, leftOn: string | null) =>
      app.test.sql('update payout set state = $2, left_on = $3 where id = $1', [payoutId, state, leftOn]);
    expect((await view(who)).mayDelete).toBe(true);
    await become('ordered', null);
    expect((await view(who)).mayDelete).toBe(false);
    await become('failed', null);
    await app.test.sql(
      "insert into payout_concern (market, payout_id, why, raised_at) values ('ph', $1, 'x', now())",
      [payoutId],
    );
    expect((await view(who)).mayDelete).toBe(false);
    await app.test.sql('update payout_concern set closed_at = now() where payout_id = $1', [payoutId]);
    expect((await view(who)).mayDelete).toBe(true);
    await become('left', '2026-11-16');
    expect(await view(who)).toMatchObject({ mayDelete: false, openLoans: 1 });
    // Bare rows, as the loans here are: nothing was booked, and the books would rightly complain.
    await app.test.owner.withTransaction(async (tx) => {
      await tx.query({ text: 'set local session_replication_role = replica' });
      for (const table of ['payout_concern', 'payout']) await tx.query({ text: `delete from ${table}` });
    });
  });

  it('A13.5 · leaves no export behind', async () => {
    const phone = newPhone();
    const who = await app.logIn(phone);
    const borrowerId = await borrowerOf(phone);
    await app.post('privacy/export', {}, who);
    await app.work();
    const kept = () => app.test.sql('select state from data_export where borrower_id = $1', [borrowerId]);
    expect((await kept()).rows).toEqual([{ state: 'ready' }]);
    await app.post('session/step-up-code', { purpose: 'delete', by: 'sms' }, who);
    await app.post('session/user-delete', { code: await app.codeFor(phone) }, who);
    expect((await kept()).rows).toEqual([]);
  });
});
