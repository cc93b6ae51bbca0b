import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { runningWith } from '@candor/store/tools';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TelemetrySink } from './telemetry-sink.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(() => test.sql('truncate analytics_event, client_error'));

const event = (name: string) => ({
  market: 'ph',
  name,
  category: 'public',
  at: '2026-11-15T08:00:00+08:00',
  props: { n: 1 },
});
const events = (count: number) => Array.from({ length: count }, (_, index) => event(`e${index}`));
const stored = async (table: string) =>
  Number((await test.sql(`select count(*) from ${table}`)).rows[0]?.['count']);

describe('telemetry', () => {
  it('A10.1 · an event is written a moment later, by itself', async () => {
    const sink = new TelemetrySink(test.database, () => {});
    expect(sink.takeEvents([event('open')])).toEqual({ accepted: 1, dropped: 0 });
    await expect.poll(() => stored('analytics_event')).toBe(1);
    const { rows } = await test.sql('select market, name, category, at, props from analytics_event');
    expect(rows).toEqual([{ ...event('open'), at: new Date('2026-11-15T00:00:00Z') }]);
  });

  it("A12.1 · a client error is written without what PostgreSQL can't store, and costs its batch nothing", async () => {
    const sink = new TelemetrySink(test.database, () => {});
    const at = '2026-11-15T08:00:00+08:00';
    sink.takeErrors([
      { market: 'in', message: 'broke\u0000n \\u0000 \ud800', screen: '/', stack: null, appVersion: '1', at },
    ]);
    await sink.flush();
    const { rows } = await test.sql('select market, message, screen, app_version from client_error');
    expect(rows).toEqual([{ market: 'in', message: 'broken \\u0000 \ufffd', screen: '/', app_version: '1' }]);
  });

  it('A10.2 · a flood is dropped with a count, and what was accepted is written', async () => {
    const sink = new TelemetrySink(test.database, () => {});
    let accepted = 0;
    let dropped = 0;
    for (let batch = 0; batch < 40; batch += 1) {
      const receipt = sink.takeEvents(events(200));
      accepted += receipt.accepted;
      dropped += receipt.dropped;
    }
    expect(accepted + dropped).toBe(8_000);
    expect(dropped).toBeGreaterThan(0);
    await sink.flush();
    expect(await stored('analytics_event')).toBe(accepted);
    expect(sink.counts()).toEqual({ waiting: 0, written: accepted, dropped });
  });

  it('a database that is away costs the events, not the caller, and is told', async () => {
    const faults: unknown[] = [];
    const away = runningWith(test.database, () => Promise.reject(new Error('away')));
    const sink = new TelemetrySink(away, (error) => faults.push(error));
    expect(sink.takeEvents(events(3))).toEqual({ accepted: 3, dropped: 0 });
    await sink.flush();
    expect(sink.counts()).toEqual({ waiting: 0, written: 0, dropped: 3 });
    expect(faults).toHaveLength(1);
  });
});
