import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { removeStaleWorker } from './remove-stale-worker.ts';

/** Answers each worker file with the status and type that its address asks for. */
const server = createServer((request, response) => {
  const asked = new URL(request.url ?? '', 'http://localhost').searchParams;
  const type = asked.get('type');
  response
    .writeHead(Number(asked.get('status')), type === null ? {} : { 'content-type': type })
    .end('/* worker */');
});
let origin: string;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function blockedStorage(): Storage {
  throw new DOMException('blocked', 'SecurityError');
}

const refused = () => Promise.reject(new DOMException('blocked', 'SecurityError'));

function browserWith(...files: string[]) {
  const registrations = files.map((file) => ({
    active: { scriptURL: file.startsWith('http') ? file : origin + file },
    waiting: null,
    installing: null,
    unregister: vi.fn(() => Promise.resolve(true)),
  }));
  const remembered = new Map<string, string>();
  const surroundings = {
    serviceWorker: {
      getRegistrations: () => Promise.resolve(registrations as unknown as ServiceWorkerRegistration[]),
    },
    fetch: globalThis.fetch,
    session: () => ({
      getItem: (key: string) => remembered.get(key) ?? null,
      setItem: (key: string, value: string) => void remembered.set(key, value),
    }),
    reload: vi.fn(),
  };
  return { surroundings, registrations };
}

describe('a service worker left by an earlier site', () => {
  it.each([
    ['answers 404', '/sw.js?status=404&type=text/javascript'],
    ['is a page now', '/sw.js?status=200&type=text/html;charset=utf-8'],
    ['is JSON now', '/sw.js?status=200&type=application/json'],
    ['has no type', '/sw.js?status=200'],
    ['has a type that only sounds like a script', '/sw.js?status=200&type=text/javascripture'],
  ])('X4 · is unregistered and the page loaded again when its file %s', async (_, file) => {
    const { surroundings, registrations } = browserWith(file);
    await removeStaleWorker(surroundings);
    expect(registrations[0]?.unregister).toHaveBeenCalledOnce();
    expect(surroundings.reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['is a script', '/sw.js?status=200&type=text/javascript'],
    ['is a script of the old type', '/sw.js?status=200&type=Application/X-JavaScript;%20charset=utf-8'],
    ['answers an error of the server', '/sw.js?status=500&type=text/html'],
    ['answers maintenance', '/sw.js?status=503&type=text/html'],
    ['can’t be reached', 'http://127.0.0.1:1/sw.js'],
  ])('X4 · stays when its file %s', async (_, file) => {
    const { surroundings, registrations } = browserWith(file);
    await removeStaleWorker(surroundings);
    expect(registrations[0]?.unregister).not.toHaveBeenCalled();
    expect(surroundings.reload).not.toHaveBeenCalled();
  });

  it('X4 · reloads at most once a session, even if it comes back', async () => {
    const { surroundings, registrations } = browserWith('/sw.js?status=404');
    await removeStaleWorker(surroundings);
    await removeStaleWorker(surroundings);
    expect(registrations[0]?.unregister).toHaveBeenCalledTimes(2);
    expect(surroundings.reload).toHaveBeenCalledOnce();
  });

  it('X4 · two of them cause one reload', async () => {
    const { surroundings } = browserWith('/a.js?status=404', '/b.js?status=200&type=text/html');
    await removeStaleWorker(surroundings);
    expect(surroundings.reload).toHaveBeenCalledOnce();
  });

  it('X4 · is removed without a reload where the session can’t remember one', async () => {
    const { surroundings, registrations } = browserWith('/sw.js?status=404');
    await removeStaleWorker({ ...surroundings, session: blockedStorage });
    expect(registrations[0]?.unregister).toHaveBeenCalledOnce();
    expect(surroundings.reload).not.toHaveBeenCalled();
  });

  it('X4 · is left where the browser refuses, without an error', async () => {
    const { surroundings, registrations } = browserWith('/sw.js?status=404');
    await removeStaleWorker({ ...surroundings, serviceWorker: { getRegistrations: refused } });
    registrations[0]?.unregister.mockImplementation(refused);
    await removeStaleWorker(surroundings);
    expect(surroundings.reload).not.toHaveBeenCalled();
  });

  it('X4 · is not looked for where there is none: no request is made', async () => {
    const { surroundings } = browserWith();
    const fetch = vi.fn();
    await removeStaleWorker({ ...surroundings, fetch });
    await removeStaleWorker({ ...surroundings, fetch, serviceWorker: undefined });
    expect(fetch).not.toHaveBeenCalled();
    expect(surroundings.reload).not.toHaveBeenCalled();
  });
});
