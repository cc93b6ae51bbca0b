import { defineCall, tableOf } from '@candor/contract';
import { describe, expect, it, vi } from 'vitest';
import { problemIn } from './testing/problem-in.ts';
import { repayShape } from './testing/repay-shape.ts';
import { silentLog } from './testing/silent-log.ts';
import { appOf, post, testApp } from './testing/test-app.ts';

const failing = (words: string) => () => Promise.reject(new Error(words));
const isOutage = (error: unknown) => error instanceof Error && error.message === 'pool exhausted';

describe('an answer', () => {
  const call = defineCall(repayShape);

  it.each([
    ['a field of another type', { done: 'yes' }],
    ['a field that nobody declared', { done: true, passwordHash: 'scrypt$1234' }],
    ['nothing of what was declared', {}],
  ])('with %s is a fault of ours: logged, and not sent', async (_, answer) => {
    const error = vi.fn();
    const log = { ...silentLog, error };
    const app = await appOf(
      tableOf([call]),
      { 'loan.repay': () => Promise.resolve(answer as never) },
      { log },
    );
    const response = await app.inject(post('/api/loan/repay', { amount: 1 }));
    expect(problemIn(response)).toMatchObject({ code: 'internal_error', status: 500 });
    expect(response.body).not.toContain('scrypt');
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ call: 'A7.99' }), expect.any(String));
    expect(JSON.stringify(error.mock.calls)).not.toContain('scrypt$1234');
  });

  it('of refusal carries the words, fields and waiting time of its call', async () => {
    const refusal = {
      refused: 'too_many_requests',
      detail: 'One repayment a minute.',
      fields: [{ path: '/amount', rule: 'not_allowed', message: 'Not now.' }],
      retryAfterSeconds: 60,
    } as const;
    const app = await appOf(tableOf([call]), { 'loan.repay': () => Promise.resolve(refusal) });
    const response = await app.inject(post('/api/loan/repay', { amount: 1 }));
    expect(problemIn(response)).toMatchObject({
      code: 'too_many_requests',
      type: '/api-docs#too_many_requests',
      detail: 'One repayment a minute.',
      fields: refusal.fields,
    });
    expect(response.headers['retry-after']).toBe('60');
  });

  it('of a handler that broke tells nothing of how', async () => {
    const error = vi.fn();
    const app = await appOf(
      tableOf([call]),
      { 'loan.repay': failing('connect ECONNREFUSED 10.0.0.7') },
      { log: { ...silentLog, error } },
    );
    const response = await app.inject(post('/api/loan/repay', { amount: 1 }));
    expect(problemIn(response)).toMatchObject({ code: 'internal_error', status: 500 });
    expect(response.body).not.toMatch(/ECONNREFUSED|10\.0\.0\.7|\.ts/u);
    expect(error).toHaveBeenCalled();
  });

  it.each([
    undefined,
    null,
    'words',
    { statusCode: 404 },
    Object.assign(new Error('a vendor said no'), { statusCode: 404 }),
  ])('is our fault, whatever was thrown: %j', async (thrown) => {
    const throwing = () => Promise.reject(thrown);
    const app = await appOf(tableOf([call]), { 'loan.repay': throwing });
    const response = await app.inject(post('/api/loan/repay', { amount: 1 }));
    expect(problemIn(response)).toMatchObject({ code: 'internal_error', status: 500 });
  });

  it('is 503, to be tried again, when a part that the call needs is away', async () => {
    const app = await appOf(tableOf([call]), { 'loan.repay': failing('pool exhausted') }, { isOutage });
    const response = await app.inject(post('/api/loan/repay', { amount: 1 }));
    expect(problemIn(response)).toMatchObject({ code: 'service_unavailable', status: 503 });
    expect(response.headers['retry-after']).toBe('5');
  });

  it('is never kept by a cache', async () => {
    const { app } = await testApp();
    expect((await app.inject('/api/page/config')).headers['cache-control']).toBe('no-store');
    expect((await app.inject('/api/page/config?x=1')).headers['cache-control']).toBe('no-store');
  });
});
