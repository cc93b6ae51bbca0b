import { problemSchema, type Problem } from '@candor/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { event, marker, post, testApp, type Handled } from './testing/test-app.ts';

/** One for all: what is refused changes nothing of it. */
let app: FastifyInstance;
let handled: Handled[];
beforeAll(async () => {
  ({ app, handled } = await testApp());
});
beforeEach(() => void handled.splice(0));

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** The same body, blown up with blanks. */
const padded = (size: number) => JSON.stringify(event).padEnd(size);

/** A refused body: a problem, and nothing reached the handler. */
async function refused(payload: unknown, headers: Record<string, string> = {}): Promise<Problem> {
  const response: LightMyRequestResponse = await app.inject(post('/api/event/save', payload, headers));
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
  expect(handled).toEqual([]);
  return problemSchema.parse(response.json());
}

describe('A10.1 · a body is refused, and changes nothing,', () => {
  it.each([
    ['with an unknown field', { ...event, userId: 7 }, { path: '/userId', rule: 'unknown_field' }],
    [
      'with a wrong type',
      { ...event, name: 7 },
      { path: '/name', rule: 'wrong_type', example: 'carousel.paused' },
    ],
    [
      'without a field',
      { ...event, at: undefined },
      { path: '/at', rule: 'required', message: 'This is required.' },
    ],
    [
      'with a word too long',
      { ...event, name: 'a'.repeat(65) },
      { rule: 'too_long', message: 'At most 64 characters are allowed.' },
    ],
    [
      'with a choice that is none',
      { ...event, category: 'x' },
      { path: '/category', rule: 'not_one_of', example: 'public' },
    ],
    [
      'with a time without offset',
      { ...event, at: '2026-11-15T09:30:00' },
      { path: '/at', rule: 'bad_format' },
    ],
    [
      'with a fact about a person',
      { ...event, props: { email: 'x' } },
      { path: '/props/email', rule: 'not_allowed', message: 'Nothing about a person may be told here.' },
    ],
    [
      'with a fact too long',
      { ...event, props: { a: 'x'.repeat(65) } },
      { path: '/props/a', rule: 'too_long' },
    ],
    ['with a fact that is a list', { ...event, props: { a: [] } }, { path: '/props/a', rule: 'wrong_type' }],
    ['that is a list', [event], { path: '', rule: 'wrong_type', message: 'This must be an object.' }],
    ['that is null', 'null', { path: '', rule: 'wrong_type' }],
    ['that is empty', '', { path: '/name', rule: 'required' }],
  ])('%s', async (_, payload, fault) => {
    const problem = await refused(payload);
    expect(problem.code).toBe('invalid_request');
    expect(problem.fields?.[0]).toMatchObject(fault);
  });

  it.each(['1e309', '-1e309'])('with the amount %s, which no number holds', async (amount) => {
    const problem = await refused(`${JSON.stringify(event).slice(0, -1)},"props":{"amount":${amount}}}`);
    expect(problem.fields).toMatchObject([{ path: '/props/amount', rule: 'wrong_type' }]);
  });

  it('of 10 MB', async () => {
    const problem = await refused(JSON.stringify({ ...event, props: { a: 'x'.repeat(10_000_000) } }));
    expect(problem).toMatchObject({ code: 'body_too_large', status: 413 });
  });

  it('of one byte more than 64 KB, while one of 64 KB is read', async () => {
    expect(await refused(padded(65_537))).toMatchObject({ code: 'body_too_large' });
    expect((await app.inject(post('/api/event/save', padded(65_536)))).statusCode).toBe(200);
  });

  it.each([33, 200, 30_000])('nested %i levels deep', async (levels) => {
    expect(await refused(nested(levels))).toMatchObject({ code: 'nesting_too_deep', status: 400 });
  });

  it('but not for brackets inside a text', async () => {
    const response = await app.inject(
      post('/api/event/save', { ...event, props: { a: `\\"${'['.repeat(50)}` } }),
    );
    expect(response.statusCode).toBe(200);
  });

  it.each([
    ['{"name":"x",}', 'line 1, column 13 (position 12)'],
    ['{"name":\n  tru}', 'line 2, column 3 (position 11)'],
    ['{"name":"x"', 'it ends too early'],
    ['{"name":"x"} {}', 'line 1, column 14'],
    ["{'name':1}", 'line 1, column 2'],
  ])('that is not JSON, with the place where it goes wrong: %s', async (payload, place) => {
    const problem = await refused(payload);
    expect(problem).toMatchObject({ code: 'invalid_request', status: 400 });
    expect(problem.detail).toContain(place);
  });

  it.each([
    ['__proto__', '{"__proto__":{"admin":true}}'],
    ['__proto__ deep inside', '{"props":{"a":[{"__proto__":1}]}}'],
    ['__proto__ written another way', String.raw`{"\u005f_proto__":1}`],
    ['constructor.prototype', '{"constructor":{"prototype":{"admin":true}}}'],
  ])('with %s', async (_, payload) => {
    expect(await refused(payload)).toMatchObject({ detail: 'The body holds a name that is never allowed.' });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'application/problem+json'])(
    'in the type %s',
    async (type) => {
      const problem = await refused('x', { 'content-type': type });
      expect(problem).toMatchObject({ code: 'unsupported_media_type', status: 415 });
    },
  );

  it('with twenty faults at most in the answer', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`f${n}`, n]));
    expect((await refused({ ...event, ...many })).fields).toHaveLength(20);
  });
});

