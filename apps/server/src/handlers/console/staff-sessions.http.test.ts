import { randomUUID } from 'node:crypto';
import { addAdmin } from '@candor/services/backoffice/staff';
import { newToken } from '@candor/services/customers/sessions';
import { runCommand } from '@candor/services/kernel/commands';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieIn, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { codeNow, secretIn, staffMember, staffPassword, staffSession } from '@candor/simulator/staff';

let app: IdentityApp;
let adminId: string;
let admin: Who;
let checker: Who;
beforeAll(async () => {
  app = await identityApp();
  adminId = await staffMember(app, 'grace@lender.example', ['admin']);
  admin = await staffSession(app, adminId);
  checker = await staffSession(app, await staffMember(app, 'meera@lender.example', ['compliance']));
});
afterAll(() => app.close());

const codeOf = (answer: { json(): { code: string } }) => answer.json().code;

describe('A15.22 to A15.25 · where somebody is logged in', () => {
  it('they see themselves, by device and address, and end one or all others', async () => {
    const id = await staffMember(app, 'many@lender.example', ['support']);
    const email = 'many@lender.example';
    const first = (await app.post('console/login', { email, password: staffPassword })).json();
    const secret = secretIn(first.enrol.secret);
    const second = await app.post('console/second-factor', {
      ticket: first.ticket,
      code: codeNow(app, secret),
    });
    const mine: Who = { cookie: cookieIn(second) };
    const others = [await staffSession(app, id), await staffSession(app, id), await staffSession(app, id)];
    const list = async (who: Who) => (await app.get('console/sessions', who)).json().sessions;
    const sessions = await list(mine);
    expect(sessions).toHaveLength(4);
    const here = sessions.filter(({ isThis }: { isThis: boolean }) => isThis);
    expect(here).toEqual([
      expect.objectContaining({
        address: '127.0.0.1',
        device: expect.any(String),
        lastUsedAt: expect.any(String),
      }),
    ]);
    const other = sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
    const end = (sessionId: string | null, who = mine) =>
      app.post('console/sessions-end', { sessionId }, who);
    expect((await end(other.sessionId)).json()).toEqual({ ended: 1 });
    expect(codeOf(await end(other.sessionId))).toBe('not_found');
    // Nobody ends another's by naming it.
    expect(codeOf(await end(here[0].sessionId, admin))).toBe('not_found');
    expect((await end(null)).json()).toEqual({ ended: 2 });
    expect((await app.get('console/me', mine)).statusCode).toBe(200);
    for (const who of others) expect((await app.get('console/me', who)).statusCode).toBe(401);
    expect(await list(mine)).toHaveLength(1);
  });

  it('an admin sees and ends, with a reason that is written down; nobody else', async () => {
    const id = await staffMember(app, 'laptop-lost@lender.example', ['support']);
    const who = await staffSession(app, id);
    const path = `console/person-sessions?staffId=${id}`;
    expect((await app.get(path, admin)).json().sessions).toEqual([
      expect.objectContaining({ device: 'Chrome on Linux', address: '203.0.113.77', isThis: false }),
    ]);
    expect((await app.get(path, who)).statusCode).toBe(403);
    expect((await app.get(path, checker)).statusCode).toBe(403);
    const body = { staffId: id, sessionId: null, reason: 'The laptop was left in a taxi.' };
    expect((await app.post('console/person-sessions-end', body, who)).statusCode).toBe(403);
    expect((await app.post('console/person-sessions-end', body, admin)).json()).toEqual({ ended: 1 });
    expect((await app.get('console/me', who)).statusCode).toBe(401);
    const { rows } = await app.test.sql(
      `select actor_id, facts from audit_log where command = 'staff.end-sessions' and subject = $1`,
      [`staff:${id}`],
    );
    expect(rows).toEqual([{ actor_id: adminId, facts: { ended: 1 } }]);
  });
});

describe('the first admins', () => {
  it('are two, also when several are added at once; a further one is recovery, and the log says so', async () => {
    const fresh = await identityApp();
    const { database, now } = fresh.staff;
    const add = (name: string, isRecovery = false) =>
      runCommand(database, addAdmin, {
        input: {
          staffId: randomUUID(),
          email: `${name}@lender.example`,
          name,
          token: newToken(),
          isRecovery,
        },
        actor: { kind: 'system', id: 'staff:root' },
        now: now(),
      });
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => add(name)));
    expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(2);
    expect(await add('f')).toMatchObject({ kind: 'refused', refusal: { refused: 'admins_are_there' } });
    expect((await add('g', true)).kind).toBe('done');
    const { rows } = await fresh.test.sql(
      `select facts from audit_log where command = 'staff.add-admin' and outcome = 'done' order by at desc limit 1`,
    );
    expect(rows).toEqual([{ facts: { admins: 3, isRecovery: true } }]);
    await fresh.close();
  });
});
