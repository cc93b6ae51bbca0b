import { ProblemError } from '@candor/contract/console-client';
import { describe, expect, it } from 'vitest';
import { createLoad } from './create-load.ts';

const refused = (code: string, status: number) =>
  new ProblemError(status, { code, detail: 'x', requestId: 'R-1' }, { requestId: null, retryAfter: null });

function loadAt(...clocks: string[]) {
  const times = clocks.map((clock) => new Date(`2026-11-18T${clock}Z`));
  let loggedOut = 0;
  const load = createLoad<string>({
    now: () => times.shift() ?? new Date(0),
    onLoggedOut: () => void (loggedOut += 1),
  });
  return { load, timesLoggedOut: () => loggedOut };
}

describe('what a section shows', () => {
  it('keeps the old rows with their time when they can’t be read again', async () => {
    const { load } = loadAt('09:40:12');
    await load.ask(() => Promise.resolve('rows'));
    await load.ask(() => Promise.reject(refused('internal_error', 500)));
    expect(load.snapshot()).toMatchObject({
      state: 'failed',
      fault: { code: 'internal_error', requestId: 'R-1' },
      read: { data: 'rows', at: new Date('2026-11-18T09:40:12Z') },
    });
  });

  it('is offline since the first question that nobody answered', async () => {
    const { load } = loadAt('09:40:12', '09:41:02');
    await load.ask(() => Promise.resolve('rows'));
    await load.ask(() => Promise.reject(new TypeError('network')));
    await load.ask(() => Promise.reject(new TypeError('network')));
    expect(load.snapshot()).toMatchObject({
      state: 'offline',
      since: new Date('2026-11-18T09:41:02Z'),
      read: { data: 'rows' },
    });
  });

  it('an answer to an older question is not shown', async () => {
    const { load } = loadAt('09:40:12');
    let answer: (text: string) => void = () => undefined;
    const first = load.ask(() => new Promise((resolve) => (answer = resolve)));
    await load.ask(() => Promise.resolve('new'));
    answer('old');
    await first;
    expect(load.snapshot()).toMatchObject({ state: 'ready', read: { data: 'new' } });
  });

  it('tells the session when nobody is logged in, and shows no fault', async () => {
    const { load, timesLoggedOut } = loadAt();
    await load.ask(() => Promise.reject(refused('not_logged_in', 401)));
    expect(timesLoggedOut()).toBe(1);
    expect(load.snapshot().state).toBe('loading');
  });
});
