import { randomBytes, randomUUID } from 'node:crypto';
import { verifyBooks } from '@candor/store/ledger';
import type { Tx } from '@candor/store/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepRefundAccount } from '../../customers/payout-accounts/refund-account.ts';
import { PersonSeal } from '../../kernel/person-seal.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { LendingDesk } from '../../lending/loans/testing/lending-desk.ts';
import { receivePayment } from '../../payments/payments/receive-payment.ts';
import { returnCredit } from './refund-acts.ts';

const key = randomBytes(32);
let desk: LendingDesk;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-09-18');
});
afterAll(() => desk.test.drop());

const proofFile = () => {
  const id = randomUUID();
  return {
    id,
    name: 'passbook.pdf',
    mediaType: 'application/pdf',
    bytes: 4,
    storeKey: `attachments/${id}`,
    sha256: 'ab'.repeat(32),
  } as const;
};

async function giveAccount(tx: Tx, seal: PersonSeal): Promise<string> {
  const by = randomUUID();
  await tx.query({
    text: `insert into staff (id, email, name, state, password_hash, made_at) values ($1, 'r@lender.example', 'Rina', 'active', 'scrypt$', now())`,
    values: [by],
  });
  const accountId = randomUUID();
  const account = { kind: 'bank', institution: 'BPI', number: '0045123412', holder: 'Maria Cruz' } as const;
  const given = { ...account, accountId, market: 'ph', proof: 'her passbook', files: [proofFile()] } as const;
  expect(await keepRefundAccount(tx, seal, given, { by, now: new Date() })).toBeUndefined();
  return accountId;
}

it('what was overpaid goes back, however many others wait before it', async () => {
  const loanId = await desk.lend({ amount: 800_000n, months: 3 });
  await desk.moveTo('2026-09-28');
  await desk.done(receivePayment, await desk.money(900_000n, { loanId, meantFor: 'settlement' }));
  const { rows } = await desk.test.sql('select order_id as "orderId", credit from loan where id = $1', [
    loanId,
  ]);
  const orderId = String(rows[0]?.['orderId']);
  const seal = new PersonSeal([key]);
  const accountId = await desk.test.database.withTransaction((tx) => giveAccount(tx, seal));
  const input = { orderId, amount: String(rows[0]?.['credit']), refundId: randomUUID(), accountId };
  // It was lent without an account: nobody can be asked to approve what has nowhere to go.
  const bare = { ...input, accountId: null };
  const reader = { parts: { seal } as LendingDeps, now: new Date('2026-09-28T04:00:00Z') };
  expect(
    await desk.test.database.withTransaction((tx) => returnCredit.preview(tx, bare, reader)),
  ).toMatchObject({ refused: 'refund_has_no_account' });
  // Two hundred older ones, for this look alone.
  const seen = desk.test.owner.withTransaction(async (tx) => {
    await tx.query({ text: 'set local session_replication_role = replica' });
    await tx.query({
      text: `insert into loan overriding system value
             select (jsonb_populate_record(l, jsonb_build_object('id', -n, 'order_id', gen_random_uuid()))).*
             from loan l, generate_series(1, 200) n where l.id = $1`,
      values: [loanId],
    });
    await tx.query({ text: 'set local session_replication_role = origin' });
    const preview = await returnCredit.preview(tx, input, reader);
    throw new Error('title' in preview ? preview.title : preview.refused);
  });
  await expect(seen).rejects.toThrow('back?');
  const now = new Date('2026-09-28T04:00:00Z');
  const context = {
    parts: { seal: new PersonSeal([key]) } as LendingDeps,
    by: ['a', 'b'] as const,
    now,
    reason: 'overpaid',
  };
  const sent = await desk.test.database.withTransaction((tx) => returnCredit.carryOut(tx, input, context));
  expect(sent).not.toHaveProperty('refused');
  // Of two who agree at once the second finds nothing.
  const again = { ...input, refundId: randomUUID() };
  expect(
    await desk.test.database.withTransaction((tx) => returnCredit.carryOut(tx, again, context)),
  ).toMatchObject({ refused: 'credit_has_changed' });
  expect((await desk.test.owner.withTransaction((tx) => verifyBooks(tx))).differences).toEqual([]);
});
