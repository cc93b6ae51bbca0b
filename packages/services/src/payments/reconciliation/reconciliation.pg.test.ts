import { randomUUID } from 'node:crypto';
import { listOpenBreaks } from '@candor/store/transfers';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { LendingDesk, day } from '../../lending/loans/testing/lending-desk.ts';
import type { ChannelState, CollectChannel } from '../../kernel/ports/collect-channel.ts';
import { createPayment } from '../payments/create-payment.ts';
import { receivePayment } from '../payments/receive-payment.ts';
import { importStatement } from '../transfers/import-statement.ts';
import { creditUnverified } from '../transfers/match-money.ts';
import { submitPaymentProof } from '../transfers/submit-payment-proof.ts';
import { reconcileDay } from './reconcile-day.ts';

const seal = new PersonSeal([Buffer.alloc(32, 5)]);
const now = () => new Date('2026-11-16T06:00:00Z');
const on = day('2026-11-16');

let desk: LendingDesk;
let loanId: bigint;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-11-16');
  loanId = await desk.lend({ amount: 800_000n, months: 3 });
});
afterEach(() => expectBooksTie(desk.test));
afterAll(() => desk.test.drop());

const says = new Map<string, ChannelState>();
const quiet = { payTypes: async () => [], makeCode: async () => ({ refused: 'channel_is_down' }) as const };
const vendor: CollectChannel = {
  id: 'dragonpay',
  ...quiet,
  ask: async ({ id }) => says.get(id) ?? { is: 'waiting' },
};
const bank: CollectChannel = { id: 'bank', ...quiet, ask: async () => ({ is: 'waiting' }) };
const parts = () => ({
  database: desk.test.database,
  now,
  collectChannels: { ph: [vendor, bank], in: [] },
});
const differences = () => desk.test.database.withTransaction((tx) => listOpenBreaks(tx, 'ph'));

async function coded(channel: string): Promise<string> {
  const paymentId = randomUUID();
  const wanted = { meantFor: 'repayment', amount: 10_000n, surplus: 'keep' } as const;
  await desk.done(createPayment, { paymentId, loanId, channel, wanted, expiresAt: new Date('2026-11-19') });
  await desk.test.sql(
    `insert into payment_code (payment_id, pay_type_id, made_at, kind, pay_type_name, reference, steps)
     values ($1, 'x', now(), 'wallet', '{}', 'x', '[]')`,
    [paymentId],
  );
  await desk.test.owner.withTransaction((tx) =>
    tx.query({
      text: `update payment set created_at = '2026-11-16T03:00:00Z' where id = $1`,
      values: [paymentId],
    }),
  );
  return paymentId;
}
const arrive = async (paymentId: string, externalId: string) =>
  desk.done(receivePayment, await desk.money(10_000n, { paymentId, externalId, channel: 'dragonpay' }));

it('each difference between a vendor’s word and ours is kept, and closed when it is gone', async () => {
  const [same, less, gone, unheard] = await Promise.all(Array.from({ length: 4 }, () => coded('dragonpay')));
  await arrive(same!, 'V-1');
  await arrive(less!, 'V-2');
  await arrive(gone!, 'V-3');
  says.set(same!, { is: 'paid', externalId: 'V-1', amount: 10_000n });
  says.set(less!, { is: 'paid', externalId: 'V-2', amount: 9_000n });
  says.set(unheard!, { is: 'paid', externalId: 'V-4', amount: 10_000n });
  expect((await reconcileDay(parts(), 'ph', on))[0]).toMatchObject({ compared: 4, differences: 3 });
  const found = await differences();
  expect(found.map(({ kind, reference, ours, theirs }) => [kind, reference, ours, theirs])).toEqual(
    expect.arrayContaining([
      ['other-amount', 'V-2', 10_000n, 9_000n],
      ['only-ours', 'V-3', 10_000n, null],
      ['only-theirs', 'V-4', null, 10_000n],
    ]),
  );
  expect(found).toHaveLength(3);

  await arrive(unheard!, 'V-4');
  says.set(gone!, { is: 'unknown' });
  expect((await reconcileDay(parts(), 'ph', on))[0]).toMatchObject({ unanswered: 1, closed: 0 });
  expect(await differences()).toHaveLength(3);
  says.set(gone!, { is: 'paid', externalId: 'V-3', amount: 10_000n });
  expect((await reconcileDay(parts(), 'ph', on))[0]).toMatchObject({ unanswered: 0, closed: 2 });
  expect((await differences()).map(({ kind }) => kind)).toEqual(['other-amount']);
});

it('money that a person vouched for differs until the bank’s statement shows it', async () => {
  const paymentId = await coded('bank');
  const { rows } = await desk.test.sql('select borrower_id from loan where id = $1', [loanId]);
  const utr = 'IP20261116004187';
  const claim = { paymentId, borrowerId: String(rows[0]?.['borrower_id']), market: 'ph', utr } as const;
  await desk.done(submitPaymentProof(seal), { ...claim, pictureId: null });
  await desk.done(creditUnverified, { paymentId, orderId: null });
  await reconcileDay(parts(), 'ph', on);
  const of = async () => (await differences()).filter(({ reference }) => reference === utr);
  expect(await of()).toMatchObject([{ kind: 'only-ours', channel: 'bank', ours: 10_000n, paymentId }]);
  const csv = `Date,Reference,Credit\n2026-11-16,${utr},100.00`;
  const actor = { kind: 'staff', id: 'finance' } as const;
  const read = { market: 'ph', csv, isDryRun: false } as const;
  expect(await importStatement({ ...parts(), seal }, read, actor)).toMatchObject({ known: 1 });
  await reconcileDay(parts(), 'ph', on);
  expect(await of()).toEqual([]);
});
