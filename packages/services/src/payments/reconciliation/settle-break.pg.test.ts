import { randomUUID } from 'node:crypto';
import { listEventsForAPerson, noteChannelEvent, settleEvent } from '@candor/store/payments';
import { listOpenBreaks } from '@candor/store/transfers';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { LendingDesk, day } from '../../lending/loans/testing/lending-desk.ts';
import type { ChannelState, CollectChannel } from '../../kernel/ports/collect-channel.ts';
import { createPayment } from '../payments/create-payment.ts';
import { receivePayment } from '../payments/receive-payment.ts';
import { explainCallback } from './explain-callback.ts';
import { reconcileDay } from './reconcile-day.ts';
import { settleBreak } from './settle-break.ts';

const on = day('2026-11-16');
const now = () => new Date('2026-11-16T06:00:00Z');

let desk: LendingDesk;
let loanId: bigint;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-11-16');
  loanId = await desk.lend({ amount: 800_000n, months: 3 });
});
afterEach(() => expectBooksTie(desk.test));
afterAll(() => desk.test.drop());

const says = new Map<string, ChannelState>();
const vendor: CollectChannel = {
  id: 'dragonpay',
  payTypes: async () => [],
  makeCode: async () => ({ refused: 'channel_is_down' }) as const,
  ask: async ({ id }) => says.get(id) ?? { is: 'waiting' },
};
const compare = () =>
  reconcileDay({ database: desk.test.database, now, collectChannels: { ph: [vendor], in: [] } }, 'ph', on);
const open = () => desk.test.database.withTransaction((tx) => listOpenBreaks(tx, 'ph'));
const differenceOf = async (reference: string) => (await open()).find((each) => each.reference === reference);
const stateOf = async (paymentId: string) =>
  (await desk.test.sql('select state from payment where id = $1', [paymentId])).rows[0]?.['state'];

/** A payment that the vendor gave a code for today. */
async function coded(): Promise<string> {
  const paymentId = randomUUID();
  const wanted = { meantFor: 'repayment', amount: 10_000n, surplus: 'keep' } as const;
  const expiresAt = new Date('2026-11-19');
  await desk.done(createPayment, { paymentId, loanId, channel: 'dragonpay', wanted, expiresAt });
  await desk.test.sql(
    `insert into payment_code (payment_id, pay_type_id, made_at, kind, pay_type_name, reference, steps)
     values ($1, 'x', now(), 'wallet', '{}', 'x', '[]')`,
    [paymentId],
  );
  const values = [paymentId];
  const text = `update payment set created_at = '2026-11-16T03:00:00Z' where id = $1`;
  await desk.test.owner.withTransaction((tx) => tx.query({ text, values }));
  return paymentId;
}
const arrive = async (paymentId: string, externalId: string) =>
  desk.done(receivePayment, await desk.money(10_000n, { paymentId, externalId }));

