import { randomUUID } from 'node:crypto';
import {
  disbursementCases,
  disbursementIdOfApplication,
  disbursementRounds,
  startDisbursement,
} from '@candor/services/payments/disbursements';
import { relayOutbox } from '@candor/services/kernel/outbox';
import { runCommand } from '@candor/services/kernel/commands';
import {
  forgetDisbursementAnswersBefore,
  forgetDisbursementAnswersOf,
} from '@candor/store/disbursement-attempts';
import { takeIdempotencyKey } from '@candor/store/commands';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DisbursementDesk } from '../testing/disbursement-desk.ts';

let desk: DisbursementDesk;
beforeAll(async () => {
  desk = await DisbursementDesk.open();
});
afterAll(() => desk.close());
beforeEach(() => {
  desk.trouble = 'none';
});
afterEach(() => desk.expectAllTies());

describe('a payout whose channel was taken out of the settings', () => {
  it('is put before a person, once, and goes on when the channel is there again (A18.4)', async () => {
    const { orderId } = await desk.sign('in', 800_000n);
    await desk.work();
    const { channels } = desk;
    desk.channels = { ...channels, in: null };
    const audited = async () =>
      (
        await desk.ph.test.sql(
          `select count(*)::int as n from audit_log where command = 'payout.raise-concern' and subject = $1`,
          [`payout:${disbursementIdOfApplication(orderId)}`],
        )
      ).rows[0]?.['n'];
    for (let n = 0; n < 3; n += 1) {
      desk.pass(600);
      await desk.work();
    }
    expect([await desk.concerns(orderId), await audited()]).toEqual([['channel_is_not_there: sandbox'], 1]);
    expect(await desk.database.withTransaction((tx) => disbursementCases(tx, 'in'))).toContainEqual(
      expect.objectContaining({ orderId, state: 'sent, needs a person: channel_is_not_there: sandbox' }),
    );
    desk.channels = channels;
    await desk.work();
    expect(await desk.standing(orderId)).toMatchObject({ state: 'left' });
    expect(await desk.concerns(orderId)).toEqual([]);
  });
});

describe('a vendor that hangs', () => {
  it('holds up neither the other market nor a few more of its own', async () => {
    const orders = [await desk.sign('ph', 800_000n), await desk.sign('ph', 800_000n)];
    const other = await desk.sign('in', 800_000n);
    const { channels } = desk;
    const dragonpay = channels.ph!;
    const held = Promise.withResolvers<void>();
    const hung = Promise.withResolvers<string>();
    let isFirst = true;
    desk.channels = {
      ...channels,
      ph: {
        ...dragonpay,
        send: async (payout) => {
          if (!isFirst) return dragonpay.send(payout);
          isFirst = false;
          hung.resolve(payout.id);
          await held.promise;
          return dragonpay.send(payout);
        },
      },
    };
    await relayOutbox(desk.database, desk.handlers);
    const rounds = disbursementRounds(desk.parts).map(({ run }) => run());
    const id = await hung.promise;
    const waits = orders.find(({ orderId }) => disbursementIdOfApplication(orderId) === id)!;
    const passes = orders.find(({ orderId }) => disbursementIdOfApplication(orderId) !== id)!;
    for (const { orderId } of [other, passes]) {
      await expect.poll(() => desk.standing(orderId)).toMatchObject({ state: 'sent' });
    }
    expect(await desk.standing(waits.orderId)).toMatchObject({ state: 'ordered' });
    held.resolve();
    await Promise.all(rounds);
    desk.channels = channels;
    desk.pass(10);
    await desk.work();
    expect(await desk.orderState(waits.orderId)).toBe('paid-out');
  });
});

describe('what a channel said', () => {
  it('is kept sealed, since it may name the borrower and the account, and its words not for ever', async () => {
    const { orderId, borrowerId } = await desk.sign('in', 800_000n);
    const { channels } = desk;
    const raw = 'a/c004512341234-MARIA REYES CRUZ, 0045.1234.1234';
    const wordy = {
      ...channels.in!,
      send: async () => ({ heard: 'unknown', why: 'no_answer', raw }) as const,
    };
    desk.channels = { ...channels, in: wordy };
    await desk.work();
    desk.channels = channels;
    const answers = async () =>
      (
        await desk.ph.test.sql(
          `select a.*, t.sealed from payout_answer a left join payout_answer_text t on t.answer_id = a.id
           where payout_id = $1 order by a.id`,
          [disbursementIdOfApplication(orderId)],
        )
      ).rows;
    const [answer] = await answers();
    expect(Object.values(answer!).join(' ')).not.toMatch(/MARIA REYES|004512341234|0045\.1234/u);
    const about = `payout-answer:${disbursementIdOfApplication(orderId)}/1`;
    expect(desk.seal.open(String(answer!['sealed']), about)).toBe(raw);
    await desk.database.withTransaction((tx) => forgetDisbursementAnswersOf(tx, borrowerId));
    expect(await answers()).toMatchObject([{ heard: 'unknown', sealed: null }]);
    desk.pass(120);
    await desk.work();
    const later = new Date(desk.now().getTime() + 1_000);
    await desk.database.withTransaction((tx) => forgetDisbursementAnswersBefore(tx, later));
    expect((await answers()).map(({ heard, sealed: words }) => [heard, words])).toEqual([
      ['unknown', null],
      ['not-known', null],
      ['accepted', null],
    ]);
    desk.pass(10);
    await desk.work();
    expect(await desk.orderState(orderId)).toBe('paid-out');
  });
});

describe('a message whose key is taken', () => {
  const isDone = async (orderId: string) =>
    (
      await desk.ph.test.sql(
        `select done_at is not null as done from outbox where topic = 'order.confirmed' and payload ->> 'order' = $1`,
        [orderId],
      )
    ).rows[0]?.['done'];

  it('for something else counts as not done either: a person sees it in the end', async () => {
    const { orderId } = await desk.sign('ph', 800_000n);
    const elsewhere = randomUUID();
    await runCommand(desk.database, startDisbursement, {
      input: { orderId: elsewhere, payoutId: elsewhere },
      actor: { kind: 'system', id: 'payouts' },
      idempotencyKey: `payout of order ${orderId}`,
      now: desk.now(),
    });
    await desk.work();
    expect([await isDone(orderId), await desk.orderState(orderId)]).toEqual([false, 'confirmed']);
    await desk.ph.test.sql(`delete from outbox where payload ->> 'order' = $1`, [orderId]);
  });

  it('by another worker comes back instead of counting as done: the money is ordered when that one is gone', async () => {
    const { orderId } = await desk.sign('ph', 800_000n);
    await desk.database.withTransaction(async (tx) => {
      await takeIdempotencyKey(tx, 'system:payouts', `payout of order ${orderId}`);
      await relayOutbox(desk.database, desk.handlers);
    });
    expect([await isDone(orderId), await desk.orderState(orderId)]).toEqual([false, 'confirmed']);
    await desk.ph.test.sql(
      "update outbox set next_attempt_at = now() - interval '1 minute' where done_at is null",
    );
    await desk.work();
    expect([await isDone(orderId), await desk.orderState(orderId)]).toEqual([true, 'paying-out']);
    desk.pass(4);
    await desk.work();
  });
});
