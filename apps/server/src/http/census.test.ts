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
  it('A0 · lists every call with who may make it, and where', async () => {
    const rows = every.map((call) => {
      const paths = pathsOf(call).map(({ path }) => path);
      const who = call.permission ? `${call.audience}: ${call.permission}` : call.audience;
      return [call.id, who, call.method, paths.join(' '), call.wireGroup ?? 'plain'].join(' | ');
    });
    await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('census.txt');
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

  it('finds no call of the sandbox in production, neither mounted nor in the documents', async () => {
    const sandboxOnly = every.filter((call) => call.sandboxOnly).map(({ id }) => id);
    expect(sandboxOnly).toContain('A18.1');
    const { app } = await testApp({ production: true, apiDocs: true });
    const mounted = app.routeCensus.flatMap(({ callIds }) => callIds);
    expect(mounted.filter((id) => sandboxOnly.includes(id as never))).toEqual([]);
    expect((await app.inject('/openapi.json')).body).not.toContain('/api/sandbox/');
    expect((await app.inject('/api/sandbox/outbox')).statusCode).toBe(404);
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
