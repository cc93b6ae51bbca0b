import { defineCall, tableOf } from '@candor/contract';
import type { FastifyPluginCallback } from 'fastify';
import { expect, it, vi } from 'vitest';
import { metricsPlugin } from '../metrics/metrics-plugin.ts';
import { takeAlarms } from '../testing/alarms-heard.ts';
import { repayShape } from './testing/repay-shape.ts';
import { silentLog } from './testing/silent-log.ts';
import { appOf } from './testing/test-app.ts';

const call = defineCall(repayShape);

/** As a guard does that answers and then lets the request through all the same. */
const twice: FastifyPluginCallback = (app, _options, done) => {
  app.get('/twice', (_request, reply) => {
    reply.send('once');
    setImmediate(() => reply.send('and once more'));
  });
  app.get('/late', (_request, reply) => {
    reply.send('once');
    return new Promise((_resolve, reject) => setImmediate(() => reject(new Error('too late'))));
  });
  done();
};
const metrics = () =>
  metricsPlugin({
    access: 'this-machine',
    telemetry: () => ({}),
    streams: () => 0,
    openAlarms: () => Promise.resolve(new Map()),
    business: () => Promise.reject(new Error('the database is away')),
    pool: () => ({ most: 1, lent: 0, idle: 1, waiting: 0 }),
    backupStamp: '',
    onSpendAlarm: () => {},
  });

it.each(['/twice', '/late'])(
  'a request that is answered and goes on (%s) raises an alarm: at error level in the log, and in the metrics',
  async (url) => {
    const error = vi.fn();
    const app = await appOf(
      tableOf([call]),
      { 'loan.repay': () => Promise.resolve({ done: true }) },
      { plugins: [metrics(), twice], log: { ...silentLog, error } },
    );
    const counted = async () =>
      /candor_alarms_total\{kind="reply-sent-twice"\} (\d+)/u.exec((await app.inject('/metrics')).body)?.[1];
    expect(await counted()).toBe('0');
    expect((await app.inject(url)).body).toBe('once');
    await expect.poll(() => error.mock.calls.length).toBeGreaterThan(0);
    expect(takeAlarms()).toMatchObject([{ kind: 'reply-sent-twice' }]);
    expect(error.mock.calls).toEqual([
      [expect.objectContaining({ alarm: 'reply-sent-twice' }), expect.stringMatching(/^ALARM/u)],
    ]);
    expect(await counted()).toBe('1');
    await app.close();
  },
);
