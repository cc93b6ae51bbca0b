import { randomUUID } from 'node:crypto';
import { SandboxCollector } from '@candor/adapters/dragonpay';
import type { MarketId } from '@candor/markets';
import { endDaysThatAreOver } from '@candor/services/lending/end-of-day';
import { reconcilePastDays } from '@candor/services/payments/reconciliation';
import type { LendingDeps } from '@candor/services/kernel';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pay, repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { openShop } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { startBackground } from './start-background.ts';
import type { Worker } from './start-worker.ts';
import { simulatedClock, simulatedInstant } from '@candor/services/composition/sandbox';

/**
 * Two servers and three workers on one database, each with connections of its own, as five machines would be.
 */
let [here, there] = [] as unknown as [IdentityApp, IdentityApp];
let machines: IdentityApp[];
let workers: Worker[];
let troubles: string[];
let collector: SandboxCollector;
const patient = { interval: 100 };
const several = 3;
const waiting: Record<MarketId, RepayingBorrower[]> = { ph: [], in: [] };
const some = (market: MarketId, n: number) => waiting[market].splice(0, n);

beforeAll(async () => {
  here = await identityApp();
  there = await identityApp({ beside: here });
  machines = [];
  for (let n = 0; n < several; n += 1) machines.push(await identityApp({ beside: here }));
  await openShop(here);
  collector = new SandboxCollector({
    database: here.test.database,
    merchantId: 'CANDOR',
    password: 'sandbox',
  });
  // Before there is a worker: it would decide about their orders as well.
  for (let n = 0; n < 11; n += 1) waiting.ph.push(await repayingBorrower(here, 'ph'));
  for (let n = 0; n < 5; n += 1) waiting.in.push(await repayingBorrower(here, 'in'));
  troubles = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void troubles.push(line) });
  workers = await Promise.all(
    machines.map(({ borrowing, test }) =>
      startBackground({
        borrowing,
        url: test.url,
        ownerUrl: test.url,
        log,
        clock: simulatedClock(borrowing.now),
      }),
    ),
  );
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  for (const machine of [...machines, there]) await machine.close();
  // Which also proves that the books tie.
  await here.close();
});

type Code = { readonly paymentId: string; readonly form: string };

/** Wants to pay on both servers at once, as whoever taps twice; the channel is told that it was paid. */
async function paidAtTheCounter({ loanId, who }: RepayingBorrower): Promise<Code> {
  const wish = { loanId, choice: 'own', amount: 100_000, payTypeId: 'dragonpay:711' };
  const key = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(
    [here, there].map((app) => app.post('loan/generate-code', wish, { ...who, headers: key })),
  );
  const ids = new Set(
    answers.filter(({ statusCode }) => statusCode === 200).map((each) => each.json().paymentId),
  );
  expect(ids.size).toBe(1);
  const [paymentId = ''] = ids;
  const [form = ''] = (await collector.act(paymentId, 'pay', null)) ?? [];
  return { paymentId, form };
}

const postback = (app: IdentityApp, form: string) =>
  app.app.inject({
    method: 'POST',
    url: '/api/channel/dragonpay-postback',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form,
  });

const count = async (text: string, values: readonly unknown[] = []): Promise<number> =>
  Number((await here.test.sql(`select count(*)::int as n ${text}`, values)).rows[0]?.['n']);
const undone = () => count('from outbox where done_at is null');
const creditedOnce = (ids: readonly string[]) =>
  expect
    .poll(
      async () =>
        (
          await here.test.sql(
            `select p.state, (select count(*) from allocation a where a.loan_id = p.loan_id and a.by = p.id::text
               and a.until_on is null)::int as times from payment p where p.id = any ($1)`,
            [ids],
          )
        ).rows,
      patient,
    )
    .toEqual(ids.map(() => ({ state: 'allocated', times: 1 })));