describe('A10.2 A12.1 · a batch', () => {
  it('may be larger than other bodies, and is limited all the same', async () => {
    const events = Array.from({ length: 200 }, () => ({
      ...event,
      props: { a: 'x'.repeat(64), b: 'y'.repeat(64), c: 'z'.repeat(64) },
    }));
    const text = JSON.stringify({ events });
    expect(text.length).toBeGreaterThan(65_536 - 10_000);
    expect((await app.inject(post('/api/event/buried-points', text.padEnd(100_000)))).statusCode).toBe(200);
    expect((await app.inject(post('/api/event/buried-points', text.padEnd(1_100_000)))).statusCode).toBe(413);
    expect((await app.inject(post('/api/report/union-error', text.padEnd(1_100_000)))).statusCode).toBe(413);
    expect(handled).toHaveLength(1);
  });

  it('of 201 is refused, naming where', async () => {
    const events = Array.from({ length: 201 }, () => event);
    const problem = problemSchema.parse(
      (await app.inject(post('/api/event/buried-points', { events }))).json(),
    );
    expect(problem.fields).toMatchObject([
      { path: '/events', rule: 'too_long', message: 'At most 200 entries are allowed.' },
    ]);
  });
});

describe('a form', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8', ...marker };
  const send = (fields: Record<string, string> | string, url = '/api/event/save') => ({
    method: 'POST' as const,
    url,
    headers: form,
    payload: new URLSearchParams(fields).toString(),
  });

  it('A10.1 · is taken on the same path as JSON, with its object field as JSON text', async () => {
    const response = await app.inject(send({ ...event, props: '{"slide":2,"first":true}' }));
    expect(response.statusCode).toBe(200);
    expect(handled[0]!.input).toEqual({ ...event, props: { slide: 2, first: true } });
  });

  it('A10.2 · may hold a list', async () => {
    await app.inject(send({ events: JSON.stringify([event, event]) }, '/api/event/buried-points'));
    expect(handled[0]!.input).toEqual({ events: [event, event] });
  });

  it.each([
    ['an unknown field', `name=x&zz=1`, { path: '/zz', rule: 'unknown_field' }],
    ['a repeated field', `name=a&name=b`, { path: '/name', rule: 'repeated' }],
    ['__proto__', `__proto__=1`, { path: '/__proto__', rule: 'unknown_field' }],
    ['text where an object belongs', `props=x`, { path: '/props', rule: 'wrong_type' }],
  ])('is refused with %s', async (_, payload, fault) => {
    const response = await app.inject({ ...send({}), payload });
    expect(problemSchema.parse(response.json()).fields).toContainEqual(expect.objectContaining(fault));
    expect(handled).toEqual([]);
  });

  it.each([
    ['nested 200 levels deep', nested(200), 'nesting_too_deep'],
    ['broken', '{"a":', 'invalid_request'],
    ['poisoned', '{"__proto__":{}}', 'invalid_request'],
  ])('is refused with a field whose JSON is %s', async (_, props, code) => {
    const response = await app.inject(send({ ...event, props }));
    expect(problemSchema.parse(response.json()).code).toBe(code);
    expect(handled).toEqual([]);
  });
});
