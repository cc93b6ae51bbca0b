import { calls, type Call } from '@candor/contract';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { OwnOrigins } from './refuse-foreign-origin.ts';
import { problemIn } from './testing/problem-in.ts';
import { event, loggedIn, post, testApp } from './testing/test-app.ts';

const api = 'https://api.example.ph';
const app5 = 'https://loans.example.ph';
const ownOrigins: OwnOrigins = { app: new Set([api, app5]), console: new Set([api]) };
const staff = { cookie: `staff-session=${'S'.repeat(43)}` };
const decide = '/api/console/passkey-options';

describe('a change that a page asks for', () => {
  it.each([
    ['https://evil.example', 'another site'],
    ['null', 'a page that has no origin, such as one in a sandboxed frame'],
    ['https://loans.example.ph.evil.example', 'a name that begins like ours'],
    ['https://localhost:81', 'another port of the same host'],
  ])('is refused from %s: %s, and no handler is asked', async (origin) => {
    const { app, handled } = await testApp({ ownOrigins });
    for (const asked of [
      post('/api/event/save', event, { origin }),
      post('/api/session/logout', {}, { origin, ...loggedIn }),
      post(decide, {}, { origin, ...staff }),
    ])
      expect(problemIn(await app.inject(asked))).toMatchObject({ status: 403, code: 'origin_is_foreign' });
    expect(handled).toEqual([]);
  });

  it('is taken from our own pages: those of the settings, and those of the host that was asked', async () => {
    const { app } = await testApp({ ownOrigins });
    const from = async (origin: string, host: string) =>
      (await app.inject(post('/api/event/save', event, { origin, host }))).statusCode;
    expect(await from(api, 'localhost:3000')).toBe(200);
    expect(await from(app5, 'localhost:3000')).toBe(200);
    expect(await from('http://loans.example.in', 'loans.example.in')).toBe(200);
    expect(await from('http://127.0.0.1:3000', '127.0.0.1:3000')).toBe(200);
  });

  it('is taken from our own host over https alone, where cookies travel over https alone', async () => {
    const { app } = await testApp({ ownOrigins, cookie: { isSecure: true } });
    const from = async (origin: string) =>
      (await app.inject(post('/api/event/save', event, { origin, host: 'loans.example.in' }))).statusCode;
    expect([await from('https://loans.example.in'), await from('http://loans.example.in')]).toEqual([
      200, 403,
    ]);
  });

  it('of the console is refused from the borrowers’ app, where that lives elsewhere', async () => {
    const { app } = await testApp({ ownOrigins });
    const asked = await app.inject(post(decide, {}, { origin: app5, ...staff }));
    expect(problemIn(asked).code).toBe('origin_is_foreign');
    const own = await app.inject(post(decide, {}, { origin: api, ...staff }));
    expect(own.json().code).not.toBe('origin_is_foreign');
  });

  it('is refused without an origin too, where the browser says that it comes from another site', async () => {
    const { app } = await testApp();
    const asked = post('/api/event/save', event, { 'sec-fetch-site': 'cross-site' });
    expect(problemIn(await app.inject(asked)).code).toBe('origin_is_foreign');
    const own = post('/api/event/save', event, { 'sec-fetch-site': 'same-origin' });
    expect((await app.inject(own)).statusCode).toBe(200);
  });

  it('is nobody’s page where a program brings its key, or a channel signs', async () => {
    const { app } = await testApp();
    const origin = 'https://elsewhere.example';
    const key = await app.inject(post(decide, {}, { origin, authorization: 'Bearer ck_unknown' }));
    expect(key.json().code).toBe('not_logged_in');
    for (const { path } of Object.values<Call>(calls).filter(({ audience }) => audience === 'channel')) {
      const answer = await app.inject({
        method: 'POST',
        url: path,
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'txnid=1',
      });
      expect(answer.body).not.toContain('origin_is_foreign');
    }
  });

  it('is not asked about where nothing changes', async () => {
    const { app } = await testApp();
    const answer = await app.inject({ url: '/api/page/config', headers: { origin: 'https://evil.example' } });
    expect(answer.statusCode).toBe(200);
  });
});

it('a request that names two hosts is refused, whichever comes first', async () => {
  const { app, handled } = await testApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const ask = async (...hosts: string[]) => {
    const socket = connect(port, '127.0.0.1');
    const lines = ['GET /api/page/config HTTP/1.1', ...hosts, 'connection: close', '', ''];
    socket.write(lines.join('\r\n'));
    return text(socket);
  };
  const ours = `Host: 127.0.0.1:${port}`;
  for (const hosts of [
    [ours, 'Host: evil.example'],
    ['host: evil.example', ours],
    [ours, ours],
  ]) {
    const answer = await ask(...hosts);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /u);
    expect(answer).toContain('A request names its host once.');
  }
  expect(handled).toEqual([]);
  expect(await ask(ours)).toMatch(/^HTTP\/1\.1 200 /u);
  await app.close();
});
