import { createHmac } from 'node:crypto';
import { httpReports, twilioReports } from '@candor/adapters';
import { deliverMessage, writeMessage } from '@candor/services/customers/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

const secret = 'what the gateway signs with';
const authToken = 'a token';
const address = 'https://loans.example.ph/api/message/report-twilio';
let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp({
    ports: {
      reports: {
        http: httpReports({ secret, now: () => app.identity.now() }),
        twilio: twilioReports({ authToken, address }),
      },
    },
  });
});
afterAll(() => app.close());

let last = 4_000_000;
const newPhone = () => `0917${String((last += 1))}`;
type Who = Awaited<ReturnType<IdentityApp['logIn']>>;

async function borrowerOf(who: Who): Promise<string> {
  const { sessions } = (await app.get('session/list', who)).json();
  const { rows } = await app.test.sql('select borrower_id from session where id = $1', [
    sessions[0].sessionId,
  ]);
  return String(rows[0]!['borrower_id']);
}

/** A receipt that went out by SMS; what its gateway calls it by. */
async function sent(who: Who): Promise<{ id: string; reference: string; deliver: () => Promise<void> }> {
  const { database, seal, newId, now } = app.identity;
  const words = { en: 'Paid', zh: '已付', fil: 'Bayad na', hi: 'भुगतान' };
  const id = newId();
  const message = { id, market: 'ph', borrowerId: await borrowerOf(who), language: 'en' } as const;
  await app.test.database.withTransaction((tx) =>
    writeMessage(
      tx,
      seal,
      {
        ...message,
        kind: 'payment-counted',
        causedBy: 'borrower',
        channel: 'sms',
        title: words,
        body: words,
      },
      now(),
    ),
  );
  const deliver = () => deliverMessage({ ...app.identity, database, attachmentsOf: async () => [] }, id);
  await deliver();
  const { rows } = await app.test.sql('select id from message_attempt where message_id = $1', [id]);
  return { id, reference: String(rows[0]!['id']), deliver };
}

const stateOf = async (reference: string) =>
  (await app.test.sql('select state from message_attempt where id = $1', [reference])).rows[0]?.['state'];

