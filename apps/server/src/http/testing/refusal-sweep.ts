import { randomUUID } from 'node:crypto';
import {
  calls,
  firstRoles,
  keyScopeKeys,
  pathsOf,
  requestSchemaOf,
  roleMay,
  type Call,
  type FirstRoleKey,
  type Json,
  type KeyScope,
} from '@candor/contract';
import { tokenHash } from '@candor/services/customers/sessions';
import type { LightMyRequestResponse } from 'fastify';
import { repayingBorrower } from '@candor/simulator/borrowers';
import { type Who, openLender } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { makeOpenKey, staffMember, staffSession } from '@candor/simulator/staff';
import { watchRows } from '../../testing/watch-rows.ts';
import { sampleOf } from './sample-of.ts';

/**
 * What whoever was refused may have changed, and nothing else. That an answer says 403 proves nothing about
 * what was done: what is compared is the database.
 */
const mayChange: Readonly<Record<string, string>> = {
  'insert audit_log': 'a refusal is written down',
  'insert audit_unsealed': 'what was written down waits for its link',
  'insert rate_limit': 'asking in vain is not free',
  'update rate_limit': 'asking in vain is not free',
  'insert staff_tries': 'a wrong password is counted',
  'update staff_tries': 'a wrong password is counted',
  'update session': 'when a session was last used',
  'update staff_session': 'when a session was last used',
  'update api_key': 'when a key was last used',
  'insert idempotency_key': 'the same request, sent again, is refused again',
};

export const everyCall = Object.values<Call>(calls);
export const everyRole = Object.keys(firstRoles) as FirstRoleKey[];

export const isStaffs = ({ audience }: Call) => audience === 'staff';
export const isBorrowers = ({ audience }: Call) => audience === 'borrower';
export const needsLogin = (call: Call) => isStaffs(call) || isBorrowers(call);

/** Made once: what a pattern matches takes long to find. */
const samples = new Map(
  everyCall.map((call) => [call.key, sampleOf(requestSchemaOf(call)) as { readonly [name: string]: Json }]),
);
export const sampleFor = ({ key }: Call) => samples.get(key)!;

export type Asked = {
  readonly body?: Json;
  readonly who?: Who;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** In the place of the body as JSON. */
  readonly payload?: string;
  readonly at?: IdentityApp;
};

const tokenOf = ({ cookie }: Who) => cookie!.split('=')[1]!;
type Gone = { readonly borrower: Who; readonly staff: Who };
export type Sweep = Awaited<ReturnType<typeof openSweep>>;

