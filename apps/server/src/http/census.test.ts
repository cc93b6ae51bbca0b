import { calls, pathsOf, type Call } from '@candor/contract';
import type { FastifyPluginCallback } from 'fastify';
import { describe, expect, it } from 'vitest';
import { shelf, testApp } from './testing/test-app.ts';

const every: Call[] = Object.values(calls);

const mounting =
  (url: string): FastifyPluginCallback =>
  (app, _options, done) => {
    app.get(url, () => Promise.resolve('mounted'));
    done();
  };

describe('the census', () => {
  it('A0 A10.1 A10.2 A12.1 A16.1 · lists every call with who may make it, and where', () => {
    const rows = every.map((call) => {
      const paths = pathsOf(call).map(({ path }) => path);
      return [call.id, call.audience, call.method, paths.join(' '), call.wireGroup ?? 'plain'].join(' | ');
    });
    expect(`\n${rows.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      A10.1 | anyone | POST | /api/event/save /api/event/save-yd | deviceAndLocation
      A10.2 | anyone | POST | /api/event/buried-points /api/event/buried-points-yd | deviceAndLocation
      A12.1 | anyone | POST | /api/report/union-error /api/report/union-error-yd | problemReport
      A16.1 | anyone | GET | /api/page/config | plain
      O1 | anyone | GET | /healthz | plain
      O2 | anyone | GET | /readyz | plain
      "
    `);
  });

  it('finds each declared call at each of its addresses, plain and under both dictionaries', async () => {
    const { app } = await testApp();
    const mounted = app.routeCensus.map(({ method, url, callIds }) => `${method} ${url} ${callIds.join()}`);
    for (const call of every) {
      for (const { path } of pathsOf(call)) {
        const addresses = call.wireGroup
          ? [path, shelf.current.paths[path], shelf.previous!.paths[path]]
          : [path];
        for (const url of addresses) expect(mounted).toContain(`${call.method} ${url} ${call.id}`);
      }
    }
  });

  it('finds no route that nobody declared', async () => {
    const { app } = await testApp();
    const undeclared = app.routeCensus.filter(({ callIds }) => callIds.length === 0).map(({ url }) => url);
    expect([...new Set(undeclared)]).toEqual(['/openapi.json', '/api-docs']);
  });

  it('stops the start when a plugin mounts a call that is not in the contract', async () => {
    const { app } = await testApp({ plugins: [mounting('/api/backdoor')] });
    await expect(app.ready()).rejects.toThrow(
      'GET /api/backdoor is not a declared call: declare it in packages/contract.',
    );
  });

  it('sees the routes of plugins too', async () => {
    const { app } = await testApp({ plugins: [mounting('/metrics')] });
    expect(app.routeCensus).toContainEqual({ method: 'GET', url: '/metrics', callIds: [] });
    expect((await app.inject('/metrics')).body).toBe('mounted');
  });
});