function byHttp(body: object, key = secret) {
  const payload = JSON.stringify(body);
  const at = String(Math.floor(app.identity.now().getTime() / 1_000));
  const mac = createHmac('sha256', key).update(`r1.${at}.${payload}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'webhook-id': 'r1',
    'webhook-timestamp': at,
    'webhook-signature': `v1,${mac}`,
  };
  return app.app.inject({ method: 'POST', url: '/api/message/report', payload, headers });
}

function byTwilio(reference: string, fields: Readonly<Record<string, string>>, token = authToken) {
  const query = `?reference=${reference}`;
  const names = Object.keys(fields).toSorted();
  const mac = createHmac('sha1', token)
    .update(address + query + names.map((name) => name + fields[name]).join(''))
    .digest('base64');
  return app.app.inject({
    method: 'POST',
    url: `/api/message/report-twilio${query}`,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': mac },
  });
}

describe('A17.5 A17.6 · what a gateway reports', () => {
  it('is believed with its signature alone', async () => {
    const who = await app.logIn(newPhone());
    const { reference } = await sent(who);
    const forged = [
      await byHttp({ reference, status: 'failed' }, 'another secret'),
      await byTwilio(reference, { MessageStatus: 'failed' }, 'another token'),
      await app.app.inject({
        method: 'POST',
        url: '/api/message/report',
        payload: { reference, status: 'failed' },
      }),
    ];
    for (const { statusCode } of forged) expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(await stateOf(reference)).toBe('handed-over');
    expect(
      (await app.test.sql('select 1 from message_report where attempt_id = $1', [reference])).rows,
    ).toEqual([]);
    const told = await byTwilio(reference, { MessageStatus: 'delivered', MessageSid: 'SM1' });
    expect([told.statusCode, told.body]).toEqual([200, 'result=OK']);
    expect(await stateOf(reference)).toBe('delivered');
  });

  it('twice and in the wrong order changes nothing, and of nothing known is answered alike', async () => {
    const who = await app.logIn(newPhone());
    const { reference, id, deliver } = await sent(who);
    const says = [
      await byHttp({ reference, status: 'delivered', parts: 1, price: '0.41 PHP' }),
      await byHttp({ reference, status: 'delivered', parts: 1, price: '0.41 PHP' }),
      await byHttp({ reference, status: 'sent' }),
      await byHttp({ reference, status: 'failed', reason: 'absent' }),
      await byHttp({ reference: app.identity.newId(), status: 'failed' }),
      await byTwilio('nobody', { MessageStatus: 'failed' }),
    ];
    expect(says.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual(
      says.map(() => '200 result=OK'),
    );
    await deliver();
    const { rows } = await app.test.sql(
      'select way, state, currency, cost_micros, is_cost_reported from message_attempt where message_id = $1',
      [id],
    );
    expect(rows).toEqual([
      { way: 'sms', state: 'delivered', currency: 'PHP', cost_micros: 410_000n, is_cost_reported: true },
    ]);
  });

  it('A18.17 · the sandbox’s gateway delivers and loses on demand', async () => {
    const who = await app.logIn(newPhone());
    const { reference } = await sent(who);
    const shown = (await app.get('sandbox/outbox?market=ph')).json().messages as { id: string }[];
    expect(shown.map(({ id }) => id)).toContain(reference);
    const lost = await app.post('sandbox/message-report', { id: reference, says: 'failed' });
    expect(lost.json()).toEqual({ followed: 'next-way' });
    expect((await app.post('sandbox/message-report', { id: reference, says: 'failed' })).json()).toEqual({
      followed: 'kept',
    });
  });
});

describe('A17.3 A17.4 · how one is told first', () => {
  const of = (
    answer: { json: () => { purposes: { purpose: string; way: string; ways: object[] }[] } },
    name: string,
  ) => answer.json().purposes.find(({ purpose }) => purpose === name);

  it('is a text until something else can reach one and is chosen', async () => {
    const who = await app.logIn(newPhone());
    expect(of(await app.get('message/preferences', who), 'payments')).toEqual({
      purpose: 'payments',
      way: 'sms',
      isChosen: false,
      next: ['push'],
      ways: [
        { way: 'push', whyNot: 'no-device' },
        { way: 'sms', whyNot: null },
        { way: 'email', whyNot: 'no-address' },
      ],
    });
    // A copy usually goes by push: without a device that is not how they are told.
    expect(of(await app.get('message/preferences', who), 'documents')).toMatchObject({ way: 'sms' });
    for (const way of ['push', 'email']) {
      const refused = await app.post('message/preference-set', { purpose: 'payments', way }, who);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'message_way_unavailable']);
    }
    const offers = await app.post('message/preference-set', { purpose: 'offers', way: 'sms' }, who);
    expect(offers.json().code).toBe('consent_missing');
    const { consents } = (await app.get('privacy/consents', who)).json();
    const { textVersion } = consents.find(({ purpose }: { purpose: string }) => purpose === 'push');
    await app.post('privacy/consent-set', { purpose: 'push', isGiven: true, textVersion }, who);
    await app.post(
      'upload/fcm-token',
      { fcmToken: `a-device-of-theirs:${newPhone()}`, platform: 'android' },
      who,
    );
    const chosen = await app.post('message/preference-set', { purpose: 'payments', way: 'push' }, who);
    expect(of(chosen, 'payments')).toMatchObject({ way: 'push', isChosen: true, next: ['sms'] });
    expect(of(chosen, 'reminders')).toMatchObject({ way: 'sms', isChosen: false });
  });

  it.each(['codes', 'security', 'notices', 'complaints'])('%s is no choice', async (purpose) => {
    const who = await app.logIn(newPhone());
    const answer = await app.post('message/preference-set', { purpose, way: 'email' }, who);
    expect(answer.statusCode).toBe(400);
  });
});
