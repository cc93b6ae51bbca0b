import { amountText } from '@candor/domain/money';
import {
  confirmBank,
  declareRestore,
  findRestore,
  restoreRound,
  settleRestore,
} from '@candor/services/backoffice/restore';
import { openDisbursementBatch } from '@candor/services/backoffice/disbursements';
import { relayOutbox } from '@candor/services/kernel/outbox';
import { runCommand, type Command } from '@candor/services/kernel/commands';
import { listen } from '@candor/store/database';
import { findDisbursement } from '@candor/store/disbursements';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DisbursementDesk } from '../testing/disbursement-desk.ts';
import { makerAndChecker, prepare, release } from '../testing/release-desk.ts';

let desk: DisbursementDesk;
beforeEach(async () => {
  desk = await DisbursementDesk.open();
});
afterEach(async () => {
  await desk.expectBooksTie();
  await desk.close();
});

const system = { kind: 'system', id: 'test' } as const;
const declare = () =>
  runCommand(desk.database, declareRestore, { input: null, actor: system, now: desk.now() });
const collecting = { ph: [], in: [] };
const settle = () => settleRestore({ ...desk.parts, collectChannels: collecting });
const isHeld = async () =>
  (await desk.ph.test.sql('select from restore_hold where released_at is null')).rows.length > 0;

/**
 * What happened after the moment that the database was restored to: the channel has it, and we have forgotten
 * it.
 */
async function sendInForgottenTime(orderId: string): Promise<void> {
  const { rows } = await desk.ph.test.sql('select id from payout where order_id = $1', [orderId]);
  const payout = await desk.database.withTransaction((tx) => findDisbursement(tx, String(rows[0]?.['id'])));
  const { id, currency, amount } = payout!;
  const to = {
    kind: 'bank',
    institution: 'BPI',
    number: '004512341234',
    holder: 'Maria Reyes Cruz',
  } as const;
  const payee = { givenNames: 'Maria Reyes', familyName: 'Cruz' };
  await desk.channels.ph!.send({
    id,
    market: 'ph',
    currency,
    amount,
    amountText: amountText(amount),
    to,
    payee,
  });
}

describe('after a restore', () => {
  it('a disbursement that had left meanwhile is found at its channel, and not sent again', async () => {
    const { orderId } = await desk.sign('ph', 800_000n);
    await relayOutbox(desk.database, desk.handlers);
    expect(await desk.standing(orderId)).toMatchObject({ state: 'ordered' });
    await sendInForgottenTime(orderId);
    await declare();
    for (let minute = 0; minute < 10; minute += 1) {
      await desk.work();
      desk.pass(60);
    }
    expect(await desk.standing(orderId)).toMatchObject({ state: 'left' });
    expect(await desk.atVendor(orderId)).toEqual({ state: 'paid', posts: 1 });
  });

  it('one that the channel does not know is sent, once, after it said so', async () => {
    const { orderId } = await desk.sign('ph', 800_000n);
    await relayOutbox(desk.database, desk.handlers);
    await declare();
    await desk.work();
    expect(await desk.atVendor(orderId)).toBeUndefined();
    for (let minute = 0; minute < 10; minute += 1) {
      await desk.work();
      desk.pass(60);
    }
    expect(await desk.standing(orderId)).toMatchObject({ state: 'left' });
    expect(await desk.atVendor(orderId)).toEqual({ state: 'paid', posts: 1 });
  });

  it('a channel is asked again as soon as it may know more, and everything is let out with its answer', async () => {
    const { orderId } = await desk.sign('ph', 800_000n);
    await relayOutbox(desk.database, desk.handlers);
    await declare();
    const round = restoreRound({ ...desk.parts, collectChannels: collecting });
    await round();
    expect(await isHeld()).toBe(true);
    await sendInForgottenTime(orderId);
    while ((await desk.standing(orderId))?.state !== 'left') {
      await round();
      await desk.work();
      desk.pass(20);
    }
    // Less than a minute later, when it had said nothing yet.
    await round();
    expect(await isHeld()).toBe(false);
  });

  it('every worker is woken in the moment in which everything is let out', async () => {
    const said: string[] = [];
    const hear = (topic: string) => void said.push(topic);
    const ear = await listen({ url: desk.ph.test.url, channels: { outbox: hear } });
    await declare();
    said.length = 0;
    await settle();
    expect(await isHeld()).toBe(false);
    // No topic: of each of them.
    await expect.poll(() => said).toContain('');
    await ear.stop();
  });

  it('what was written before waits until every channel was asked; what is written since goes', async () => {
    const heard: unknown[] = [];
    const ring: Command<{ readonly what: string }, null> = {
      name: 'test.ring',
      subject: () => 'bell',
      decide: async (_tx, { what }) => ({
        output: null,
        outbox: [
          { topic: 'bell', payload: what },
          { topic: 'message.deliver', payload: what },
        ] as never,
      }),
    };
    const note = async (payload: unknown) => void heard.push(payload);
    const work = () => relayOutbox(desk.database, { bell: note, 'message.deliver': note });
    await runCommand(desk.database, ring, { input: { what: 'before' }, actor: system });
    await declare();
    await runCommand(desk.database, ring, { input: { what: 'since' }, actor: system });
    await work();
    expect(heard).toEqual(['since', 'since']);
    await settle();
    expect(await isHeld()).toBe(false);
    await work();
    // The message itself may have reached its reader: it is shown to staff as not sent.
    expect(heard).toEqual(['since', 'since', 'before']);
    const { rows } = await desk.ph.test.sql(
      `select last_error from outbox where topic = 'message.deliver' and given_up_at is not null`,
    );
    expect(rows).toEqual([{ last_error: 'not sent: it may have gone out before the database was restored' }]);
  });

  it('a bank that is given files is asked by two people before anything is let out', async () => {
    const { maker } = await makerAndChecker(desk);
    desk.channels = { ...desk.channels, in: null };
    const { orderId } = await desk.sign('in', 800_000n);
    await relayOutbox(desk.database, desk.handlers);
    await declare();
    await settle();
    expect(await isHeld()).toBe(true);
    await expect(prepare(desk, 'in', maker)).rejects.toThrow('outgoing_is_held');
    expect(await desk.standing(orderId)).toMatchObject({ state: 'ordered' });
    const parts = { ...desk.parts, collectChannels: collecting };
    await desk.database.withTransaction(async (tx) => {
      const context = {
        parts: parts as never,
        now: desk.now(),
        by: ['maker', 'checker'],
        reason: 'compared',
      } as const;
      expect(await confirmBank.carryOut(tx, { market: 'in' }, context)).toMatchObject({
        facts: { market: 'in' },
      });
    });
    await settle();
    expect(await isHeld()).toBe(false);
    expect(await prepare(desk, 'in', maker)).toMatchObject({ lines: 1 });
  });
});

