import { listen } from '@candor/store/database';
import { createHash } from 'node:crypto';
import type { CalendarDate } from '@candor/domain/calendar';
import { configurePage, fillPageConfiguration } from '@candor/services/customers/pages';
import { fillProducts } from '@candor/services/lending/products';
import { runCommand } from '@candor/services/kernel/commands';
import { moveBusinessClock, openBusinessClock } from '@candor/store/ledger';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import sharp from 'sharp';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../settings/read-settings.ts';
import { PageBook, type PageBookOptions } from './page-book.ts';
import { installPlugin } from './install-plugin.ts';
import { marketOfRequest, pagesPlugin, sendErrorPage } from './pages-plugin.ts';
import { readPageFile } from './read-page-file.ts';
import { securityTextPlugin } from './security-text-plugin.ts';
import type { WebBuild } from './web-build.ts';

/** A renderer of one line: what the real one draws is the browser tests' business. */
const web: WebBuild = {
  files: new Map(),
  renderPublicPage: async ({ config, themeCss, figures }) =>
    `${figures ? `₱${(figures.example.amount / 100).toFixed(2)} for ${figures.example.netReceived}` : 'no price'}<style>${themeCss}</style><noscript><style>p{}</style></noscript><p>${config.comName}</p>${config.licences.flatMap(({ lines }) => lines).join()}`,
  renderErrorPage: async ({ config, language, kind, opening, requestId }) =>
    `${config.comName} ${language} ${kind} ${opening ? 'opening' : 'under way'} ${requestId}`,
  renderAppPage: async ({ config, language, screen, consents = [] }) =>
    [config.comName, language, screen, ...consents.map(({ text }) => text)].join(' '),
  renderAnsweredPage: async ({ screen }, { search, transport }) => {
    const { status, body } = await transport({ method: 'GET', url: `/asked${search}`, headers: {} });
    return status === 200 ? `${screen} for ${JSON.stringify(body)}` : null;
  },
};
const actor = { kind: 'system', id: 'test' } as const;

let test: TestDatabase;
let book: PageBook;
let app: FastifyInstance;

const bookOptions = (): PageBookOptions => ({
  database: test.database,
  web,
  offered: ['ph', 'in'],
  origin: 'https://loans.example.ph',
  apiOrigin: 'https://api.example',
  chineseName: '坦诚',
  lenderIn: () => 'Araw Lending',
  isSandbox: true,
});

