import { randomUUID } from 'node:crypto';
import { requestSchemaOf, type Call, type Json, type JsonSchema } from '@candor/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  everyCall,
  isBorrowers,
  needsLogin,
  openSweep,
  sampleFor,
  type Asked,
  type Sweep,
} from './testing/refusal-sweep.ts';
import { sampleOf } from './testing/sample-of.ts';

/**
 * Every call that its handler refuses, derived from the contract: what it wrote before it knew is taken back.
 */
let sweep: Sweep;
beforeAll(async () => {
  sweep = await openSweep();
});
afterAll(() => sweep.close());

/** Every document that a schema describes with one of its ids replaced; nothing where it has none. */
function withId(schema: JsonSchema, id: string, sample: Json = sampleOf(schema)): Json[] {
  if (schema.format === 'uuid') return [id];
  if (schema.anyOf) return schema.anyOf.flatMap((each) => withId(each, id));
  if (schema.items) return withId(schema.items, id).map((item) => [item]);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    withId(field, id).map((value) => Object.assign({}, sample, { [name]: value })),
  );
}

/** A refusal that a handler gives has changed nothing either; how many there were of it. */
async function refusals(
  call: Call,
  requests: readonly Asked[],
  { withLimits = false } = {},
): Promise<LightMyRequestResponse[]> {
  const refused: LightMyRequestResponse[] = [];
  for (const request of requests) {
    await sweep.forget({ limits: !withLimits });
    const answer = await sweep.send(call, request);
    if (answer.statusCode < 400) continue;
    const changed = await sweep.changedRows();
    expect(changed, `answered ${answer.statusCode} ${answer.body}`).toEqual([]);
    refused.push(answer);
  }
  return refused;
}

/** A stream of events would not end here. */
const endsByItself = (call: Call) => !call.events;

describe('a call that its handler refuses', () => {
  const reused = new Set<string>();
  const limited = new Set<string>();
  const taking = everyCall.filter(
    (call) => isBorrowers(call) && endsByItself(call) && withId(requestSchemaOf(call), 'x').length > 0,
  );
  it.each(taking)('$id $key changes nothing under another borrower’s ids', async (call) => {
    const bodies = sweep.foreignIds.flatMap((id) => withId(requestSchemaOf(call), id, sampleFor(call)));
    const answers = await refusals(
      call,
      bodies.map((body) => ({ body, who: sweep.attacker })),
    );
    expect(answers.length).toBeGreaterThan(sweep.foreignIds.length / 2);
  });

  const logouts: ReadonlySet<string> = new Set(['console.logout', 'session.logout']);
  it.each(everyCall.filter((call) => needsLogin(call) && endsByItself(call) && !logouts.has(call.key)))(
    '$id $key changes nothing when what it names is not there',
    async (call) => {
      const answers = await refusals(call, [
        { who: sweep.whoMay(call) },
        {
          who: sweep.whoMay(call),
          body: { ...sampleFor(call), ...('market' in sampleFor(call) && { market: 'in' }) },
        },
      ]);
      for (const { statusCode } of answers) expect(statusCode).toBeLessThan(500);
    },
  );

  it.each(everyCall.filter(({ idempotent }) => idempotent))(
    '$id $key changes nothing when its key was used for another request',
    async (call) => {
      const who = sweep.whoMay(call);
      const used = `used-${randomUUID()}`;
      const scopes = await sweep.app.test.sql(
        "select 'borrower:' || id as scope from borrower union all select 'staff:' || id from staff",
      );
      for (const { scope } of scopes.rows)
        await sweep.app.test.sql(
          `insert into idempotency_key (scope, key, command, fingerprint, answer) values ($1, $2, 'another', 'another', '{}')`,
          [scope, used],
        );
      // A dry run does nothing that a key would keep from being done twice.
      const body = { ...sampleFor(call), ...('isDryRun' in sampleFor(call) && { isDryRun: false }) };
      const [answer] = await refusals(call, [{ who, body, headers: { 'idempotency-key': used } }]);
      // Some look first whether what is named is there at all.
      if (answer!.statusCode === 400) console.log('ZZ', answer!.body, JSON.stringify(body));
      expect([404, 409, 422]).toContain(answer!.statusCode);
      if (answer!.json().code === 'idempotency_key_reused') reused.add(call.key);
    },
  );

  it('was told that a key was used for another request, where it came so far', () => {
    expect(reused.size).toBeGreaterThan(25);
  });

  it.each(everyCall.filter((call) => call.errors.includes('too_many_requests') && endsByItself(call)))(
    '$id $key changes nothing when it was asked for too often',
    async (call) => {
      const who = sweep.whoMay(call);
      await sweep.forget();
      await sweep.send(call, { who });
      await sweep.emptyBuckets();
      const [answer] = await refusals(call, [{ who }], { withLimits: true });
      if (answer?.statusCode === 429) limited.add(call.key);
    },
  );

  it('was told to wait, where it came so far: some look first at what they were sent', () => {
    expect(limited.size).toBeGreaterThan(10);
  });
});
