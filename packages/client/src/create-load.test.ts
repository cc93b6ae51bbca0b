import { ProblemError } from '@candor/contract/client';
import { describe, expect, it } from 'vitest';
import { createLoad, isCutOff } from './create-load.ts';

const problem = (status: number, code: string) =>
  new ProblemError(
    status,
    { code, detail: 'x', requestId: 'R-0000-0000' },
    { requestId: null, retryAfter: null },
  );
const never = () => {
  throw new Error('nobody is logged out here');
};
const broken = () => Promise.reject(new Error('the connection broke'));

/** Each reading of the clock is the next of these times. */
function loadAt(...clocks: string[]) {
  const times = clocks.map((clock) => new Date(`2026-11-18T${clock}Z`));
  return createLoad<string>(() => times.shift() ?? new Date(0));
}

describe('what a screen shows', () => {
  it('is nothing, then the answer and when it came', async () => {
    const load = loadAt('09:40:12');
    expect(load.snapshot()).toMatchObject({ read: undefined, isAsking: false });
    await load.ask(async () => 'first', never);
    const read = { data: 'first', at: new Date('2026-11-18T09:40:12Z') };
    expect(load.snapshot()).toEqual({ read, fault: undefined, cutOffAt: undefined, isAsking: false });
  });

  it('stays in sight while it is asked for again, also when that fails', async () => {
    const load = loadAt('09:40:12');
    await load.ask(async () => 'first', never);
    const asking = load.ask(() => Promise.reject(problem(500, 'internal_error')), never);
    expect(load.snapshot()).toMatchObject({ read: { data: 'first' }, isAsking: true });
    await asking;
    expect(load.snapshot()).toMatchObject({
      read: { data: 'first', at: new Date('2026-11-18T09:40:12Z') },
      fault: { code: 'internal_error', words: 'x', requestId: 'R-0000-0000' },
      isAsking: false,
    });
  });

  it('is cut off since the first question that nobody answered, until one is', async () => {
    const load = loadAt('09:40:12', '09:41:02', '09:43:00');
    await load.ask(async () => 'rows', never);
    await load.ask(broken, never);
    await load.ask(broken, never);
    expect(load.snapshot().cutOffAt).toEqual(new Date('2026-11-18T09:41:02Z'));
    expect(isCutOff(load.snapshot())).toBe(true);
    await load.ask(() => Promise.reject(problem(503, 'service_unavailable')), never);
    expect(isCutOff(load.snapshot())).toBe(false);
    await load.ask(async () => 'new rows', never);
    expect(load.snapshot()).toMatchObject({ fault: undefined, cutOffAt: undefined });
  });

  it('is the answer to the newest question, whichever comes last', async () => {
    const load = createLoad<string>();
    const { promise: slow, resolve } = Promise.withResolvers<string>();
    const first = load.ask(() => slow, never);
    await load.ask(async () => 'second', never);
    resolve('first');
    await first;
    expect(load.snapshot().read?.data).toBe('second');
  });

  it('belongs to one question: another begins with nothing', async () => {
    const load = createLoad<string>();
    await load.ask(async () => 'first', never);
    load.forget();
    expect(load.snapshot().read).toBeUndefined();
  });

  it('leads to the login where nobody is logged in, and shows no fault meanwhile', async () => {
    const load = createLoad<string>();
    let asked = 0;
    await load.ask(
      () => Promise.reject(problem(401, 'not_logged_in')),
      () => void (asked += 1),
    );
    expect([asked, load.snapshot().fault]).toEqual([1, undefined]);
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
