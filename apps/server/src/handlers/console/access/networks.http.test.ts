import { runCommand } from '@candor/services/kernel/commands';
import { openNetworks } from '@candor/services/backoffice/access';
import { keyed, openLender, type Who } from '@candor/simulator/lender';
import { approve, makeOpenKey, staffMember, staffPassword, staffSession } from '@candor/simulator/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityApp, type IdentityApp } from '../../../testing/identity-app.ts';

let app: IdentityApp;
let adminId: string;
let admin: Who;
let checkerId: string;
let checker: Who;
beforeAll(async () => {
  app = await identityApp({ trustProxy: ['127.0.0.1'] });
  await openLender(app);
  adminId = await staffMember(app, 'grace@lender.example', ['admin']);
  admin = await staffSession(app, adminId);
  checkerId = await staffMember(app, 'meera@lender.example', ['compliance']);
  checker = await staffSession(app, checkerId);
});
afterAll(() => app.close());

const office = '203.0.113.7';
const home = '192.0.2.44';
const at = (address: string, who: Who = {}): Who => ({
  ...who,
  headers: { ...who.headers, 'x-forwarded-for': address },
});
const ask = (networks: readonly string[], from = office, confirmMinutes = 15) =>
  app.post(
    'console/networks-ask',
    { market: 'ph', networks, confirmMinutes, reason: 'The office and its VPN.' },
    keyed(at(from, admin)),
  );
const held = async (from = office) => (await app.get('console/networks', at(from, admin))).json();
const rows = async () =>
  Number((await app.test.sql('select count(*)::int as many from console_access')).rows[0]!['many']);
/** Two people have named the office, whatever was before. */
async function closeToOthers(): Promise<void> {
  if ((await held()).networks.length > 0) return;
  await app.test.sql(
    `insert into console_access (networks, confirm_minutes, asked_by, approved_by, at)
     values ('{203.0.113.0/24,2001:db8::/32}', 15, $1, $2, now())`,
    [adminId, checkerId],
  );
}
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code;

