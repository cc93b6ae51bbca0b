import { defineCall, tableOf } from '@candor/contract';
import type { BorrowerSession } from '@candor/services/customers/sessions';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { problemIn } from './testing/problem-in.ts';
import { repayShape } from './testing/repay-shape.ts';
import { appOf, clientError, event, loggedIn, marker, post, testApp } from './testing/test-app.ts';

describe.each([
  ['ph', ''],
  ['in', '-yd'],
] as const)('A0 · in the market %s', (market, suffix) => {
  it('A10.1 · an event is taken', async () => {
    const { app, handled } = await testApp();
    const response = await app.inject(post(`/api/event/save${suffix}`, { ...event, props: { slide: 2 } }));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ accepted: 1, dropped: 0 });
    expect(handled).toMatchObject([
      { key: 'event.save', input: { ...event, props: { slide: 2 } }, context: { market } },
    ]);
  });

  it('A10.2 · a batch of events is taken', async () => {
    const { app, handled } = await testApp();
    const events = Array.from({ length: 200 }, () => event);
    const response = await app.inject(post(`/api/event/buried-points${suffix}`, { events }));
    expect(response.json()).toEqual({ accepted: 200, dropped: 0 });
    expect(handled).toMatchObject([{ key: 'event.buried-points', context: { market } }]);
  });

  it('A12.1 · client errors are taken', async () => {
    const { app, handled } = await testApp();
    const response = await app.inject(post(`/api/report/union-error${suffix}`, { errors: [clientError] }));
    expect(response.json()).toEqual({ accepted: 1, dropped: 0 });
    expect(handled).toMatchObject([{ key: 'report.union-error', context: { market } }]);
  });

  it('a call is refused where the market is not offered, and no handler is asked', async () => {
    const { app, handled } = await testApp({ offeredMarkets: [market === 'ph' ? 'in' : 'ph'] });
    const response = await app.inject(post(`/api/event/save${suffix}`, event));
    expect(problemIn(response)).toMatchObject({ code: 'market_not_offered', status: 404 });
    expect(handled).toEqual([]);
  });
});

describe('A16.1 · the page configuration', () => {
  it('is given to anyone, by GET, without the marker header, and belongs to no market', async () => {
    const { app, handled } = await testApp();
    const response = await app.inject('/api/page/config?market=in');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ comName: 'Candor Lending', theme: { background: '#11473C' } });
    expect(handled).toMatchObject([{ input: { market: 'in' }, context: { market: undefined } }]);
  });

  it.each([
    ['/api/page/config?market=xx', { path: '/market', rule: 'not_one_of', example: 'ph' }],
    ['/api/page/config?market=ph&market=in', { path: '/market', rule: 'repeated' }],
    ['/api/page/config?lang=en', { path: '/lang', rule: 'unknown_field' }],
    ['/api/page/config?__proto__=1', { path: '/__proto__', rule: 'unknown_field' }],
  ])('refuses %s', async (url, fault) => {
    const { app, handled } = await testApp();
    const problem = problemIn(await app.inject(url));
    expect(problem.code).toBe('invalid_request');
    expect(problem.fields).toMatchObject([fault]);
    expect(handled).toEqual([]);
  });
});

describe('operations', () => {
  it('O1 · the process says that it runs', async () => {
    const { app } = await testApp();
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  });

  it("O2 · a node that can't serve says so, and when to ask again", async () => {
    const { app } = await testApp();
    const response = await app.inject('/readyz');
    expect(problemIn(response)).toMatchObject({ code: 'service_unavailable', status: 503 });
    expect(response.headers['retry-after']).toBe('7');
  });
});

