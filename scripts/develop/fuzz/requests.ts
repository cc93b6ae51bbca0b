import { requestSchemaOf, type Call, type Json, type JsonSchema } from '@candor/contract';
import type { Dice } from '@candor/simulator/dice';
import { randomRequest, type Pools } from '../../../apps/server/src/http/testing/random-request.ts';

const ways = ['valid', 'nearly-valid', 'hostile'] as const;
type Way = (typeof ways)[number];

export type FuzzRequest = {
  readonly way: Way;
  readonly body: Json;
  /** In the place of the body as JSON. */
  readonly raw?: string;
  readonly headers: Readonly<Record<string, string>>;
};

const deep = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;

/** What people send who want to see it break. */
const hostile: readonly Json[] = [
  null,
  -1,
  0,
  1e308,
  2 ** 53 + 2,
  0.1,
  '',
  ' ',
  '\u0000',
  '\ud800',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '=cmd|calc!A1',
  '../../../../etc/passwd',
  '${jndi:ldap://x}',
  '\u202e\u0007\r\nx-injected: 1',
  'a'.repeat(70_000),
  '00000000-0000-0000-0000-000000000000',
  '9999-99-99',
  '0000-01-01',
  '+000000-01-01',
  '2026-02-30',
  [],
  {},
  [[[[]]]],
  true,
  { __proto__: null, constructor: { prototype: { isAdmin: true } } },
];

const rawBodies: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"amount":1e309}',
  '{"amount":-0}',
  `{"a":${deep(2_000)}}`,
  '\ufeff{}',
  '{"\\u0000":1}',
  'a=b&c=d',
];

const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'idempotency-key': 'x' },
  { 'idempotency-key': 'y'.repeat(500) },
  { origin: 'https://evil.example' },
  { 'x-language': '../../en' },
  { 'x-forwarded-for': '1.2.3.4, 5.6.7.8' },
  { 'accept-language': 'q='.repeat(2_000) },
  { cookie: `session=${'z'.repeat(4_000)}` },
  { authorization: 'Bearer null' },
];

/** A request to a call: right, right but for one thing, or wrong on purpose; it follows from the dice. */
export function requestFor(call: Call, dice: Dice, pools: Pools): FuzzRequest {
  const way = dice.pick(ways);
  const schema = requestSchemaOf(call);
  const body = randomRequest(schema, (sides) => dice.below(sides), pools);
  if (way === 'valid') return { way, body, headers: {} };
  if (way === 'nearly-valid') return { way, body: broken(body, schema, dice), headers: {} };
  const headers = dice.below(3) === 0 ? dice.pick(oddHeaders) : {};
  if (dice.below(3) === 0) return { way, body, raw: dice.pick(rawBodies), headers };
  return { way, body: poisoned(body, dice), headers };
}

const isObject = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One field is gone, of another kind, out of its range, or one too many. */
function broken(body: Json, schema: JsonSchema, dice: Dice): Json {
  if (!isObject(body)) return body;
  const names = Object.keys(body);
  if (names.length === 0 || dice.below(5) === 0) return { ...body, unknownField: 1 };
  const name = dice.pick(names);
  const { [name]: had, ...rest } = body;
  if (dice.below(4) === 0) return rest;
  const { minimum = 0, maximum = 1_000_000, maxLength = 100 } = schema.properties?.[name] ?? {};
  if (typeof had === 'number')
    return { ...body, [name]: dice.pick([minimum - 1, maximum + 1, had + 0.5, String(had), -had]) };
  if (typeof had === 'string')
    return { ...body, [name]: dice.pick([`${had} `, had.slice(1), 'x'.repeat(maxLength + 1), 7, dice.id()]) };
  if (had !== undefined && isObject(had))
    return { ...body, [name]: broken(had, schema.properties?.[name] ?? {}, dice) };
  return { ...body, [name]: dice.pick(hostile) };
}

/** One or two values are replaced by what nobody sends in good faith. */
function poisoned(body: Json, dice: Dice): Json {
  if (!isObject(body)) return dice.pick(hostile);
  const names = Object.keys(body);
  if (names.length === 0) return { [dice.pick(['__proto__', 'id', 'market'])]: dice.pick(hostile) };
  const name = dice.pick(names);
  const inner = body[name] ?? null;
  const value = isObject(inner) && dice.below(2) === 0 ? poisoned(inner, dice) : dice.pick(hostile);
  return { ...body, [name]: value };
}
