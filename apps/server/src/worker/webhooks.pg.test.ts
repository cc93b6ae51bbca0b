import { webhookPost } from '@candor/adapters';
import { declareRestore } from '@candor/services/backoffice/restore';
import { deliverWebhooks, keepDeliveriesDays } from '@candor/services/backoffice/integrations';
import { runCommand, type Command } from '@candor/services/kernel/commands';
import { claimDelivery } from '@candor/store/integrations';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { approve, staffMember, staffSession } from '@candor/simulator/staff';
import { offeredBorrower } from '@candor/simulator/borrowers';
import { type Who, openLender } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { closeReceivers, isGenuine, receiver, type Mood } from '@candor/simulator/vendors';
import { jobs } from './jobs.ts';

let app: IdentityApp;
let staffId: string;
let admin: Who;
let checkerId: string;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  staffId = await staffMember(app, 'grace@lender.example', ['admin']);
  admin = await staffSession(app, staffId);
  checkerId = await staffMember(app, 'meera@lender.example', ['compliance']);
});
afterAll(() => app.close());

afterEach(async () => {
  await closeReceivers();
  await app.test.sql(`update webhook_endpoint set state = 'ended', off_at = null`);
});

const events = ['order.submitted', 'order.approved', 'loan.closed'];

/** Set up by one, approved by another. */
async function endpoint(url: string, market = 'ph'): Promise<{ endpointId: string; secret: string }> {
  const made = await proposed(url, market);
  await agreeTo(made.endpointId);
  return made;
}

async function agreeTo(endpointId: string) {
  const { rows } = await app.test.sql(
    `select id from approval_request where subject = $1 and state = 'waiting'`,
    [`webhook:${endpointId}`],
  );
  const agreed = await approve(app, String(rows[0]?.['id']), await staffSession(app, checkerId));
  if (agreed.statusCode !== 200) throw new Error(agreed.body);
}

