import { randomUUID } from 'node:crypto';
import type { MarketId } from '@candor/markets';
import type {
  CallbackAsCame,
  CollectChannel,
  PayAct,
  PaymentToMake,
  ReceivedCallback,
} from '@candor/services/kernel/ports';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cashfreeCollect } from '../cashfree/cashfree-collect.ts';
import { CashfreeSimulator } from '../cashfree/cashfree-simulator.ts';
import { openCashfreeOrders } from '../cashfree/orders-sandbox.ts';
import { openCollectSandbox, sandboxPaths } from '../dragonpay/collect-sandbox.ts';
import { dragonpayCollect } from '../dragonpay/dragonpay-collect.ts';
import { SandboxCollector } from '../dragonpay/sandbox-collector.ts';
import type { Loopback } from '../payouts/loopback-server.ts';
import type { VendorTrouble } from '../payouts/sandbox-vendor.ts';

/**
 * What every vendor that collects is held to, with the simulator that speaks its protocol: neither has spoken
 * to the vendor itself.
 */
type Vendor = {
  readonly market: MarketId;
  readonly currency: string;
  readonly way: string;
  /** The adapter, with the secret that it signs and asks with. */
  readonly open: (how?: { baseUrl?: string; secret?: string; timeoutMs?: number }) => CollectChannel;
  /** What somebody does at the vendor, and the callbacks that follow. */
  readonly act: (id: string, act: PayAct, amount?: bigint) => Promise<readonly CallbackAsCame[]>;
  /** The same callback with another outcome in it, under the old signature. */
  readonly forged: (came: CallbackAsCame) => CallbackAsCame;
};

let test: TestDatabase;
let trouble: VendorTrouble = 'none';
const servers: Loopback[] = [];
const vendors = {} as Record<'Dragonpay' | 'Cashfree', Vendor>;
const now = () => new Date('2026-11-16T04:00:00Z');

beforeAll(async () => {
  test = await createTestDatabase();
  const { database } = test;
  const collector = new SandboxCollector({
    database,
    merchantId: 'CANDOR',
    password: 'secret',
    trouble: () => trouble,
  });
  const simulator = new CashfreeSimulator({ database, now, secret: 'secret', trouble: () => trouble });
  const dragonpay = await openCollectSandbox(collector, { merchantId: 'CANDOR', passwords: ['secret'] });
  const cashfree = await openCashfreeOrders(simulator, { clientId: 'CANDOR', secrets: ['secret'] });
  servers.push(dragonpay, cashfree);
  vendors.Dragonpay = {
    market: 'ph',
    currency: 'PHP',
    way: 'dragonpay:GCSH',
    open: ({ baseUrl = dragonpay.url, secret = 'secret', timeoutMs = 60_000 } = {}) =>
      dragonpayCollect({
        merchantId: 'CANDOR',
        passwords: [secret],
        schemes: ['signature'],
        baseUrl,
        paths: sandboxPaths,
        email: 'payments@example.ph',
        timeoutMs,
      }),
    act: async (id, act, amount) =>
      ((await collector.act(id, act, amount ?? null)) ?? []).map((text) => ({ text, headers: {} })),
    forged: ({ text, headers }) => ({ text: text.replace('status=S', 'status=F'), headers }),
  };
  vendors.Cashfree = {
    market: 'in',
    currency: 'INR',
    way: 'cashfree:upi',
    open: ({ baseUrl = cashfree.url, secret = 'secret', timeoutMs = 60_000 } = {}) =>
      cashfreeCollect({
        clientId: 'CANDOR',
        secrets: [secret],
        apiVersion: '2025-01-01',
        payerPhone: '9876543210',
        baseUrl,
        timeoutMs,
      }),
    act: async (id, act, amount) => (await simulator.act(id, act, amount ?? null)) ?? [],
    forged: ({ text, headers }) => ({ text: text.replace('"SUCCESS"', '"FAILED"'), headers }),
  };
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await test.drop();
});
beforeEach(() => {
  trouble = 'none';
});

const heard = (channel: CollectChannel, came: CallbackAsCame): ReceivedCallback | null =>
  channel.hear?.(Object.fromEntries(new URLSearchParams(came.text)), came) ?? null;

