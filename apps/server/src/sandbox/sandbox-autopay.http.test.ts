import { randomUUID } from 'node:crypto';
import { channels } from '@candor/adapters/channels';
import type { CollectChannel } from '@candor/services/kernel/ports';
import { day } from '@candor/services/testing';
import { openBusinessClock } from '@candor/store/ledger';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBodyParsers } from '../http/body-parsers.ts';
import { paymentChannels } from '../settings/payment-channels.ts';
import { readSettings } from '../settings/read-settings.ts';
import { sandboxAutopayPlugin } from './sandbox-autopay-plugin.ts';

let test: TestDatabase;
let app: FastifyInstance;
let offering: readonly CollectChannel[];

beforeAll(async () => {
  test = await createTestDatabase();
  const { database } = test;
  for (const market of ['ph', 'in'] as const)
    await database.withTransaction((tx) => openBusinessClock(tx, market, day('2026-10-16')));
  const now = () => new Date('2026-10-16T04:00:00Z');
  const opened = paymentChannels(readSettings({ MARKETS: 'ph,in' }), { database, now });
  const { ph, in: india } = opened.collectChannels;
  offering = [...ph, ...india].filter(({ mandates }) => mandates);
  app = Fastify();
  addBodyParsers(app);
  await app.register(sandboxAutopayPlugin({ ...opened, database, now }));
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

describe('the sandbox’s bank', () => {
  it('is there in each market without a key, and no channel of production is', () => {
    const schemes = offering.flatMap(({ mandates }) => [
      ...(mandates?.schemes('ph') ?? []),
      ...(mandates?.schemes('in') ?? []),
    ]);
    expect(schemes.toSorted()).toEqual(['e-nach', 'upi-autopay', 'wallet']);
    expect(offering.every(({ mandates }) => mandates?.account)).toBe(true);
    expect(channels.length).toBeGreaterThan(offering.length);
  });

  it('asks whether a mandate is allowed, and a tap allows it', async () => {
    for (const { mandates } of offering) {
      const market = mandates?.schemes('ph').length ? 'ph' : 'in';
      const id = randomUUID();
      const asked = await mandates?.ask({
        id,
        market,
        currency: market === 'ph' ? 'PHP' : 'INR',
        scheme: mandates.schemes(market)[0] ?? '',
        mostPerDebit: 291_019n,
        lastDay: day('2026-12-19'),
        confirmBy: new Date('2026-10-19T04:00:00Z'),
        label: 'x',
        payer: null,
      });
      const url = asked?.heard === 'asked' ? asked.link : '';
      const page = await app.inject({ method: 'GET', url });
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(page.headers['content-security-policy']).toContain("form-action 'self'");
      expect(page.body).toContain('2,910.19');
      const tap = (payload: string) =>
        app.inject({
          method: 'POST',
          url,
          payload,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
      expect((await tap('act=explode')).statusCode).toBe(404);
      const done = await tap('act=allow');
      expect([done.statusCode, done.headers['location']]).toEqual([303, url]);
      expect((await app.inject({ method: 'GET', url })).body).toContain('Allowed.');
      expect((await tap('act=allow')).statusCode).toBe(404);
      expect(await mandates?.stand(id)).toEqual({ is: 'active' });
    }
    const nobody = await app.inject({ method: 'GET', url: `/sandbox-bank/${randomUUID()}` });
    expect(nobody.statusCode).toBe(404);
  });
});
