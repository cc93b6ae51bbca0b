import { changesChannel, listen, type Listener } from '@candor/store/database';
import { runCommand } from '@candor/services/kernel/commands';
import { receivePayment } from '@candor/services/payments/payments';
import { endSessions } from '@candor/services/customers/sessions';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  borrow,
  newcomer,
  months,
  pay,
  repayingBorrower,
  type RepayingBorrower,
} from '@candor/simulator/borrowers';
import { done, openShop } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { listenTo, type Heard } from '../testing/listen-to.ts';

/** Two servers on one database; streams are held by the first, money comes to the second. */
let app: IdentityApp;
let other: IdentityApp;
let ear: Listener;
let [ana, ben] = [] as unknown as [RepayingBorrower, RepayingBorrower];
/** The tests' own browser leaves connections behind. */
const limits = { stopWithinMs: 500 };

const earOf = ({ test, live }: IdentityApp) =>
  listen({
    url: test.url,
    channels: { [changesChannel]: (said) => live.hear(said) },
    reconnectMs: 50,
  });

beforeAll(async () => {
  app = await identityApp({
    streams: { perSession: 2, perServer: 5, beatMs: 100, beatsPerCheck: 100_000 },
    limits,
  });
  other = await identityApp({ beside: app });
  await openShop(app);
  [ana, ben] = [await repayingBorrower(app, 'ph'), await repayingBorrower(app, 'in')];
  ear = await earOf(app);
});
afterAll(async () => {
  await ear.stop();
  await other.close();
  await app.close();
});

const quiet = async (...heard: Heard[]) => {
  heard.forEach(({ hangUp }) => hangUp());
  await expect.poll(() => app.live.count).toBe(0);
};
const about = ({ said }: Heard) => said.map((change) => `${change.about} ${change.id}`);
/** Ana on another device; codes are not sent every minute. */
const anotherSession = () => {
  app.pass(1_800);
  return app.logIn('09193330001');
};
const open = ({ who, suffix }: Pick<RepayingBorrower, 'who' | 'suffix'>) => listenTo(app, who, suffix);

describe('A7.19 · a stream of changes', () => {
  it('opens for who is logged in and for nobody else, and is held back by nothing on its way', async () => {
    const stranger = await listenTo(app, { cookie: `session=${'x'.repeat(43)}` });
    expect([stranger.status, (await listenTo(app, {})).status]).toEqual([401, 401]);
    // A borrower belongs to one market: in another one nobody is logged in.
    expect((await listenTo(app, ana.who, '-yd')).status).toBe(401);
    const mine = await open(ana);
    expect(mine.status).toBe(200);
    expect(Object.fromEntries(mine.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(mine.headers.has('content-encoding')).toBe(false);
    await expect.poll(mine.beats).toBeGreaterThan(2);
    expect(mine.said).toEqual([]);
    expect((await app.app.inject({ method: 'HEAD', url: '/api/loan/changes' })).statusCode).toBe(405);
    await quiet(mine);
  });

  it('tells of a payment that another server credits; nobody else hears a word of it', async () => {
    const [mine, theirs] = [await open(ana), await open(ben)];
    const paid = await pay(other, ana, 100_000n);
    await expect.poll(() => about(mine)).toContain(`payment ${paid.paymentId}`);
    expect(about(mine)).toContain(`loan ${ana.loanId}`);
    const since = theirs.beats();
    await expect.poll(theirs.beats).toBeGreaterThan(since + 2);
    expect(theirs.said).toEqual([]);
    // An id and nothing else: what it is about is asked for by the ordinary call.
    for (const change of mine.said) expect(Object.keys(change)).toEqual(['about', 'id']);
    await quiet(mine, theirs);
  });

  it('tells of nothing that was taken back', async () => {
    const mine = await open(ana);
    const input = {
      paymentId: randomUUID(),
      market: 'ph',
      channel: 'dragonpay',
      externalId: 'R-DRY',
      amount: 5_000n,
      receivedOn: '2026-11-16',
      loanId: ana.id,
    } as const;
    const actor = { kind: 'staff', id: 'desk' } as const;
    const report = { ...input, receivedOn: input.receivedOn as never };
    await runCommand(other.test.database, receivePayment, { input: report, actor, dryRun: true });
    const real = await pay(other, ana, 5_000n);
    await expect.poll(() => about(mine)).toContain(`payment ${real.paymentId}`);
    expect(about(mine)).not.toContain(`payment ${input.paymentId}`);
    await quiet(mine);
  });

  it('tells of an order that is decided', async () => {
    const { who, borrowerId } = await newcomer(app, 'ph', '9194440001');
    const mine = await listenTo(app, who);
    const wish = { market: 'ph', productId: 'ph-instalments', amount: 500_000n, term: months(3) } as const;
    const orderId = await borrow(other, { ...wish, borrowerId }, 'approved');
    await expect.poll(() => about(mine)).toContain(`order ${orderId}`);
    await quiet(mine);
  });

  it('tells everybody to ask again when the database was away', async () => {
    const [mine, theirs] = [await open(ana), await open(ben)];
    await app.test.sql(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'candor-listener'`);
    for (const heard of [mine, theirs]) await expect.poll(() => about(heard)).toEqual(['everything null']);
    const paid = await pay(other, ana, 5_000n);
    await expect.poll(() => about(mine)).toContain(`payment ${paid.paymentId}`);
    await quiet(mine, theirs);
  });

  it('ends when its session is ended anywhere, and the others of the borrower do not', async () => {
    const again = { ...ana, who: await anotherSession() };
    const [first, second] = [await open(ana), await open(again)];
    expect([first.status, second.status]).toEqual([200, 200]);
    await other.post('session/logout', {}, again.who);
    await expect.poll(second.isOver).toBe(true);
    expect(first.isOver()).toBe(false);
    await done(other, endSessions, { borrowerId: ana.borrowerId, which: { everywhere: true } });
    await expect.poll(first.isOver).toBe(true);
    expect((await open(ana)).status).toBe(401);
    await quiet();
    ana = { ...ana, who: await anotherSession() };
  });

  it('is one of a few: beyond that a browser looks by itself, and a place that is left is free', async () => {
    const own = [await open(ana), await open(ana)];
    const third = await open(ana);
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '60']);
    own[0]!.hangUp();
    await expect.poll(() => app.live.count).toBe(1);
    const next = await open(ana);
    expect(next.status).toBe(200);
    const more = [await open(ben), await open(ben)];
    const last = await listenTo(app, await anotherSession());
    expect(last.status).toBe(200);
    expect((await listenTo(app, await anotherSession())).status).toBe(503);
    await quiet(own[1]!, next, last, ...more);
  });

  it('ends when its session has run out', async () => {
    const watchful = await identityApp({ beside: app, streams: { beatMs: 50, beatsPerCheck: 2 }, limits });
    const mine = await listenTo(watchful, ana.who);
    await expect.poll(mine.beats).toBeGreaterThan(4);
    expect(mine.isOver()).toBe(false);
    app.pass(40 * 86_400);
    await expect.poll(mine.isOver).toBe(true);
    await watchful.close();
  });

  it('keeps no server from stopping', async () => {
    const stopping = await identityApp({ beside: app });
    const who = await stopping.logIn('09194440002');
    const mine = await listenTo(stopping, who);
    expect(mine.status).toBe(200);
    await stopping.close();
    await expect.poll(mine.isOver).toBe(true);
    expect(mine.isCut()).toBe(false);
  });
});
