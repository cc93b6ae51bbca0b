import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { deliverMessage, writeMessage } from '@candor/services/customers/messages';
import type { OutgoingMessage, WebPushPort } from '@candor/services/kernel/message-ports';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { problemIn } from '../http/testing/problem-in.ts';
import { pushWorkerPlugin, pushWorkerScript } from '../pages/push-worker-plugin.ts';
import { accountConsent, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
let sent: OutgoingMessage[] = [];
let answer: 'taken' | 'gone' = 'taken';
const webPush: WebPushPort = {
  publicKey: 'BPublicKey',
  send: async (message) => {
    sent.push(message);
    return answer;
  },
};
beforeAll(async () => {
  app = await identityApp({ ports: { webPush } });
});
afterAll(() => app.close());
beforeEach(() => {
  sent = [];
  answer = 'taken';
});

let last = 5_400_000;
const newPhone = () => `0917${String((last += 1))}`;
const consent = (who: Who, isGiven: boolean) =>
  app.post('privacy/consent-set', { purpose: 'push', isGiven, textVersion: accountConsent.textVersion }, who);

function subscription(endpoint = `https://push.example/${randomUUID()}`) {
  const own = createECDH('prime256v1');
  own.generateKeys();
  return { endpoint, p256dh: own.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
}

const upload = (who: Who, body: object) => app.post('upload/fcm-token', { platform: 'web', ...body }, who);

const words = (text: string) => ({ en: text, zh: text, fil: text, hi: text });

/** Something with an amount in it, pointed to as every message is. */
async function tell(phone: string, channel: 'sms' | 'push' = 'sms') {
  const index = app.identity.seal.index('phone', 'ph', `+63${phone.slice(1)}`);
  const { rows } = await app.test.sql('select id from borrower where phone_index = $1', [index]);
  const id = randomUUID();
  await app.test.database.withTransaction((tx) =>
    writeMessage(
      tx,
      app.identity.seal,
      {
        id,
        market: 'ph',
        borrowerId: String(rows[0]?.['id']),
        language: 'en',
        kind: 'payment-counted',
        causedBy: 'borrower',
        channel,
        title: words('₱5,000 received'),
        body: words('You still owe ₱9,000'),
      },
      app.identity.now(),
    ),
  );
  await deliverMessage({ ...app.identity, attachmentsOf: async () => [] }, id);
}

const devices = async () =>
  Number((await app.test.sql('select count(*)::int as n from push_token')).rows[0]?.['n']);

describe('A11.1 · a browser’s subscription', () => {
  it('is kept with the consent, and told of messages without what they are about', async () => {
    const phone = newPhone();
    const who = await app.logIn(phone);
    const own = subscription();
    expect(problemIn(await upload(who, { subscription: own })).code).toBe('consent_missing');
    await consent(who, true);
    expect((await upload(who, { subscription: own })).statusCode).toBe(200);
    await tell(phone);
    expect(sent).toMatchObject([{ title: 'Candor Lending', text: expect.stringContaining('new message') }]);
    expect(JSON.parse(sent[0]?.to ?? '')).toEqual(own);
    expect(JSON.stringify({ ...sent[0], to: '' })).not.toMatch(/₱|5,000|9,000|owe/u);
    // Nothing of the address can be read where it is kept.
    const { rows } = await app.test.sql('select t::text as row from push_token t');
    expect(JSON.stringify(rows)).not.toContain('push.example');
  });

  it('that is over is forgotten, and one that was withdrawn is deleted', async () => {
    const phone = newPhone();
    const who = await app.logIn(phone);
    await consent(who, true);
    const before = await devices();
    await upload(who, { subscription: subscription() });
    answer = 'gone';
    await tell(phone, 'push');
    expect(await devices()).toBe(before);

    await upload(who, { subscription: subscription() });
    expect(await devices()).toBe(before + 1);
    expect((await consent(who, false)).json()).toMatchObject({ deleted: 1 });
    expect(await devices()).toBe(before);
    sent = [];
    await tell(phone);
    expect(sent).toEqual([]);
  });

  it('made anew for the same browser takes the place of the one before', async () => {
    const who = await app.logIn(newPhone());
    await consent(who, true);
    const before = await devices();
    const { endpoint } = subscription();
    await upload(who, { subscription: subscription(endpoint) });
    await upload(who, { subscription: subscription(endpoint) });
    expect(await devices()).toBe(before + 1);
  });

  it.each([
    ['neither', {}],
    ['both', { fcmToken: `fcm:${'x'.repeat(30)}`, subscription: subscription() }],
    ['keys that are none', { subscription: { ...subscription(), p256dh: 'short' } }],
    ['no address of the web', { subscription: subscription('file:///etc/passwd') }],
  ])('is refused: %s', async (_what, body) => {
    const who = await app.logIn(newPhone());
    await consent(who, true);
    expect(problemIn(await upload(who, body)).code).toBe('invalid_request');
  });
});

it('X4 · where notices are not offered the worker’s file is not there, so that a worker from before is removed', async () => {
  const fileOf = async (isOffered: boolean) => {
    const server = fastify();
    await server.register(pushWorkerPlugin({ isOffered }));
    const file = await server.inject({ url: '/push-worker.js' });
    await server.close();
    return file;
  };
  expect((await fileOf(false)).statusCode).toBe(404);
  const file = await fileOf(true);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
});

it('X3 · the worker shows a notice, opens our own inbox at a tap, and stands behind no page', async () => {
  const listeners = new Map<string, (event: unknown) => void>();
  const shown: unknown[] = [];
  const opened: string[] = [];
  const self = {
    addEventListener: (name: string, listen: (event: unknown) => void) => listeners.set(name, listen),
    registration: { showNotification: (...notice: unknown[]) => shown.push(notice) },
    clients: { openWindow: (address: string) => opened.push(address) },
    location: { origin: 'https://loans.example.ph' },
  };
  runInNewContext(pushWorkerScript, { self, URL });
  expect([...listeners.keys()].toSorted()).toEqual(['notificationclick', 'push']);
  const waitUntil = () => {};
  const notice = { title: 'Candor Lending', body: 'You have a new message.', tag: '1', link: '/inbox' };
  listeners.get('push')?.({ data: { json: () => notice }, waitUntil });
  expect(shown).toEqual([
    ['Candor Lending', { body: 'You have a new message.', tag: '1', data: { link: '/inbox' } }],
  ]);
  for (const link of ['/inbox', 'https://evil.example/x'])
    listeners.get('notificationclick')?.({ notification: { close: () => {}, data: { link } }, waitUntil });
  expect(opened).toEqual(['https://loans.example.ph/inbox', 'https://loans.example.ph']);
});
