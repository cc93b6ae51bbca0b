import { randomUUID } from 'node:crypto';
import {
  calls,
  firstRoles,
  keyMay,
  keyScopeKeys,
  requestSchemaOf,
  roleMay,
  type Call,
  type FirstRoleKey,
  type Json,
} from '@candor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { makeOpenKey, staffMember, staffSession } from '@candor/simulator/staff';
import { problemIn } from './testing/problem-in.ts';
import { sampleOf } from './testing/sample-of.ts';

/**
 * Every call for staff with every role, derived from the contract: a call that is declared tomorrow is in
 * here tomorrow.
 */
const staffCalls = Object.values<Call>(calls).filter(({ audience }) => audience === 'staff');
const consoleCalls = Object.values<Call>(calls).filter(({ group }) => group === 'console');
const roles = Object.keys(firstRoles) as FirstRoleKey[];

let app: IdentityApp;
let borrower: Who;
const ids = new Map<FirstRoleKey, string>();
beforeAll(async () => {
  app = await identityApp();
  borrower = await app.logIn('09170000001');
  for (const role of roles) ids.set(role, await staffMember(app, `${role}@lender.example`, [role]));
});
afterAll(() => app.close());

const send = (call: Call, body: Json, who: Who) => {
  const headers = { ...who.headers, ...(call.idempotent && { 'idempotency-key': `sweep-${randomUUID()}` }) };
  const name = call.path.slice('/api/'.length);
  if (call.method === 'POST') return app.post(name, body, { ...who, headers });
  const fields = Object.entries(body as { [key: string]: Json }).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return app.get(`${name}?${new URLSearchParams(fields).toString()}`, { ...who, headers });
};

/**
 * One session for each of them: whoever may not do a thing has not ended it. What somebody may do, they do in
 * a session of its own.
 */
const sessions = new Map<FirstRoleKey, Promise<Who>>();
const sessionOf = (role: FirstRoleKey): Promise<Who> => {
  const open = sessions.get(role) ?? staffSession(app, ids.get(role)!);
  sessions.set(role, open);
  return open;
};

/**
 * When something was last written down, for asking what came after it: to count everything at each of a
 * thousand tests takes longer than they do.
 */
const lastAudited = async () => {
  const { rows } = await app.test.sql('select at::text from audit_log order by audit_log.at desc limit 1');
  return String(rows[0]!['at']);
};

/**
 * What was done, and what was refused, after that: nothing is written but through commands, and each is here.
 */
const auditedAfter = async (at: string) => {
  const { rows } = await app.test.sql(
    `select actor_kind, actor_id, command, subject, outcome, facts from audit_log where at > $1::timestamptz order by at`,
    [at],
  );
  return rows;
};

const matrix = roles.flatMap((role) =>
  staffCalls.map((call) => ({ role, id: call.id, key: call.key, call })),
);

describe('A15 · the permission matrix, over HTTP', () => {
  // A stream of events would not end here.
  it.each(matrix.filter(({ role, call }) => roleMay(role, call) && !call.events))(
    '$role may: $id $key',
    async ({ role, call }) => {
      const who = await staffSession(app, ids.get(role)!);
      const answer = await send(call, sampleOf(requestSchemaOf(call)), who);
      expect([401, 403]).not.toContain(answer.statusCode);
      expect(answer.statusCode).toBeLessThan(500);
    },
  );

  it.each(matrix.filter(({ role, call }) => !roleMay(role, call)))(
    '$role may not: $id $key, and nothing changes, and it is written down',
    async ({ role, call }) => {
      const who = await sessionOf(role);
      const before = await lastAudited();
      // Whether the body makes sense is not asked: who may not, learns nothing of it.
      for (const body of [sampleOf(requestSchemaOf(call)), { nonsense: true }])
        expect(problemIn(await send(call, body, who))).toMatchObject({ status: 403, code: 'not_permitted' });
      const refused = {
        actor_kind: 'staff',
        actor_id: ids.get(role),
        command: 'staff.refuse-permission',
        subject: `call:${call.key}`,
        outcome: 'refused: not_permitted',
        facts: { permission: call.permission },
      };
      expect(await auditedAfter(before)).toEqual([refused, refused]);
    },
  );

  it('has both: some calls that a role may, and some that it may not', () => {
    expect(matrix.filter(({ role, call }) => roleMay(role, call)).length).toBeGreaterThan(20);
    expect(matrix.filter(({ role, call }) => !roleMay(role, call)).length).toBeGreaterThan(5);
  });
});

