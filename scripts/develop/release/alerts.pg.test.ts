import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alarmKinds, openAlarmsByKind, readBusinessFigures } from '@candor/services/backoffice/system';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../apps/server/src/http/testing/test-app.ts';
import { metricsPlugin } from '../../../apps/server/src/metrics/metrics-plugin.ts';
import { openWorkerPort } from '../../../apps/server/src/metrics/worker-port.ts';
import { root } from '../../root.ts';
import { headingsOf } from '../../rules/headings.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const rules = read('deploy/prometheus/candor-rules.yml');
const linesOf = (key: string) =>
  [...rules.matchAll(new RegExp(`^ +(?:- )?${key}: '?(.+?)'?$`, 'gmu'))].map(([, value = '']) => value);
const expressions = linesOf('expr').map((expression) => expression.replaceAll("''", "'"));

/** What PromQL itself brings. */
const words = new Set(['by', 'le', 'and', 'on', 'or', 'unless', 'without', 'ignoring']);

/** Names of metrics in an expression: what is neither a function, nor a label, nor a word of the language. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/gu, '')
    .replaceAll(/\b(?:by|on|without|ignoring) \([^)]*\)/gu, '');
  return [...bare.matchAll(/\b[a-z_][a-z0-9_]*\b(?! *\()/gu)]
    .map(([name]) => name)
    .filter((name) => !words.has(name));
}

/** Names of series and what they are labelled with, as a collector reads them. */
function seriesIn(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z_][a-z0-9_]*)(?:\{(.*)\})? \S+$/gmu)) {
    const seen = found.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(/([a-z_]+)="/gu)) seen.add(label);
    found.set(name, seen);
  }
  return found;
}

let test: TestDatabase;
let exposed: Map<string, Set<string>>;
let byServer: string;
let byWorker: string;

beforeAll(async () => {
  test = await createTestDatabase();
  // Something of everything that is shown only where there is some of it.
  await test.sql(`insert into alarm (kind, about, detail, count) values ('clock-skew', 'a test', '', 1)`);
  await test.sql(`insert into clock_reading (process, skew_ms) values ('Worker on a-machine', 0)`);
  await test.sql(
    `with a as (insert into audit_log (id, at, actor_kind, actor_id, command, subject, outcome)
                values (gen_random_uuid(), now(), 'system', 'test', 'test.act', 'test:1', 'done') returning id)
     insert into outbox (topic, payload, audit_id, attempts, last_error) select 'message.deliver', '{}', id, 2, 'away' from a`,
  );
  await test.sql(
    `insert into message_attempt (id, market, purpose, way, state, tries, begun_at, handed_at, parts, currency, cost_micros)
     values (gen_random_uuid(), 'ph', 'codes', 'sms', 'handed-over', 1, now(), now(), 1, 'PHP', 350000)`,
  );
  await test.sql(`insert into chain_check (entries, acts, days, differences) values (0, 0, 0, 0)`);
  await test.unguarded(
    `insert into business_clock (market, business_date) values ('ph', current_date) on conflict do nothing`,
  );
  const { database } = test;
  const { app } = await testApp({
    plugins: [
      metricsPlugin({
        access: 'this-machine',
        telemetry: () => ({ waiting: 0 }),
        streams: () => 0,
        openAlarms: () => openAlarmsByKind(database),
        business: () => readBusinessFigures(database),
        costAlarms: [{ market: 'ph', currency: 'PHP', micros: 5_000_000_000n }],
        pool: () => database.use(),
        backupStamp: join(root, 'package.json'),
        onSpendAlarm: () => {},
      }),
    ],
  });
  await app.inject('/healthz');
  byServer = (await app.inject('/metrics')).payload;
  const port = await openWorkerPort({ host: '127.0.0.1', port: 0, database, token: '' });
  byWorker = await (await fetch(`${port.address}/metrics`)).text();
  await port.close();
  exposed = seriesIn(`${byServer}\n${byWorker}`);
});
afterAll(() => test.drop());