describe('who may change state', () => {
  it.each([undefined, 'fetch', 'xmlhttprequest'])(
    'not a request whose marker header is %s',
    async (value) => {
      const { app, handled } = await testApp();
      const headers = { 'content-type': 'application/json', ...(value && { 'x-requested-with': value }) };
      const response = await app.inject({ method: 'POST', url: '/api/event/save', headers, payload: event });
      expect(problemIn(response)).toMatchObject({ code: 'marker_header_missing', status: 403 });
      expect(handled).toEqual([]);
    },
  );

  it('a channel does, without the marker header: it is recognised by its signature', async () => {
    const request = z.strictObject({});
    const call = defineCall({ ...repayShape, request, id: 'A14.1', audience: 'channel' });
    const app = await appOf(tableOf([call]), { 'loan.repay': () => Promise.resolve({ done: true }) });
    // Of JSON the text is what is signed, and what the channel reads.
    const response = await app.inject({ method: 'POST', url: '/api/loan/repay', payload: { amount: 1 } });
    expect(response.json()).toEqual({ done: true });
  });

  it.each(['borrower', 'staff'] as const)(
    'nobody, where a call is for a %s and none can be recognised',
    async (audience) => {
      const call = defineCall({ ...repayShape, audience });
      const handlers = { 'loan.repay': () => Promise.resolve({ done: true }) };
      await expect(appOf(tableOf([call]), handlers)).rejects.toThrow(`Call A7.99 is for ${audience} only`);
    },
  );

  it('nobody, where a call for staff names no permission, or another call names one', async () => {
    const handlers = { 'loan.repay': () => Promise.resolve({ done: true }) };
    const unnamed = defineCall({ ...repayShape, audience: 'staff' });
    await expect(appOf(tableOf([unnamed]), handlers)).rejects.toThrow('a permission goes with staff');
    const stray = defineCall({ ...repayShape, permission: 'loan.act' });
    await expect(appOf(tableOf([stray]), handlers)).rejects.toThrow('a permission goes with staff');
  });

  it('A15 · staff whose roles include it, and nobody else; before the body is read', async () => {
    const call = defineCall({ ...repayShape, audience: 'staff', permission: 'loan.act' });
    const said: string[] = [];
    const who = { staffId: 's1', sessionId: 'x', name: 'Rina', email: 'rina@lender.example', roles: [] };
    const may = { ...who, isFresh: true, isFromHere: true };
    const app = await appOf(
      tableOf([call]),
      { 'loan.repay': (_input, { staff }) => Promise.resolve({ done: staff.may.has('loan.act') }) },
      {
        recogniseStaff: (token) =>
          Promise.resolve(
            token.startsWith('a')
              ? { ...may, may: new Set(token.startsWith('ab') ? ['loan.act' as const] : []) }
              : null,
          ),
        notPermitted: ({ staffId }, { key }) => Promise.resolve(void said.push(`${staffId} ${key}`)),
      },
    );
    const ask = (letter: string, body: unknown) =>
      app.inject(post('/api/loan/repay', body, { cookie: `staff-session=${letter.padEnd(43, letter)}` }));
    expect(problemIn(await ask('x', '{broken')).code).toBe('not_logged_in');
    expect(problemIn(await ask('a', '{broken')).code).toBe('not_permitted');
    expect(said).toEqual(['s1 loan.repay']);
    expect((await ask('ab', { amount: 1 })).json()).toEqual({ done: true });
  });

  it('anyone, where a call only asks to know who is logged in; a token of nobody is nobody', async () => {
    const call = defineCall({ ...repayShape, variant: 'yd', knowsBorrower: true });
    const seen: (BorrowerSession | null)[] = [];
    const app = await appOf(tableOf([call]), {
      'loan.repay': (_input, { session }) => Promise.resolve({ done: seen.push(session) > 0 }),
    });
    for (const headers of [{}, { authorization: `Bearer ${'x'.repeat(43)}` }, loggedIn]) {
      const response = await app.inject(post('/api/loan/repay-yd', { amount: 1 }, headers));
      expect(response.json()).toEqual({ done: true });
    }
    expect(seen).toEqual([null, null, expect.objectContaining({ market: 'in' })]);
    const nowhere = defineCall({ ...repayShape, variant: 'none', knowsBorrower: true });
    const handlers = { 'loan.repay': () => Promise.resolve({ done: true }) };
    await expect(appOf(tableOf([nowhere]), handlers)).rejects.toThrow('asks who is logged in');
  });
});

describe('a call that moves money', () => {
  const call = defineCall({ ...repayShape, idempotent: true });
  const repay = vi.fn(() => Promise.resolve({ done: true }));
  const build = () => appOf(tableOf([call]), { 'loan.repay': repay });

  it.each([undefined, 'short', 'x'.repeat(129), 'with a blank in it'])(
    'is refused with the key %s',
    async (key) => {
      const headers = key === undefined ? {} : { 'idempotency-key': key };
      const response = await (await build()).inject(post('/api/loan/repay', { amount: 1 }, headers));
      expect(problemIn(response).code).toBe('idempotency_key_missing');
      expect(repay).not.toHaveBeenCalled();
    },
  );

  it('gets its key', async () => {
    const headers = { 'idempotency-key': '0192f1c4-7d1e-7c4b' };
    await (await build()).inject(post('/api/loan/repay', { amount: 1 }, headers));
    const context = expect.objectContaining({ idempotencyKey: '0192f1c4-7d1e-7c4b' });
    expect(repay).toHaveBeenCalledExactlyOnceWith({ amount: 1 }, context);
  });
});

describe('what a handler learns of its caller', () => {
  it('is what the page says of itself, if it looks like it, and nothing else', async () => {
    const { app, handled } = await testApp();
    await app.inject(
      post('/api/event/save', event, {
        'x-app-version': '0.1.0',
        'x-language': 'fil',
        'x-device-id': '<script>',
        'x-secret': 'no',
        cookie: 'session=1',
      }),
    );
    expect(handled[0]!.context.facts).toEqual({ appVersion: '0.1.0', language: 'fil' });
    expect(handled[0]!.context.requestId).toMatch(/^R-/u);
  });

  it('has a number of our own making, whatever the caller sends', async () => {
    const { app } = await testApp();
    const headers = { ...marker, 'x-request-id': 'R-AAAA-AAAA' };
    const answers = await Promise.all([1, 2].map(() => app.inject({ url: '/healthz', headers })));
    const ids = answers.map((answer) => answer.headers['x-request-id']);
    expect(new Set([...ids, 'R-AAAA-AAAA']).size).toBe(3);
  });
});
