import { describe, expect, it } from 'vitest';
import { testApp } from '../http/testing/test-app.ts';
import { metricsPlugin, type MetricsAccess } from './metrics-plugin.ts';

const appWith = async (access: MetricsAccess) => {
  const { app } = await testApp({
    production: true,
    plugins: [
      metricsPlugin({
        access,
        telemetry: () => ({}),
        streams: () => 0,
        openAlarms: () => Promise.resolve(new Map()),
        business: () => Promise.reject(new Error('the database is away')),
        pool: () => ({ most: 20, lent: 0, idle: 1, waiting: 0 }),
        backupStamp: '',
        onSpendAlarm: () => {},
      }),
    ],
  });
  return async (headers: Record<string, string> = {}) =>
    (await app.inject({ url: '/metrics', headers })).statusCode;
};

describe('/metrics', () => {
  it('answers whoever shows the token, from wherever', async () => {
    const ask = await appWith({ token: 'a-token-of-the-collector' });
    expect(await ask({ authorization: 'Bearer a-token-of-the-collector' })).toBe(200);
    expect(
      await ask({ authorization: 'Bearer a-token-of-the-collector', 'x-forwarded-for': '203.0.113.9' }),
    ).toBe(200);
  });

  it.each<Record<string, string>>([
    {},
    { authorization: 'Bearer another' },
    { authorization: 'Bearer ' },
    { authorization: 'a-token-of-the-collector' },
    { 'x-real-ip': '127.0.0.1' },
  ])('is not there for whoever does not, also from this machine: %j', async (headers) => {
    const ask = await appWith({ token: 'a-token-of-the-collector' });
    expect(await ask(headers)).toBe(404);
  });

  it('is there for nobody where no token is set in production: a proxy beside the server passes for this machine', async () => {
    const ask = await appWith('nobody');
    expect(await ask()).toBe(404);
    expect(await ask({ authorization: 'Bearer ' })).toBe(404);
  });

  it('is open to this machine in a sandbox, and not to what somebody forwarded', async () => {
    const ask = await appWith('this-machine');
    expect([await ask(), await ask({ 'x-forwarded-for': '203.0.113.9' })]).toEqual([200, 404]);
  });
});

describe('the list of all calls', () => {
  it('is not served in production, unless a setting says so', async () => {
    const status = async (settings: { production: boolean; apiDocs?: boolean }) => {
      const { app } = await testApp(settings);
      return [(await app.inject('/openapi.json')).statusCode, (await app.inject('/api-docs')).statusCode];
    };
    expect(await status({ production: true })).toEqual([404, 404]);
    expect(await status({ production: true, apiDocs: true })).toEqual([200, 200]);
    expect(await status({ production: false })).toEqual([200, 200]);
  });
});
