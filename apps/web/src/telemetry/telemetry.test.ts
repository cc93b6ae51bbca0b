import { calls } from '@candor/contract';
import { describe, expect, it } from 'vitest';
import { type AppEventName, eventPlan } from './events.ts';
import { createTelemetry, MAX_TOLD, MAX_WAITING, type ToldEvent } from './telemetry.ts';

/** A page whose clock, network and timers are in the test's hands. */
function page({ drawn = 0, at = '2026-11-15T01:41:00.000Z' } = {}) {
  const sent: ToldEvent[][] = [];
  const timers: { run: () => void; waitMs: number }[] = [];
  const network = { isOnline: true, refuses: false };
  const telemetry = createTelemetry({
    send: async (events) => {
      if (network.refuses) throw new Error('the connection broke');
      sent.push([...events]);
    },
    now: () => new Date(at),
    isOnline: () => network.isOnline,
    drawn,
    after: (run, waitMs) => timers.push({ run, waitMs }),
  });
  const pass = async () => {
    for (const { run } of timers.splice(0)) run();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ...telemetry, sent, timers, network, pass };
}

describe('A10.2 · what the app tells', () => {
  it('is gathered and sent together, as the call takes it', async () => {
    const { tell, sent, pass } = page();
    tell('login.code-asked', { by: 'sms', again: false });
    tell('login.done', { fresh: true });
    expect(sent).toEqual([]);
    await pass();
    expect(sent.map((batch) => batch.map(({ name }) => name))).toEqual([['login.code-asked', 'login.done']]);
    expect(calls['event.buried-points'].request.safeParse({ events: sent[0] }).success).toBe(true);
  });

  it('waits while the network is away and is sent when it is back, once', async () => {
    const { tell, flush, sent, network, pass } = page();
    network.isOnline = false;
    tell('login.done', { fresh: false });
    await pass();
    expect(sent).toEqual([]);
    network.isOnline = true;
    await Promise.all([flush(), flush()]);
    expect(sent).toHaveLength(1);
  });

  it('is tried again after growing pauses, and nothing is lost by a failure', async () => {
    const { tell, sent, timers, network, pass } = page();
    network.refuses = true;
    tell('login.done', { fresh: false });
    const pauses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      pauses.push(...timers.map(({ waitMs }) => waitMs));
      await pass();
    }
    expect(pauses).toEqual([4000, 8000, 16_000, 32_000]);
    network.refuses = false;
    await pass();
    expect(sent.flat()).toHaveLength(1);
  });

  it('is capped: what waits, and what one visit tells at all', async () => {
    const { tell, sent, network, flush } = page();
    network.isOnline = false;
    for (let nth = 0; nth < MAX_TOLD + 50; nth += 1) tell('login.done', { fresh: nth % 2 === 0 });
    network.isOnline = true;
    await flush();
    expect(sent.flat()).toHaveLength(MAX_WAITING);
    tell('login.done', { fresh: true });
    await flush();
    expect(sent).toHaveLength(1);
  });

  it('of what every visit does is a sample of visits, and says how large', async () => {
    const inSample = page({ drawn: 24.9 });
    const outside = page({ drawn: 25 });
    for (const { tell, flush } of [inSample, outside]) {
      tell('screen.opened', { screen: 'me' });
      await flush();
    }
    expect(inSample.sent.flat()[0]?.props).toEqual({ screen: 'me', percent: 25 });
    expect(outside.sent).toEqual([]);
  });

  it.each([
    ['a phone number', '09171234567'],
    ['a number as a number', 9_171_234_567],
    ['a name', 'Maricel Reyes'],
    ['an address', 'ana@example.com'],
    ['a whole person', { phone: '09171234567' }],
  ])('never holds %s, even past the types', async (_what, value) => {
    const { tell, flush, sent } = page();
    tell('login.refused', { reason: value as never });
    await flush();
    expect(sent).toEqual([]);
  });

  it('has names and facts that the call takes', async () => {
    const { tell, flush, sent } = page();
    for (const name of Object.keys(eventPlan) as AppEventName[]) tell(name, { by: 'sms' } as never);
    await flush();
    expect(calls['event.buried-points'].request.safeParse({ events: sent[0] }).success).toBe(true);
  });

  it('is left out where the clock is nonsense: one such time would have the whole batch refused', async () => {
    const { tell, flush, sent } = page({ at: '1970-01-01T00:00:00.000Z' });
    tell('login.done', { fresh: true });
    await flush();
    expect(sent).toEqual([]);
  });
});
