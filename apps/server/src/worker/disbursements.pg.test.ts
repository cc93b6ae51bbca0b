import { changePayoutAccount, disbursementCases } from '@candor/services/payments/disbursements';
import { relayOutbox } from '@candor/services/kernel/outbox';
import { runCommand } from '@candor/services/kernel/commands';
import { dropPayoutAccount } from '@candor/store/payout-accounts';
import { openWritable } from '@candor/store/tools';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DisbursementDesk } from '../testing/disbursement-desk.ts';
import { walkDisbursements } from '@candor/simulator/lender';

let desk: DisbursementDesk;
beforeAll(async () => {
  desk = await DisbursementDesk.open();
});
afterAll(() => desk.close());
beforeEach(() => {
  desk.trouble = 'none';
});
afterEach(() => desk.expectAllTies());

const messages = async (borrowerId: string) =>
  (
    await desk.ph.test.sql('select kind from message where borrower_id = $1 order by written_at, kind', [
      borrowerId,
    ])
  ).rows.map(({ kind }) => kind);

describe.each(['ph', 'in'] as const)('a signed order in %s', (market) => {
  it('is paid out once, and the borrower is told of each step', async () => {
    const { orderId, borrowerId } = await desk.sign(market, 800_000n);
    await desk.work();
    expect(await desk.standing(orderId)).toMatchObject({ state: 'sent', leftOn: null });
    expect(await desk.orderState(orderId)).toBe('paying-out');
    desk.pass(4);
    await desk.work();
    expect(await desk.standing(orderId)).toMatchObject({ state: 'left', leftOn: '2026-11-16' });
    expect(await desk.orderState(orderId)).toBe('paid-out');
    expect(await desk.atVendor(orderId)).toEqual({ state: 'paid', posts: 1 });
    expect(await messages(borrowerId)).toEqual(['order-signed', 'payout-left']);
  });

  it('whose answer was lost is unknown, asked after, and found to have been paid', async () => {
    const { orderId } = await desk.sign(market, 800_000n);
    desk.trouble = 'answer-lost';
    await desk.work();
    expect(await desk.standing(orderId)).toMatchObject({ state: 'unknown' });
    expect(await desk.atVendor(orderId)).toEqual({ state: 'queued', posts: 1 });
    desk.pass(600);
    await desk.work();
    expect(await desk.standing(orderId)).toMatchObject({ state: 'unknown' });
    desk.trouble = 'none';
    desk.pass(600);
    await desk.work();
    expect(await desk.standing(orderId)).toMatchObject({ state: 'left' });
    expect(await desk.atVendor(orderId)).toEqual({ state: 'paid', posts: 1 });
  });

  it('that never reached the channel is sent once more, under the same id, after the channel said so', async () => {
    const { orderId } = await desk.sign(market, 800_000n);
    desk.trouble = 'request-lost';
    await desk.work();
    expect(await desk.atVendor(orderId)).toBeUndefined();
    desk.trouble = 'none';
    desk.pass(4); // Too early: what was sent may still be on its way.
    await desk.work();
    expect(await desk.atVendor(orderId)).toBeUndefined();
    expect(await desk.standing(orderId)).toMatchObject({ state: 'unknown' });
    desk.pass(120);
    await desk.work();
    expect(await desk.atVendor(orderId)).toEqual({ state: 'queued', posts: 1 });
    desk.pass(10);
    await desk.work();
    expect(await desk.standing(orderId)).toMatchObject({ state: 'left' });
    const { rows } = await desk.ph.test.sql(
      `select sends, attempt from payout_intent join payout on id = payout_id where order_id = $1`,
      [orderId],
    );
    expect(rows).toEqual([{ sends: 2, attempt: 1 }]);
  });
});

