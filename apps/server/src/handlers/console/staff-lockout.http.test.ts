import { newToken } from '@candor/services/customers/sessions';
import { resetStaff } from '@candor/services/backoffice/staff';
import { runCommand } from '@candor/services/kernel/commands';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { SoftPasskey, codeNow, secretIn, staffMember, staffPassword } from '@candor/simulator/staff';
import type { LightMyRequestResponse } from 'fastify';

let app: IdentityApp;
beforeAll(async () => {
  // Strangers reach the server through a proxy that tells from where they come.
  app = await identityApp({ trustProxy: ['127.0.0.1'] });
});
afterAll(() => app.close());

const codeOf = (answer: { json(): { code?: string } }) => answer.json().code;
const from = (address: string, cookie = ''): Who => ({
  headers: { 'x-forwarded-for': address },
  ...(cookie !== '' && { cookie }),
});
const login = (email: string, more: object = {}, who: Who = from('192.0.2.1')) =>
  app.post('console/login', { email, password: staffPassword, ...more }, who);
/** As a browser keeps them: `name=value`. */
const cookiesIn = (answer: LightMyRequestResponse): string[] =>
  [answer.headers['set-cookie'] ?? []].flat().map((line) => line.split(';', 1)[0] ?? '');
const deviceIn = (answer: LightMyRequestResponse): string =>
  cookiesIn(answer).find((pair) => pair.startsWith('staff-device=')) ?? '';

type Owner = {
  readonly email: string;
  readonly secret: Buffer;
  readonly device: string;
  readonly session: string;
};

/** Somebody who has logged in wholly, once, in the browser that they keep. */
async function owner(name: string): Promise<Owner> {
  const email = `${name}@lender.example`;
  await staffMember(app, email, ['admin']);
  const first = (await login(email)).json();
  const secret = secretIn(first.enrol.secret);
  const second = await app.post('console/second-factor', {
    ticket: first.ticket,
    code: codeNow(app, secret),
  });
  app.pass(30);
  const session = cookiesIn(second).find((pair) => pair.startsWith('staff-session=')) ?? '';
  return { email, secret, device: deviceIn(second), session };
}

/** More than are ever judged. Whether five hundred come or sixty, the eleventh is asked for a code. */
const many = process.env['CANDOR_FULL'] ? 500 : 60;

/** Strangers, each at a place of their own, with one guess each: what they were answered. */
async function attack(email: string, strangers = many): Promise<Map<string, number>> {
  const said = new Map<string, number>();
  for (let at = 0; at < strangers; at += 1) {
    const place = `198.${18 + (at % 2)}.${Math.floor(at / 200)}.${1 + (at % 200)}`;
    const code = codeOf(await login(email, { password: `guess ${at} of many` }, from(place))) ?? 'in';
    said.set(code, (said.get(code) ?? 0) + 1);
  }
  return said;
}

