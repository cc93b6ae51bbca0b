import { simulateLender, type SimulatedLender } from '@candor/simulator/lender';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkerPort } from './worker-port.ts';

let test: TestDatabase;
let app: SimulatedLender;
beforeAll(async () => {
  test = await createTestDatabase();
  app = await simulateLender(test);
});
afterAll(() => app.close());

async function asked(token: string, path: string, headers: Record<string, string> = {}) {
  const port = await openWorkerPort({ host: '127.0.0.1', port: 0, database: test.database, token });
  try {
    const answer = await fetch(`${port.address}${path}`, { headers });
    return { status: answer.status, text: await answer.text() };
  } finally {
    await port.close();
  }
}

/** The value of a metric, by its name and labels as they are printed. */
const valueOf = (text: string, name: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe("a worker's own port", () => {
  it('says that it runs, and that its database takes writes', async () => {
    expect(await asked('', '/healthz')).toMatchObject({ status: 200 });
    expect(await asked('', '/readyz')).toMatchObject({ status: 200 });
  });

  it('has the figures that tell whether money moves', async () => {
    const { text: before } = await asked('', '/metrics');
    expect(valueOf(before, 'candor_outbox_due')).toBe('0');
    await test.sql(
      `with a as (insert into audit_log (id, at, actor_kind, actor_id, command, subject, outcome)
                  values (gen_random_uuid(), now(), 'system', 'test', 'test.act', 'test:1', 'done') returning id)
       insert into outbox (topic, payload, audit_id, next_attempt_at) select 'test', '{}', id, now() - interval '90 s' from a`,
    );
    await test.unguarded(`update business_clock set business_date = current_date - 3 where market = 'ph'`);
    const { text } = await asked('', '/metrics');
    expect(valueOf(text, 'candor_outbox_due')).toBe('1');
    expect(Number(valueOf(text, 'candor_outbox_oldest_seconds'))).toBeGreaterThanOrEqual(90);
    expect(Number(valueOf(text, 'candor_business_days_behind{market="ph"}'))).toBeGreaterThanOrEqual(3);
    expect(valueOf(text, 'candor_disbursements_unknown{market="ph"}')).toBe('0');
    expect(valueOf(text, 'candor_suspense_minor{market="ph"}')).toBe('0');
    expect(text).toContain('candor_alarms_total{kind=');
    await test.sql('delete from outbox');
  });

  it('tells when a worker was last at work, what is tried again, and what waits for a person', async () => {
    const { text: before } = await asked('', '/metrics');
    expect(valueOf(before, 'candor_worker_seen_seconds')).toBeUndefined();
    await test.sql(
      `insert into clock_reading (process, skew_ms, read_at) values
         ('Worker on one', 0, now() - interval '10 min'), ('Server and worker on two', 0, now() - interval '5 min'),
         ('Server on three', 0, now())`,
    );
    await test.sql(
      `with a as (insert into audit_log (id, at, actor_kind, actor_id, command, subject, outcome)
                  values (gen_random_uuid(), now(), 'system', 'test', 'test.act', 'test:2', 'done') returning id)
       insert into outbox (topic, payload, audit_id, attempts, last_error) select 'test', '{}', id, 2, 'away' from a`,
    );
    await test.sql(
      `insert into channel_difference (market, channel, kind, reference, found_on, found_at)
       values ('ph', 'dragonpay', 'only-theirs', 'R-1', current_date, now())`,
    );
    await test.sql(
      `insert into day_end (market, business_date, finished_at, facts) values
         ('ph', '2026-11-01', now(), '{"differences": [], "stuckLoans": "9", "refusedLoans": "0"}'),
         ('ph', '2026-11-02', now(), '{"differences": [{}, {}], "stuckLoans": "3", "refusedLoans": "1"}')`,
    );
    const { text } = await asked('', '/metrics');
    const seen = Number(valueOf(text, 'candor_worker_seen_seconds'));
    expect(seen).toBeGreaterThanOrEqual(299);
    expect(seen).toBeLessThan(599);
    expect(valueOf(text, 'candor_outbox_retried{topic="test"}')).toBe('1');
    expect(valueOf(text, 'candor_reconciliation_breaks{market="ph"}')).toBe('1');
    expect(valueOf(text, 'candor_disbursement_exceptions{market="ph"}')).toBe('0');
    expect(valueOf(text, 'candor_day_end_differences{market="ph"}')).toBe('2');
    expect(valueOf(text, 'candor_day_end_loans_left_out{market="ph"}')).toBe('4');
    expect(valueOf(text, 'candor_database_connections{state="most"}')).toBe('10');
    expect(valueOf(text, 'candor_database_waiting')).toBe('0');
    await test.sql('delete from outbox');
  });

  it('shows metrics to whoever has the token, where there is one', async () => {
    expect(await asked('a-token-of-the-collector', '/metrics')).toMatchObject({ status: 404 });
    const headers = { authorization: 'Bearer a-token-of-the-collector' };
    expect(await asked('a-token-of-the-collector', '/metrics', headers)).toMatchObject({ status: 200 });
  });
});