describe('a payout that fails', () => {
  it('gives the order back to the borrower, who names another account: the same payout arrives there', async () => {
    const { orderId, borrowerId } = await desk.sign('ph', 800_000n);
    await desk.work();
    await desk.ph.test.sql(
      "update sandbox_payout set wish = 'failed' where id = (select id from payout where order_id = $1)",
      [orderId],
    );
    desk.pass(4);
    await desk.work();
    expect(await desk.orderState(orderId)).toBe('payout-failed');
    expect(await desk.standing(orderId)).toMatchObject({ state: 'failed', why: 'account_is_closed' });
    expect(await messages(borrowerId)).toEqual(['order-signed', 'payout-failed']);

    const accountId = await desk.addAccount('ph', borrowerId, '009912341234');
    const change = (key: string) =>
      runCommand(desk.database, changePayoutAccount(desk.seal), {
        input: { orderId, borrowerId, accountId },
        actor: { kind: 'borrower', id: borrowerId },
        idempotencyKey: key,
        now: desk.now(),
      });
    const [first, second] = await Promise.all([change('tapped-once'), change('tapped-twice')]);
    expect([first.kind, second.kind].toSorted()).toEqual(['done', 'refused']);
    await desk.work();
    desk.pass(4);
    await desk.work();
    expect(await desk.orderState(orderId)).toBe('paid-out');
    const { rows } = await desk.ph.test.sql(
      `select i.attempt, i.state, i.account_id = $2 as mended from payout_intent i join payout p on p.id = i.payout_id
       where p.order_id = $1 order by 1`,
      [orderId, accountId],
    );
    expect(rows).toEqual([
      { attempt: 1, state: 'failed', mended: false },
      { attempt: 2, state: 'left', mended: true },
    ]);
    // Beside the papers, which name the first account; that one is kept with them when the borrower takes it
    // off the list.
    const changes = await desk.ph.test.sql('select * from payout_account_change where order_id = $1', [
      orderId,
    ]);
    expect(changes.rows).toMatchObject([{ attempt: 2, to_account: accountId }]);
    const from = String(changes.rows[0]?.['from_account']);
    await desk.database.withTransaction((tx) => dropPayoutAccount(tx, from, desk.now()));
    const kept = await desk.ph.test.sql(
      'select removed_at is not null as gone from payout_account where id = $1',
      [from],
    );
    expect(kept.rows).toEqual([{ gone: true }]);
    expect(await messages(borrowerId)).toEqual(['order-signed', 'payout-failed', 'payout-left']);
  });

  it('is not mended by another borrower, with a stranger’s account, or while it runs', async () => {
    const { orderId, borrowerId } = await desk.sign('ph', 800_000n);
    const stranger = await desk.sign('ph', 800_000n);
    await desk.work();
    const own = await desk.addAccount('ph', borrowerId, '009912341235');
    const theirs = await desk.addAccount('ph', stranger.borrowerId, '009912341236');
    const refusal = async (borrower: string, accountId: string) => {
      const answer = await runCommand(desk.database, changePayoutAccount(desk.seal), {
        input: { orderId, borrowerId: borrower, accountId },
        actor: { kind: 'borrower', id: borrower },
        now: desk.now(),
      });
      return answer.kind === 'refused' ? answer.refusal.refused : answer.kind;
    };
    expect(await refusal(stranger.borrowerId, theirs)).toBe('order_is_unknown');
    expect(await refusal(borrowerId, theirs)).toBe('account_is_unknown');
    expect(await refusal(borrowerId, own)).toBe('only_a_failed_payout_is_mended');
    desk.pass(4);
    await desk.work();
  });
});