describe('A15.1 · five hundred wrong passwords from everywhere', () => {
  it('leave the owner’s own browser open, and come to ten judged guesses', async () => {
    const { email, secret, device } = await owner('attacked');
    const said = await attack(email, 500);
    expect(said.get('staff_login_failed')).toBe(10);
    // Nothing else was judged: a code was asked for.
    expect(said.get('staff_code_needed')).toBe(490);
    const mine = from('203.0.113.50', device);
    const first = await login(email, {}, mine);
    expect(first.statusCode).toBe(200);
    const { ticket } = first.json();
    const second = await app.post('console/second-factor', { ticket, code: codeNow(app, secret) }, mine);
    expect(second.statusCode).toBe(200);
    // It stays the same browser.
    expect(deviceIn(second)).toBe(device);
  });

  it('let the owner in at a new place too, with password and code together, the code once', async () => {
    const { email, secret } = await owner('travels');
    await attack(email);
    const there = from('203.0.113.60');
    const alone = await login(email, {}, there);
    expect([alone.statusCode, codeOf(alone)]).toEqual([401, 'staff_code_needed']);
    const code = codeNow(app, secret);
    const both = await login(email, { code }, there);
    expect(both.statusCode).toBe(200);
    const second = await app.post('console/second-factor', { ticket: both.json().ticket, code }, there);
    expect(second.statusCode).toBe(200);
    app.pass(30);
    // From now on it is known.
    expect((await login(email, {}, from('203.0.113.61', deviceIn(second)))).statusCode).toBe(200);
  });

  it('nor when strangers keep the server busy with addresses that nobody has', async () => {
    const { email, secret, device } = await owner('busy');
    for (let at = 0; at < 220; at += 1)
      await login(
        `nobody-${at}@lender.example`,
        {},
        from(`198.51.${Math.floor(at / 100)}.${1 + (at % 100)}`),
      );
    const there = from('203.0.113.63');
    expect(codeOf(await login(email, {}, there))).toBe('staff_code_needed');
    expect((await login(email, { code: codeNow(app, secret) }, there)).statusCode).toBe(200);
    expect((await login(email, {}, from('203.0.113.64', device))).statusCode).toBe(200);
    app.pass(60);
  });

  it('and with a recovery code, where the phone is lost', async () => {
    const email = 'lost-phone@lender.example';
    await staffMember(app, email, ['support']);
    const first = (await login(email)).json();
    const proof = { ticket: first.ticket, code: codeNow(app, secretIn(first.enrol.secret)) };
    const [code] = (await app.post('console/second-factor', proof)).json().recoveryCodes;
    await attack(email);
    app.pass(60);
    const there = from('203.0.113.62');
    const both = await login(email, { code }, there);
    expect(both.statusCode).toBe(200);
    const ticket = both.json().ticket as string;
    expect((await app.post('console/second-factor', { ticket, code }, there)).statusCode).toBe(200);
    expect(codeOf(await login(email, { code }, there))).toBe('staff_login_failed');
  });

  it('are answered the same for an address that nobody has', async () => {
    const { email } = await owner('known');
    const known = await attack(email);
    app.pass(600);
    const unknown = await attack('nobody-at-all@lender.example');
    expect(unknown.get('staff_login_failed')).toBe(known.get('staff_login_failed'));
    app.pass(600);
    const strange = from('203.0.113.70');
    const answers = [];
    for (const each of [email, 'nobody-at-all@lender.example'])
      for (const more of [{}, { code: '123456' }])
        answers.push(await login(each, { password: 'not the password', ...more }, strange));
    const said = answers.map((answer) => {
      const { requestId: _, ...problem } = answer.json();
      return { status: answer.statusCode, problem };
    });
    expect(said[2]).toEqual(said[0]);
    expect(said[3]).toEqual(said[1]);
    expect(said.map(({ problem }) => problem.code)).toEqual([
      'staff_code_needed',
      'staff_login_failed',
      'staff_code_needed',
      'staff_login_failed',
    ]);
  });

  it('give nothing away by a code: a right code with a wrong password, or the other way round, is only wrong', async () => {
    const { email, secret } = await owner('pairs');
    await attack(email);
    app.pass(60);
    const code = codeNow(app, secret);
    const wrongPassword = await login(email, { password: 'not it at all', code }, from('203.0.113.80'));
    const wrongCode = await login(
      email,
      { code: code === '000000' ? '000001' : '000000' },
      from('203.0.113.81'),
    );
    expect([codeOf(wrongPassword), codeOf(wrongCode)]).toEqual(['staff_login_failed', 'staff_login_failed']);
  });
});

