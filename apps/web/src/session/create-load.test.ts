import { ProblemError } from '@candor/contract/client';
import { describe, expect, it } from 'vitest';
import { createLoad } from './create-load.ts';

const problem = (status: number, code: string) =>
  new ProblemError(
    status,
    { code, detail: 'x', requestId: 'R-0000-0000' },
    { requestId: null, retryAfter: null },
  );
const never = () => {
  throw new Error('nobody is logged out here');
};

describe('what a screen shows', () => {
  it('is its skeleton, then the answer', async () => {
    const load = createLoad<string>();
    expect(load.snapshot().loaded).toEqual({ state: 'loading' });
    await load.ask(async () => 'first', never);
    expect(load.snapshot()).toEqual({ loaded: { state: 'ready', data: 'first' }, isReloading: false });
  });

  it('stays in sight while it is asked for again, also when that fails', async () => {
    const load = createLoad<string>();
    await load.ask(async () => 'first', never);
    const asking = load.ask(() => Promise.reject(new Error('the connection broke')), never);
    expect(load.snapshot()).toEqual({ loaded: { state: 'ready', data: 'first' }, isReloading: true });
    await asking;
    expect(load.snapshot()).toEqual({ loaded: { state: 'ready', data: 'first' }, isReloading: false });
    expect(load.isCutOff()).toBe(false);
  });

  it('says why it can’t be shown, and whether the network was it', async () => {
    const load = createLoad<string>();
    await load.ask(() => Promise.reject(problem(503, 'service_unavailable')), never);
    expect(load.snapshot().loaded).toMatchObject({ state: 'failed', fault: { code: 'service_unavailable' } });
    expect(load.isCutOff()).toBe(false);
    await load.ask(() => Promise.reject(new Error('the connection broke')), never);
    expect(load.isCutOff()).toBe(true);
  });

  it('is the answer to the newest question, whichever comes last', async () => {
    const load = createLoad<string>();
    const { promise: slow, resolve } = Promise.withResolvers<string>();
    const first = load.ask(() => slow, never);
    await load.ask(async () => 'second', never);
    resolve('first');
    await first;
    expect(load.snapshot().loaded).toEqual({ state: 'ready', data: 'second' });
  });

  it('leads to the login where nobody is logged in, and shows no error meanwhile', async () => {
    const load = createLoad<string>();
    let asked = 0;
    await load.ask(
      () => Promise.reject(problem(401, 'not_logged_in')),
      () => void (asked += 1),
    );
    expect([asked, load.snapshot().loaded]).toEqual([1, { state: 'loading' }]);
  });

  it('tells who listens, and no longer tells who stopped', async () => {
    const load = createLoad<string>();
    let heard = 0;
    const stop = load.subscribe(() => void (heard += 1));
    load.replace('changed');
    stop();
    load.replace('again');
    expect(heard).toBe(1);
  });
});
