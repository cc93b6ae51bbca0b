import { randomUUID } from 'node:crypto';
import { SandboxCollector } from '@candor/adapters/dragonpay';
import type { CalendarDate } from '@candor/domain/calendar';
import { askPayments } from '@candor/services/payments/callbacks';
import { moveBusinessClock, readBusinessClock } from '@candor/store/ledger';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pay, repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { openShop } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { promises } from './promises-job.ts';
import { reconciliation } from './reconciliation-job.ts';

let app: IdentityApp;
let [ana, ben] = [] as unknown as RepayingBorrower[] as [RepayingBorrower, RepayingBorrower];
beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
  ana = await repayingBorrower(app, 'ph');
  ben = await repayingBorrower(app, 'ph');
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const log = { error: vi.fn(), info: vi.fn() };
const beside = { log, signal: new AbortController().signal };
const keyed = ({ who }: RepayingBorrower) => ({ ...who, headers: { 'idempotency-key': randomUUID() } });

async function nextDay(): Promise<void> {
  app.pass(86_400);
  await app.test.database.withTransaction(async (tx) => {
    const { businessDate: from } = (await readBusinessClock(tx, 'ph'))!;
    const to = new Date(Date.parse(from) + 86_400_000).toISOString().slice(0, 10) as CalendarDate;
    await moveBusinessClock(tx, { market: 'ph', from, to });
  });
}

describe('the daily comparison with the channels', () => {
  it('finds by itself what the channel has and we have not, shouts, and closes it when it has been credited', async () => {
    const job = reconciliation(app.borrowing);
    const asked = { loanId: ana.loanId, choice: 'own', amount: 100_000, payTypeId: 'dragonpay:711' };
    const { paymentId } = (await app.post('loan/generate-code', asked, keyed(ana))).json();
    await pay(app, ana, 50_000n);
    // The database has a clock of its own.
    const values = [paymentId, app.identity.now()];
    const text = 'update payment set created_at = $2 where id = $1';
    await app.test.owner.withTransaction((tx) => tx.query({ text, values }));
    const collector = new SandboxCollector({
      database: app.test.database,
      merchantId: 'CANDOR',
      password: 'sandbox',
    });
    await collector.act(paymentId, 'pay', null); // and its callback is lost
    expect(await job.run(app.test.database, app.identity.now(), beside)).toMatchObject({ differences: 0 });
    await nextDay();
    expect(await job.run(app.test.database, app.identity.now(), beside)).toMatchObject({ differences: 1 });
    expect(log.error).toHaveBeenCalledTimes(1);
    const seen = async () => (await app.get('sandbox/payments?market=ph')).json().differences;
    expect(await seen()).toEqual([
      expect.objectContaining({ kind: 'only-theirs', paymentId, ours: null, theirs: 100_000 }),
    ]);
    await askPayments(app.borrowing);
    expect(await job.run(app.test.database, app.identity.now(), beside)).toMatchObject({ differences: 0 });
    expect(await seen()).toEqual([]);
  });
});

describe('promises to pay', () => {
  it('end by themselves on the day after, in the hours in which a lender may speak', async () => {
    const job = promises(app.borrowing);
    const today = app.identity.now().toISOString().slice(0, 10);
    const wish = { loanId: ben.loanId, option: 'promise-to-pay', promisedOn: today };
    await app.post('loan/hardship-ask', wish, keyed(ben));
    const [request] = (await app.get('sandbox/payments')).json().hardship;
    await app.post('sandbox/hardship', { requestId: request.requestId, decision: 'grant' });
    expect(await job.run(app.test.database, app.identity.now(), beside)).toMatchObject({ ended: 0 });
    await nextDay();
    expect(await job.run(app.test.database, app.identity.now(), beside)).toMatchObject({ ended: 1 });
    expect(await job.run(app.test.database, app.identity.now(), beside)).toMatchObject({ ended: 0 });
  });
});
