import { calls } from '@candor/contract';
import { noteDocument } from '@candor/services/customers/borrowers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { metricsPlugin } from './metrics/metrics-plugin.ts';
import { accountConsent, cookieIn } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from './testing/identity-app.ts';

/** The story's own person. Nothing of it may be found anywhere that is not sealed. */
const phone = '09175550199';
const friend = { name: 'Maria Clara Ibarra', phone: '09185550142' };
const passport = 'P7654321A';
const fcmToken = `fcm:${'Zq9'.repeat(12)}`;
const marks = [
  '9175550199',
  '9185550142',
  'Maria Clara',
  'Clara Ibarra',
  passport,
  fcmToken,
  'SM-A145F',
  'Kalye Kapitan Tiago',
  'Noli Trading',
];

const jobValues = Object.entries({
  employment: 'self-employed',
  employer: 'Noli Trading',
  position: 'Owner',
  workingSince: 'over-3-years',
  incomePerMonth: '22000',
  payDay: 'daily',
  loansPerMonth: '0',
  rentPerMonth: '0',
}).map(([field, value]) => ({ field, value }));

let app: IdentityApp;
let metrics = '';
const seenUrls: string[] = [];
let token = '';
beforeAll(async () => {
  app = await identityApp({
    plugins: [
      metricsPlugin({
        access: 'this-machine',
        telemetry: () => ({}),
        streams: () => 0,
        openAlarms: () => Promise.resolve(new Map()),
        business: () => Promise.reject(new Error('the database is away')),
        pool: () => ({ most: 1, lent: 0, idle: 1, waiting: 0 }),
        backupStamp: '',
        onSpendAlarm: () => {},
      }),
    ],
  });
  app.app.addHook('onRequest', (request, _reply, done) => {
    seenUrls.push(request.url);
    done();
  });
  await story();
  metrics = (await app.app.inject('/metrics')).body;
});
afterAll(() => app.close());

/** Everything a borrower can do here, once: in, agree, tell, ask, fail, leave. */
async function story(): Promise<void> {
  await app.post('session/sms-code', { phone });
  await app.post('session/sms-code', { phone });
  await app.post('session/login', { phone, code: '000000', consents: [accountConsent] });
  const code = await app.codeFor(phone);
  const answer = await app.post('session/login', { phone, code, consents: [accountConsent] });
  const who = { cookie: cookieIn(answer) };
  token = who.cookie.slice('session='.length);
  for (const purpose of ['push', 'location', 'device', 'references']) {
    await app.post(
      'privacy/consent-set',
      { purpose, isGiven: true, textVersion: accountConsent.textVersion },
      who,
    );
  }
  await app.post('upload/fcm-token', { fcmToken, platform: 'android' }, who);
  await app.post('upload/location', { latitude: 14.123456, longitude: 121.654321 }, who);
  const device = { model: 'SM-A145F', system: 'Android 15', screen: '1080x2408', timeZone: 'Asia/Manila' };
  await app.post('upload/device-info', device, who);
  await app.post('upload/contacts', { contacts: [{ ...friend, relation: 'friend', source: 'typed' }] }, who);
  await app.post('upload/contacts', { contacts: [{ ...friend, relation: 'foe', source: 'typed' }] }, who);
  const { rows } = await app.test.sql('select id from borrower');
  const borrowerId = String(rows[0]!['id']);
  await app.identity.database.withTransaction((tx) =>
    noteDocument(tx, app.identity.seal, { borrowerId, market: 'ph', kind: 'passport', typed: passport }),
  );
  const street = { field: 'street', value: '12 Kalye Kapitan Tiago' };
  await app.post('certification/draft-save', { step: 'personal', values: [street] }, who);
  await app.post('certification/personal-save', { values: [street] }, who);
  await app.post('certification/job-save', { values: jobValues }, who);
  const event = { name: 'form.left', category: 'personal', at: '2026-11-16T04:00:00Z' };
  await app.post('event/save', { ...event, props: { typed: phone } });
  const at = '2026-11-16T04:00:00Z';
  await app.post('report/union-error', { errors: [{ message: `bad number ${phone}`, screen: '/me', at }] });
  await app.post('privacy/export', {}, who);
  await app.work();
  await app.get('message/list', who);
  await app.get(`message/list?cursor=${phone}`, who);
  await app.post('report/store-score', { stars: 5 }, who);
  await app.telemetry.flush();
}

it('leaves nothing that identifies the person in the log', () => {
  const log = app.logged();
  expect(log).toContain('"call":"A11.4"');
  expect(log).toContain('"call":"A4.7"');
  for (const mark of [...marks, token]) expect(log).not.toContain(mark);
});

it('leaves nothing of it in the metrics', () => {
  expect(metrics).toContain('candor_http_seconds');
  for (const mark of marks) expect(metrics).not.toContain(mark);
});

it('leaves nothing of it in any column of any table that is not sealed', async () => {
  const tables = await app.test.sql(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
     and table_name <> 'sandbox_message' order by 1`,
  );
  let rowsSeen = 0;
  for (const { table_name: table } of tables.rows) {
    const { rows } = await app.test.sql(`select t::text as line from "${String(table)}" t`);
    rowsSeen += rows.length;
    const dump = rows.map(({ line }) => String(line)).join('\n');
    for (const mark of marks) expect(dump, `${String(table)} holds ${mark}`).not.toContain(mark);
  }
  expect(rowsSeen).toBeGreaterThan(20);
  // The search can find: the sandbox's own phone network, which stands for the outside world, holds the
  // number.
  const network = await app.test.sql('select sent_to from sandbox_message');
  expect(JSON.stringify(network.rows)).toContain('9175550199');
});

it('puts nothing personal into an address: no call takes it in a query', () => {
  const urls = seenUrls.filter((url) => !url.includes('cursor=')).join('\n');
  for (const mark of [...marks, token]) expect(urls).not.toContain(mark);
  const personal = /phone|code|name|token|number|latitude/u;
  const inQueries = Object.values(calls)
    .filter(({ method }) => method === 'GET')
    .flatMap((call) => Object.keys(call.request.shape));
  expect(inQueries.filter((field) => personal.test(field))).toEqual([]);
});

it('A10.1 A12.1 · drops an event that holds a number, and takes the number out of an error', async () => {
  expect((await app.test.sql('select * from analytics_event')).rows).toEqual([]);
  const errors = await app.test.sql('select message from client_error');
  expect(errors.rows).toEqual([{ message: 'bad number [number]' }]);
});