describe('a worker that dies', () => {
  it('between the intent and the call leaves a payout that is asked after, then sent once', async () => {
    const { orderId } = await desk.sign('in', 800_000n);
    const { channels } = desk;
    const dying = {
      name: 'sandbox',
      send: () => Promise.reject(new Error('killed')),
      ask: () => Promise.reject(new Error('killed')),
    };
    desk.channels = { ...channels, in: dying };
    await desk.work();
    desk.channels = channels;
    expect(await desk.standing(orderId)).toMatchObject({ state: 'ordered' });
    expect(await desk.atVendor(orderId)).toBeUndefined();
    desk.pass(100);
    await desk.work();
    expect(await desk.atVendor(orderId)).toEqual({ state: 'queued', posts: 1 });
    desk.pass(10);
    await desk.work();
    expect(await desk.standing(orderId)).toMatchObject({ state: 'left' });
  });

  it('after the call and before its answer was noted leaves a payout that is found, not sent again', async () => {
    const { orderId } = await desk.sign('in', 800_000n);
    const { channels } = desk;
    const sandbox = channels.in!;
    const dying: typeof sandbox = {
      ...sandbox,
      send: async (payout) => {
        await sandbox.send(payout);
        throw new Error('killed');
      },
    };
    desk.channels = { ...channels, in: dying };
    await desk.work();
    desk.channels = channels;
    desk.pass(100);
    await desk.work();
    expect(await desk.standing(orderId)).toMatchObject({ state: 'left' });
    expect(await desk.atVendor(orderId)).toEqual({ state: 'paid', posts: 1 });
  });
});

describe('many workers at once', () => {
  it('pay each of ten orders out once: fifty relays, fifty that send, fifty that ask', async () => {
    const orders = [];
    for (let n = 0; n < 10; n += 1) orders.push(await desk.sign(n % 2 === 0 ? 'ph' : 'in', 800_000n));
    // Nobody waits for a connection here: that all of them ask at once is the point.
    const relays = openWritable({ url: desk.ph.test.url, max: 50 });
    const fifty = Array.from({ length: 50 });
    await Promise.all(fifty.map(() => relayOutbox(relays, desk.handlers)));
    await Promise.all(fifty.map(() => walkDisbursements(desk.parts)));
    desk.pass(4);
    await Promise.all(
      fifty.map(() => walkDisbursements(desk.parts).then(() => relayOutbox(relays, desk.handlers))),
    );
    await relays.close();
    await desk.work();
    desk.pass(60);
    await desk.work();
    for (const { orderId } of orders) {
      expect(await desk.atVendor(orderId)).toEqual({ state: 'paid', posts: 1 });
      expect(await desk.orderState(orderId)).toBe('paid-out');
    }
  });
});

describe('an outcome that stays unknown', () => {
  it('is put before a person, once, and still not sent again', async () => {
    const { orderId } = await desk.sign('ph', 800_000n);
    desk.trouble = 'answer-garbled';
    await desk.work();
    for (let hour = 0; hour < 4; hour += 1) {
      desk.pass(3_600);
      await desk.work();
    }
    const concerns = async () =>
      (
        await desk.ph.test.sql(
          `select c.why from payout_concern c join payout p on p.id = c.payout_id where p.order_id = $1`,
          [orderId],
        )
      ).rows;
    expect(await concerns()).toEqual([{ why: 'payout_outcome_is_unknown' }]);
    expect(await desk.atVendor(orderId)).toMatchObject({ posts: 1 });
    desk.trouble = 'none';
    const cases = () => desk.database.withTransaction((tx) => disbursementCases(tx, 'ph'));
    expect(await cases()).toContainEqual(
      expect.objectContaining({ orderId, state: 'unknown, needs a person: payout_outcome_is_unknown' }),
    );
    desk.pass(3_600);
    await desk.work();
    expect(await desk.standing(orderId)).toMatchObject({ state: 'left' });
    expect((await cases()).filter((each) => each.orderId === orderId)).toEqual([]);
  });

  it('of an order that no rule lets be paid out is put before a person too, and nothing is sent', async () => {
    const { orderId, borrowerId } = await desk.sign('in', 800_000n);
    await desk.ph.test.sql('update loan_order set account_is_own = false where id = $1', [orderId]);
    await desk.work();
    expect(await desk.orderState(orderId)).toBe('confirmed');
    expect(await desk.database.withTransaction((tx) => disbursementCases(tx, 'in'))).toContainEqual(
      expect.objectContaining({
        orderId,
        state: 'not ordered, needs a person: payout_account_is_not_the_borrowers',
      }),
    );
    expect(await messages(borrowerId)).toEqual([]);
    expect(await desk.atVendor(orderId)).toBeUndefined();
  });
});
