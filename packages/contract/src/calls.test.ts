import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { pathsOf, type Call } from './call.ts';
import { everyErrorOf } from './errors/edge-errors.ts';
import { errorCodes, errorFacts } from './errors.ts';
import { innerSchemas, requestSchemaOf, responseSchemaOf, type JsonSchema } from './json-schema.ts';

const every: Call[] = Object.values(calls);

function looseObjects(schema: JsonSchema): JsonSchema[] {
  const isLoose = schema.properties !== undefined && schema.additionalProperties !== false;
  return [...(isLoose ? [schema] : []), ...innerSchemas(schema).flatMap(looseObjects)];
}

/** Names of fields that hold a whole file: bytes, or a text that is longer than anybody types. */
function fileFields(schema: JsonSchema): string[] {
  const own = Object.entries(schema.properties ?? {}).filter(
    ([name, { type, maxLength = 0 }]) => type === 'string' && (name === 'base64' || maxLength >= 100_000),
  );
  return [...own.map(([name]) => name), ...innerSchemas(schema).flatMap(fileFields)];
}

/** Their files come in pieces and are scanned when they are whole. */
const inPieces = new Set(['image.upload', 'problem.upload-image']);

describe('the declared calls', () => {
  it('say in which fields a file is handed in, so that it is scanned before it is kept', () => {
    const found = every
      .filter(({ key }) => !inPieces.has(key))
      .flatMap((call) =>
        fileFields(requestSchemaOf(call)).map((field) => [call.key, field, call.uploads?.includes(field)]),
      );
    expect(found.length).toBeGreaterThan(9);
    expect(found.filter(([, , isSaid]) => isSaid !== true)).toEqual([]);
  });

  it('have an id each, and no path twice', () => {
    const ids = every.map(({ id }) => id);
    const paths = every.flatMap((call) => pathsOf(call).map(({ path }) => `${call.method} ${path}`));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('A0 · exist for both markets wherever a borrower makes them (A1 to A13)', () => {
    const borrowers = every.filter(({ id }) => /^A(?:[1-9]|1[0-3])\./u.test(id));
    expect(borrowers.length).toBeGreaterThan(20);
    for (const call of [...borrowers, ...every.filter(({ audience }) => audience === 'borrower')]) {
      expect(pathsOf(call)).toEqual([
        { market: 'ph', path: `/api/${call.group}/${call.name}` },
        { market: 'in', path: `/api/${call.group}/${call.name}-yd` },
      ]);
    }
  });

  it.each(every)('$key refuses unknown fields at every depth, asking and answering', (call) => {
    // What a channel sends beside what it signs is its own affair.
    const loose = call.audience === 'channel' ? [expect.objectContaining({ properties: {} })] : [];
    expect(looseObjects(requestSchemaOf(call))).toEqual(loose);
    expect(call.response.safeParse({ unheardOf: 1 }).error?.issues).toContainEqual(
      expect.objectContaining({ code: 'unrecognized_keys' }),
    );
  });

  it.each(every)('$key has no answer that could be taken for a refusal', (call) => {
    expect(Object.keys(responseSchemaOf(call).properties ?? {})).not.toContain('refused');
  });

  it('that move money ask for a key; those that only read change nothing', () => {
    for (const { method, idempotent } of every) expect(method === 'GET' && idempotent).toBe(false);
  });
});

describe('errors', () => {
  it('have an HTTP status of their own kind and a sentence to act on', () => {
    for (const code of errorCodes) {
      expect(errorFacts[code].status).toSatisfy((status: number) => status >= 400 && status < 600);
      expect(errorFacts[code].sentence).toMatch(/^[A-Z].*[.)]$/u);
    }
  });

  it('that a call may meet follow from how it is declared', () => {
    expect(everyErrorOf(calls['page.config'])).toEqual([
      'invalid_request',
      'market_not_offered',
      'too_many_requests',
      'internal_error',
      'service_unavailable',
    ]);
    expect(everyErrorOf(calls['event.save'])).toContain('marker_header_missing');
    expect(everyErrorOf(calls['event.save'])).not.toContain('idempotency_key_missing');
    expect(everyErrorOf({ ...calls['event.save'], idempotent: true })).toContain('idempotency_key_missing');
    expect(everyErrorOf({ ...calls['event.save'], audience: 'channel' })).not.toContain(
      'marker_header_missing',
    );
  });
});
