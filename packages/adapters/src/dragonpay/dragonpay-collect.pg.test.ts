import { randomUUID } from 'node:crypto';
import type { PaymentToMake } from '@candor/services/kernel/ports';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { VendorTrouble } from '../payouts/sandbox-vendor.ts';
import { openCollectSandbox, sandboxPaths } from './collect-sandbox.ts';
import { dragonpayCollect } from './dragonpay-collect.ts';
import { openLoopback, type Loopback } from '../payouts/loopback-server.ts';
import { SandboxCollector } from './sandbox-collector.ts';

let test: TestDatabase;
let server: Loopback;
let collector: SandboxCollector;
let trouble: VendorTrouble = 'none';
const merchant = { merchantId: 'CANDOR', passwords: ['secret'] as const };
const at = new Date('2026-11-16T04:00:00Z');

beforeAll(async () => {
  test = await createTestDatabase();
  collector = new SandboxCollector({
    database: test.database,
    merchantId: 'CANDOR',
    password: 'secret',
    trouble: () => trouble,
  });
  server = await openCollectSandbox(collector, merchant);
});
afterAll(async () => {
  await server.close();
  await test.drop();
});
beforeEach(() => {
  trouble = 'none';
});

const open = (
  baseUrl = server.url,
  passwords: readonly [string, ...string[]] = ['secret'],
  timeoutMs = 10_000,
) =>
  dragonpayCollect({
    merchantId: 'CANDOR',
    passwords,
    schemes: ['digest', 'signature'],
    baseUrl,
    paths: sandboxPaths,
    email: 'payments@example.ph',
    timeoutMs,
  });

const payment = (amount = 291_019n): PaymentToMake => ({
  id: randomUUID(),
  market: 'ph',
  currency: 'PHP',
  amount,
  label: 'Payment CL-FWX93-GGB9Q',
  expiresAt: new Date('2026-11-19T04:00:00Z'),
  at,
});
const idsFor = async (amount: bigint) => (await open().payTypes(amount, 'ph', at)).map(({ id }) => id);

describe('the ways to pay', () => {
  it('are those whose least is reached and whose end is not: an amount at the end is above it', async () => {
    expect(await idsFor(999_999n)).toContain('dragonpay:711');
    expect(await idsFor(1_000_000n)).not.toContain('dragonpay:711');
    expect(await idsFor(5_000n)).toContain('dragonpay:711');
    expect(await idsFor(4_999n)).not.toContain('dragonpay:711');
    expect(await idsFor(4_999n)).toContain('dragonpay:GCSH');
  });

  it('show one that is down as such, and all of them while Dragonpay gives no answer', async () => {
    const channel = open();
    const types = await channel.payTypes(291_019n, 'ph', at);
    expect(types.filter(({ isDown }) => isDown).map(({ id }) => id)).toEqual(['dragonpay:BDO']);
    trouble = 'fault';
    const down = await channel.payTypes(291_019n, 'ph', at);
    expect(down.map(({ id }) => id)).toEqual(types.map(({ id }) => id));
    expect(down.every(({ isDown }) => isDown)).toBe(true);
  });

  it('are none in another market, and none where nobody was ever heard of', async () => {
    expect(await open().payTypes(291_019n, 'in', at)).toEqual([]);
    expect(await open(server.url, ['wrong']).payTypes(291_019n, 'ph', at)).toEqual([]);
  });
});

describe('a code', () => {
  it('for a counter has a reference, a bar code, steps in four languages and a deadline', async () => {
    const made = await open().makeCode(payment(), 'dragonpay:711');
    expect(made).toMatchObject({
      kind: 'over-the-counter',
      takesUtr: false,
      payTypeName: { en: '7-Eleven' },
    });
    if ('refused' in made) throw new Error(made.refused);
    expect(made.reference).toMatch(/^[2-9A-HJ-NP-Z]{8}$/u);
    expect(made.barCode).toMatch(/^7110\d{12}$/u);
    expect(made.steps).toHaveLength(3);
    expect(made.steps[1]).toMatchObject({
      en: 'Pay exactly ₱2,910.19 in cash.',
      zh: expect.stringContaining('₱2,910.19'),
    });
    expect(made.expiresAt).toEqual(new Date('2026-11-19T04:00:00Z'));
  });

  it('that was made, and whose answer was lost, is found by our own id', async () => {
    const { id, amount, expiresAt, ...rest } = payment();
    const { reference } = await collector.post({ id, amount, expiresAt, procId: '711' });
    expect(await open().makeCode({ id, amount, expiresAt, ...rest }, 'dragonpay:711')).toMatchObject({
      reference,
    });
  });

  it('is refused by a way that is unknown, too small or too large for it, or down', async () => {
    const channel = open();
    expect(await channel.makeCode(payment(), 'dragonpay:NONE')).toEqual({
      refused: 'pay_type_is_not_offered',
    });
    expect(await channel.makeCode(payment(1_000_000n), 'dragonpay:711')).toEqual({
      refused: 'pay_type_is_not_offered',
    });
    expect(await channel.makeCode(payment(), 'dragonpay:BDO')).toEqual({ refused: 'channel_is_down' });
  });
});

describe('the state of a payment', () => {
  it('is waiting until it is paid, and then says how much came', async () => {
    const [channel, one] = [open(), payment()];
    const state = () => channel.ask({ id: one.id, externalId: null });
    expect(await state()).toEqual({ is: 'not-known' });
    await channel.makeCode(one, 'dragonpay:GCSH');
    expect(await state()).toMatchObject({ is: 'waiting' });
    await collector.act(one.id, 'pay-other-amount', 100_050n);
    expect(await state()).toMatchObject({ is: 'paid', amount: 100_050n });
    await collector.act(one.id, 'reverse', null);
    expect(await state()).toMatchObject({ is: 'taken-back', amount: 100_050n });
    trouble = 'fault';
    expect(await state()).toEqual({ is: 'unknown' });
  });

  it('is unknown where the answer is about another payment, or in another money', async () => {
    const { id } = payment();
    const right = { RefNo: 'ABCD2345', TxnId: id, Status: 'S', Amount: 100, Currency: 'PHP' };
    let body: Readonly<Record<string, unknown>> = right;
    const other = await openLoopback(async () => ({ status: 200, body }), { trouble: 'none' });
    try {
      const state = () => open(other.url).ask({ id, externalId: null });
      expect(await state()).toMatchObject({ is: 'paid', amount: 10_000n });
      for (const wrong of [{ Currency: 'USD' }, { TxnId: randomUUID() }]) {
        body = { ...right, ...wrong };
        expect(await state()).toEqual({ is: 'unknown' });
      }
    } finally {
      await other.close();
    }
  });
});