it('a difference that a person explains stays explained, with their words, until its figures change', async () => {
  const paymentId = await coded();
  await arrive(paymentId, 'E-1');
  says.set(paymentId, { is: 'paid', externalId: 'E-1', amount: 9_000n });
  await compare();
  const { id } = (await differenceOf('E-1'))!;
  const reason = 'The channel kept its fee of 10.00; their letter of 17 November.';
  expect(await desk.refused(settleBreak, { id, how: 'explain', reason: '  ' })).toMatchObject({
    refused: 'reason_is_missing',
  });
  expect(await desk.refused(settleBreak, { id, how: 'credit', reason })).toMatchObject({
    refused: 'difference_is_settled_otherwise',
  });
  await desk.done(settleBreak, { id, how: 'explain', reason });
  expect(await desk.refused(settleBreak, { id, how: 'explain', reason })).toMatchObject({
    refused: 'difference_is_unknown',
  });
  await compare();
  expect(await open()).toEqual([]);
  const { rows } = await desk.test.sql('select closed_by, closed_why from channel_difference where id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ closed_by: 'staff:desk', closed_why: reason }]);

  says.set(paymentId, { is: 'paid', externalId: 'E-1', amount: 8_000n });
  await compare();
  expect(await differenceOf('E-1')).toMatchObject({ id, theirs: 8_000n });
  const { rows: audit } = await desk.test.sql(
    "select facts->>'how' as how, facts ? 'why' as says from audit_log where command = 'channel.settle-difference' and outcome = 'done'",
  );
  // The words stand with the difference, and not in the log.
  expect(audit).toEqual([{ how: 'explain', says: false }]);
  await desk.done(settleBreak, { id, how: 'take-back', reason: 'It was all taken back, they say now.' });
  expect([await stateOf(paymentId), await open()]).toEqual(['reversed', []]);
});

it('money that only the channel has is credited, once; money that only we have is taken back', async () => {
  const [theirs, ours] = [await coded(), await coded()];
  await arrive(ours, 'O-1');
  says.set(theirs, { is: 'paid', externalId: 'T-1', amount: 10_000n });
  await compare();
  const [missing, invented] = [(await differenceOf('T-1'))!, (await differenceOf('O-1'))!];
  expect([missing.kind, invented.kind]).toEqual(['only-theirs', 'only-ours']);
  const reason = 'Seen in the channel’s own list.';
  await desk.done(settleBreak, { id: missing.id, how: 'credit', reason });
  await desk.done(settleBreak, { id: invented.id, how: 'take-back', reason });
  expect([await stateOf(theirs), await stateOf(ours)]).toEqual(['allocated', 'reversed']);
  await compare();
  expect(await open()).toEqual([]);
  // The callback that comes after all finds it there.
  expect(await arrive(theirs, 'T-1')).toMatchObject({ paymentId: theirs, state: 'allocated' });
});

it('a callback that nothing could be made of is closed with a reason too', async () => {
  const id = await desk.test.database.withTransaction(async (tx) => {
    const event = {
      market: 'ph',
      channel: 'dragonpay',
      key: 'k',
      txnId: 'SOMEBODY-ELSES',
      externalId: 'X-1',
    };
    const noted = await noteChannelEvent(tx, {
      ...event,
      says: 'paid',
      letter: 'S',
      scheme: 'sha1',
      raw: 'x',
      heardAt: now(),
    });
    await settleEvent(tx, noted.id, { state: 'needs-a-person', outcome: 'channel_says_otherwise' });
    return noted.id;
  });
  const waiting = () => desk.test.database.withTransaction((tx) => listEventsForAPerson(tx, 'ph', now()));
  expect(await waiting()).toHaveLength(1);
  await desk.done(explainCallback, { id, reason: 'Another shop of the same merchant.' });
  expect(await waiting()).toEqual([]);
  expect(await desk.refused(explainCallback, { id, reason: 'again' })).toMatchObject({
    refused: 'callback_is_unknown',
  });
  const { rows } = await desk.test.sql('select state, outcome, closed_why from channel_event');
  expect(rows).toEqual([
    { state: 'done', outcome: 'channel_says_otherwise', closed_why: 'Another shop of the same merchant.' },
  ]);
});

it('money that only the channel had counts from the day that was compared, however late a person comes to it', async () => {
  const paymentId = await coded();
  says.set(paymentId, { is: 'paid', externalId: 'L-1', amount: 10_000n });
  await compare();
  const { id } = (await differenceOf('L-1'))!;
  await desk.moveTo('2026-11-19');
  await desk.done(settleBreak, { id, how: 'credit', reason: 'Seen in the channel’s own list.' });
  const { rows } = await desk.test.sql('select received_on from payment where id = $1', [paymentId]);
  expect(rows).toEqual([{ received_on: '2026-11-16' }]);
});

it('a callback that nobody could follow for an hour is shown to a person, who may close it; a fresh one is not', async () => {
  const heard = (externalId: string, heardAt: Date) =>
    desk.test.database.withTransaction(async (tx) => {
      const event = { market: 'ph', channel: 'dragonpay', key: externalId, txnId: 'T', externalId };
      const said = { says: 'paid', letter: 'S', scheme: 'sha1', raw: 'x', heardAt };
      return (await noteChannelEvent(tx, { ...event, ...said })).id;
    });
  const old = await heard('OLD-1', new Date('2026-11-16T02:59:00Z'));
  const fresh = await heard('NEW-1', new Date('2026-11-16T03:30:00Z'));
  const noon = new Date('2026-11-16T04:00:00Z');
  const shown = async () => {
    const events = await desk.test.database.withTransaction((tx) => listEventsForAPerson(tx, 'ph', noon));
    return events.map(({ externalId }) => externalId);
  };
  expect(await shown()).toEqual(['OLD-1']);
  const reason = 'The channel never answered; seen on its own page.';
  expect(await desk.refused(explainCallback, { id: fresh, reason }, noon)).toMatchObject({
    refused: 'callback_is_unknown',
  });
  await desk.done(explainCallback, { id: old, reason });
  expect(await shown()).toEqual([]);
});