describe('a file that was prepared before the moment that the database was restored to', () => {
  it('is not released before the bank was asked: it may have been, in the time that is forgotten', async () => {
    const { maker, checker } = await makerAndChecker(desk);
    desk.channels = { ...desk.channels, in: null };
    const { orderId } = await desk.sign('in', 800_000n);
    await relayOutbox(desk.database, desk.handlers);
    const { batch } = await prepare(desk, 'in', maker);
    await declare();
    await expect(release(desk, batch!, checker)).rejects.toThrow('outgoing_is_held');
    expect(await desk.standing(orderId)).toMatchObject({ state: 'ordered' });
  });

  it('nor is one saved that was released before: the bank may have it, and have paid it', async () => {
    const { maker, checker } = await makerAndChecker(desk);
    desk.channels = { ...desk.channels, in: null };
    await desk.sign('in', 800_000n);
    await relayOutbox(desk.database, desk.handlers);
    const { batch } = await prepare(desk, 'in', maker);
    await release(desk, batch!, checker);
    const save = () => openDisbursementBatch(desk.database, desk.seal, BigInt(batch!));
    expect(await save()).toHaveProperty('text');
    await declare();
    expect(await save()).toEqual({ refused: 'outgoing_is_held' });
  });
});

describe('the database finds by itself that it was restored', () => {
  const find = async () => {
    const answer = await runCommand(desk.database, findRestore, { input: null, actor: system });
    return answer.kind === 'done' && answer.output.isHeld;
  };

  it.each([
    ['from a dump into another cluster', `cluster = '7'`],
    ['to a point in time, on another timeline', 'timeline = timeline - 1'],
    ['into another database of the same cluster', 'database = 1'],
  ])('%s', async (_how, change) => {
    expect(await find()).toBe(false);
    expect(await find()).toBe(false);
    await desk.ph.test.sql(`update database_identity set ${change}`);
    expect(await find()).toBe(true);
    expect(await isHeld()).toBe(true);
    expect(await find()).toBe(false);
    expect(await isHeld()).toBe(true);
  });

  it('and never gives a bank’s file a number that the bank may have', async () => {
    await declare();
    const { rows } = await desk.ph.test.sql(
      `select nextval(pg_get_serial_sequence('payout_batch', 'id')) > 1000 as is_far`,
    );
    expect(rows).toEqual([{ is_far: true }]);
  });
});