describe.each(['Dragonpay', 'Cashfree'] as const)('%s', (name) => {
  const vendor = () => vendors[name];
  const wanted = (amount = 186_000n): PaymentToMake => ({
    id: randomUUID(),
    market: vendor().market,
    currency: vendor().currency,
    amount,
    label: 'Payment CL-FWX93-GGB9Q',
    expiresAt: new Date('2026-11-19T04:00:00Z'),
    at: now(),
  });
  const made = async (payment: PaymentToMake) => {
    const code = await vendor().open().makeCode(payment, vendor().way);
    if ('refused' in code) throw new Error(code.refused);
    return code;
  };

  it('offers its ways in its market alone', async () => {
    const channel = vendor().open();
    const { market, way } = vendor();
    const ids = async (of: MarketId) => (await channel.payTypes(186_000n, of, now())).map(({ id }) => id);
    expect(await ids(market)).toContain(way);
    expect(await ids(market === 'ph' ? 'in' : 'ph')).toEqual([]);
    expect(await channel.makeCode(wanted(), `${channel.id}:gold`)).toEqual({
      refused: 'pay_type_is_not_offered',
    });
  });

  it('makes one code of a payment, however often it is asked, and collects it once', async () => {
    const payment = wanted();
    const code = await made(payment);
    expect(await made(payment)).toEqual(code);
    expect(code).toMatchObject({ takesUtr: false, steps: expect.any(Array) });
    const { rows } = await test.sql('select amount from sandbox_collection where id = $1', [payment.id]);
    expect(rows).toEqual([{ amount: 186_000n }]);
  });

  it.each(['answer-lost', 'answer-garbled', 'answer-late', 'request-lost', 'fault'] as const)(
    'in trouble (%s) is down, and the code is made when it is over, once',
    async (kind) => {
      const payment = wanted();
      trouble = kind;
      const hasty = vendor().open({ timeoutMs: 900 });
      expect(await hasty.makeCode(payment, vendor().way)).toEqual({ refused: 'channel_is_down' });
      expect(await hasty.ask({ id: payment.id, externalId: null })).toEqual({ is: 'unknown' });
      trouble = 'none';
      await made(payment);
      const { rows } = await test.sql('select amount from sandbox_collection where id = $1', [payment.id]);
      expect(rows).toHaveLength(1);
    },
  );

  it('that does not know our secret makes nothing', async () => {
    const stranger = vendor().open({ secret: 'another' });
    expect(await stranger.makeCode(wanted(), vendor().way)).toHaveProperty('refused');
    expect(await stranger.ask({ id: randomUUID(), externalId: null })).toEqual({ is: 'unknown' });
  });

  it('says of a payment that it is not known, waits, failed, and is paid with what came', async () => {
    const payment = wanted();
    const state = () => vendor().open().ask({ id: payment.id, externalId: null });
    expect(await state()).toEqual({ is: 'not-known' });
    await made(payment);
    expect(await state()).toMatchObject({ is: 'waiting' });
    await vendor().act(payment.id, 'fail');
    expect(await state()).toMatchObject({ is: 'failed' });
    await vendor().act(payment.id, 'pay-other-amount', 100_050n);
    expect(await state()).toMatchObject({ is: 'paid', amount: 100_050n });
  });

  it('is believed by its signature over all that it says, and by no other', async () => {
    const payment = wanted();
    await made(payment);
    const [came] = await vendor().act(payment.id, 'pay');
    if (!came) throw new Error('no callback');
    const [channel, stranger] = [vendor().open(), vendor().open({ secret: 'another' })];
    const said = heard(channel, came);
    expect(said).toMatchObject({ txnId: payment.id, says: 'paid' });
    expect(heard(stranger, came)).toBeNull();
    expect(vendor().forged(came).text).not.toBe(came.text);
    expect(heard(channel, vendor().forged(came))).toBeNull();
    expect(heard(channel, { text: '', headers: {} })).toBeNull();
    // What it says of the money is asked for: the reference leads there.
    expect(await channel.ask({ id: payment.id, externalId: said?.externalId ?? null })).toMatchObject({
      is: 'paid',
      externalId: said?.externalId,
      amount: 186_000n,
    });
  });

  it('said twice is one event, and what happened later is another', async () => {
    const payment = wanted();
    await made(payment);
    const [once, again] = await vendor().act(payment.id, 'call-back-twice');
    const [back] = await vendor().act(payment.id, 'reverse');
    if (!once || !again || !back) throw new Error('no callback');
    const channel = vendor().open();
    const [one, two, later] = [once, again, back].map((came) => heard(channel, came));
    expect(two?.key).toBe(one?.key);
    expect(later).toMatchObject({ txnId: payment.id, externalId: one?.externalId, says: 'taken-back' });
    expect(later?.key).not.toBe(one?.key);
  });
});
