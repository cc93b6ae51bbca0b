import { randomUUID } from 'node:crypto';
import {
  calls,
  firstRoles,
  pathsOf,
  requestSchemaOf,
  roleMay,
  type Call,
  type FirstRoleKey,
  type Json,
  type JsonSchema,
} from '@candor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { type Who, openLender } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';
import { leastSampleOf } from './testing/sample-of.ts';

/**
 * Every call with days where calendars end, derived from the contract: a call that is declared tomorrow is in
 * here tomorrow.
 */
const every = Object.values<Call>(calls);
const roles = Object.keys(firstRoles) as FirstRoleKey[];

/** Days that no business has, or that are none. */
const wrong = [
  '0000-01-01',
  '0000-12-31',
  '0001-01-01',
  '1899-12-31',
  '2200-01-01',
  '9999-12-31',
  '2023-02-29',
  '1900-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-11-31',
  '-1',
  '-0001-01-01',
  '10000-01-01',
  '+275760-09-13',
  '2026-11-16T00:00:00Z',
];
/** Days that are taken: the first and the last, leap days, ends of months. */
const right = [
  '1900-01-01',
  '2000-02-29',
  '2024-02-29',
  '2026-11-30',
  '2026-12-31',
  '2196-02-29',
  '2199-12-31',
];

/** Also what is written like a day and only names something, such as the version of a text. */
const isDay = (field: JsonSchema) =>
  isBusinessDay(field) || /^\d{4}-\d\d-\d\d$/u.test(String(field.examples?.[0] ?? ''));
const isBusinessDay = ({ format }: JsonSchema) => format === 'date';
const isInstant = ({ format }: JsonSchema) => format === 'date-time';

/** The names that lead to each field of this kind. */
function pathsTo(schema: JsonSchema, isIt: (field: JsonSchema) => boolean, path: string[] = []): string[][] {
  if (isIt(schema)) return [path];
  const inside = [
    ...Object.entries(schema.properties ?? {}).map(([name, field]) => [name, field] as const),
    ...(schema.anyOf ?? []).map((field) => [undefined, field] as const),
    ...(schema.items ? [['0', schema.items] as const] : []),
  ];
  return inside.flatMap(([name, field]) => pathsTo(field, isIt, name === undefined ? path : [...path, name]));
}

/** What must be there, and the fields on the way to this one; the alternative of a union that has it. */
function bodyWith(schema: JsonSchema, path: readonly string[], value: Json): Json {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (schema.anyOf) {
    const has = schema.anyOf.find((each) => (name === '0' ? each.items : each.properties?.[name])) ?? schema;
    return bodyWith(has, path, value);
  }
  if (schema.items) return [bodyWith(schema.items, rest, value)];
  return { ...leastSampleOf(schema), [name]: bodyWith(schema.properties![name]!, rest, value) };
}

let app: IdentityApp;
let borrower: RepayingBorrower;
const sessions = new Map<FirstRoleKey, Who>();
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  borrower = await repayingBorrower(app, 'ph');
  for (const role of roles)
    sessions.set(role, await staffSession(app, await staffMember(app, `${role}@lender.example`, [role])));
});
afterAll(() => app.close());

function whoMay(call: Call): Who {
  if (call.audience === 'borrower') return borrower.who;
  return call.audience === 'staff' ? sessions.get(roles.find((role) => roleMay(role, call))!)! : {};
}

async function send(call: Call, body: Json) {
  // A borrower's own loan, so that what looks at days is reached.
  const own = 'loanId' in (body as object) && call.audience === 'borrower' ? { loanId: borrower.loanId } : {};
  const asked = { ...(body as object), ...own };
  const headers = { ...(call.idempotent && { 'idempotency-key': `edge-${randomUUID()}` }) };
  const path = pathsOf(call)[0]!.path.slice('/api/'.length);
  if (call.method === 'POST') return app.post(path, asked, { ...whoMay(call), headers });
  const fields = Object.entries(asked).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return app.get(`${path}?${new URLSearchParams(fields).toString()}`, { ...whoMay(call), headers });
}

const withDays = every.filter((call) => pathsTo(requestSchemaOf(call), isDay).length > 0 && !call.events);
const withInstants = every.filter((call) => pathsTo(requestSchemaOf(call), isInstant).length > 0);

describe('every call that takes a day', () => {
  it('is found: there are many', () => {
    expect(withDays.length).toBeGreaterThan(20);
    expect(withInstants.length).toBeGreaterThan(0);
  });

  it.each(withDays)('$id $key answers days at the edge of a calendar, and does not break', async (call) => {
    const schema = requestSchemaOf(call);
    const business = new Set(pathsTo(schema, isBusinessDay).map(String));
    for (const path of pathsTo(schema, isDay)) {
      const isStrict = business.has(String(path));
      for (const day of [...wrong, ...right]) {
        const answer = await send(call, bodyWith(schema, path, day));
        expect([day, answer.statusCode, answer.statusCode < 500 ? '' : answer.body]).toEqual([
          day,
          isStrict && wrong.includes(day) ? 400 : expect.any(Number),
          '',
        ]);
      }
    }
    // All of them at once, so that nothing else is missing and a span is as long as it can be.
    const names = Object.entries(schema.properties ?? {}).filter(([, field]) =>
      pathsTo(field, isDay).some(({ length }) => length === 0),
    );
    for (const [first, last] of [
      ['1900-01-01', '2199-12-31'],
      ['2199-12-31', '1900-01-01'],
      ['2199-12-31', '2199-12-31'],
    ] as const) {
      const days = names.map(([name], at) => [name, at === 0 ? first : last]);
      const answer = await send(call, { ...leastSampleOf(schema), ...Object.fromEntries(days) });
      expect([first, last, answer.statusCode < 500 ? '' : answer.body]).toEqual([first, last, '']);
    }
  });

  it.each(withInstants)(
    '$id $key answers instants at the edge of a clock, and does not break',
    async (call) => {
      const schema = requestSchemaOf(call);
      const instants = [
        '0000-01-01T00:00:00Z',
        '1999-12-31T23:59:59Z',
        '2000-01-01T00:00:00+14:00',
        '2999-12-31T23:59:59-14:00',
        '9999-12-31T23:59:59Z',
        '2026-02-29T00:00:00Z',
        '2026-11-16T24:00:00Z',
        '2026-11-16T23:59:60Z',
        '2026-11-16T00:00:00+99:99',
        '-1',
      ];
      for (const path of pathsTo(schema, isInstant))
        for (const instant of instants) {
          const answer = await send(call, bodyWith(schema, path, instant));
          expect([instant, answer.statusCode < 500]).toEqual([instant, true]);
        }
    },
  );
});

it('a birthday at the edge of a calendar is answered as a fault of the field', async () => {
  for (const value of [...wrong, ...right]) {
    const values = [{ field: 'bornOn', value }];
    for (const call of [
      'certification/draft-save',
      'certification/base-save',
      'certification/personal-save',
    ]) {
      const body = call.endsWith('draft-save') ? { step: 'base', values } : { values };
      const answer = await app.post(call, body, borrower.who);
      expect([call, value, answer.statusCode < 500]).toEqual([call, value, true]);
    }
  }
});
