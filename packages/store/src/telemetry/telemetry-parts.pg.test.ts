import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { insertAnalyticsEvents, keepTelemetryMonths } from './telemetry.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const keep = (before: Date) => test.database.withTransaction((tx) => keepTelemetryMonths(tx, before));
const longAgo = new Date(0);

/** Which partition has how many rows of events. */
async function parts(): Promise<Record<string, number>> {
  const { rows } = await test.sql(
    'select tableoid::regclass::text as part, count(*)::int as n from analytics_event group by 1 order by 1',
  );
  return Object.fromEntries(rows.map(({ part, n }) => [part, n]));
}

const told = (receivedAt: string) =>
  test.sql(
    `insert into analytics_event (market, name, category, at, received_at) values ('ph', 'n', 'public', now(), $1)`,
    [receivedAt],
  );

const monthsThere = async () =>
  (
    await test.sql(
      `select relname as part from pg_class where relkind = 'r' and relnamespace = 'parts'::regnamespace and relname ~ '^analytics_event_\\d' order by 1`,
    )
  ).rows.map(({ part }) => String(part).slice(-7));

describe('telemetry lies in months', () => {
  it('this one and the next two are there before anything comes, and are made once', async () => {
    const { rows } = await test.sql(
      `select to_char(date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead), 'YYYY_MM') as month
       from generate_series(0, 2) ahead`,
    );
    expect(await monthsThere()).toEqual(rows.map(({ month }) => month));
    expect(await keep(longAgo)).toEqual({ made: 0, dropped: 0, stray: 0 });
    await test.database.withTransaction((tx) =>
      insertAnalyticsEvents(tx, [
        { market: 'ph', name: 'n', category: 'public', at: '2026-11-16T04:00:00Z', props: {} },
      ]),
    );
    expect(await parts()).toEqual({ [`parts.analytics_event_${String(rows[0]?.['month'])}`]: 1 });
  });

  it('what comes for a month that has none is kept and counted, and moved when it gets one', async () => {
    await told('2020-05-31T23:59:59Z');
    await told('2020-06-01T00:00:00Z');
    expect(await parts()).toMatchObject({ 'parts.analytics_event_rest': 2 });
    expect(await keep(longAgo)).toEqual({ made: 1, dropped: 0, stray: 2 });
    expect(await parts()).toMatchObject({
      'parts.analytics_event_2020_05': 1,
      'parts.analytics_event_rest': 1,
    });
    expect(await keep(longAgo)).toEqual({ made: 1, dropped: 0, stray: 1 });
    expect(await keep(longAgo)).toEqual({ made: 0, dropped: 0, stray: 0 });
  });

  it('a month goes whole, the oldest first and one at a time, when all of it is from before', async () => {
    expect(await keep(new Date('2020-05-31T23:59:59Z'))).toMatchObject({ dropped: 0 });
    expect(await keep(new Date('2020-08-01T00:00:00Z'))).toEqual({ made: 0, dropped: 1, stray: 0 });
    expect(await parts()).toMatchObject({ 'parts.analytics_event_2020_06': 1 });
    expect(await keep(new Date('2020-08-01T00:00:00Z'))).toMatchObject({ dropped: 1 });
    expect(Object.keys(await parts())).toHaveLength(1);
  });

  it('the application drops nothing of the last ninety days, whatever it asks, and touches no partition itself', async () => {
    const before = await monthsThere();
    expect(await keep(new Date('2126-01-01'))).toMatchObject({ dropped: 0 });
    expect(await monthsThere()).toEqual(before);
    for (const text of [
      'select * from parts.analytics_event_rest',
      'delete from analytics_event',
      'drop table parts.analytics_event_rest',
      `select make_telemetry_part('analytics_event', '2020-01-01')`,
    ])
      await expect(test.database.withTransaction((tx) => tx.query({ text }))).rejects.toMatchObject({
        code: '42501',
      });
  });
});