describe('two servers and three workers on one database', () => {
  it('credit each payment once, though its callback comes to both, again and again, and all of them ask after it', async () => {
    const people = some('ph', 6);
    const codes = await Promise.all(people.map(paidAtTheCounter));
    // Every second callback is lost: those payments are asked after, which is due two minutes later.
    here.pass(120);
    const called = codes.filter((_, nth) => nth % 2 === 0);
    const answers = await Promise.all(
      called.flatMap(({ form }) => [here, there, here, there, here].map((app) => postback(app, form))),
    );
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['result=OK']));
    await creditedOnce(codes.map(({ paymentId }) => paymentId));
    await expect.poll(undone, patient).toBe(0);
    expect(await count('from channel_event')).toBe(called.length);
    // One message to each, however many workers were told that there is something to tell.
    expect(await count(`from message where kind = 'payment-counted'`)).toBe(codes.length);
  });

  it('credit each line of a statement once, though both servers are given it at once', async () => {
    const people = some('in', 4);
    const ids: string[] = [];
    const utrs = new Map<string, string>();
    for (const [nth, { loanId, who }] of people.entries()) {
      const wish = { loanId, choice: 'own', amount: 50_000, payTypeId: 'bank:upi' };
      const headers = { 'idempotency-key': randomUUID() };
      const { paymentId } = (await here.post('loan/generate-code-yd', wish, { ...who, headers })).json();
      const utr = `42318765000${nth}`;
      const claim = { paymentId, utr };
      const once = { 'idempotency-key': randomUUID() };
      await Promise.all(
        [here, there].map((app) => app.post('loan/submit-utr-yd', claim, { ...who, headers: once })),
      );
      ids.push(paymentId);
      utrs.set(paymentId, utr);
    }
    const lines = [...utrs.values()].map((utr) => `2026-11-16,${utr},500.00,UPI`);
    const statement = {
      market: 'in',
      csv: ['Date,Reference,Credit,Narration', ...lines].join('\n'),
      isDryRun: false,
    };
    await Promise.all([here, there, here, there].map((app) => app.post('sandbox/statement', statement)));
    await creditedOnce(ids);
    expect(await count('from statement_line')).toBe(4);
    await expect.poll(undone, patient).toBe(0);
  });

  it('end each day once and compare it, while money comes', async () => {
    const people = some('ph', 4);
    const codes = await Promise.all(people.map(paidAtTheCounter));
    await pay(here, some('in', 1)[0]!, 50_000n, { channel: 'bank', externalId: 'R-VOUCHED' });
    here.pass(2 * 86_400);
    const parts: LendingDeps[] = machines.map(({ borrowing }) => borrowing);
    const [ends] = await Promise.all([
      Promise.all(
        parts.map(({ database, now }) => endDaysThatAreOver(database, { now: simulatedInstant(now()) })),
      ),
      ...codes.flatMap(({ form }) => [postback(here, form), postback(there, form)]),
    ]);
    expect(ends.flatMap(({ unended }) => unended)).toEqual([]);
    // Each of the two days of each market is closed by one of them.
    expect(await count('from day_end where finished_at is not null')).toBe(4);
    await creditedOnce(codes.map(({ paymentId }) => paymentId));
    await expect.poll(undone, patient).toBe(0);
    // Money that no statement shows is one difference, whoever finds it.
    const compared = await Promise.all(parts.map((each) => reconcilePastDays(each)));
    for (const days of compared)
      expect(days.filter(({ differences }) => differences > 0)).toMatchObject([{ channel: 'bank' }]);
    const { rows } = await here.test.sql('select kind, reference, closed_at from channel_difference');
    expect(rows).toEqual([{ kind: 'only-ours', reference: 'R-VOUCHED', closed_at: null }]);
  });

  it('let codes run out once, and tell of nothing that went wrong', async () => {
    const [one] = some('ph', 1) as [RepayingBorrower];
    const wish = { loanId: one.loanId, choice: 'own', amount: 100_000, payTypeId: 'dragonpay:711' };
    const headers = { 'idempotency-key': randomUUID() };
    const { paymentId } = (await here.post('loan/generate-code', wish, { ...one.who, headers })).json();
    here.pass(8 * 86_400);
    await expect
      .poll(
        async () => (await here.test.sql('select state from payment where id = $1', [paymentId])).rows,
        patient,
      )
      .toEqual([{ state: 'expired' }]);
    expect(troubles).toEqual([]);
  });
});