beforeAll(async () => {
  test = await createTestDatabase();
  const settings = readSettings({ APP_CN_NAME: '坦诚' });
  await runCommand(test.database, fillPageConfiguration, { input: readPageFile(settings), actor });
  book = await PageBook.open(bookOptions());
  const options = {
    book,
    offered: ['ph', 'in'] as const,
    marketHosts: { 'loans.example.in': 'in' as const },
    isSandbox: true,
  };
  app = Fastify({ genReqId: () => 'R-ABCD-1234' });
  app.setNotFoundHandler((request, reply) => sendErrorPage(options)(request, reply, 404));
  await app.register(pagesPlugin(options));
  await app.register(installPlugin({ book, marketOf: (request) => marketOfRequest(options, request) }));
  await app.register(securityTextPlugin({ ...options, contact: '', origin: 'https://loans.example.ph' }));
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('what a phone installs', () => {
  it('has the lender’s name, starts at home and holds no worker', async () => {
    const answer = await get('/manifest.webmanifest');
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    expect(answer.json()).toMatchObject({
      name: 'Candor Lending',
      start_url: '/home',
      display: 'standalone',
      icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512', purpose: 'maskable' }],
    });
  });

  it.each([
    ['/icon-192.png', 192, 192],
    ['/icon-512.png', 512, 512],
    ['/icon-maskable-512.png', 512, 512],
    ['/apple-touch-icon.png', 180, 180],
    ['/share.png', 1200, 630],
  ])('%s is a picture of %i × %i, also where no drawing may be read', async (path, width, height) => {
    // As it is in a process that has taken a borrower's upload.
    sharp.block({ operation: ['VipsForeignLoad'] });
    const answer = await get(path);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    const bytes = answer.rawPayload;
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
  });
});

describe('the public page', () => {
  it('P8 · is rendered from the database, and anew after a change', async () => {
    expect((await get('/')).body).toContain('<p>Candor Lending</p>');
    await runCommand(test.database, configurePage, {
      input: { market: 'ph', change: { comName: 'Araw Credit' } },
      actor,
    });
    await book.refresh();
    expect((await get('/')).body).toContain('<p>Araw Credit</p>');
    const { rows } = await test.sql("select changes from audit_log where command = 'page.configure'");
    const comName = { field: 'comName', kind: 'text', before: 'Candor Lending', after: 'Araw Credit' };
    expect(rows).toEqual([{ changes: [comName] }]);
  });

  it('a change says so to every node, also one made with plain SQL', async () => {
    let heard = 0;
    const listener = await listen({
      url: test.url,
      channels: { page_configuration_changed: () => (heard += 1) },
    });
    await test.sql("update page_configuration set address = 'elsewhere' where market = 'in'");
    await expect.poll(() => heard).toBe(2); // Once on connecting, once for the change.
    await listener.stop();
  });

  it('shows a price once the market has opened and something is on sale, and hears of both', async () => {
    const monday = '2026-11-16' as CalendarDate;
    expect((await get('/')).body).toContain('no price');
    let heard = 0;
    const listener = await listen({
      url: test.url,
      channels: { page_configuration_changed: () => (heard += 1) },
    });
    await test.database.withTransaction((tx) => openBusinessClock(tx, 'ph', monday));
    await runCommand(test.database, fillProducts, { input: { market: 'ph' }, actor });
    await expect.poll(() => heard).toBeGreaterThan(1);
    await book.refresh();
    expect((await get('/')).body).toContain('₱8000.00 for 776000');
    const before = heard;
    await test.database.withTransaction((tx) =>
      moveBusinessClock(tx, { market: 'ph', from: monday, to: '2026-11-17' as CalendarDate }),
    );
    await expect.poll(() => heard).toBeGreaterThan(before);
    await listener.stop();
  });

  it('filling it again leaves what staff changed alone', async () => {
    const pages = readPageFile(readSettings({}));
    expect(await runCommand(test.database, fillPageConfiguration, { input: pages, actor })).toMatchObject({
      output: { filled: [] },
    });
  });

  it('P13 · holds the licence lines of each market offered', async () => {
    const { body } = await get('/');
    expect(body).toContain('Certificate of Authority No. 1234');
    expect(body).toContain('Reserve Bank of India');
  });

  it.each([
    ['the host name', '/', { host: 'loans.example.in' }, 'Candor Finance'],
    ['the address, in the sandbox', '/?market=in', {}, 'Candor Finance'],
    ['the cookie', '/', { cookie: 'theme=dark; market=in' }, 'Candor Finance'],
    ['the first offered', '/?market=fr', { cookie: 'market=xx' }, 'Araw Credit'],
    [
      'the host name, whatever the address says',
      '/?market=ph',
      { host: 'loans.example.in' },
      'Candor Finance',
    ],
  ])('its market comes from %s', async (_clue, url, headers, name) => {
    expect((await get(url, headers)).body).toContain(name);
  });

  it('X6 · a market chosen in the address is kept by a cookie of the year 9999', async () => {
    expect([(await get('/?market=in')).headers['set-cookie']].flat()[0]).toBe(
      'market=in; Path=/; Expires=Fri, 31 Dec 9999 23:59:59 GMT; SameSite=Lax',
    );
    expect((await get('/?market=fr')).headers['set-cookie']).toBeUndefined();
  });

  it('allows its inline styles by their hash, and nothing else inline', async () => {
    const { body, headers } = await get('/');
    const styles = [...body.matchAll(/<style>(.*?)<\/style>/g)].map(([, css]) => css ?? '');
    expect(styles).toHaveLength(2);
    const policy = String(headers['content-security-policy']);
    for (const css of styles)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    expect(policy).not.toMatch(/unsafe/);
    expect(policy).toContain("img-src 'self' data: https://api.example");
    expect(policy).toContain("connect-src 'self' https://api.example");
  });

  it('is sent in the encoding that the browser takes, and not again when it has it', async () => {
    const br = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(br.headers['vary']).toBe('accept-encoding, cookie');
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    const same = await get('/', { 'if-none-match': `W/${br.headers['etag']}` });
    expect([same.statusCode, same.body]).toEqual([304, '']);
  });
});

describe('the error page', () => {
  it('R2 · answers an unknown address with 404, and its own with 200, each with the number of the request', async () => {
    const unknown = await get('/nowhere');
    expect([unknown.statusCode, unknown.body]).toEqual([404, 'Araw Credit en not-found opening R-ABCD-1234']);
    expect(unknown.headers['cache-control']).toBe('no-store');
    const own = await get('/noticed');
    expect([own.statusCode, own.body]).toEqual([200, 'Araw Credit en broken under way R-ABCD-1234']);
    expect((await get('/noticed?kind=market')).body).toContain(' market ');
    expect((await get('/noticed?kind=<script>')).body).toContain(' broken ');
  });

  it.each([
    ['en', {}],
    ['fil', { 'accept-language': 'tl-PH,en;q=0.5' }],
    ['zh', { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.1' }],
    ['hi', { cookie: 'language=hi' }],
    ['en', { 'accept-language': 'hi' }],
  ])('X10 · speaks %s for %j', async (language, headers) => {
    expect((await get('/nowhere', headers)).body).toContain(` ${language} not-found`);
  });

  it('X10 · an address that names a language is answered in it, and so are the pages after it', async () => {
    const asked = await get('/nowhere?language=zh', { cookie: 'language=hi' });
    expect(asked.body).toContain(' zh not-found');
    expect(asked.cookies).toMatchObject([{ name: 'language', value: 'zh' }]);
    expect((await get('/nowhere?language=xx')).body).toContain(' en not-found');
  });

  it('X10 · Hindi follows the Indian market', async () => {
    expect((await get('/nowhere?market=in', { 'accept-language': 'hi' })).body).toContain(' hi not-found');
  });

  it('E1 · names the company in Chinese to who reads Chinese', async () => {
    expect((await get('/nowhere', { cookie: 'language=zh' })).body).toMatch(/^坦诚 zh/);
  });
});

describe('a screen of the app', () => {
  it('is sent in the language of its reader, and not again when it has not changed', async () => {
    const first = await get('/gallery', { 'accept-language': 'fil' });
    expect([first.statusCode, first.body]).toEqual([200, 'Araw Credit fil gallery']);
    expect(first.headers['vary']).toContain('accept-language');
    const again = await get('/gallery', {
      'accept-language': 'fil',
      'if-none-match': String(first.headers['etag']),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('X10 · the login holds what it asks for, in its reader’s language; no other screen does', async () => {
    const login = await get('/login', { 'accept-language': 'en' });
    expect(login.body).toContain('I agree that Araw Lending uses my number');
    expect((await get('/login', { 'accept-language': 'fil' })).body).not.toContain('I agree');
    expect((await get('/gallery', { 'accept-language': 'en' })).body).not.toContain('I agree');
  });

  it('of who is logged in holds what was answered to them, and is kept by nobody', async () => {
    const sameOrigin = await PageBook.open({ ...bookOptions(), apiOrigin: undefined });
    const server = Fastify();
    server.get('/asked', async ({ headers: { cookie = '' }, ip, query }, reply) =>
      cookie.includes('session=theirs') || 'productId' in (query as object)
        ? { cookie, ip, query }
        : reply.code(401).send({}),
    );
    await server.register(
      pagesPlugin({ book: sameOrigin, offered: ['ph'], marketHosts: {}, isSandbox: true }),
    );
    const ask = (cookie: string) =>
      server.inject({ url: '/home?loanId=7', headers: { cookie }, remoteAddress: '203.0.113.9' });
    const own = await ask('session=theirs');
    expect(own.body).toBe('home for {"cookie":"session=theirs","ip":"203.0.113.9","query":{"loanId":"7"}}');
    expect(own.headers['cache-control']).toBe('no-store');
    for (const cookie of ['__Host-session=nobodys', 'language=en']) {
      const { body, headers } = await ask(cookie);
      expect([body, headers['cache-control']]).toEqual(['Araw Credit en home', 'no-cache']);
    }
    // What anybody is told stands in the page of nobody too, which may be kept.
    const told = await server.inject({ url: '/glad?productId=2', headers: { cookie: 'language=en' } });
    expect([told.body, told.headers['cache-control']]).toEqual([
      'product for {"cookie":"language=en","ip":"127.0.0.1","query":{"productId":"2"}}',
      'no-cache',
    ]);
    const ownPrice = await server.inject({ url: '/glad', headers: { cookie: 'session=theirs' } });
    expect(ownPrice.headers['cache-control']).toBe('no-store');
    // Where the calls are elsewhere, so is the session.
    expect((await get('/home', { cookie: 'session=theirs' })).body).toBe('Araw Credit en home');
    await server.close();
  });

  it('is made anew when the configuration changes', async () => {
    await runCommand(test.database, configurePage, {
      input: { market: 'ph', change: { comName: 'Tala Credit' } },
      actor,
    });
    await book.refresh();
    expect((await get('/gallery')).body).toBe('Tala Credit en gallery');
  });

  it('of the sandbox is not there in production', async () => {
    const production = Fastify();
    production.setNotFoundHandler((_request, reply) => reply.code(404).send('nothing'));
    await production.register(
      pagesPlugin({ book, offered: ['ph', 'in'], marketHosts: {}, isSandbox: false }),
    );
    expect((await production.inject('/gallery')).statusCode).toBe(404);
    expect((await production.inject('/noticed')).statusCode).toBe(200);
    await production.close();
  });
});

it('/.well-known/security.txt names the company’s address, and until when it may be believed', async () => {
  const { statusCode, headers, body } = await get('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n/u);
  expect(body).toContain('Canonical: https://loans.example.ph/.well-known/security.txt\n');
  const expires = Date.parse(/Expires: (\S+)/u.exec(body)![1]!);
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});