describe('A15.922 A15.923 · the console’s networks', () => {
  it('are none at first: everywhere', async () => {
    expect(await held(home)).toEqual({
      networks: [],
      yours: [],
      confirmMinutes: 15,
      changedAt: null,
      address: home,
    });
  });

  it('can’t be named so that they can’t be read, or shut out whoever names them', async () => {
    for (const odd of ['office', '203.0.113.0/33', '0.0.0.0/0', '203.0.113.0/24 or so']) {
      const answer = await ask([odd]);
      expect([answer.statusCode, codeOf(answer)], odd).toEqual([422, 'network_is_unreadable']);
      expect(answer.json().detail).toContain(odd);
    }
    const out = await ask(['198.51.100.0/24', '2001:db8::/32']);
    expect([out.statusCode, codeOf(out)]).toEqual([422, 'network_locks_you_out']);
    expect(out.json().detail).toContain(office);
    expect(codeOf(await ask([]))).toBe('act_is_not_possible_now');
    expect(await rows()).toBe(0);
  });

  it('hold when somebody else agrees, who is within them, and not before', async () => {
    const { requestId } = (await ask(['203.0.113.0/24', ' 2001:DB8::/32 '])).json();
    expect((await held(home)).networks).toEqual([]);
    expect(codeOf(await approve(app, requestId, at(office, admin)))).toBe('approval_is_your_own');
    // At home the one who agrees would be shut out.
    const away = await approve(app, requestId, at(home, checker));
    expect(away.statusCode).toBeGreaterThanOrEqual(400);
    expect(await rows()).toBe(0);
    const done = await approve(app, requestId, at('2001:db8::9', checker));
    expect(done.json().code ?? done.json().state).toBe('done');
    expect(await held()).toMatchObject({
      networks: ['203.0.113.0/24', '2001:db8::/32'],
      yours: ['203.0.113.0/24'],
      address: office,
    });
  });

  it('shut everybody else out: sessions, the login and what comes before it; that is audited', async () => {
    await closeToOthers();
    for (const call of ['console/me', 'console/networks']) {
      const answer = await app.get(call, at(home, admin));
      expect([answer.statusCode, codeOf(answer)], call).toEqual([403, 'network_not_allowed']);
    }
    const { rows: audited } = await app.test.sql(
      `select actor_id, subject, outcome, address from audit_log where command = 'staff.refuse-network' order by subject desc limit 1`,
    );
    expect(audited).toEqual([
      {
        actor_id: adminId,
        subject: 'call:console.networks',
        outcome: 'refused: network_not_allowed',
        address: home,
      },
    ]);
    const login = { email: 'grace@lender.example', password: staffPassword };
    expect(codeOf(await app.post('console/login', login, at(home)))).toBe('network_not_allowed');
    const code = { ticket: 'x', code: '123456' };
    expect(codeOf(await app.post('console/second-factor', code, at(home)))).toBe('network_not_allowed');
    expect(codeOf(await app.post('console/passkey-challenge', { ticket: 'x' }, at(home)))).toBe(
      'network_not_allowed',
    );
    const first = { invitation: 'x'.repeat(43), password: 'four quiet boats at noon' };
    expect(codeOf(await app.post('console/set-password', first, at(home)))).toBe('network_not_allowed');
    // Within them, all of it goes on.
    expect((await app.get('console/me', at(office, admin))).statusCode).toBe(200);
    expect((await app.post('console/login', login, at(office))).statusCode).toBe(200);
  });

  it('keep no session alive that is used from elsewhere', async () => {
    await closeToOthers();
    const who = await staffSession(app, adminId);
    for (const _ of [1, 2, 3, 4]) {
      app.pass(10 * 60);
      await app.get('console/me', at(home, who));
    }
    expect(codeOf(await app.get('console/me', at(office, who)))).toBe('not_logged_in');
    admin = await staffSession(app, adminId);
    checker = await staffSession(app, checkerId);
  });

  it('are nothing to borrowers, nor to a key of an integrator', async () => {
    await closeToOthers();
    const key = await makeOpenKey(app, { scopes: ['books.read'], by: adminId });
    const books = await app.get('console/periods?market=ph', at(home, key));
    expect(books.statusCode).toBe(200);
    expect((await app.get('home/page', at(home))).statusCode).not.toBe(403);
  });

  it('are opened again by whoever runs the servers, which is audited', async () => {
    await closeToOthers();
    const { database, now } = app.staff;
    const actor = { kind: 'system', id: 'staff:root' } as const;
    const answer = await runCommand(database, openNetworks, { input: {}, actor, now: now() });
    expect(answer).toMatchObject({ kind: 'done', output: { were: ['203.0.113.0/24', '2001:db8::/32'] } });
    expect((await app.get('console/me', at(home, admin))).statusCode).toBe(200);
    const { rows: audited } = await app.test.sql(
      `select actor_id, facts from audit_log where command = 'staff.open-networks'`,
    );
    expect(audited).toEqual([
      { actor_id: 'staff:root', facts: { were: ['203.0.113.0/24', '2001:db8::/32'] } },
    ]);
    // Once more changes nothing.
    const before = await rows();
    await runCommand(database, openNetworks, { input: {}, actor, now: now() });
    expect(await rows()).toBe(before);
  });
});

describe('the table of networks', () => {
  it('takes no networks from one person, and no change of what was', async () => {
    const insert = (askedBy: string | null, approvedBy: string | null) =>
      app.test.sql(
        `insert into console_access (networks, confirm_minutes, asked_by, approved_by, at) values ('{203.0.113.0/24}', 15, $1, $2, now())`,
        [askedBy, approvedBy],
      );
    await expect(insert(adminId, adminId)).rejects.toThrow('console_access_by_two');
    await expect(insert(null, null)).rejects.toThrow('console_access_closed_by_two');
    await expect(insert(adminId, null)).rejects.toThrow('console_access_closed_by_two');
    await expect(app.test.sql('delete from console_access')).rejects.toThrow();
  });
});
