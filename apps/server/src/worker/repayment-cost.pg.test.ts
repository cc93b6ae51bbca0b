import { randomUUID } from 'node:crypto';
import { relayOutbox } from '@candor/services/kernel/outbox';
import { creditReport } from '@candor/services/payments/callbacks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { openShop } from '@candor/simulator/lender';
import { watchStatements, type WatchedDatabase } from '@candor/simulator/lists';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { outboxHandlers } from './outbox-handlers.ts';

/**
 * What a repayment asks of the database, counted and not timed. A statement is a message to it: what begins a
 * transaction is one, and what ends it. What the sandbox's channel keeps on its own side is not ours.
 *
 * These numbers only go down.
 */
const most = {
  /** The command alone, without what begins and ends its transaction. */
  posting: 9,
  /** From the channel's callback until the borrower's message is written. */
  fromCallback: { statements: 37, transactions: 5 },
  /** A borrower asks for a code: who it is, how often they asked, the payment, its code, the answer. */
  asking: { statements: 39, transactions: 6 },
};

let app: IdentityApp;
let watched: WatchedDatabase;
let ana: RepayingBorrower;

beforeAll(async () => {
  app = await identityApp({
    through: (database) => {
      watched = watchStatements(database);
      return watched.database;
    },
  });
  await openShop(app);
  ana = await repayingBorrower(app, 'ph');
  await app.work();
});
afterAll(() => app.close());

async function costOf(act: () => Promise<unknown>) {
  watched.taken();
  await act();
  const { texts, transactions } = ownOf(watched.transactions());
  return { statements: texts.length + 2 * transactions, transactions, texts };
}

/** Without the transactions of the sandbox's vendor. */
function ownOf(all: ReturnType<WatchedDatabase['transactions']>) {
  const own = all.filter((asked) => !asked.some(({ name }) => name?.startsWith('sandbox-')));
  return { texts: own.flat().map(({ name, text }) => name ?? text), transactions: own.length };
}

const channel = () => app.borrowing.collectChannels.ph.find(({ id }) => id === 'dragonpay')!;

/** Somebody wants to pay 500.00 at a counter. */
async function ask(): Promise<string> {
  const asked = { loanId: ana.loanId, choice: 'own', amount: 50_000, payTypeId: 'dragonpay:711' };
  const who = { ...ana.who, headers: { 'idempotency-key': randomUUID() } };
  return (await app.post('loan/generate-code', asked, who)).json().paymentId;
}

/** The counter's channel calls. */
async function callBack(paymentId: string): Promise<void> {
  const [came] = (await channel().payer!.act(paymentId, 'pay', null)) ?? [];
  const payload = came?.text ?? '';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  watched.transactions();
  const answer = await app.app.inject({ method: 'POST', url: '/api/channel/callback', payload, headers });
  expect(answer.statusCode).toBe(200);
}

/** The worker does what is due of these. */
const relay = (topic: string) =>
  relayOutbox(app.borrowing.database, outboxHandlers(app.borrowing, { info: () => {} }), {
    lane: { topics: [topic], isOnly: true },
  });

describe('a repayment', () => {
  it('is posted in a few statements', async () => {
    const txnId = await ask();
    const { texts, transactions } = await costOf(() =>
      creditReport(app.borrowing, {
        market: 'ph',
        channel: 'dragonpay',
        txnId,
        externalId: 'COUNTED1',
        amount: 50_000n,
        heardAt: app.identity.now(),
      }),
    );
    expect(transactions).toBe(1);
    expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(most.posting);
    const { rows } = await app.test.sql('select state from payment where id = $1', [txnId]);
    expect(rows).toEqual([{ state: 'allocated' }]);
  });

  it('costs a few transactions from the callback until the borrower is told', async () => {
    await app.work();
    const paymentId = await ask();
    await app.work();
    const cost = await costOf(async () => {
      await callBack(paymentId);
      // One look of the worker that finds it; the look that finds nothing more is an idle worker's.
      expect(await relay('channel.heard')).toBe(1);
      expect(await relay('payment.received')).toBe(1);
    });
    const idle = cost.texts.filter((text) => text === 'outbox-claim').length - 2;
    expect(idle).toBe(2);
    const own = { statements: cost.statements - 3 * idle, transactions: cost.transactions - idle };
    expect(own.statements, cost.texts.join('\n')).toBeLessThanOrEqual(most.fromCallback.statements);
    expect(own.transactions).toBeLessThanOrEqual(most.fromCallback.transactions);
    const { rows } = await app.test.sql(
      `select (select count(*)::int from message where borrower_id = $1 and kind = 'payment-counted') as told,
         (select count(*)::int from outbox where done_at is null and topic <> 'message.deliver') as waiting`,
      [ana.borrowerId],
    );
    // Of the one before as well.
    expect(rows).toEqual([{ told: 2, waiting: 0 }]);
  });

  it('is asked for in a few transactions', async () => {
    const cost = await costOf(ask);
    expect(cost.statements, cost.texts.join('\n')).toBeLessThanOrEqual(most.asking.statements);
    expect(cost.transactions).toBeLessThanOrEqual(most.asking.transactions);
  });
});