const keyMatrix = keyScopeKeys.flatMap((scope) =>
  staffCalls.map((call) => ({ scope, id: call.id, key: call.key, call })),
);

describe('A15.173 · keys of integrators, over HTTP', () => {
  const programs = new Map<string, Who>();
  beforeAll(async () => {
    for (const scope of keyScopeKeys)
      programs.set(scope, await makeOpenKey(app, { scopes: [scope], by: ids.get('admin')! }));
  });
  const aMinute = () => app.pass(60);

  it.each(keyMatrix.filter(({ scope, call }) => keyMay([scope], call.key)))(
    'a key with $scope may: $id $key',
    async ({ scope, call }) => {
      aMinute();
      const body = { ...(sampleOf(requestSchemaOf(call)) as object), market: 'ph' } as Json;
      const answer = await send(call, body, programs.get(scope)!);
      expect([401, 403, 429]).not.toContain(answer.statusCode);
      expect(answer.statusCode).toBeLessThan(500);
      const elsewhere = { ...(body as object), market: 'in' } as Json;
      const other = await send(call, elsewhere, programs.get(scope)!);
      expect([403, 400]).toContain(other.statusCode);
    },
  );

  it.each(keyScopeKeys)('a key with %s may nothing else, and that is written down', async (scope) => {
    // Made here: a minute passes for each call, and all keys together take longer than one key is good for.
    const program = await makeOpenKey(app, { scopes: [scope], by: ids.get('admin')! });
    for (const { call } of keyMatrix.filter((each) => each.scope === scope && !keyMay([scope], each.key))) {
      aMinute();
      const before = await lastAudited();
      const answer = await send(call, { nonsense: true }, program);
      expect([answer.statusCode, answer.json().code], call.key).toEqual([403, 'not_permitted']);
      expect(await auditedAfter(before)).toMatchObject([
        { command: 'staff.refuse-permission', outcome: 'refused: not_permitted' },
      ]);
    }
  });
});

describe('A15 · who is not one of the lender’s people', () => {
  // Begun here: days have passed since the others began, and a token that is taken nowhere proves nothing.
  let admin: Who;
  beforeAll(async () => {
    admin = await staffSession(app, ids.get('admin')!);
    expect((await app.get('console/passkeys', admin)).statusCode).toBe(200);
  });

  it.each(staffCalls)(
    '$id $key is closed to nobody, to a borrower, and to a token in the wrong place',
    async (call) => {
      const token = String(admin.cookie).split('=')[1];
      const borrowerToken = String(borrower.cookie).split('=')[1];
      for (const who of [
        {},
        borrower,
        { headers: { authorization: `Bearer ${borrowerToken}` } },
        { cookie: `staff-session=${borrowerToken}` },
        { cookie: `session=${token}` },
        { headers: { authorization: `Bearer ${token}` } },
        { cookie: `staff-session=${'x'.repeat(43)}` },
      ]) {
        const answer = await send(call, sampleOf(requestSchemaOf(call)), who);
        expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_logged_in']);
      }
    },
  );

  it.each(consoleCalls.filter(({ method }) => method === 'POST'))(
    '$id $key refuses a form of another site, which can’t send the marker header',
    async ({ path }) => {
      const { cookie } = admin;
      const headers = { 'content-type': 'application/x-www-form-urlencoded', ...(cookie && { cookie }) };
      const answer = await app.app.inject({ method: 'POST', url: path, headers, payload: '' });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'marker_header_missing']);
    },
  );
});
