import { createClient, ProblemError, type Json, type Transport } from '@candor/contract/client';
import {
  calls,
  createCodec,
  pathsOf,
  requestSchemaOf,
  type Call,
  type WireDictionary,
} from '@candor/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { sampleOf } from './testing/sample-of.ts';
import { clientError, event, loggedIn, marker, post, shelf, testApp } from './testing/test-app.ts';

const { current } = shelf;
const previous = shelf.previous!;
const scrambledCalls = Object.values<Call>(calls).filter(({ wireGroup }) => wireGroup !== null);
const wordForCategory = current.groups.deviceAndLocation['category']!;
const bodies: Record<string, Json> = {
  'event.save': { ...event, props: { slide: 2 } },
  // A free key that is itself a word of the dictionary: it must come through as it is.
  'event.buried-points': { events: [event, { ...event, props: { [wordForCategory]: 1 } }] },
  'report.union-error': { errors: [{ ...clientError, stack: 'at f', appVersion: '1' }] },
};
/**
 * Two servers for all the calls, one that speaks scrambled names alone and one that speaks plain ones: each
 * call has its own share of what they handled.
 */
const scrambledServer = testApp({ wire: { ...shelf, plain: false } });
const plainServer = testApp();

async function scrambledApp() {
  const { app, handled } = await scrambledServer;
  const before = handled.length;
  return { app, handled: () => handled.slice(before) };
}

const bodyOf = (call: Call): Json => bodies[call.key] ?? sampleOf(requestSchemaOf(call));

/** The typed client, talking to the app; what crossed between them is written down as text. */
function clientOf(app: FastifyInstance, wire: WireDictionary | null, market: 'ph' | 'in' = 'ph') {
  const traffic: string[] = [];
  const transport: Transport = async ({ method, url, headers, body, form }) => {
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    const payload = form
      ? new URLSearchParams(body as Record<string, string>).toString()
      : JSON.stringify(body);
    const known = { ...headers, ...loggedIn };
    const withType = body === undefined ? known : { ...known, 'content-type': type };
    const response = await app.inject({
      method,
      url,
      headers: withType,
      ...(body !== undefined && { payload }),
    });
    traffic.push(url, payload ?? '', response.body);
    return {
      status: response.statusCode,
      headers: new Headers(response.headers as Record<string, string>),
      body: bodyIn(response),
    };
  };
  const bare = createClient({ transport, market, wire });
  // Every call is made as one that moves money would be: those that don't take no notice of the key.
  const client: typeof bare = {
    ...bare,
    call: (key, request, options) =>
      bare.call(key, request, { idempotencyKey: 'a-key-for-this-call', ...options }),
  };
  return { traffic, client };
}

/** Of a stream of events the last thing that it said. */
function bodyIn(response: LightMyRequestResponse): Json {
  const isStream = String(response.headers['content-type']).startsWith('text/event-stream');
  const [said] = isStream ? (/data: (?<said>.+)\n\n$/u.exec(response.body)?.slice(1) ?? []) : [response.body];
  return JSON.parse(said ?? '') as Json;
}

/** Names as they would be seen: between quotes, as a key, or as a part of a path. */
function plainNamesIn(traffic: readonly string[], { wireGroup, group, name: callName }: Call): string[] {
  const seen = traffic.join('\n');
  const fields = Object.keys(current.groups[wireGroup!]).filter(
    (name) => seen.includes(`"${name}":`) || new RegExp(`[?&]${name}=`, 'u').test(seen),
  );
  return seen.includes(`/api/${group}/`) || seen.includes(`/${callName}`) ? [...fields, callName] : fields;
}

