import { randomUUID } from 'node:crypto';
import { applyRoleChange, runCommand, resetStaff, newToken } from '@candor/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityApp, type IdentityApp, type Who } from '../../testing/identity-app.ts';
import { enrol, staffMember, staffPassword, staffSession } from '../../testing/staff-member.ts';

let app: IdentityApp;
let adminId: string;
let admin: Who;
beforeAll(async () => {
  app = await identityApp();
  adminId = await staffMember(app, 'grace@lender.example', ['admin']);
  admin = await staffSession(app, adminId);
});
afterAll(() => app.close());

const save = (change: object, who = admin) => app.post('console/person-save', { change }, who);
const invite = (email: string, roles = ['support']) =>
  save({ is: 'invite', email, name: 'Asha Nair', roles });
const codeOf = (answer: { json(): { code: string } }) => answer.json().code;

describe('A15.6, A15.7 · somebody new', () => {
  it('is invited with first roles, sets a password by the link, and comes in', async () => {
    const { staffId, invitation } = (await invite('asha@lender.example')).json();
    const password = staffPassword;
    const early = await app.post('console/login', { email: 'asha@lender.example', password });
    expect(codeOf(early)).toBe('staff_login_failed');
    const weak = await app.post('console/set-password', {
      invitation: invitation.token,
      password: 'asha nair 2026',
    });
    expect(codeOf(weak)).toBe('password_is_weak');
    const set = await app.post('console/set-password', { invitation: invitation.token, password });
    expect(set.json()).toEqual({ email: 'asha@lender.example' });
    const again = await app.post('console/set-password', { invitation: invitation.token, password });
    expect([again.statusCode, codeOf(again)]).toEqual([410, 'invitation_expired']);
    const { who } = await enrol(app, 'asha@lender.example');
    expect((await app.get('console/me', who)).json().roles).toEqual([{ key: 'support', name: 'Support' }]);
    const { rows } = await app.test.sql(
      `select facts from audit_log where command = 'staff.save-person' and subject = $1 and actor_id = $2`,
      [`staff:${staffId}`, adminId],
    );
    expect(rows).toEqual([{ facts: { change: 'invite', roles: ['support'] } }]);
  });

  it('comes with a link that is three days good, until there is a newer one', async () => {
    const first = (await invite('late@lender.example')).json();
    const second = (await save({ is: 'invite-again', staffId: first.staffId })).json();
    const set = (invitation: string) =>
      app.post('console/set-password', { invitation, password: staffPassword });
    expect(codeOf(await set(first.invitation.token))).toBe('invitation_expired');
    app.pass(73 * 3_600);
    expect(codeOf(await set(second.invitation.token))).toBe('invitation_expired');
    admin = await staffSession(app, adminId);
    const third = (await save({ is: 'invite-again', staffId: first.staffId })).json();
    expect((await set(third.invitation.token)).statusCode).toBe(200);
    expect(codeOf(await save({ is: 'invite-again', staffId: first.staffId }))).toBe('staff_cannot_change_so');
  });

  it('has an e-mail that nobody else has, however it is written, and a role that there is', async () => {
    await invite('twice@lender.example');
    expect(codeOf(await invite('TWICE@lender.example'))).toBe('staff_is_known');
    expect(codeOf(await invite('fresh@lender.example', ['owner']))).toBe('role_is_unknown');
    // Who could invite a second person alone would be two.
    for (const role of ['finance', 'admin'])
      expect(codeOf(await invite('fresh@lender.example', ['support', role]))).toBe(
        'role_needs_second_person',
      );
    const { rows } = await app.test.sql(`select 1 from staff where email = 'fresh@lender.example'`);
    expect(rows).toEqual([]);
  });
});

describe('A15.6 · somebody who is there', () => {
  it('is shut out at once when disabled: sessions, logins half-way, everything', async () => {
    const id = await staffMember(app, 'leaving@lender.example', ['support']);
    const { who } = await enrol(app, 'leaving@lender.example');
    const half = (
      await app.post('console/login', { email: 'leaving@lender.example', password: staffPassword })
    ).json();
    expect((await save({ is: 'disable', staffId: id })).json()).toMatchObject({ state: 'disabled' });
    expect((await app.get('console/me', who)).statusCode).toBe(401);
    const late = await app.post('console/second-factor', { ticket: half.ticket, code: '123456' });
    expect(codeOf(late)).toBe('staff_ticket_expired');
    expect((await save({ is: 'enable', staffId: id })).json()).toMatchObject({ state: 'active' });
    expect((await app.get('console/me', who)).statusCode).toBe(401);
  });

  it('is unlocked by an admin, who sees until when they rest', async () => {
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
    for (const is of ['disable', 'enable', 'unlock', 'invite-again'])
      expect(codeOf(await save({ is, staffId: adminId }))).toBe('staff_is_yourself');
    expect(codeOf(await save({ is: 'name', staffId: adminId, name: 'Me' }))).toBe('staff_is_yourself');
    expect(codeOf(await save({ is: 'disable', staffId: randomUUID() }))).toBe('not_found');
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

  it('begins anew after a reset by whoever runs the servers: no factor of before opens anything', async () => {
    const email = 'phone-lost@lender.example';
    const staffId = await staffMember(app, email, ['support']);
    const { who } = await enrol(app, email);
    const token = newToken();
    const { database, now } = app.staff;
    const actor = { kind: 'system', id: 'staff' } as const;
    await runCommand(database, resetStaff(app.staff), { input: { staffId, token }, actor, now: now() });
    expect((await app.get('console/me', who)).statusCode).toBe(401);
    expect(codeOf(await app.post('console/login', { email, password: staffPassword }))).toBe(
      'staff_login_failed',
    );
    // Nor does the password of before, should an admin disable and enable them meanwhile: no factor stands beside it.
    await save({ is: 'disable', staffId });
    expect((await save({ is: 'enable', staffId })).json()).toMatchObject({ state: 'invited' });
    expect(codeOf(await app.post('console/login', { email, password: staffPassword }))).toBe(
      'staff_login_failed',
    );
    const link = (await save({ is: 'invite-again', staffId })).json().invitation.token;
    await app.post('console/set-password', { invitation: link, password: 'seven slow trains at dusk' });
    const again = await app.post('console/login', { email, password: 'seven slow trains at dusk' });
    expect(again.json()).toMatchObject({ ways: [], enrol: { secret: expect.any(String) } });
  });
});

describe('A15.6 · the link of a second person', () => {
  it('is in nobody’s hands at the console: whoever had it would be two', async () => {
    const email = 'second@lender.example';
    const staffId = await staffMember(app, email, ['finance']);
    const { database, now } = app.staff;
    const actor = { kind: 'system', id: 'staff' } as const;
    const input = { staffId, token: newToken() };
    await runCommand(database, resetStaff(app.staff), { input, actor, now: now() });
    const again = (await save({ is: 'invite-again', staffId })).json();
    expect(again).toMatchObject({
      code: 'role_needs_second_person',
      detail: expect.stringMatching(/^No link/u),
    });
    const set = { invitation: input.token, password: 'seven slow trains at dusk' };
    expect((await app.post('console/set-password', set)).statusCode).toBe(200);
  });
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
    expect(roles.map(({ key }: { key: string }) => key)).toEqual([
      'admin',
      'auditor',
      'compliance',
      'finance',
      'controller',
      'risk',
      'support',
      'underwriter',
    ]);
    expect(roles[0]).toMatchObject({ people: 1, version: 1 });
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
