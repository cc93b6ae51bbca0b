import { firstRoles } from '@candor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffMember, staffSession } from '@candor/simulator/staff';
import { keyed, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';

let app: IdentityApp;
let grace: Who;
let joy: Who;
let lina: string;
beforeAll(async () => {
  app = await identityApp();
  grace = await staffSession(app, await staffMember(app, 'grace@lender.example', ['admin']));
  joy = await staffSession(app, await staffMember(app, 'joy@lender.example', ['admin']));
  await staffMember(app, 'meera@lender.example', ['compliance']);
  lina = await staffMember(app, 'lina@lender.example', ['controller']);
});
afterAll(() => app.close());

const disable = (staffId: string, who = grace) =>
  app.post('console/person-save', { change: { is: 'disable', staffId }, reason: 'Leaves on Friday.' }, who);
const ask = (change: object) =>
  app.post('console/role-save', { market: 'ph', change, reason: 'Moves on.' }, keyed(grace));
const stateOf = async (staffId: string) =>
  (await app.test.sql('select state from staff where id = $1', [staffId])).rows[0]?.['state'];

describe('A15.6, A15.10 · the last who can approve an act', () => {
  it('is not disabled, and the answer names what nobody could approve', async () => {
    const answer = await disable(lina);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'nobody_left_to_approve']);
    expect(answer.json().detail).toMatch(/Nobody could approve these any more: .*Release/u);
    // Compliance approves these too.
    expect(answer.json().detail).not.toContain('Change roles');
    expect(await stateOf(lina)).toBe('active');
  });

  it('keeps the role, and the role keeps what it approves: it can’t even be asked for', async () => {
    const moved = await ask({ is: 'person', staffId: lina, roles: ['support'] });
    expect([moved.statusCode, moved.json().code]).toEqual([409, 'nobody_left_to_approve']);
    const { name, does, may } = firstRoles.controller;
    const permissions = may.filter((each) => each !== 'payout.release');
    const role = await ask({ is: 'role', key: 'controller', name, does, permissions });
    expect(role.json().detail).toContain('Release');
    expect(role.json().detail).not.toContain('Write off');
  });

  it('is no longer the last when somebody else at work can: who has not come yet is nobody', async () => {
    const paolo = await staffMember(app, 'paolo@lender.example', ['controller']);
    await app.test.sql(`update staff set state = 'invited' where id = $1`, [paolo]);
    expect((await disable(lina)).json().code).toBe('nobody_left_to_approve');
    await app.test.sql(`update staff set state = 'active' where id = $1`, [paolo]);
    const both = await Promise.all([disable(lina, grace), disable(paolo, joy)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });
});

describe('A15.10, A15.21 · access that one person should not have', () => {
  const checksOf = async (requestId: string) =>
    (await app.get(`console/approval?requestId=${requestId}`, joy)).json().preview.checks as {
      is: string;
      words: string;
    }[];
  const inviteAnswer = (name: string, email: string, roles: string[]) => {
    const change = { is: 'invite', name, email, roles };
    const body = { market: 'ph', change, reason: 'Second login for the weekend.' };
    return app.post('console/person-ask', body, keyed(grace));
  };
  const invite = async (name: string, email: string, roles: string[]) =>
    (await inviteAnswer(name, email, roles)).json().requestId as string;

  it('a second login of somebody who is here is told, and in the same mailbox refused', async () => {
    const marco = await staffMember(app, 'marco@lender.example', ['finance']);
    await app.test.sql(`update staff set name = 'Marco Reyes' where id = $1`, [marco]);
    const asked = (await inviteAnswer('marco REYES', 'mr@other.example', ['support'])).json();
    expect(asked.told.join()).toContain('Marco Reyes, marco@lender.example, is here already');
    const named = await checksOf(asked.requestId);
    expect(named).toContainEqual({
      is: 'look',
      words: 'Marco Reyes, marco@lender.example, is here already: make sure that it is somebody else',
    });
    const tagged = await inviteAnswer('M. Reyes', 'marco+2@lender.example', ['support']);
    expect([tagged.statusCode, tagged.json().code]).toEqual([409, 'staff_is_known']);
  });

  it('maker and checker roles together, or access and money, are told to whoever approves', async () => {
    const roles = ['finance', 'controller', 'admin'];
    const words = (checks: { words: string }[]) => checks.map((each) => each.words).join('\n');
    const invited = words(await checksOf(await invite('Noel Cruz', 'noel@lender.example', roles)));
    expect(invited).toContain('Finance prepares what Financial controller approves');
    expect(invited).toContain('Gives access and moves money: Admin together with Finance');
    const one = await staffMember(app, 'one@lender.example', ['support']);
    const change = { is: 'person', staffId: one, roles: ['support', 'finance'] };
    const fine = words(await checksOf((await ask(change)).json().requestId));
    expect(fine).not.toContain('Maker and checker');
    const both = { is: 'person', staffId: one, roles: ['finance', 'controller'] };
    expect(words(await checksOf((await ask(both)).json().requestId))).toContain('Maker and checker in one');
  });
});