/** A lender with everybody who may ask for something, and a borrower with a loan whom somebody is after. */
export async function openSweep() {
  const app = await identityApp();
  await openLender(app);
  const { who: victim } = await repayingBorrower(app, 'ph');
  await app.post('privacy/export', {}, victim);
  const foreignIds = await idsIn(app);
  const attacker = await app.logIn('09170000002');
  const sessions = new Map<FirstRoleKey, Who>();
  const stale = new Map<FirstRoleKey, Who>();
  const ids = new Map<FirstRoleKey, string>();
  for (const role of everyRole) {
    const id = await staffMember(app, `${role}@lender.example`, [role]);
    ids.set(role, id);
    sessions.set(role, await staffSession(app, id));
    stale.set(role, await staffSession(app, id));
  }
  const admin = ids.get('admin')!;
  for (const who of stale.values())
    await app.test.sql(
      "update staff_session set started_at = started_at - interval '16 minutes' where token_hash = $1",
      [tokenHash(tokenOf(who))],
    );
  const keys = new Map<KeyScope, Who>();
  for (const scope of keyScopeKeys) keys.set(scope, await makeOpenKey(app, { scopes: [scope], by: admin }));
  const endedKey = await makeOpenKey(app, { scopes: keyScopeKeys, by: admin });
  await app.test.sql(
    "update api_key set expires_at = made_at + interval '1 second' where cardinality(scopes) > 1",
  );
  const leave = async (phone: string, set: string): Promise<Gone> => {
    const left = { borrower: await app.logIn(phone), staff: await staffSession(app, admin) };
    const end = (table: string, who: Who) =>
      app.test.sql(`update ${table} set ${set} where token_hash = $1`, [tokenHash(tokenOf(who))]);
    await end('session', left.borrower);
    await end('staff_session', left.staff);
    return left;
  };
  const ended = await leave('09170000003', 'ended_at = started_at');
  const expired = await leave('09170000004', "expires_at = started_at + interval '1 second'");
  app.pass(5);
  const phOnly = await identityApp({ beside: app, offeredMarkets: ['ph'] });
  const rows = await watchRows(app.test);

  return {
    app,
    /** The same lender where one market alone is offered. */
    phOnly,
    foreignIds,
    attacker,
    borrowerToken: tokenOf(attacker),
    staffToken: tokenOf(sessions.get('admin')!),
    sessions,
    keys,
    endedKey,
    ended,
    expired,
    /** Somebody who may make the call. */
    whoMay(call: Call): Who {
      if (isBorrowers(call)) return attacker;
      return isStaffs(call) ? sessions.get(everyRole.find((role) => roleMay(role, call))!)! : {};
    },
    /** The same person, who logged in sixteen minutes ago. */
    staleWhoMay: (call: Call): Who => stale.get(everyRole.find((role) => roleMay(role, call))!)!,
    /** Two people name networks, and nobody here is at one of them. */
    closeNetworks: () =>
      app.test.sql(
        `insert into console_access (networks, confirm_minutes, asked_by, approved_by, at)
         values ('{203.0.113.0/24}', 15, $1, $2, now())`,
        [admin, ids.get('compliance')!],
      ),
    handlersAsked: () => app.handlersAsked() + phOnly.handlersAsked(),
    send: (call: Call, asked: Asked) => send(asked.at ?? app, call, asked),
    /** Nobody asked for anything before; what changed so far is forgotten. */
    async forget({ limits = true } = {}) {
      if (limits) await app.test.sql('delete from rate_limit');
      await rows.take();
    },
    /** The buckets of whoever asked before are empty for a long while. */
    emptyBuckets: () =>
      app.test.sql("update rate_limit set filled_until = filled_until + interval '30 days'"),
    /**
     * What changed since somebody last looked, apart from what may; also by what went on after the answer.
     */
    async changedRows(): Promise<string[]> {
      await Promise.all([app.quiet(), phOnly.quiet()]);
      return (await rows.take()).filter((change) => !(change in mayChange));
    },
    async close() {
      await phOnly.close();
      await app.close();
    },
  };
}

/** A few of every kind of id that the victim and their loan brought with them. */
async function idsIn({ test }: IdentityApp): Promise<string[]> {
  const columns = await test.sql(
    `select table_name::text as of, column_name::text as id from information_schema.columns
      where table_schema = 'public' and data_type = 'uuid' and table_name not in ('audit_log', 'outbox')`,
  );
  const found = new Set<string>();
  for (const { of, id } of columns.rows) {
    const { rows } = await test.sql(
      `select distinct "${String(id)}" as id from "${String(of)}" where "${String(id)}" is not null limit 3`,
    );
    for (const row of rows) found.add(String(row['id']));
  }
  return [...found];
}

async function send({ app }: IdentityApp, call: Call, asked: Asked): Promise<LightMyRequestResponse> {
  const { body = sampleFor(call), who = {}, path = pathsOf(call)[0]!.path, payload } = asked;
  const headers = Object.fromEntries(
    Object.entries({
      'x-requested-with': 'XMLHttpRequest',
      ...(call.idempotent && { 'idempotency-key': `sweep-${randomUUID()}` }),
      ...(call.method === 'POST' && { 'content-type': 'application/json' }),
      ...(who.cookie && { cookie: who.cookie }),
      ...who.headers,
      ...asked.headers,
    }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  if (call.method === 'POST')
    return app.inject({ method: 'POST', url: path, headers, payload: payload ?? JSON.stringify(body) });
  const fields = Object.entries(body as { [key: string]: Json }).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return app.inject({ url: `${path}?${new URLSearchParams(fields).toString()}`, headers });
}
