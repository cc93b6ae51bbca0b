import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createClient } from '@candor/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HTTP_TIMEOUT_MS, createHttp } from './create-http.ts';
import { HttpConnectionError, HttpResponseError, HttpTimeoutError } from './http-errors.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let received: Received[];
let answer: Answer;
let server: Server;
let appApi: string;

const sendJson =
  (status: number, body: unknown, type = 'application/json'): Answer =>
  (_, response) =>
    response
      .writeHead(status, { 'content-type': type, 'x-request-id': 'R-7F3K-92QD' })
      .end(JSON.stringify(body));

/** A connection on which nothing ever comes; it ends when the caller gives up. */
const never: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

// A server for each test: a request that its caller gave up must not arrive in the next one.
beforeEach(async () => {
  const arrived: Received[] = [];
  received = arrived;
  server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    arrived.push({ method, url, headers, body: await text(request) });
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  appApi = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

describe('the HTTP helper', () => {
  it('H1 · a call gives up after 60000 ms, and not before', async () => {
    expect(HTTP_TIMEOUT_MS).toBe(60_000);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const outcome = vi.fn();
    const call = createHttp({ fetch: never }).json({ method: 'GET', url: '/api/page/config' }).catch(outcome);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.any(HttpTimeoutError));
  });

  it('H1 · a server that never answers, or stops in the middle of its answer, runs into the timeout', async () => {
    const http = createHttp({ appApi, timeoutMs: 50 });
    answer = () => undefined;
    await expect(http.json({ method: 'GET', url: '/silent' })).rejects.toThrow(new HttpTimeoutError(50));
    answer = (_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"half":');
    await expect(http.json({ method: 'GET', url: '/half' })).rejects.toThrow(HttpTimeoutError);
  });

  it('H2 · every call carries the marker header once, whatever its caller sets', async () => {
    answer = sendJson(200, {});
    const http = createHttp({ appApi });
    await http.json({ method: 'GET', url: '/a' });
    await http.form({
      method: 'POST',
      url: '/b',
      body: {},
      headers: { 'x-requested-with': 'something else' },
    });
    expect(received.map(({ headers }) => headers['x-requested-with'])).toEqual([
      'XMLHttpRequest',
      'XMLHttpRequest',
    ]);
  });

  it('H3 · one variant sends JSON, the other a form', async () => {
    answer = sendJson(200, {});
    const http = createHttp({ appApi });
    const body = { name: 'José & Söhne', amount: 5, tags: ['a', 'b'], plus: '1+1=2' };
    await http.json({ method: 'POST', url: '/a', body });
    await http.form({ method: 'POST', url: '/b', body });
    const [json, form] = received;
    expect(json?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(json?.body ?? '')).toEqual(body);
    expect(form?.headers['content-type']).toBe('application/x-www-form-urlencoded;charset=UTF-8');
    expect(Object.fromEntries(new URLSearchParams(form?.body))).toEqual({
      name: 'José & Söhne',
      amount: '5',
      tags: '["a","b"]',
      plus: '1+1=2',
    });
  });

  it('H4 · the page’s headers go with every call, and a call’s own headers beside them', async () => {
    answer = sendJson(200, {});
    const http = createHttp({ appApi, pageHeaders: { 'x-market': 'in', 'x-device-id': 'd-1' } });
    await http.json({ method: 'GET', url: '/a', headers: { 'Idempotency-Key': 'k' } });
    expect(received[0]?.headers).toMatchObject({
      'x-market': 'in',
      'x-device-id': 'd-1',
      'idempotency-key': 'k',
    });
  });

  it('H4 · calls go to the page’s own origin, or to appApi where it is given', async () => {
    const addresses: string[] = [];
    const record: typeof fetch = (input) => {
      addresses.push(String(input));
      return Promise.resolve(new Response(null, { status: 204 }));
    };
    await createHttp({ fetch: record }).json({ method: 'GET', url: '/api/x' });
    await createHttp({ fetch: record, appApi: 'https://api.example/v1/' }).json({
      method: 'GET',
      url: '/api/x',
    });
    expect(addresses).toEqual(['/api/x', 'https://api.example/v1/api/x']);
  });

  it.each(['https://evil.example/', '//evil.example/', 'api/x', ''])(
    'H4 · the page’s headers never go to another host: %j is refused',
    async (url) => {
      await expect(createHttp({ appApi }).json({ method: 'GET', url })).rejects.toThrow(RangeError);
      expect(received).toEqual([]);
    },
  );

  it('H5 · the body is returned directly', async () => {
    const http = createHttp({ appApi });
    answer = sendJson(200, { comName: 'Candor Lending' });
    expect(await http.json({ method: 'GET', url: '/a' })).toEqual({ comName: 'Candor Lending' });
    expect(await http.form({ method: 'POST', url: '/a', body: {} })).toEqual({ comName: 'Candor Lending' });
    answer = (_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('result=OK');
    expect(await http.json({ method: 'GET', url: '/a' })).toBe('result=OK');
    answer = (_, response) => response.writeHead(204).end();
    expect(await http.json({ method: 'GET', url: '/a' })).toBeNull();
  });

  it.each([400, 401, 404, 409, 422, 429, 500, 503])(
    'H6 · an answer of %i rejects with its status and body, and nothing else happens',
    async (status) => {
      const problem = { code: 'not_found', requestId: 'R-7F3K-92QD' };
      answer = sendJson(status, problem, 'application/problem+json; charset=utf-8');
      const failure = await createHttp({ appApi })
        .json({ method: 'POST', url: '/a', body: {} })
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(HttpResponseError);
      expect(failure).toMatchObject({ status, body: problem });
      expect((failure as HttpResponseError).headers.get('x-request-id')).toBe('R-7F3K-92QD');
      // Neither repeated nor redirected: one request came, and the error went to the caller alone.
      expect(received).toHaveLength(1);
    },
  );

  it('H6 · an error answer that is no JSON rejects with its text', async () => {
    answer = (_, response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    const call = createHttp({ appApi }).json({ method: 'GET', url: '/a' });
    await expect(call).rejects.toMatchObject({ status: 502, body: '<h1>Bad gateway</h1>' });
  });

  it('H6 · a connection that breaks, or an answer that is broken, rejects as a connection error', async () => {
    const http = createHttp({ appApi });
    answer = (request) => request.socket.destroy();
    await expect(http.json({ method: 'GET', url: '/a' })).rejects.toThrow(HttpConnectionError);
    answer = (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"half":');
    await expect(http.json({ method: 'GET', url: '/a' })).rejects.toThrow(HttpConnectionError);
  });

  it('a caller that gives up gets its own reason, before the call and during it', async () => {
    answer = () => undefined;
    const http = createHttp({ appApi });
    const left = new Error('the screen was left');
    await expect(http.json({ method: 'GET', url: '/a', signal: AbortSignal.abort(left) })).rejects.toBe(left);
    expect(received).toEqual([]);
    const leaving = new AbortController();
    const call = http.json({ method: 'GET', url: '/a', signal: leaving.signal });
    await expect.poll(() => received.length).toBe(1);
    leaving.abort(left);
    await expect(call).rejects.toBe(left);
  });

  it('is the transport of the contract’s typed client, with the marker header sent once', async () => {
    answer = sendJson(
      404,
      { code: 'market_not_offered', detail: 'x', requestId: 'R-7F3K-92QD' },
      'application/problem+json',
    );
    const client = createClient({ transport: createHttp({ appApi }).transport, market: 'ph', wire: null });
    await expect(client.call('page.config', { market: 'in' })).rejects.toMatchObject({
      status: 404,
      code: 'market_not_offered',
      requestId: 'R-7F3K-92QD',
    });
    expect(received[0]).toMatchObject({ method: 'GET', url: '/api/page/config?market=in' });
    expect(received[0]?.headers['x-requested-with']).toBe('XMLHttpRequest');
  });

  it.each([
    ['hidden', {}, true],
    ['visible', {}, undefined],
    ['visible', { outlivesPage: true }, true],
  ] as const)(
    'what is sent while the page is %s, with %o, outlives it: %s',
    async (visibilityState, options, keepalive) => {
      vi.stubGlobal('document', { visibilityState });
      let sent: RequestInit | undefined;
      const fetch: typeof globalThis.fetch = async (_, init) => {
        sent = init;
        return new Response('{}', { headers: { 'content-type': 'application/json' } });
      };
      await createHttp({ fetch }).json({ method: 'POST', url: '/api/event/save', body: {}, ...options });
      expect(sent?.keepalive).toBe(keepalive);
      vi.unstubAllGlobals();
    },
  );
});