async function proposed(url: string, market = 'ph'): Promise<{ endpointId: string; secret: string }> {
  const body = { market, name: 'Accounting', url, events, reason: 'They asked for it' };
  const answer = await app.post('console/webhook-save', body, admin);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

const act = async (endpointId: string, what: string) =>
  (await app.post('console/webhook-act', { endpointId, act: what, reason: 'Trying it out' }, admin)).json();
const log = async (endpointId: string) =>
  (await app.get(`console/webhook-deliveries?endpointId=${endpointId}`, admin)).json().deliveries;
const triesOf = async (deliveryId: string) =>
  (await app.get(`console/webhook-delivery?deliveryId=${deliveryId}`, admin)).json();
const listed = async (endpointId: string) =>
  (await app.get('console/webhooks?market=ph', admin))
    .json()
    .endpoints.find((each: { endpointId: string }) => each.endpointId === endpointId);
const due = () =>
  app.test.sql('update webhook_delivery set next_attempt_at = now() where delivered_at is null');

const deliver = () => deliverWebhooks(app.borrowing);
const patient = () => ({
  ...app.borrowing,
  webhooks: webhookPost({ isLoopbackAllowed: true, timeoutMs: 300 }),
});

/** Something that happens to a loan which is not there is told to nobody; to an order, by its id alone. */
const happen = (topic: string, payload: object): Command<null, null> => ({
  name: 'test.happen',
  subject: () => 'test',
  decide: async () => ({ output: null, outbox: [{ topic, payload } as never] }),
});
const orderId = '0198a7c2-1d2e-4f3a-8b4c-5d6e7f8a9b0c';
const happens = async () => {
  const message = happen('order.approved', { order: orderId, market: 'ph', borrower: orderId });
  await runCommand(app.test.database, message, { input: null, actor: { kind: 'system', id: 'test' } });
  await app.work();
};

describe('webhooks · what happens', () => {
  it('is told once, signed, with ids and states and nothing of a person', async () => {
    const shop = await receiver();
    const { endpointId, secret } = await endpoint(shop.url);
    await offeredBorrower(app, 'ph');
    await app.work();
    expect(await deliver()).toBeGreaterThanOrEqual(2);
    const types = shop.heard.map(({ body }) => JSON.parse(body).type);
    expect(types.toSorted()).toEqual(['order.approved', 'order.submitted']);
    for (const each of shop.heard) {
      expect(isGenuine(each, secret)).toBe(true);
      expect(isGenuine({ ...each, body: `${each.body} ` }, secret)).toBe(false);
      const { data } = JSON.parse(each.body);
      expect(Object.keys(data)).toEqual(['market', 'order']);
    }
    expect(await deliver()).toBe(0);
    expect(await log(endpointId)).toEqual([
      expect.objectContaining({ state: 'delivered', tries: 1, lastStatus: 200 }),
      expect.objectContaining({ state: 'delivered', tries: 1, lastStatus: 200 }),
    ]);
  });

  it('of another market, or that was not chosen, is not told; nor is what nobody listens to', async () => {
    const shop = await receiver();
    await endpoint(shop.url, 'in');
    await happens();
    expect(await deliver()).toBe(0);
    const here = await receiver();
    const { endpointId } = await endpoint(here.url);
    await app.test.sql(`update webhook_endpoint set events = '{loan.closed}' where id = $1`, [endpointId]);
    await happens();
    expect(await deliver()).toBe(0);
  });

  it('waits after the database was restored, until every channel was asked what it has', async () => {
    const shop = await receiver();
    await endpoint(shop.url).then(happens);
    await runCommand(app.test.database, declareRestore, {
      input: null,
      actor: { kind: 'system', id: 'test' },
    });
    expect(await deliver()).toBe(0);
    await app.test.sql('update restore_hold set released_at = now()');
    expect([await deliver(), shop.heard.length]).toEqual([1, 1]);
  });

  it('is noted once for each endpoint, however often the outbox hands it over', async () => {
    const shop = await receiver();
    await endpoint(shop.url);
    await happens();
    await app.test.sql(`update outbox set done_at = null where topic = 'order.approved'`);
    await app.work();
    await deliver();
    expect(shop.heard.length).toBeGreaterThan(0);
    const ids = shop.heard.map(({ headers }) => headers['webhook-id']);
    const { rows } = await app.test.sql(
      'select count(distinct cause)::int as n from webhook_delivery where cause is not null',
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(Number(rows[0]?.['n'])).toBeGreaterThanOrEqual(ids.length);
  });
});

describe('webhooks · a receiver', () => {
  it.each<[string, Mood, RegExp]>([
    ['says no', 500, /^It answered 500\.$/u],
    ['never answers', 'silent', /No whole answer/u],
    ['dies in the middle', 'dies', /cut in the middle|reached/u],
    ['points elsewhere', { location: 'http://127.0.0.1:1/' }, /redirects are not followed/u],
  ])('that %s is tried again under the same id, and told when it is well', async (_what, mood, words) => {
    const shop = await receiver(mood);
    const { endpointId, secret } = await endpoint(shop.url);
    const { deliveryId } = await act(endpointId, 'test');
    expect(await deliverWebhooks(patient())).toBe(1);
    const failed = await triesOf(deliveryId);
    expect(failed).toMatchObject({ state: 'waiting', tries: 1, event: 'test' });
    expect(failed.attempts[0]).toMatchObject({ number: 1, tookMs: expect.any(Number) });
    expect(failed.attempts[0].trouble).toMatch(words);
    expect((await listed(endpointId)).failingSince).not.toBeNull();
    // Not before its rest is over.
    expect(await deliverWebhooks(patient())).toBe(0);
    shop.mood = 204;
    await due();
    expect(await deliverWebhooks(patient())).toBe(1);
    expect(await triesOf(deliveryId)).toMatchObject({ state: 'delivered', tries: 2, lastStatus: 204 });
    expect(new Set(shop.heard.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([deliveryId]));
    expect(shop.heard.every((each) => isGenuine(each, secret))).toBe(true);
    expect((await listed(endpointId)).failingSince).toBeNull();
  });

  it('is tried ten times with growing rests; then it is given up, and a person has it sent again', async () => {
    const shop = await receiver(503);
    const { endpointId } = await endpoint(shop.url);
    const { deliveryId } = await act(endpointId, 'test');
    const rests: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      await deliver();
      const { rows } = await app.test.sql(
        `select extract(epoch from next_attempt_at - greatest(now(), $2))::int as rest from webhook_delivery where id = $1`,
        [deliveryId, app.identity.now()],
      );
      rests.push(Number(rows[0]?.['rest']));
      await due();
    }
    expect(rests.slice(0, 9).map((rest) => Math.round(rest / 5) * 5)).toEqual([
      5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400,
    ]);
    expect(await triesOf(deliveryId)).toMatchObject({ state: 'given-up', tries: 10 });
    expect((await listed(endpointId)).givenUp).toBe(1);
    await deliver();
    expect(shop.heard).toHaveLength(10);
    shop.mood = 200;
    const again = { deliveryId, reason: 'They are back' };
    expect((await app.post('console/webhook-again', again, admin)).json()).toEqual({ deliveryId });
    await deliver();
    const told = await triesOf(deliveryId);
    expect(told).toMatchObject({ state: 'delivered', tries: 11 });
    expect(told.attempts).toHaveLength(11);
    // What it answered is text, without what a database can't keep.
    expect(told.attempts[0]).toMatchObject({ number: 11, status: 200, answer: '<b>taken</b>' });
  });

  it('that is slow holds up nobody: others are told meanwhile, and it has one at a time', async () => {
    const [slow, quick] = [await receiver('silent'), await receiver()];
    const first = await endpoint(slow.url);
    const second = await endpoint(quick.url);
    for (let n = 0; n < 3; n += 1) await act(first.endpointId, 'test');
    await act(second.endpointId, 'test');
    const late = new AbortController();
    const parts = patient();
    const lanes = Array.from({ length: 4 }, () => deliverWebhooks(parts, { signal: late.signal }));
    await expect.poll(() => quick.heard.length).toBe(1);
    expect(slow.heard.length).toBeLessThanOrEqual(1);
    late.abort();
    await Promise.all(lanes);
  });

  it('that took nothing for five days is switched off by itself, keeps what it misses, and is told all when it is switched on', async () => {
    const shop = await receiver(500);
    const { endpointId } = await endpoint(shop.url);
    await act(endpointId, 'test');
    await deliver();
    app.pass(5 * 86_400);
    admin = await staffSession(app, staffId);
    const off: string[] = [];
    await deliverWebhooks(app.borrowing, { onOff: (id) => void off.push(id) });
    expect(off).toEqual([endpointId]);
    expect(await listed(endpointId)).toMatchObject({ state: 'off', offAt: expect.any(String), waiting: 1 });
    await happens();
    expect(await deliver()).toBe(0);
    shop.mood = 200;
    // At once: nobody waits for the rest after yesterday's failure.
    expect(await act(endpointId, 'resume')).toMatchObject({ state: 'on' });
    expect(await deliver()).toBe(2);
    expect(await listed(endpointId)).toMatchObject({
      state: 'on',
      offAt: null,
      failingSince: null,
      waiting: 0,
    });
  });

  it('that says it is gone for good is switched off at once', async () => {
    const shop = await receiver(410);
    const { endpointId } = await endpoint(shop.url);
    await act(endpointId, 'test');
    await deliver();
    expect((await listed(endpointId)).state).toBe('off');
  });

  it('is paused, and hears of nothing twice or never; ended, it hears of nothing more', async () => {
    const shop = await receiver();
    const { endpointId } = await endpoint(shop.url);
    expect(await act(endpointId, 'pause')).toMatchObject({ state: 'paused' });
    await happens();
    expect(await deliver()).toBe(0);
    expect((await act(endpointId, 'test')).code).toBe('webhook_does_not_stand_so');
    await act(endpointId, 'resume');
    expect(await deliver()).toBe(1);
    await happens();
    await act(endpointId, 'end');
    expect(await deliver()).toBe(0);
    expect(await listed(endpointId)).toBeUndefined();
    expect((await act(endpointId, 'resume')).code).toBe('webhook_has_ended');
    const states = (await log(endpointId)).map(({ state }: { state: string }) => state);
    expect(states.toSorted()).toEqual(['delivered', 'given-up']);
  });
});

describe('webhooks · a secret', () => {
  it('is shown once and sealed; a new one signs beside the old for a day, and then alone', async () => {
    const shop = await receiver();
    const { endpointId, secret } = await endpoint(shop.url);
    const { rows } = await app.test.sql('select e::text as row from webhook_endpoint e');
    const seen =
      JSON.stringify(rows) + (await app.get('console/webhooks?market=ph', admin)).body + app.logged();
    expect(seen).not.toContain(secret.slice('whsec_'.length));
    const next = (await act(endpointId, 'rotate')).secret;
    expect(next).toMatch(/^whsec_[\w+/]{43}=$/u);
    await act(endpointId, 'test');
    await deliver();
    const both = shop.heard[0]!;
    expect([isGenuine(both, secret), isGenuine(both, next)]).toEqual([true, true]);
    expect(String(both.headers['webhook-signature']).split(' ')).toHaveLength(2);
    app.pass(86_401);
    admin = await staffSession(app, staffId);
    expect((await listed(endpointId)).bothSecretsUntil).toBeNull();
    await act(endpointId, 'test');
    await deliver();
    const alone = shop.heard[1]!;
    expect([isGenuine(alone, secret), isGenuine(alone, next)]).toEqual([false, true]);
  });
});

describe('webhooks · a worker', () => {
  it('that is killed with a try in hand loses nothing: it comes again under the same id when the lease ends', async () => {
    const shop = await receiver();
    const { endpointId } = await endpoint(shop.url);
    const { deliveryId } = await act(endpointId, 'test');
    const database = app.test.database;
    const killed = await database.withTransaction((tx) =>
      claimDelivery(tx, { now: app.identity.now(), leaseSeconds: 30 }),
    );
    expect(killed?.id).toBe(deliveryId);
    // Nobody else has it while the lease lasts.
    expect(await deliver()).toBe(0);
    await app.test.sql('update webhook_endpoint set busy_until = now()');
    expect(await deliver()).toBe(1);
    expect(shop.heard.map(({ headers }) => headers['webhook-id'])).toEqual([deliveryId]);
    const { attempts, state } = await triesOf(deliveryId);
    expect(state).toBe('delivered');
    expect(attempts).toMatchObject([
      { number: 2, status: 200 },
      { number: 1, status: null, tookMs: null, trouble: null },
    ]);
  });

  it('that comes back after its lease changes nothing that another did', async () => {
    const shop = await receiver(500);
    const { endpointId } = await endpoint(shop.url);
    const { deliveryId } = await act(endpointId, 'test');
    const slow = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const late = deliverWebhooks({
      ...app.borrowing,
      webhooks: {
        ...app.borrowing.webhooks,
        post: async () => {
          begun.resolve();
          await slow.promise;
          return { status: 500, answer: 'too late' };
        },
      },
    });
    await begun.promise;
    await app.test.sql('update webhook_endpoint set busy_until = now()');
    shop.mood = 200;
    expect(await deliver()).toBe(1);
    slow.resolve();
    await late;
    expect(await triesOf(deliveryId)).toMatchObject({ state: 'delivered', tries: 2 });
    expect((await listed(endpointId)).failingSince).toBeNull();
  });

  it('side by side with others tells each thing once', async () => {
    const shop = await receiver();
    const { endpointId } = await endpoint(shop.url);
    for (let n = 0; n < 10; n += 1) await act(endpointId, 'test');
    let told = 0;
    while (told < 10) {
      const lanes = await Promise.all(Array.from({ length: 4 }, deliver));
      told += lanes.reduce((sum, each) => sum + each, 0);
    }
    expect(new Set(shop.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(10);
    expect(shop.heard).toHaveLength(10);
  });

  it('clears the log after ninety days', async () => {
    const shop = await receiver();
    const { endpointId } = await endpoint(shop.url);
    await act(endpointId, 'test');
    await deliver();
    const job = jobs.find(({ name }) => name === 'housekeeping')!;
    const at = (days: number) => new Date(app.identity.now().getTime() + days * 86_400_000);
    const beside = { log: { error() {}, info() {} }, signal: new AbortController().signal };
    await job.run(app.test.database, at(keepDeliveriesDays - 1), beside);
    // Sessions were cleared too.
    admin = await staffSession(app, staffId);
    expect(await log(endpointId)).toHaveLength(1);
    await job.run(app.test.database, at(keepDeliveriesDays + 1), beside);
    admin = await staffSession(app, staffId);
    expect(await log(endpointId)).toEqual([]);
  });
});

describe('A15.176 · an address', () => {
  it.each([
    'http://10.0.0.8/',
    'https://169.254.169.254/latest',
    'https://user:pw@shop.example/',
    'nonsense',
  ])('%s is refused, and why is said', async (url) => {
    const body = { market: 'ph', name: 'Shop', url, events, reason: 'They asked' };
    const answer = await app.post('console/webhook-save', body, admin);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'webhook_url_unfit']);
    expect(answer.json().detail).toMatch(/\S/u);
  });

  it('hears of nothing before somebody else approved it, not even later; another name or fewer events need nobody', async () => {
    const shop = await receiver();
    const { endpointId } = await proposed(shop.url);
    expect(await listed(endpointId)).toMatchObject({ state: 'waiting' });
    await happens();
    expect(await deliver()).toBe(0);
    expect((await act(endpointId, 'test')).code).toBe('webhook_does_not_stand_so');
    expect((await act(endpointId, 'resume')).code).toBe('webhook_does_not_stand_so');
    await agreeTo(endpointId);
    expect(await deliver()).toBe(0);
    await happens();
    expect(await deliver()).toBe(1);
    const change = { market: 'ph', endpointId, name: 'Shop', url: shop.url, reason: 'Less' };
    const fewer = await app.post('console/webhook-save', { ...change, events: [events[1]] }, admin);
    expect(fewer.json()).toMatchObject({ decidedBy: null });
    const more = await app.post('console/webhook-save', { ...change, events }, admin);
    expect(more.json()).toMatchObject({ decidedBy: expect.any(String) });
    expect(await listed(endpointId)).toMatchObject({ events: [events[1]], name: 'Shop' });
  });

  it('is changed with all that waits for it, by whoever may and by nobody who only reads', async () => {
    const shop = await receiver();
    const { endpointId } = await endpoint('http://127.0.0.1:1/hook');
    await act(endpointId, 'test');
    await deliver();
    const change = { market: 'ph', endpointId, name: 'Shop', url: shop.url, events, reason: 'It moved' };
    const auditor = await staffSession(app, await staffMember(app, 'teresa@lender.example', ['auditor']));
    expect((await app.post('console/webhook-save', change, auditor)).statusCode).toBe(403);
    expect((await app.post('console/webhook-save', { ...change, market: 'in' }, admin)).statusCode).toBe(404);
    expect((await app.post('console/webhook-save', change, admin)).json()).toEqual({
      endpointId,
      secret: null,
      decidedBy: expect.any(String),
    });
    expect(await listed(endpointId)).toMatchObject({ url: 'http://127.0.0.1:1/hook', name: 'Shop' });
    await agreeTo(endpointId);
    expect(await listed(endpointId)).toMatchObject({ url: shop.url, state: 'on' });
    await due();
    expect(await deliver()).toBe(1);
    expect(shop.heard).toHaveLength(1);
  });
});
