import { calls, pathsOf, requestSchemaOf, type Call } from '@candor/contract';
import { PersonSeal } from '@candor/services/kernel';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../testing/sample-of.ts';
import { loggedIn, testApp } from '../testing/test-app.ts';

const origin = 'https://files.lender-content.example';
const { host } = new URL(origin);
const withFiles = Object.values<Call>(calls).filter(({ file }) => file !== undefined);

async function open() {
  let at = Date.parse('2026-11-18T00:00:00Z');
  const seal = new PersonSeal([Buffer.alloc(32, 7)]);
  const { app, handled } = await testApp({ files: { origin, seal, now: () => new Date(at) } });
  return { app, handled, pass: (ms: number) => void (at += ms) };
}

/** As a page of ours asks for it: by its address, with the session's cookie. */
const asked = (call: Call) => {
  const query = new URLSearchParams(sampleOf(requestSchemaOf(call)) as Record<string, string>);
  const headers = call.audience === 'staff' ? { cookie: `staff-session=${'S'.repeat(43)}` } : loggedIn;
  return { url: `${pathsOf(call)[0]!.path}?${query}`, headers };
};

const pathOf = (address: string) => address.slice(origin.length);

/** The link with each character of its sealed part in turn replaced by another one. */
function* eachCharacterChanged(path: string) {
  for (let at = path.indexOf('v1.') + 3; at < path.length; at += 1)
    yield `${path.slice(0, at)}${path[at] === 'A' ? 'B' : 'A'}${path.slice(at + 1)}`;
}

describe('files on a host of their own', () => {
  it('are four kinds and more', () => expect(withFiles.length).toBeGreaterThan(3));

  it.each(withFiles)(
    '$key: whoever is logged in is led there, and the main host has no byte of it',
    async (call) => {
      const { app, handled } = await open();
      const led = await app.inject(asked(call));
      expect([led.statusCode, led.body, led.headers['cache-control']]).toEqual([303, '', 'no-store']);
      expect(led.headers.location).toMatch(/^https:\/\/files\.lender-content\.example\/f\?file=v1\./u);
      expect(handled).toEqual([]);
      await app.inject({ url: pathOf(led.headers.location ?? ''), headers: { host } });
      expect(handled.map(({ key }) => key)).toEqual([call.key]);
      const { session, staff } = handled[0]!.context;
      expect(call.audience === 'staff' ? staff : session).not.toBeNull();
      await app.close();
    },
  );

  it.each(withFiles)('$key: nobody is led there who is not logged in', async (call) => {
    const { app } = await open();
    expect((await app.inject({ url: asked(call).url })).statusCode).toBe(401);
    await app.close();
  });

  it('open for a minute, unchanged, and at their own host alone', async () => {
    const { app, handled, pass } = await open();
    const [call] = withFiles as [Call];
    const { location = '' } = (await app.inject(asked(call))).headers;
    const at = (path: string, name = host) => app.inject({ url: path, headers: { host: name } });
    expect((await at(pathOf(location), 'loans.example.ph')).statusCode).toBe(404);
    for (const changed of eachCharacterChanged(pathOf(location)))
      expect([changed, (await at(changed)).statusCode]).toEqual([changed, 404]);
    expect((await at('/f')).statusCode).toBe(404);
    pass(61_000);
    expect((await at(pathOf(location))).statusCode).toBe(404);
    expect(handled).toEqual([]);
    await app.close();
  });

  it('have nothing beside them: no page, no call, no probe, no cookie that counts', async () => {
    const { app } = await open();
    const everything = [
      '/',
      '/console',
      '/healthz',
      '/metrics',
      '/openapi.json',
      ...Object.values<Call>(calls).flatMap((call) => pathsOf(call).map(({ path }) => path)),
    ];
    for (const url of everything)
      for (const method of ['GET', 'POST'] as const) {
        const { statusCode } = await app.inject({ method, url, headers: { host, ...loggedIn } });
        expect([method, url, statusCode]).toEqual([method, url, 404]);
      }
    await app.close();
  });
});
