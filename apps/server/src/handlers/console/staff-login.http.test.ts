import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieIn } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { codeNow, enrol, secretIn, staffMember, staffPassword, staffSession } from '@candor/simulator/staff';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
});
afterAll(() => app.close());

const login = (email: string, password = staffPassword, address = '203.0.113.7') =>
  app.app.inject({
    method: 'POST',
    url: '/api/console/login',
    remoteAddress: address,
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    payload: { email, password },
  });
const finish = (ticket: string, code: string, address = '203.0.113.7') =>
  app.app.inject({
    method: 'POST',
    url: '/api/console/second-factor',
    remoteAddress: address,
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    payload: { ticket, code },
  });
const codeOf = (answer: { json(): { code: string } }) => answer.json().code;

describe('A15.1, A15.2 · the first login', () => {
  it('sets the app up, gives recovery codes once, and opens a session of its own kind', async () => {
    await staffMember(app, 'First@lender.example', ['underwriter']);
    const first = await login('first@LENDER.example');
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({
      ways: [],
      enrol: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/u) },
    });
    const { who, recoveryCodes } = await enrol(app, 'first@lender.example');
    expect(recoveryCodes).toHaveLength(10);
    const me = await app.get('console/me', who);
    expect(me.json()).toMatchObject({
      email: 'First@lender.example',
      roles: [{ key: 'underwriter', name: 'Underwriter' }],
      isSandbox: true,
      markets: [
        { market: 'ph', currency: 'PHP', businessDate: '2026-11-16' },
        { market: 'in', currency: 'INR' },
      ],
    });
    expect(me.json().permissions).toContain('application.decide');
    expect(me.json().permissions).not.toContain('people.change');
  });

  it('is kept in a cookie that no script reads and no other site sends along', async () => {
    await staffMember(app, 'cookie@lender.example', ['support']);
    const { ticket, enrol: set } = (await login('cookie@lender.example')).json();
    const code = codeNow(app, secretIn(set.secret));
    const answer = await app.post('console/second-factor', { ticket, code });
    const cookie = String([answer.headers['set-cookie']].flat()[0]);
    expect(cookie).toMatch(/^staff-session=[\w-]{43}; Expires=.*; Path=\/; HttpOnly; SameSite=Strict$/u);
    const { rows } = await app.test.sql(
      'select token_hash from staff_session order by started_at desc limit 1',
    );
    expect(String(rows[0]?.['token_hash'])).not.toContain(cookieIn(answer).slice(14));
  });

  it('hashes a password anew when the cost of a guess has changed', async () => {
    const before = { ...app, staff: { ...app.staff, passwordCost: { log2N: 5, r: 1, p: 1 } } };
    const id = await staffMember(before, 'older@lender.example', ['support']);
    const hash = async () =>
      String(
        (await app.test.sql('select password_hash as hash from staff where id = $1', [id])).rows[0]?.['hash'],
      );
    expect(await hash()).toMatch(/^scrypt\$5\$/u);
    expect((await login('older@lender.example')).statusCode).toBe(200);
    expect(await hash()).toMatch(/^scrypt\$4\$/u);
    expect((await login('older@lender.example')).statusCode).toBe(200);
  });

  it('keeps neither password nor secret nor recovery code where somebody could read it', async () => {
    await staffMember(app, 'sealed@lender.example', ['support']);
    const { secret, recoveryCodes } = await enrol(app, 'sealed@lender.example');
    const { rows } = await app.test.sql(
      `select (select json_agg(s) from staff s)::text || (select json_agg(r) from staff_recovery_code r)::text
            || (select json_agg(a) from audit_log a)::text as all`,
    );
    const text = String(rows[0]?.['all']) + app.logged();
    for (const hidden of [staffPassword, secret.toString('hex'), ...recoveryCodes])
      expect(text).not.toContain(hidden);
  });
});