describe('A15.1 · a browser that is known', () => {
  it('is known for its own people alone, and rests by its own tries alone', async () => {
    const [one, two] = [await owner('desk-one'), await owner('desk-two')];
    await attack(two.email);
    app.pass(60);
    // One's browser is a stranger to the other.
    expect(codeOf(await login(two.email, {}, from('203.0.113.90', one.device)))).toBe('staff_code_needed');
    const thief = from('203.0.113.91', one.device);
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect(codeOf(await login(one.email, { password: 'wrong guess' }, thief))).toBe('staff_login_failed');
    expect(codeOf(await login(one.email, {}, thief))).toBe('staff_is_locked');
    // Elsewhere nothing was counted.
    expect((await login(one.email, {}, from('203.0.113.92'))).statusCode).toBe(200);
  });

  it('is no way in by itself, is not guessed, and is kept as a hash behind a cookie that no script reads', async () => {
    const { email, device, secret } = await owner('cookie');
    expect((await app.get('console/me', { cookie: device })).statusCode).toBe(401);
    const { ticket } = (await login(email)).json();
    const again = await app.post('console/second-factor', { ticket, code: codeNow(app, secret) });
    const lines = [again.headers['set-cookie'] ?? []].flat();
    expect(lines.find((line) => line.startsWith('staff-device='))).toMatch(
      /^staff-device=[\w-]{43}; Expires=.*; Path=\/; HttpOnly; SameSite=Strict$/u,
    );
    const { rows } = await app.test.sql('select t::text as row from staff_device t');
    expect(JSON.stringify(rows)).not.toContain(device.slice('staff-device='.length));
    // One that somebody else chose is replaced.
    app.pass(30);
    const planted = `staff-device=${'x'.repeat(43)}`;
    const next = (await login(email)).json();
    const third = await app.post(
      'console/second-factor',
      { ticket: next.ticket, code: codeNow(app, secret) },
      { cookie: planted },
    );
    expect(deviceIn(third)).not.toBe(planted);
    expect(deviceIn(third)).not.toBe('');
  });

  it('is a stranger again after a reset', async () => {
    const { email } = await owner('forgets');
    const known = async () =>
      (
        await app.test.sql(
          'select 1 from staff_device d join staff s on s.id = d.staff_id where s.email = $1',
          [email],
        )
      ).rows.length;
    expect(await known()).toBeGreaterThan(0);
    const { rows } = await app.test.sql('select id from staff where email = $1', [email]);
    await runCommand(app.staff.database, resetStaff(app.staff), {
      input: { staffId: String(rows[0]?.['id']), token: newToken() },
      actor: { kind: 'system', id: 'staff' },
      now: app.staff.now(),
    });
    expect(await known()).toBe(0);
  });
});

describe('A15.1 · the second step', () => {
  it('is guessed no oftener from many places than from one, and a passkey gets through meanwhile', async () => {
    const { email, secret, device, session } = await owner('codes');
    const who: Who = { cookie: session };
    const options = (await app.post('console/passkey-options', { password: staffPassword }, who)).json()
      .options;
    const passkey = new SoftPasskey('https://loans.example.ph');
    const credential = passkey.make(options);
    expect((await app.post('console/passkey-add', { name: 'Laptop', credential }, who)).statusCode).toBe(200);
    // Whoever has the password guesses at the code, from another place each time.
    const said: (string | undefined)[] = [];
    for (let at = 1; at <= 12; at += 1) {
      const place = from(`198.51.100.${at}`);
      const { ticket } = (await login(email, {}, place)).json();
      const guess = await app.post('console/second-factor', { ticket, code: '000000' }, place);
      said.push(codeOf(guess));
    }
    expect(said.filter((code) => code === 'staff_code_wrong')).toHaveLength(5);
    expect(said.filter((code) => code === 'staff_is_locked')).toHaveLength(7);
    const strange = from('203.0.113.99');
    const { ticket } = (await login(email, {}, strange)).json();
    const challenge = (await app.post('console/passkey-challenge', { ticket }, strange)).json().options;
    const signed = await app.post(
      'console/second-factor',
      { ticket, credential: passkey.sign(challenge) },
      strange,
    );
    expect(signed.statusCode).toBe(200);
    const mine = from('203.0.113.98', device);
    const known = (await login(email, {}, mine)).json();
    const code = codeNow(app, secret);
    expect((await app.post('console/second-factor', { ticket: known.ticket, code }, mine)).statusCode).toBe(
      200,
    );
  });
});
