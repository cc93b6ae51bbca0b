import { randomUUID } from 'node:crypto';
import {
  calls,
  firstRoles,
  freshLogins,
  mayNeedFreshLogin,
  requestSchemaOf,
  type Call,
  type FirstRoleKey,
} from '@candor/contract';
import { keyed, openLender, type Who } from '@candor/simulator/lender';
import {
  codeNow,
  enrol,
  makeOpenKey,
  SoftPasskey,
  staffMember,
  staffPassword,
  staffSession,
} from '@candor/simulator/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from '../../../http/testing/sample-of.ts';
import { identityApp, type IdentityApp } from '../../../testing/identity-app.ts';

let app: IdentityApp;
let admin: { readonly who: Who; readonly secret: Buffer; readonly recoveryCodes: string[] };
let adminId: string;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  adminId = await staffMember(app, 'grace@lender.example', ['admin', 'finance']);
  await staffMember(app, 'meera@lender.example', ['compliance']);
  admin = await enrol(app, 'grace@lender.example');
});
afterAll(() => app.close());

/** Longer than a login stays fresh, while somebody works on. */
async function work(who: Who, minutes: number): Promise<void> {
  app.pass(minutes * 30);
  expect((await app.get('console/me', who)).statusCode).toBe(200);
  app.pass(minutes * 30);
}

const ask = { market: 'ph', role: 'controller', most: 12_000_00, reason: 'After the audit.' };
const requests = async () =>
  Number((await app.test.sql('select count(*)::int as many from approval_request')).rows[0]!['many']);
const audited = async (command: string) =>
  (
    await app.test.sql(
      'select actor_id, subject, outcome, facts, address, device from audit_log where command = $1 order by at desc, id desc limit 1',
      [command],
    )
  ).rows[0];

