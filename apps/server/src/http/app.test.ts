import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { silentLog } from './testing/silent-log.ts';
import { event, post, testApp } from './testing/test-app.ts';

describe('a server that stops', () => {
  it('waits for no connection on which nobody ever asked anything', async () => {
    const { app } = await testApp({ limits: { stopWithinMs: 20 } });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const idle = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(idle, 'connect');
    const gone = once(idle, 'close');
    idle.resume().on('error', () => {});
    await app.close();
    await gone;
  });
});

describe('a server that is about to stop', () => {
  const askOver = async (port: number, socket = connect(port, '127.0.0.1')) => {
    socket.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    const [data] = (await once(socket, 'data')) as [Buffer];
    return { text: data.toString(), socket };
  };

  it('asks whoever keeps a connection to open another', async () => {
    let isDraining = false;
    const { app } = await testApp({ isDraining: () => isDraining });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const before = await askOver(port);
    expect(before.text).toMatch(/connection: keep-alive/iu);
    isDraining = true;
    const during = await askOver(port, before.socket);
    expect(during.text).toMatch(/^HTTP\/1\.1 200.*connection: close/isu);
    await app.close();
  });

  it('answers what came in before, also after it has stopped listening', async () => {
    const { app } = await testApp();
    app.get('/slow', async () => {
      stopping = app.close();
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      return 'done';
    });
    let stopping: Promise<void> | undefined;
    await app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/slow`);
    expect(answer.status).toBe(200);
    await stopping;
  });
});

describe('an address that is not there', () => {
  it.each(['/api/nothing', '/nothing', '/api/', '/api/event/save/', '/API/event/save'])(
    '%s is told as a problem',
    async (url) => {
      const { app } = await testApp();
      const response = await app.inject(url);
      expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
    },
  );

  it('that takes another method says which', async () => {
    const { app } = await testApp();
    const get = await app.inject('/api/event/save?x=1');
    expect([get.statusCode, get.json().code, get.headers['allow']]).toEqual([
      405,
      'method_not_allowed',
      'POST',
    ]);
    const trace = await app.inject({ method: 'TRACE', url: '/healthz' });
    expect(trace.statusCode).toBe(405);
    const put = await app.inject({ method: 'PUT', url: '/healthz' });
    expect([put.statusCode, put.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it("that can't be decoded is one too", async () => {
    const { app } = await testApp();
    const response = await app.inject('/%zz');
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
    expect(response.headers['x-request-id']).toBe(response.json().requestId);
  });
});

const page = (words: string) => (_: FastifyRequest, reply: FastifyReply, status: number) =>
  reply.code(status).type('text/html').send(`<h1>${words}</h1>`);

describe('pages beside the calls', () => {
  const browser = { accept: 'text/html,application/xhtml+xml' };
  const options = {
    notFoundPage: page('Not here'),
    errorPage: page('Our fault'),
    plugins: [
      (app: FastifyInstance, _: unknown, done: () => void) => {
        app.get('/broken', () => Promise.reject(new Error('secret detail')));
        done();
      },
    ],
  };

  it('give a person a page, and a program a problem', async () => {
    const { app } = await testApp(options);
    expect((await app.inject({ url: '/nothing', headers: browser })).body).toBe('<h1>Not here</h1>');
    expect((await app.inject({ url: '/broken', headers: browser })).body).toBe('<h1>Our fault</h1>');
    expect((await app.inject('/broken')).json()).toMatchObject({ code: 'internal_error', status: 500 });
  });

  it('never answer for a call', async () => {
    const { app } = await testApp(options);
    expect((await app.inject({ url: '/api/nothing', headers: browser })).json()).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('headers', () => {
  it('keep a browser from guessing types, framing, and telling where it came from', async () => {
    const { app } = await testApp();
    for (const url of ['/api/page/config', '/nothing', '/healthz', '/openapi.json']) {
      const { headers } = await app.inject(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("default-src 'none'; frame-ancestors 'none'");
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=(self)');
      expect(headers['permissions-policy']).toContain('geolocation=(self)');
    }
  });

  it('demand https for two years in production, and only there', async () => {
    const sandbox = await testApp();
    const production = await testApp({ production: true });
    expect((await sandbox.app.inject('/healthz')).headers).not.toHaveProperty('strict-transport-security');
    const { headers } = await production.app.inject('/healthz');
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });

  it.each([
    [false, '127.0.0.1'],
    [['127.0.0.1'], '203.0.113.7'],
  ] as const)('of forwarding are believed only from proxies that are named: %j', async (trusted, address) => {
    const { app } = await testApp({
      trustProxy: trusted === false ? false : [...trusted],
      plugins: [
        (instance: FastifyInstance, _: unknown, done: () => void) => {
          instance.get('/who', (request) => request.ip);
          done();
        },
      ],
    });
    const response = await app.inject({ url: '/who', headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(response.body).toBe(address);
  });
});

describe('the log', () => {
  it('has one line for an answer, with its number, and nothing that the caller wrote', async () => {
    const lines: unknown[] = [];
    const child = vi.fn((bindings: object) => ({
      ...silentLog,
      info: (line: object) => lines.push({ ...bindings, ...line }),
      child,
    }));
    const { app } = await testApp({ log: { ...silentLog, child } as never });
    const good = await app.inject(post('/api/event/save?token=secret', event));
    const bad = await app.inject(post('/api/event/save', { phone: '09171234567' }));
    const lost = await app.inject('/people/juan?phone=0917');
    expect(lines).toEqual([
      {
        requestId: good.headers['x-request-id'],
        method: 'POST',
        route: '/api/event/save',
        call: 'A10.1',
        market: 'ph',
        status: 200,
        problem: undefined,
        ms: expect.any(Number),
      },
      {
        requestId: bad.headers['x-request-id'],
        method: 'POST',
        route: '/api/event/save',
        call: 'A10.1',
        market: 'ph',
        status: 400,
        problem: 'invalid_request',
        ms: expect.any(Number),
      },
      {
        requestId: lost.headers['x-request-id'],
        method: 'GET',
        route: 'none',
        call: undefined,
        market: undefined,
        status: 404,
        problem: 'not_found',
        ms: expect.any(Number),
      },
    ]);
  });
});