describe.each(scrambledCalls)('$id · $key, scrambled', (call) => {
  const body = bodyOf(call);

  it.each(['ph', 'in'] as const)(
    'A0 W3 · reaches its handler as it was sent, and its answer the caller: %s',
    async (market) => {
      const { app, handled } = await scrambledApp();
      const { client } = clientOf(app, current, market);
      const answer = await client.call(call.key as 'event.save', body as never);
      expect(call.response.safeParse(answer).error).toBeUndefined();
      expect(handled()).toMatchObject([{ key: call.key, input: body, context: { market } }]);
    },
  );

  it('W3 · also as a form', async () => {
    const { app, handled } = await scrambledApp();
    await clientOf(app, current).client.call(call.key as 'event.save', body as never, { form: true });
    expect(handled()).toMatchObject([{ key: call.key, input: body }]);
  });

  it('W4 · shows no plain name and no plain path: asked, answered, or refused', async () => {
    const { app } = await scrambledApp();
    const { client, traffic } = clientOf(app, current);
    await client.call(call.key as 'event.save', body as never);
    await client.call(call.key as 'event.save', body as never, { form: true });
    const refusal = await client
      .call(call.key as 'event.save', { nonsense: 1 } as never)
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ProblemError);
    const hasRequired = (requestSchemaOf(call).required ?? []).length > 0;
    expect((refusal as ProblemError).fields.map(({ rule }) => rule)).toContain(
      hasRequired ? 'required' : 'unknown_field',
    );
    expect(plainNamesIn(traffic, call)).toEqual([]);
    // The same search finds them where they are plain: it can fail.
    const plain = clientOf((await plainServer).app, null);
    await plain.client.call(call.key as 'event.save', body as never);
    expect(plainNamesIn(plain.traffic, call)).not.toEqual([]);
  });

  it('works from a page that was loaded before the last deploy', async () => {
    const { app, handled } = await scrambledApp();
    await clientOf(app, previous).client.call(call.key as 'event.save', body as never);
    expect(handled()).toMatchObject([{ key: call.key, input: body }]);
  });
});

describe('names on the wire', () => {
  const codec = createCodec(current.groups.deviceAndLocation);
  const url = current.paths['/api/event/save']!;

  it('W4 · a plain path is not there when plain names are off; calls that are always plain are', async () => {
    const { app, handled } = await testApp({ wire: { ...shelf, plain: false } });
    for (const call of scrambledCalls) {
      for (const { path } of pathsOf(call)) {
        const response = await app.inject(post(path, bodyOf(call)));
        expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
      }
    }
    expect((await app.inject('/api/page/config')).statusCode).toBe(200);
    expect(handled).toHaveLength(1);
  });

  it('a plain name in a scrambled request is refused, in a body and in a form', async () => {
    const { app, handled } = await testApp();
    const json = await app.inject(post(url, event));
    const headers = { ...marker, 'content-type': 'application/x-www-form-urlencoded' };
    const form = await app.inject({ method: 'POST', url, headers, payload: 'name=x' });
    for (const response of [json, form]) {
      expect(response.statusCode).toBe(400);
      expect(codec.read(response.json())).toMatchObject({ code: 'wire_name_unknown' });
    }
    expect(handled).toEqual([]);
  });

  it('an answer tells the version of its names; a plain one tells none', async () => {
    const { app } = await testApp();
    const scrambled = await app.inject(post(url, codec.encode(event)));
    const older = await app.inject(post(previous.paths['/api/event/save']!, {}));
    const plain = await app.inject(post('/api/event/save', event));
    expect([scrambled, older, plain].map(({ headers }) => headers['x-wire-version'])).toEqual([
      current.version,
      previous.version,
      undefined,
    ]);
  });

  it.each([
    ['on a path that is known', url],
    ['on a path that is not known any more', '/api/long/gone'],
  ])('a version that is not known is refused %s: the page must be loaded anew', async (_, address) => {
    const { app, handled } = await testApp();
    const response = await app.inject(post(address, codec.encode(event), { 'x-wire-version': 'ffffffff' }));
    expect(codec.read(response.json())).toMatchObject({ code: 'wire_version_unknown', status: 409 });
    expect(handled).toEqual([]);
  });

  it('where two dictionaries gave one address to two calls, the version tells which is meant', async () => {
    const clashing = { ...previous, paths: { ...previous.paths, '/api/event/buried-points': url } };
    const { app, handled } = await testApp({ wire: { current, previous: clashing, plain: false } });
    const older = createCodec(clashing.groups.deviceAndLocation);
    await app.inject(post(url, codec.encode(event), { 'x-wire-version': current.version }));
    await app.inject(post(url, older.encode({ events: [event] }), { 'x-wire-version': previous.version }));
    await app.inject(post(url, codec.encode(event)));
    expect(handled.map(({ key }) => key)).toEqual(['event.save', 'event.buried-points', 'event.save']);
  });

  it('a dictionary that lacks a call stops the start and says how to mend it', async () => {
    const { '/api/event/save': _, ...paths } = current.paths;
    await expect(
      testApp({ wire: { current: { ...current, paths }, previous: undefined, plain: true } }),
    ).rejects.toThrow('no word for /api/event/save. Make it anew with: npm run wire:generate');
  });
});