describe('A15.920 A15.921 · an act that needs a fresh login', () => {
  it('is done within 15 minutes, refused after them without a trace but the audit’s, and done once when it was confirmed', async () => {
    const { who, secret } = admin;
    app.pass(14 * 60);
    const soon = await app.post('console/limit-ask', { ...ask, most: 1_00 }, keyed(who));
    expect(soon.json().code ?? soon.statusCode).toBe(200);
    await work(who, 2);
    const before = await requests();
    const key = randomUUID();
    const late = await app.post('console/limit-ask', ask, keyed(who, key));
    expect([late.statusCode, late.json().code]).toEqual([403, 'confirm_it_is_you']);
    expect(await requests()).toBe(before);
    expect(await audited('staff.refuse-stale')).toMatchObject({
      actor_id: adminId,
      subject: 'call:console.limit-ask',
      outcome: 'refused: confirm_it_is_you',
      address: '127.0.0.1',
    });
    expect((await app.post('console/confirm-options', {}, who)).json()).toEqual({
      ways: ['totp', 'recovery'],
      options: null,
    });
    const confirmed = await app.post('console/confirm', { code: codeNow(app, secret) }, who);
    expect(confirmed.json()).toEqual({
      until: new Date(app.identity.now().getTime() + 15 * 60_000).toISOString(),
    });
    expect(await audited('staff.confirm')).toMatchObject({
      actor_id: adminId,
      subject: `staff:${adminId}`,
      outcome: 'done',
      facts: { factor: 'totp', outcome: 'confirmed' },
      address: '127.0.0.1',
    });
    // Asked for once more with the same key, and once more: it is there once.
    for (const _ of [1, 2])
      expect((await app.post('console/limit-ask', ask, keyed(who, key))).statusCode).toBe(200);
    expect(await requests()).toBe(before + 1);
  });

  it('takes each code once, and a recovery code too', async () => {
    const { who, secret, recoveryCodes } = admin;
    app.pass(60);
    const code = codeNow(app, secret);
    expect((await app.post('console/confirm', { code }, who)).statusCode).toBe(200);
    const again = await app.post('console/confirm', { code }, who);
    expect([again.statusCode, again.json().code]).toEqual([422, 'confirmation_is_wrong']);
    const [recovery = ''] = recoveryCodes;
    expect((await app.post('console/confirm', { code: recovery }, who)).statusCode).toBe(200);
    expect((await app.post('console/confirm', { code: recovery }, who)).statusCode).toBe(422);
    const both = await app.post('console/confirm', { code, credential: '{}' }, who);
    expect(both.json().code).toBe('invalid_request');
  });

  it('confirms one session alone', async () => {
    const other = await staffSession(app, adminId);
    await work(other, 16);
    app.pass(30);
    const mine = await staffSession(app, adminId);
    expect((await app.post('console/confirm', { code: codeNow(app, admin.secret) }, mine)).statusCode).toBe(
      200,
    );
    expect((await app.post('console/limit-ask', ask, keyed(other))).json().code).toBe('confirm_it_is_you');
  });

  it('rests after five wrong codes, and leaves the login open', async () => {
    const who = await staffSession(app, adminId);
    const wrong = () => app.post('console/confirm', { code: '000000' }, who);
    for (const _ of [1, 2, 3, 4, 5]) expect((await wrong()).json().code).toBe('confirmation_is_wrong');
    app.pass(30);
    const right = await app.post('console/confirm', { code: codeNow(app, admin.secret) }, who);
    expect([right.statusCode, right.json().code]).toEqual([423, 'staff_is_locked']);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    const login = await app.post('console/login', {
      email: 'grace@lender.example',
      password: staffPassword,
    });
    expect(login.statusCode).toBe(200);
    app.pass(60);
    expect((await app.post('console/confirm', { code: codeNow(app, admin.secret) }, who)).statusCode).toBe(
      200,
    );
  });

  it('is confirmed by a passkey, which signs what was asked for, once', async () => {
    const who = await staffSession(app, adminId);
    const passkey = new SoftPasskey('https://loans.example.ph');
    const { options } = (await app.post('console/passkey-options', { password: staffPassword }, who)).json();
    const credential = passkey.make(options);
    expect((await app.post('console/passkey-add', { name: 'Laptop', credential }, who)).statusCode).toBe(200);
    await work(who, 16);
    const offered = (await app.post('console/confirm-options', {}, who)).json();
    expect(offered.ways).toEqual(['totp', 'passkey', 'recovery']);
    const signed = passkey.sign(offered.options);
    expect((await app.post('console/confirm', { credential: signed }, who)).statusCode).toBe(200);
    expect((await app.post('console/limit-ask', { ...ask, most: 3_00 }, keyed(who))).statusCode).toBe(200);
    expect((await app.post('console/confirm', { credential: signed }, who)).json().code).toBe(
      'confirmation_is_wrong',
    );
  });

  it('is so old as two people have set', async () => {
    const who = await staffSession(app, adminId);
    const { rows } = await app.test.sql('select id from staff where email = $1', ['meera@lender.example']);
    await app.test.sql(
      `insert into console_access (networks, confirm_minutes, asked_by, approved_by, at) values ('{}', 30, $1, $2, now())`,
      [adminId, rows[0]!['id']],
    );
    await work(who, 29);
    expect((await app.post('console/limit-ask', { ...ask, most: 4_00 }, keyed(who))).statusCode).toBe(200);
    app.pass(120);
    expect((await app.post('console/limit-ask', ask, keyed(who))).json().code).toBe('confirm_it_is_you');
  });
});

const guarded = Object.values<Call>(calls).filter(({ key }) => mayNeedFreshLogin(key));

describe('every act of the table', () => {
  let who: Who;
  beforeAll(async () => {
    const id = await staffMember(app, 'all@lender.example', Object.keys(firstRoles) as FirstRoleKey[]);
    who = await staffSession(app, id);
    await work(who, 31);
  });

  it('is more than a few', () => expect(guarded.length).toBeGreaterThan(35));

  it.each(guarded.map(({ key }) => key))(
    '%s is refused without a fresh login, and its handler is not asked',
    async (key) => {
      const call: Call = calls[key as keyof typeof calls];
      const rule = freshLogins[key as keyof typeof freshLogins];
      const fixed = typeof rule === 'object' ? { [rule.field]: rule.is[0] } : {};
      const body = { ...(sampleOf(requestSchemaOf(call)) as object), ...fixed };
      const asked = app.handlersAsked();
      const answer = await app.post(call.path.slice('/api/'.length), body, keyed(who));
      expect([answer.json().code, answer.json().fields]).toEqual(['confirm_it_is_you', undefined]);
      expect(app.handlersAsked()).toBe(asked);
    },
  );

  it('leaves alone what is done by a key of an integrator', async () => {
    const program = await makeOpenKey(app, { scopes: ['money.match'], by: adminId });
    app.pass(3_600);
    const csv = 'date,amount,reference';
    const read = { market: 'ph', csv, isDryRun: false };
    const answer = await app.post('console/statement-read', read, program);
    expect(answer.json().code).not.toBe('confirm_it_is_you');
    expect(answer.statusCode).toBeLessThan(500);
  });
});
