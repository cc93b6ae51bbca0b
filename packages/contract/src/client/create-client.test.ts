import { describe, expect, it } from 'vitest';
import { calls } from '../calls.ts';
import { problemOf } from '../problem.ts';
import { createCodec, type Json } from '../wire/codec.ts';
import { declaredNames } from '../wire/declared-names.ts';
import { generateDictionary } from '../wire/generate-dictionary.ts';
import { encodeProblem } from '../wire/problem-names.ts';
import { createClient, type ClientOptions } from './create-client.ts';
import { ProblemError } from './problem-error.ts';
import type { TransportRequest, TransportResponse } from './transport.ts';

const wire = generateDictionary('seed', declaredNames(calls));
const codec = createCodec(wire.groups.deviceAndLocation);
const event = {
  name: 'page.seen',
  category: 'public',
  at: '2026-11-15T09:30:00+08:00',
  props: { slide: 2 },
} as const;

/** A client whose server gives one answer, and what was sent to it. */
function clientAnswered(body: Json, options: Partial<ClientOptions> & { status?: number } = {}) {
  const sent: TransportRequest[] = [];
  const { status = 200, ...clientOptions } = options;
  const transport = (request: TransportRequest): Promise<TransportResponse> => {
    sent.push(request);
    return Promise.resolve({ status, body, headers: new Headers({ 'x-request-id': 'R-1111-1111' }) });
  };
  return { sent, client: createClient({ transport, market: 'ph', wire: null, ...clientOptions }) };
}

const problemFrom = (promise: Promise<unknown>): Promise<ProblemError> =>
  promise.then(
    () => Promise.reject(new Error('the call was not refused')),
    (error: unknown) => {
      if (error instanceof ProblemError) return error;
      throw error;
    },
  );

describe('the client, plain', () => {
  it('A10.1 · sends the request as it is and gives back the answer', async () => {
    const { client, sent } = clientAnswered({ accepted: 1, dropped: 0 });
    expect(await client.call('event.save', event)).toEqual({ accepted: 1, dropped: 0 });
    expect(sent).toEqual([
      {
        method: 'POST',
        url: '/api/event/save',
        headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        body: event,
      },
    ]);
  });

  it("A0 · uses the variant of India's market, except where a call has none", async () => {
    const { client, sent } = clientAnswered({}, { market: 'in', baseUrl: 'https://api.example.in' });
    await client.call('event.save', event);
    await client.call('page.config', { market: 'in' });
    expect(sent.map(({ url }) => url)).toEqual([
      'https://api.example.in/api/event/save-yd',
      'https://api.example.in/api/page/config?market=in',
    ]);
  });

  it('sends a form flat, with what is not text as JSON', async () => {
    const { client, sent } = clientAnswered({});
    await client.call('event.save', event, { form: true });
    expect(sent[0]).toMatchObject({ form: true, body: { ...event, props: '{"slide":2}' } });
  });

  it('leaves out what is not given', async () => {
    const { client, sent } = clientAnswered({});
    await client.call('page.config', { market: undefined });
    expect(sent[0]!.url).toBe('/api/page/config');
  });

  it('hands on the signal that stops a call', async () => {
    const { client, sent } = clientAnswered({});
    const { signal } = new AbortController();
    await client.call('page.config', {}, { signal });
    expect(sent[0]!.signal).toBe(signal);
  });
});

describe('the client, scrambled', () => {
  it('W3 · speaks scrambled names and paths, tells the version, and reads the answer back', async () => {
    const { client, sent } = clientAnswered(codec.encode({ accepted: 1, dropped: 0 }), { wire });
    expect(await client.call('event.save', event)).toEqual({ accepted: 1, dropped: 0 });
    expect(sent[0]).toMatchObject({
      url: wire.paths['/api/event/save'],
      headers: { 'x-wire-version': wire.version },
      body: codec.encode(event),
    });
  });

  it('W4 · shows no plain name in a form either, nor inside its JSON', async () => {
    const { client, sent } = clientAnswered(codec.encode({ accepted: 1, dropped: 0 }), { wire });
    await client.call('event.buried-points', { events: [event] }, { form: true });
    const [[name, text]] = Object.entries(sent[0]!.body as Record<string, string>) as [[string, string]];
    expect(name).toBe(codec.encodeName('events'));
    expect(JSON.parse(text)).toEqual([codec.encode(event)]);
  });

  it('leaves calls alone that are always plain', async () => {
    const { client, sent } = clientAnswered({ market: 'ph' }, { wire });
    await client.call('page.config', { market: 'ph' });
    expect(sent[0]!.url).toBe('/api/page/config?market=ph');
    expect(sent[0]!.headers).not.toHaveProperty('x-wire-version');
  });

  it('stops, rather than send plain names, if a path has no word', async () => {
    const { client } = clientAnswered({}, { wire: { ...wire, paths: {} } });
    await expect(client.call('event.save', event)).rejects.toThrow('/api/event/save');
  });
});

describe('a refusal', () => {
  const problem = problemOf('invalid_request', 'R-2222-2222', {
    fields: [{ path: '/name', rule: 'required', message: 'This is required.' }],
  });

  it.each([
    ['plain', null, problem as unknown as Json],
    ['scrambled', wire, encodeProblem(problem, codec)],
  ])('rejects with its code, its fields and its number: %s', async (_, dictionary, body) => {
    const { client } = clientAnswered(body, { status: 400, wire: dictionary });
    const error = await problemFrom(client.call('event.save', event));
    expect(error).toMatchObject({ code: 'invalid_request', status: 400, requestId: 'R-2222-2222' });
    expect(error.detail).toBe(problem.detail);
    expect(error.fields).toEqual(problem.fields);
  });

  it.each([
    [502, 'service_unavailable'],
    [504, 'service_unavailable'],
    [429, 'too_many_requests'],
    [413, 'body_too_large'],
    [404, 'not_found'],
    [500, 'internal_error'],
  ] as const)(
    'of something in between, without a code, is told by its status %i: %s',
    async (status, code) => {
      const { client } = clientAnswered('<html>Bad Gateway</html>', { status, wire });
      const error = await problemFrom(client.call('event.save', event));
      expect(error).toMatchObject({ code, requestId: 'R-1111-1111', fields: [] });
    },
  );
});
