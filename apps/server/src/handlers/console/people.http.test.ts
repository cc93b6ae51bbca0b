import { randomUUID } from 'node:crypto';
import { applyRoleChange, resetStaff } from '@candor/services/backoffice/staff';
import { newToken } from '@candor/services/customers/sessions';
import { runCommand } from '@candor/services/kernel/commands';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  approve,
  mailedToken,
  enrol,
  staffMember,
  staffPassword,
  staffSession,
} from '@candor/simulator/staff';
import { keyed, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';

let app: IdentityApp;
let adminId: string;
let checkerId: string;
let admin: Who;
let checker: Who;
beforeAll(async () => {
  app = await identityApp();
  adminId = await staffMember(app, 'grace@lender.example', ['admin']);
  checkerId = await staffMember(app, 'meera@lender.example', ['compliance']);
  await renew();
});
afterAll(() => app.close());

/** Sessions end while the clock of a test runs on. */
async function renew(): Promise<void> {
  admin = await staffSession(app, adminId);
  checker = await staffSession(app, checkerId);
}

const reason = 'Joins the desk on Monday.';
const save = (change: object, who = admin) => app.post('console/person-save', { change }, who);
const ask = (change: object, who = admin) =>
  app.post('console/person-ask', { market: 'ph', change, reason }, keyed(who));
const invite = (email: string, roles = ['support'], who = admin) =>
  ask({ is: 'invite', email, name: 'Asha Nair', roles }, who);
const codeOf = (answer: { json(): { code: string } }) => answer.json().code;
const set = (invitation: string | undefined, password = staffPassword) =>
  app.post('console/set-password', { invitation, password });
/** Asked for and agreed to. */
const done = async (change: object) => {
  const asked = await ask(change);
  if (asked.statusCode !== 200) throw new Error(asked.body);
  const agreed = await approve(app, asked.json().requestId, checker);
  if (agreed.statusCode !== 200) throw new Error(agreed.body);
  return asked.json().requestId as string;
};
const staffOf = async (email: string) =>
  (await app.test.sql('select id, state, invited_by from staff where email = $1', [email])).rows[0];

describe('A15.21, A15.7 · somebody new', () => {
  it('is nobody until an approver agrees; then a link in their own mailbox lets them set a password and come in', async () => {
    const email = 'asha@lender.example';
    const { requestId } = (await invite(email)).json();
    expect(await staffOf(email)).toBeUndefined();
    expect(await mailedToken(app, email)).toBeUndefined();
    const view = (await app.get(`console/approval?requestId=${requestId}`, checker)).json();
    expect(view).toMatchObject({
      actName: 'Invite or readmit staff',
      about: 'Invite · Asha Nair',
      mayDecide: true,
    });
    expect(view.preview.terms).toEqual([
      // oxlint-disable-next-line unicorn/no-thenable -- what it will be
      { name: 'E-mail', now: '–', then: email },
      // oxlint-disable-next-line unicorn/no-thenable -- what it will be
      { name: 'Support', now: 'no', then: 'yes' },
    ]);
    expect((await approve(app, requestId, checker)).json()).toEqual({ requestId, state: 'done' });
    const token = await mailedToken(app, email);
    const early = await app.post('console/login', { email, password: staffPassword });
    expect(codeOf(early)).toBe('staff_login_failed');
    const weak = await set(token, 'asha nair 2026');
    expect(codeOf(weak)).toBe('password_is_weak');
    expect(weak.json().detail).toMatch(/^It is mostly your own name/u);
    expect((await set(token)).json()).toEqual({ email });
    const again = await set(token);
    expect([again.statusCode, codeOf(again)]).toEqual([410, 'invitation_expired']);
    const { who } = await enrol(app, email);
    expect((await app.get('console/me', who)).json().roles).toEqual([{ key: 'support', name: 'Support' }]);
    const { rows } = await app.test.sql(
      `select actor_id, maker_id as "askedBy", facts - 'request' as done from audit_log
       where command = 'person.change' and facts->>'request' = $1`,
      [requestId],
    );
    expect(rows).toEqual([
      {
        actor_id: checkerId,
        askedBy: adminId,
        done: { change: 'invite', staffId: expect.any(String), roles: ['support'] },
      },
    ]);
  });

  it('has a link that nobody at the console ever sees: not in an answer, not in the outbox, not in a log', async () => {
    const email = 'sealed@lender.example';
    const asked = await invite(email);
    const { requestId } = asked.json();
    const agreed = await approve(app, requestId, checker);
    const pages = [asked.body, agreed.body];
    for (const path of [
      `approval?requestId=${requestId}`,
      'approvals?market=ph&show=ended',
      'people',
      'audit',
      'outbox?market=ph',
      'tasks?state=waiting',
    ])
      pages.push((await app.get(`console/${path}`, admin)).body);
    const tables = [
      'outbox',
      'audit_log',
      'audit_word',
      'approval_request',
      'idempotency_key',
      'staff_invitation',
    ];
    const rows = [];
    for (const table of tables) rows.push((await app.test.sql(`select t::text as row from ${table} t`)).rows);
    const token = (await mailedToken(app, email))!;
    expect(token).toHaveLength(43);
    for (const table of tables) rows.push((await app.test.sql(`select t::text as row from ${table} t`)).rows);
    expect(pages.join() + JSON.stringify(rows) + app.logged()).not.toContain(token);
    // Nor is who was only asked for readable in the request.
    const request = await app.test.sql('select input::text as input from approval_request where id = $1', [
      requestId,
    ]);
    expect(String(request.rows[0]?.['input'])).not.toContain(email);
  });

  it('may have any role from the first: nobody needs another one before', async () => {
    for (const role of ['finance', 'admin', 'controller']) {
      const email = `${role}@lender.example`;
      await done({ is: 'invite', email, name: 'Paolo Cruz', roles: [role] });
      expect((await set(await mailedToken(app, email))).statusCode).toBe(200);
      expect(await staffOf(email)).toMatchObject({ state: 'active', invited_by: adminId });
    }
  });

  it('comes with a link that is a day good, until there is a newer one', async () => {
    const email = 'late@lender.example';
    await done({ is: 'invite', email, name: 'Late', roles: ['support'] });
    const first = await mailedToken(app, email);
    const staffId = (await staffOf(email))?.['id'];
    app.pass(1);
    await done({ is: 'invite-again', staffId });
    const second = await mailedToken(app, email);
    expect(second).not.toBe(first);
    expect(codeOf(await set(first))).toBe('invitation_expired');
    app.pass(25 * 3_600);
    expect(codeOf(await set(second))).toBe('invitation_expired');
    await renew();
    await done({ is: 'invite-again', staffId });
    expect((await set(await mailedToken(app, email))).statusCode).toBe(200);
    expect(codeOf(await ask({ is: 'invite-again', staffId }))).toBe('staff_cannot_change_so');
  });

  it('has an e-mail that nobody else has, however it is written, and a role that there is', async () => {
    await done({ is: 'invite', email: 'twice@lender.example', name: 'Twice', roles: ['support'] });
    expect(codeOf(await invite('TWICE@lender.example'))).toBe('staff_is_known');
    expect(codeOf(await invite('fresh@lender.example', ['owner']))).toBe('role_is_unknown');
    expect((await invite('fresh@lender.example')).statusCode).toBe(200);
    expect(codeOf(await invite('Fresh@lender.example', ['admin']))).toBe('approval_waits_already');
    expect(await staffOf('fresh@lender.example')).toBeUndefined();
  });

  it('is the same request when it is sent twice with one key', async () => {
    const who = keyed(admin);
    const body = {
      market: 'ph',
      change: { is: 'invite', email: 'once@lender.example', name: 'Once', roles: ['support'] },
      reason,
    };
    const [first, second] = [
      await app.post('console/person-ask', body, who),
      await app.post('console/person-ask', body, who),
    ];
    expect(second.json()).toEqual(first.json());
    const { rows } = await app.test.sql(`select 1 from approval_request where id = $1`, [
      first.json().requestId,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('is not asked for where no e-mail would reach them, and the answer says what to do', async () => {
    const mute = await identityApp({ beside: app, ports: { email: null } });
    const change = { is: 'invite', email: 'mute@lender.example', name: 'Mute', roles: ['support'] };
    const answer = await mute.post('console/person-ask', { market: 'ph', change, reason }, keyed(admin));
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'email_channel_missing']);
    expect(answer.json().detail).toContain('EMAIL_GATEWAY');
    await mute.app.close();
  });
});

describe('A15.21 · one person alone', () => {
  it('makes nobody: an admin can’t agree to what they asked for, nor take up the link', async () => {
    const { requestId } = (await invite('puppet@lender.example', ['underwriter'])).json();
    expect(codeOf(await approve(app, requestId, admin))).toBe('approval_is_your_own');
    expect(await staffOf('puppet@lender.example')).toBeUndefined();
    expect(await mailedToken(app, 'puppet@lender.example')).toBeUndefined();
  });

  it('is not the checker of whom they had invited, nor is who was invited theirs', async () => {
    const email = 'second-admin@lender.example';
    await done({ is: 'invite', email, name: 'Puppet', roles: ['admin'] });
    await set(await mailedToken(app, email));
    const puppet = await staffSession(app, String((await staffOf(email))?.['id']));
    const byPuppet = (await invite('next@lender.example', ['support'], puppet)).json().requestId;
    const seen = (await app.get(`console/approval?requestId=${byPuppet}`, admin)).json();
    expect(seen).toMatchObject({ mayDecide: false });
    expect(seen.preview.checks[0]).toEqual({
      is: 'broken',
      words: 'You had Puppet invited: somebody else decides',
    });
    const asInviter = await approve(app, byPuppet, admin);
    expect([asInviter.statusCode, codeOf(asInviter)]).toEqual([403, 'approval_maker_was_invited_by_you']);
    const byAdmin = (await invite('other@lender.example')).json().requestId;
    const asInvited = await approve(app, byAdmin, puppet);
    expect([asInvited.statusCode, codeOf(asInvited)]).toEqual([403, 'approval_maker_invited_you']);
    const { items } = (await app.get('console/approvals?market=ph&show=others', puppet)).json();
    const row = items.find((each: { requestId: string }) => each.requestId === byAdmin);
    expect(row.mayDecide).toBe(false);
    // Somebody apart from both decides.
    for (const requestId of [byPuppet, byAdmin])
      expect((await approve(app, requestId, checker)).json().state).toBe('done');
  });

  it('who may not approve people does not, whatever else they approve', async () => {
    const risk = await staffSession(app, await staffMember(app, 'tomas@lender.example', ['risk']));
    const { requestId } = (await invite('for-risk@lender.example')).json();
    expect(codeOf(await approve(app, requestId, risk))).toBe('approval_is_not_for_your_role');
  });
});

describe('A15.6, A15.21 · somebody who is there', () => {
  it('is shut out at once when disabled: sessions, logins half-way, everything; and comes back by two', async () => {
    const id = await staffMember(app, 'leaving@lender.example', ['support']);
    const { who } = await enrol(app, 'leaving@lender.example');
    const half = (
      await app.post('console/login', { email: 'leaving@lender.example', password: staffPassword })
    ).json();
    expect((await save({ is: 'disable', staffId: id })).json()).toEqual({ staffId: id, state: 'disabled' });
    expect((await app.get('console/me', who)).statusCode).toBe(401);
    const late = await app.post('console/second-factor', { ticket: half.ticket, code: '123456' });
    expect(codeOf(late)).toBe('staff_ticket_expired');
    expect((await save({ is: 'enable', staffId: id })).statusCode).toBe(400);
    await done({ is: 'enable', staffId: id });
    expect(await staffOf('leaving@lender.example')).toMatchObject({ state: 'active' });
    expect((await app.get('console/me', who)).statusCode).toBe(401);
  });

  it('has wrong tries forgotten by an admin, who sees until when they are slowed', async () => {
    const id = await staffMember(app, 'locked@lender.example', ['support']);
    const email = 'locked@lender.example';
    for (let wrong = 0; wrong < 5; wrong += 1) await app.post('console/login', { email, password: 'wrong' });
    const { people } = (await app.get('console/people', admin)).json();
    const row = people.find((person: { staffId: string }) => person.staffId === id);
    expect(row).toMatchObject({ lockedUntil: expect.any(String), isYou: false, hasSecondFactor: false });
    await save({ is: 'unlock', staffId: id });
    expect((await app.post('console/login', { email, password: staffPassword })).statusCode).toBe(200);
  });

  it('is never oneself, and never nobody', async () => {
    for (const is of ['disable', 'unlock'])
      expect(codeOf(await save({ is, staffId: adminId }))).toBe('staff_is_yourself');
    for (const is of ['enable', 'invite-again', 'reset'])
      expect(codeOf(await ask({ is, staffId: adminId }))).toBe('staff_is_yourself');
    expect(codeOf(await save({ is: 'name', staffId: adminId, name: 'Me' }))).toBe('staff_is_yourself');
    expect(codeOf(await save({ is: 'disable', staffId: randomUUID() }))).toBe('not_found');
    expect(codeOf(await ask({ is: 'reset', staffId: randomUUID() }))).toBe('not_found');
    // Nor does anybody approve their own reset.
    const id = await staffMember(app, 'own-reset@lender.example', ['compliance']);
    const { requestId } = (await ask({ is: 'reset', staffId: id })).json();
    expect(codeOf(await approve(app, requestId, await staffSession(app, id)))).toBe(
      'act_is_not_possible_now',
    );
  });

  it('and somebody is left when two admins shut each other out at once', async () => {
    const ids: string[] = [];
    for (const name of ['one', 'two']) ids.push(await staffMember(app, `${name}@lender.example`, ['admin']));
    const both = await Promise.all(ids.map((id) => staffSession(app, id)));
    const answers = await Promise.all(
      both.map((who, at) => save({ is: 'disable', staffId: ids[1 - at] }, who)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { rows } = await app.test.sql('select state from staff where id = any($1::uuid[])', [ids]);
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['active', 'disabled']);
    for (const staffId of ids) await save({ is: 'disable', staffId });
  });

  it.each(['by two at the console', 'by whoever runs the servers'])(
    'begins anew after a reset %s: no factor of before opens anything',
    async (how) => {
      const email = how.includes('two') ? 'phone-lost@lender.example' : 'phone-gone@lender.example';
      const staffId = await staffMember(app, email, ['finance']);
      const { who } = await enrol(app, email);
      let token: string | undefined = newToken();
      if (how.includes('two')) {
        await done({ is: 'reset', staffId });
        token = await mailedToken(app, email);
      } else {
        const actor = { kind: 'system', id: 'staff' } as const;
        const request = { input: { staffId, token }, actor, now: app.staff.now() };
        await runCommand(app.staff.database, resetStaff(app.staff), request);
      }
      expect((await app.get('console/me', who)).statusCode).toBe(401);
      const before = () => app.post('console/login', { email, password: staffPassword });
      expect(codeOf(await before())).toBe('staff_login_failed');
      // Nor does the password of before, should they be disabled and enabled meanwhile: no factor stands
      // beside it.
      await save({ is: 'disable', staffId });
      await done({ is: 'enable', staffId });
      expect(await staffOf(email)).toMatchObject({ state: 'invited' });
      expect(codeOf(await before())).toBe('staff_login_failed');
      expect(codeOf(await set(token))).toBe('invitation_expired');
      await done({ is: 'invite-again', staffId });
      await set(await mailedToken(app, email), 'seven slow trains at dusk');
      const again = await app.post('console/login', { email, password: 'seven slow trains at dusk' });
      expect(again.json()).toMatchObject({ ways: [], enrol: { secret: expect.any(String) } });
    },
  );
});

describe('A15.5 · the list', () => {
  it('goes on where the page before ended', async () => {
    for (let at = 0; at < 60; at += 1)
      await app.test.sql(
        `insert into staff (id, email, name, state, made_at) values (gen_random_uuid(), $1, $2, 'invited', now())`,
        [`many-${at}@lender.example`, at % 2 ? 'Zoë' : 'zoë'],
      );
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const answer = await app.get(`console/people${cursor && `?cursor=${cursor}`}`, admin);
      const page = answer.json() as { people: { staffId: string }[]; nextCursor: string | null };
      seen.push(...page.people.map(({ staffId }) => staffId));
      cursor = page.nextCursor;
    }
    const { rows } = await app.test.sql('select count(*)::int as people from staff');
    expect(seen.length).toBe(rows[0]?.['people']);
    expect(new Set(seen).size).toBe(seen.length);
    for (const odd of ['x', 'bnVsbA', randomUUID()])
      expect((await app.get(`console/people?cursor=${odd}`, admin)).statusCode).toBe(200);
  });
});

describe('A15.9 · roles', () => {
  it('are rows, with what each may do and how many have it', async () => {
    const { roles } = (await app.get('console/roles', admin)).json();
    expect(roles.map(({ key }: { key: string }) => key).toSorted()).toEqual([
      'admin',
      'auditor',
      'collections-lead',
      'compliance',
      'controller',
      'finance',
      'operations-lead',
      'risk',
      'support',
      'underwriter',
    ]);
    expect(roles[0]).toMatchObject({ key: 'admin', version: 1 });
  });

  it('change with the next call of whoever has them, never by the person themself, and never so that nobody is left', async () => {
    const id = await staffMember(app, 'moves@lender.example', ['support']);
    const who = await staffSession(app, id);
    const { database } = app.staff;
    const now = app.staff.now();
    const change = (roles: string[], by: string[]) =>
      database.withTransaction((tx) =>
        applyRoleChange(tx, { is: 'person', staffId: id, roles }, { by, now }),
      );
    expect((await app.get('console/people', who)).statusCode).toBe(403);
    expect(await change(['admin'], [adminId, id])).toEqual({ refused: 'staff_is_yourself' });
    expect(await change(['auditor'], [adminId])).toEqual({
      facts: { staffId: id, before: ['support'], after: ['auditor'] },
    });
    expect((await app.get('console/people', who)).statusCode).toBe(200);
    const toothless = { is: 'role', key: 'admin', name: 'Admin', does: 'nothing', permissions: [] } as const;
    const refused = await database.withTransaction((tx) =>
      applyRoleChange(tx, toothless, { by: [adminId, id], now }),
    );
    expect(refused).toEqual({ refused: 'staff_cannot_change_so' });
  });
});