describe('an alert', () => {
  it('has an expression, a severity and a heading to read, each on a line of its own', () => {
    const alerts = linesOf('alert');
    expect(new Set(alerts).size).toBe(alerts.length);
    expect(alerts.length).toBeGreaterThan(20);
    for (const key of ['expr', 'for', 'labels', 'summary', 'runbook'])
      expect(linesOf(key), key).toHaveLength(alerts.length);
  });

  it('asks for metrics, and labels of them, that a server or a worker has', () => {
    // `up`, `job` and `instance` are the collector's own.
    const unknown = expressions.flatMap(metricsIn).filter((name) => name !== 'up' && !exposed.has(name));
    expect(unknown).toEqual([]);
    for (const expression of expressions)
      for (const [, name = '', labels = ''] of expression.matchAll(/([a-z_]+)\{([^}]*)\}/gu))
        for (const [, label = ''] of labels.matchAll(/([a-z_]+)[!=~]+"/gu))
          if (name !== 'up') expect([...exposed.get(name)!], `${name}{${label}}`).toContain(label);
    for (const expression of expressions)
      for (const [, labels = ''] of expression.matchAll(/ by \(([^)]*)\)/gu)) {
        const [name = ''] = metricsIn(expression);
        expect([...exposed.get(name)!, 'le'], expression).toEqual(
          expect.arrayContaining(labels.split(/, */u)),
        );
      }
  });

  it('names kinds of alarms and jobs of the collector that there are', () => {
    const valuesOf = (label: string) =>
      expressions.flatMap((expression) =>
        [...expression.matchAll(new RegExp(`${label}[!=~]+"([^"]*)"`, 'gu'))].flatMap(([, values = '']) =>
          values.split('|'),
        ),
      );
    expect(alarmKinds).toEqual(expect.arrayContaining(valuesOf('kind')));
    const jobs = [...read('deploy/prometheus/prometheus.yml').matchAll(/job_name: (\S+)/gu)];
    expect(jobs.map(([, job]) => job)).toEqual(expect.arrayContaining(valuesOf('job')));
  });

  it('leads to a heading of the operator’s book, and every heading there is led to', () => {
    const book = read('docs/operations.md');
    const headings = headingsOf(book);
    const led = linesOf('runbook').map((link) => link.replace('docs/operations.md#', ''));
    expect(led.filter((heading) => !headings.includes(heading))).toEqual([]);
    const chapter = /^## Alerts$([\s\S]*?)^## /mu.exec(book)?.[1] ?? '';
    expect(headingsOf(chapter).filter((heading) => !led.includes(heading))).toEqual([]);
  });

  it('has a case in which it fires and a night in which it does not', () => {
    const cases = read('deploy/prometheus/candor-rules.test.yml');
    for (const alert of linesOf('alert')) {
      expect(cases).toMatch(new RegExp(`- alertname: ${alert}\\n +eval_time: .*\\n +exp_alerts:\\n`, 'u'));
      expect(cases).toContain(`{ alertname: ${alert}, eval_time: 25h, exp_alerts: [] }`);
    }
  });
});

describe('what is exposed', () => {
  it('is watched, or only drawn: a metric that nobody looks at is named here', () => {
    const drawn = new Set([
      'candor_telemetry_items',
      'candor_live_streams',
      'candor_message_spend_alarms_total',
      'candor_outbox_due',
      'candor_day_end_age_seconds',
      'candor_disbursements_waiting',
      'candor_suspense_minor',
      'candor_database_connections',
    ]);
    const ours = new Set(
      [...`${byServer}\n${byWorker}`.matchAll(/^# HELP (candor_\w+)/gmu)].map(([, name]) => name!),
    );
    const asked = new Set(
      expressions.flatMap(metricsIn).map((name) => name.replace(/_(?:bucket|count|sum)$/u, '')),
    );
    expect([...ours].filter((name) => !asked.has(name) && !drawn.has(name))).toEqual([]);
  });
});