describe('A15.1 · who is not let in', () => {
  it('learns the same whether the e-mail is unknown, the password wrong, or the person invited or disabled', async () => {
    const gone = await staffMember(app, 'gone@lender.example', ['support']);
    await staffMember(app, 'here@lender.example', ['support']);
    await app.test.sql(`update staff set state = 'disabled' where id = $1`, [gone]);
    const answers = await Promise.all([
      login('nobody@lender.example'),
      login('here@lender.example', 'not the password'),
      login('gone@lender.example'),
    ]);
    const said = answers.map((answer) => {
      const { code, title, detail, ...others } = answer.json();
      return { status: answer.statusCode, code, title, detail, others: Object.keys(others) };
    });
    expect(said[0]).toMatchObject({ status: 401, code: 'staff_login_failed' });
    expect(said[1]).toEqual(said[0]);
    expect(said[2]).toEqual(said[0]);
    const { rows } = await app.test.sql(
      `select subject from audit_log where command = 'staff.begin-login' and facts->>'outcome' = 'wrong' order by at desc limit 3`,
    );
    expect(rows.map(({ subject }) => subject)).toContain('staff:unknown');
    expect(rows.map(({ subject }) => subject)).toContain(`staff:${gone}`);
  });

  it.each(['rests@lender.example', 'rests-unknown@lender.example'])(
    'waits after five wrong tries from one place, and each time longer: %s',
    async (email) => {
      if (email.startsWith('rests@')) await staffMember(app, email, ['support']);
      for (let wrong = 1; wrong <= 5; wrong += 1) {
        expect(codeOf(await login(email, 'wrong'))).toBe('staff_login_failed');
      }
      const locked = await login(email);
      expect([locked.statusCode, codeOf(locked)]).toEqual([423, 'staff_is_locked']);
      expect(locked.headers['retry-after']).toBe('60');
      app.pass(61);
      expect(codeOf(await login(email, 'wrong'))).toBe('staff_login_failed');
      expect((await login(email)).headers['retry-after']).toBe('120');
      app.pass(121);
    },
  );

  it('is not judged twenty times by asking at once, from one place or from many', async () => {
    await staffMember(app, 'burst@lender.example', ['support']);
    await staffMember(app, 'burst-wide@lender.example', ['support']);
    const here = await Promise.all(
      Array.from({ length: 20 }, () => login('burst@lender.example', 'wrong', '198.51.100.1')),
    );
    expect(here.filter((answer) => codeOf(answer) === 'staff_login_failed')).toHaveLength(5);
    expect(here.filter((answer) => codeOf(answer) === 'staff_is_locked')).toHaveLength(15);
    const wide = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        login('burst-wide@lender.example', 'wrong', `198.51.100.${at + 2}`),
      ),
    );
    expect(wide.filter((answer) => codeOf(answer) === 'staff_login_failed')).toHaveLength(10);
    expect(wide.filter((answer) => codeOf(answer) === 'staff_code_needed')).toHaveLength(10);
  });

  it('has the tries before forgiven only by a whole login', async () => {
    await staffMember(app, 'half@lender.example', ['support']);
    const { secret } = await enrol(app, 'half@lender.example');
    for (let wrong = 1; wrong <= 4; wrong += 1) await login('half@lender.example', 'wrong');
    const { ticket } = (await login('half@lender.example')).json();
    const wrong = await finish(ticket, '000000');
    expect(codeOf(wrong)).toBe('staff_code_wrong');
    const right = await finish(ticket, codeNow(app, secret));
    expect(codeOf(right)).toBe('staff_is_locked');
  });

  it('lets in whoever waited, also after many wrong tries', async () => {
    await staffMember(app, 'waited@lender.example', ['support']);
    const { secret } = await enrol(app, 'waited@lender.example');
    for (let wrong = 1; wrong <= 9; wrong += 1) {
      await login('waited@lender.example', 'wrong', `203.0.113.${wrong}`);
      app.pass(3_601);
    }
    const { ticket } = (await login('waited@lender.example')).json();
    const right = await app.post('console/second-factor', { ticket, code: codeNow(app, secret) });
    expect(right.statusCode).toBe(200);
  });

  it('waits, when one address tries very often, whatever it tries', async () => {
    const answers = [];
    for (let at = 0; at < 31; at += 1)
      answers.push(await login(`try-${at}@lender.example`, 'x', '192.0.2.9'));
    expect(codeOf(answers.at(-1)!)).toBe('too_many_requests');
    expect(codeOf(await login('try-1@lender.example', 'x', '192.0.2.10'))).toBe('staff_login_failed');
  });
});

describe('A15.2 · the second step', () => {
  it('takes a code of the app once, and not again', async () => {
    await staffMember(app, 'once@lender.example', ['support']);
    const { secret } = await enrol(app, 'once@lender.example');
    const code = codeNow(app, secret);
    const tickets = [
      (await login('once@lender.example')).json(),
      (await login('once@lender.example', staffPassword, '203.0.113.8')).json(),
    ];
    expect(tickets[0].ways).toEqual(['totp', 'recovery']);
    const answer = await app.post('console/second-factor', { ticket: tickets[0].ticket, code });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().recoveryCodes).toEqual([]);
    // One login uses up the other ticket too.
    const late = await app.post('console/second-factor', { ticket: tickets[1].ticket, code });
    expect(codeOf(late)).toBe('staff_ticket_expired');
    const { ticket } = (await login('once@lender.example')).json();
    expect(codeOf(await app.post('console/second-factor', { ticket, code }))).toBe('staff_code_wrong');
  });

  it('takes a recovery code once', async () => {
    await staffMember(app, 'lost@lender.example', ['support']);
    const { recoveryCodes } = await enrol(app, 'lost@lender.example');
    const [code] = recoveryCodes;
    const first = (await login('lost@lender.example')).json();
    expect((await app.post('console/second-factor', { ticket: first.ticket, code })).statusCode).toBe(200);
    const again = (await login('lost@lender.example')).json();
    expect(codeOf(await app.post('console/second-factor', { ticket: again.ticket, code }))).toBe(
      'staff_code_wrong',
    );
  });

  it('comes within five minutes, with a ticket that was given out', async () => {
    await staffMember(app, 'slow@lender.example', ['support']);
    const { secret } = await enrol(app, 'slow@lender.example');
    const { ticket } = (await login('slow@lender.example')).json();
    app.pass(301);
    const late = await app.post('console/second-factor', { ticket, code: codeNow(app, secret) });
    expect([late.statusCode, codeOf(late)]).toEqual([401, 'staff_ticket_expired']);
    const unknown = await app.post('console/second-factor', { ticket: 'x'.repeat(43), code: '123456' });
    expect(codeOf(unknown)).toBe('staff_ticket_expired');
    expect((await app.post('console/second-factor', { ticket })).json().code).toBe('invalid_request');
  });
});

describe('A15.3, A15.4 · a session', () => {
  it('ends when its person logs out, and that is in the audit log', async () => {
    const id = await staffMember(app, 'out@lender.example', ['support']);
    const who = await staffSession(app, id);
    expect((await app.get('console/me', who)).statusCode).toBe(200);
    const answer = await app.post('console/logout', {}, who);
    expect(String(answer.headers['set-cookie'])).toContain('staff-session=; Max-Age=0');
    expect((await app.get('console/me', who)).statusCode).toBe(401);
    const { rows } = await app.test.sql(
      `select command from audit_log where actor_kind = 'staff' and actor_id = $1 order by at`,
      [id],
    );
    expect(rows.map(({ command }) => command)).toEqual(['staff.set-password', 'staff.log-out']);
  });

  it('opens nothing while its person is disabled, whatever became of the session', async () => {
    const id = await staffMember(app, 'row@lender.example', ['support']);
    const who = await staffSession(app, id);
    await app.test.sql(`update staff set state = 'disabled' where id = $1`, [id]);
    expect((await app.get('console/me', who)).statusCode).toBe(401);
  });

  it('ends after half an hour without use, and after twelve hours of it', async () => {
    const id = await staffMember(app, 'idle@lender.example', ['support']);
    const idle = await staffSession(app, id);
    app.pass(29 * 60);
    expect((await app.get('console/me', idle)).statusCode).toBe(200);
    app.pass(29 * 60);
    expect((await app.get('console/me', idle)).statusCode).toBe(200);
    app.pass(31 * 60);
    expect((await app.get('console/me', idle)).statusCode).toBe(401);
    const used = await staffSession(app, id);
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      app.pass(20 * 60);
      expect((await app.get('console/me', used)).statusCode).toBe(200);
    }
    app.pass(20 * 60);
    expect((await app.get('console/me', used)).statusCode).toBe(401);
  });
});

describe('A15.8 · one’s own password', () => {
  it('is changed with the one before; other sessions end, this one stays', async () => {
    const id = await staffMember(app, 'change@lender.example', ['support']);
    const [mine, other] = [await staffSession(app, id), await staffSession(app, id)];
    const next = { newPassword: 'seven slow trains at dusk' };
    const wrong = await app.post('console/password-change', { password: 'not mine', ...next }, mine);
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([422, 'password_is_wrong']);
    const weak = { password: staffPassword, newPassword: 'change@lender' };
    expect(codeOf(await app.post('console/password-change', weak, mine))).toBe('password_is_weak');
    const done = await app.post('console/password-change', { password: staffPassword, ...next }, mine);
    expect(done.json()).toEqual({ ended: 1 });
    expect((await app.get('console/me', mine)).statusCode).toBe(200);
    expect((await app.get('console/me', other)).statusCode).toBe(401);
    expect(codeOf(await login('change@lender.example'))).toBe('staff_login_failed');
    expect((await login('change@lender.example', next.newPassword)).statusCode).toBe(200);
  });
});
