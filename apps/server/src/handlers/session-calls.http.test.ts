import { GatewayDown } from '@candor/services/kernel/message-ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountConsent, cookieIn } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { problemIn } from '../http/testing/problem-in.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
});
afterAll(() => app.close());

let last = 1_000_000;
/** A phone that nobody used before. */
const newPhone = () => `0917${String((last += 1))}`;

describe.each([
  ['ph', '', '09171234567', '•••• 4567'],
  ['in', '-yd', '9876543210', '•••• 3210'],
] as const)('A0 · logging in, in %s', (_market, suffix, phone, masked) => {
  it('A1.1 · the screen learns how numbers look here and what is asked for, in its language', async () => {
    const answer = await app.get(`session/login-init${suffix}`, { headers: { 'x-language': 'zh' } });
    const { consents, ...facts } = answer.json();
    expect(facts).toMatchObject({ phoneDigits: phone.length, codeDigits: 6, codeLivesSeconds: 300 });
    expect(consents).toMatchObject([
      { purpose: 'account', isRequired: true, text: expect.stringContaining('我同意 Candor Lending') },
      { purpose: 'offers', isRequired: false },
    ]);
  });

  it('A1.2 A1.4 A1.5 · a code by SMS opens a session, and logging out ends it', async () => {
    const sent = await app.post(`session/sms-code${suffix}`, { phone });
    expect(sent.json()).toEqual({
      sentTo: masked,
      expiresInSeconds: 300,
      resendInSeconds: 60,
      voiceInSeconds: 60,
      isBusy: false,
      ticket: expect.any(String),
    });
    const code = await app.codeFor(phone);
    const answer = await app.post(`session/login${suffix}`, { phone, code, consents: [accountConsent] });
    expect(answer.json()).toMatchObject({ phone: masked, isNew: true, token: null });
    expect([answer.headers['set-cookie']].flat()[0]).toMatch(
      /^session=[\w-]{43}; Expires=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/u,
    );
    const who = { cookie: cookieIn(answer) };
    const menu = (await app.get(`order/user-menu${suffix}`, who)).json();
    expect(menu.phone).toBe(masked);
    expect((await app.post(`session/logout${suffix}`, {}, who)).json()).toEqual({ ended: 1 });
    expect(problemIn(await app.get(`order/user-menu${suffix}`, who)).code).toBe('not_logged_in');
  });

  it('A1.3 · a code by voice is offered after the SMS wait, and its digits are said one by one', async () => {
    app.pass(3_700);
    await app.post(`session/sms-code${suffix}`, { phone });
    const early = await app.post(`session/voice-code${suffix}`, { phone });
    expect(problemIn(early)).toMatchObject({
      code: 'voice_code_too_early',
      detail: 'Please wait 1 minute and try again.',
    });
    expect(early.headers['retry-after']).toBe('60');
    app.pass(60);
    expect((await app.post(`session/voice-code${suffix}`, { phone })).statusCode).toBe(200);
    const code = await app.codeFor(phone);
    expect((await app.post(`session/login${suffix}`, { phone, code })).json()).toMatchObject({
      isNew: false,
    });
  });

  it('A1.2 · a number of another country is refused with an example', async () => {
    const problem = problemIn(await app.post(`session/sms-code${suffix}`, { phone: '14155552671' }));
    expect(problem.fields).toMatchObject([{ path: '/phone', rule: 'bad_format' }]);
  });
});

describe('A1.4 · a code', () => {
  const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const logIn = (phone: string, code: string) =>
    app.post('session/login', { phone, code, consents: [accountConsent] });

  it('is good for five tries', async () => {
    const phone = newPhone();
    await app.post('session/sms-code', { phone });
    const code = await app.codeFor(phone);
    const answers = [];
    for (let guess = 1; guess <= 5; guess += 1) answers.push(problemIn(await logIn(phone, wrongOf(code))));
    expect(answers.map((problem) => problem.code)).toEqual([
      'code_wrong',
      'code_wrong',
      'code_wrong',
      'code_wrong',
      'code_spent',
    ]);
    expect(answers[0]!.detail).toContain('4 tries are left');
    expect(answers[3]!.detail).toContain('one try is left');
    expect(problemIn(await logIn(phone, code)).code).toBe('code_spent');
  });

  it('is good for five minutes', async () => {
    const phone = newPhone();
    await app.post('session/sms-code', { phone });
    const code = await app.codeFor(phone);
    app.pass(300);
    expect(problemIn(await logIn(phone, code)).code).toBe('code_expired');
  });

  it('is good once', async () => {
    const phone = newPhone();
    await app.post('session/sms-code', { phone });
    const code = await app.codeFor(phone);
    expect((await logIn(phone, code)).statusCode).toBe(200);
    expect(problemIn(await logIn(phone, code)).code).toBe('code_expired');
  });

  it('used twice at the same moment opens one session', async () => {
    const phone = newPhone();
    await app.logIn(phone);
    app.pass(61);
    await app.post('session/sms-code', { phone });
    const code = await app.codeFor(phone);
    const answers = await Promise.all([1, 2, 3, 4].map(() => logIn(phone, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('is bound to its phone', async () => {
    const [mine, theirs] = [newPhone(), newPhone()];
    await app.post('session/sms-code', { phone: mine });
    await app.post('session/sms-code', { phone: theirs });
    expect(problemIn(await logIn(theirs, await app.codeFor(mine))).code).toBe('code_wrong');
  });

  it('A1.6 A1.11 · is bound to its purpose: one for logging in deletes nothing, nor the other way round', async () => {
    const phone = newPhone();
    const who = await app.logIn(phone);
    app.pass(61);
    await app.post('session/sms-code', { phone });
    const forLogin = await app.codeFor(phone);
    await app.post('session/step-up-code', { purpose: 'delete', by: 'sms' }, who);
    const forDeletion = await app.codeFor(phone);
    const deletion = await app.post('session/user-delete', { code: forLogin }, who);
    expect(problemIn(deletion).code).toBe('code_wrong');
    expect(problemIn(await logIn(phone, forDeletion)).code).toBe('code_wrong');
  });

  it('makes the one before it worthless', async () => {
    const phone = newPhone();
    await app.post('session/sms-code', { phone });
    const first = await app.codeFor(phone);
    app.pass(60);
    await app.post('session/sms-code', { phone });
    expect(problemIn(await logIn(phone, first)).code).toBe('code_wrong');
  });

  it('is not used up by a login that lacks the consent to an account', async () => {
    const phone = newPhone();
    await app.post('session/sms-code', { phone });
    const code = await app.codeFor(phone);
    expect(problemIn(await app.post('session/login', { phone, code })).code).toBe('consent_missing');
    const stale = [{ purpose: 'account', textVersion: '2020-01-01' }];
    const changed = await app.post('session/login', { phone, code, consents: stale });
    expect(problemIn(changed).code).toBe('consent_text_changed');
    expect((await logIn(phone, code)).json()).toMatchObject({ isNew: true });
  });

  it('is kept as a hash that needs the key, and in no log', async () => {
    const phone = newPhone();
    await app.post('session/sms-code', { phone });
    const code = await app.codeFor(phone);
    await logIn(phone, code);
    const { rows } = await app.test.sql(
      "select t::text, encode(code_hash, 'escape') as hash from one_time_code t order by sent_at desc limit 1",
    );
    // By itself: six digits may stand by chance inside a long number.
    const alone = new RegExp(`(?<![\\w.-])${code}(?![\\w-])`, 'u');
    expect(JSON.stringify(rows)).not.toMatch(alone);
    const messages = await app.test.sql('select * from message');
    expect(JSON.stringify(messages.rows)).not.toMatch(alone);
    expect(app.logged()).not.toMatch(alone);
    expect(`the code ${code}.`).toMatch(alone);
    expect(app.logged()).toContain('A1.4');
  });
});

describe('A1.2 · resending', () => {
  it('waits longer each time, said in words', async () => {
    const phone = newPhone();
    const waits: string[] = [];
    for (const seconds of [60, 120, 300]) {
      await app.post('session/sms-code', { phone });
      const refused = await app.post('session/sms-code', { phone });
      expect(problemIn(refused).code).toBe('too_many_requests');
      waits.push(problemIn(refused).detail);
      app.pass(seconds);
    }
    expect(waits).toEqual([
      'Please wait 1 minute and try again.',
      'Please wait 2 minutes and try again.',
      'Please wait 5 minutes and try again.',
    ]);
  });
});

describe('A1.8 A1.9 · sessions', () => {
  it('are listed in a few words, and ended one by one or everywhere', async () => {
    const phone = newPhone();
    const first = await app.logIn(phone);
    app.pass(61);
    await app.post('session/sms-code', { phone });
    const code = await app.codeFor(phone);
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36' };
    const second = { cookie: cookieIn(await app.post('session/login', { phone, code }, { headers })) };
    const { sessions } = (await app.get('session/list', second)).json();
    expect(sessions).toMatchObject([
      { device: 'Chrome on Android', isThis: true },
      { device: 'Another device', isThis: false },
    ]);
    const ended = await app.post('session/end', { which: { sessionId: sessions[1].sessionId } }, second);
    expect(ended.json()).toEqual({ ended: 1 });
    expect((await app.get('session/list', first)).statusCode).toBe(401);
    app.pass(121);
    const others = [await app.logIn(phone)];
    app.pass(301);
    others.push(await app.logIn(phone));
    const everywhere = await app.post('session/end', { which: { everywhere: true } }, second);
    expect(everywhere.json()).toEqual({ ended: 3 });
    expect([everywhere.headers['set-cookie']].flat()[0]).toMatch(/^session=; Max-Age=0/u);
    for (const who of [second, ...others]) expect((await app.get('session/list', who)).statusCode).toBe(401);
  });

  it('A1.19 · write to a borrower in the language that was chosen last, in Me or at the login', async () => {
    const phone = newPhone();
    const who = await app.logIn(phone);
    const { sessions } = (await app.get('session/list', who)).json();
    const written = async () => {
      const { rows } = await app.test.sql(
        'select b.language from borrower b join session s on s.borrower_id = b.id where s.id = $1',
        [sessions[0].sessionId],
      );
      return rows[0]?.['language'];
    };
    expect(await written()).toBe('en');
    const chosen = await app.post('session/language', { language: 'fil' }, who);
    expect([chosen.json(), await written()]).toEqual([{ language: 'fil' }, 'fil']);
    const unknown = await app.post('session/language', { language: 'tlh' }, who);
    expect([unknown.json(), await written()]).toEqual([{ language: 'en' }, 'en']);

    app.pass(61);
    await app.post('session/sms-code', { phone });
    const code = await app.codeFor(phone);
    await app.post('session/login', { phone, code }, { headers: { 'x-language': 'hi' } });
    expect(await written()).toBe('hi');
  });

  it('are opened anew by every login: a token that somebody planted before opens nothing after', async () => {
    const phone = newPhone();
    const planted = `session=${'A'.repeat(43)}`;
    await app.post('session/sms-code', { phone });
    const code = await app.codeFor(phone);
    const body = { phone, code, consents: [accountConsent] };
    const answer = await app.post('session/login', body, { cookie: planted });
    expect(cookieIn(answer)).not.toBe(planted);
    expect((await app.get('session/list', { cookie: planted })).statusCode).toBe(401);
    app.pass(61);
    await app.post('session/sms-code', { phone });
    const old = { cookie: cookieIn(answer) };
    const again = await app.post('session/login', { phone, code: await app.codeFor(phone) }, old);
    expect(again.statusCode).toBe(200);
    expect((await app.get('session/list', old)).statusCode).toBe(401);
  });

  it('end by themselves: after a week of silence, and after thirty days', async () => {
    const idle = await app.logIn(newPhone());
    const busy = await app.logIn(newPhone());
    for (let week = 0; week < 4; week += 1) {
      app.pass(6.9 * 86_400);
      expect((await app.get('session/list', busy)).statusCode).toBe(200);
    }
    expect((await app.get('session/list', idle)).statusCode).toBe(401);
    app.pass(3 * 86_400);
    expect((await app.get('session/list', busy)).statusCode).toBe(401);
  });

  it('are kept as hashes: what the table holds opens nothing', async () => {
    const { cookie } = await app.logIn(newPhone());
    const token = cookie!.slice('session='.length);
    const { rows } = await app.test.sql("select encode(token_hash, 'hex') as hex, token_hash from session");
    const stored = rows.map((row) => String(row['hex']));
    expect(stored.some((hex) => hex === Buffer.from(token, 'base64url').toString('hex'))).toBe(false);
    expect(JSON.stringify(rows)).not.toContain(token);
    const hash = (rows.at(-1)!['token_hash'] as Buffer).toString('base64url');
    expect((await app.get('session/list', { cookie: `session=${hash}` })).statusCode).toBe(401);
  });

  it("of one market open nothing in the other's calls", async () => {
    const who = await app.logIn(newPhone());
    expect((await app.get('session/list', who)).statusCode).toBe(200);
    expect((await app.get('session/list-yd', who)).statusCode).toBe(401);
  });
});

describe('A1.7 A1.10 · a native shell', () => {
  async function shellLogin(phone: string) {
    await app.post('session/sms-code', { phone });
    const body = { phone, code: await app.codeFor(phone), consents: [accountConsent], keptIn: 'header' };
    const answer = await app.post('session/login', body);
    expect(answer.headers['set-cookie']).toBeUndefined();
    return { headers: { authorization: `Bearer ${answer.json().token}` } };
  }

  it('keeps its token in a header, and opens a page with a code that is good once, for a minute', async () => {
    const shell = await shellLogin(newPhone());
    const { shellCode, shellKey } = (await app.post('session/shell-code', {}, shell)).json();
    const inside = { cookie: `shell=${shellKey}` };
    const opened = await app.post('session/shell-exchange', { shellCode }, inside);
    expect(opened.json()).toMatchObject({ isNew: false, token: null });
    const page = { cookie: cookieIn(opened) };
    expect((await app.get('session/list', page)).json().sessions).toHaveLength(2);
    expect(problemIn(await app.post('session/shell-exchange', { shellCode }, inside)).code).toBe(
      'shell_code_invalid',
    );

    const late = (await app.post('session/shell-code', {}, shell)).json();
    app.pass(60);
    const refused = await app.post(
      'session/shell-exchange',
      { shellCode: late.shellCode },
      { cookie: `shell=${late.shellKey}` },
    );
    expect(problemIn(refused).code).toBe('shell_code_invalid');
  });

  it('that has logged out leaves no way in behind', async () => {
    const shell = await shellLogin(newPhone());
    const { shellCode, shellKey } = (await app.post('session/shell-code', {}, shell)).json();
    await app.post('session/logout', {}, shell);
    const refused = await app.post('session/shell-exchange', { shellCode }, { cookie: `shell=${shellKey}` });
    expect(problemIn(refused).code).toBe('shell_code_invalid');
  });
});

describe('A1.2 A1.3 · a gateway that is away', () => {
  it('is told; nothing is counted, and a call may be asked for at once', async () => {
    let isAway = true;
    const down = await identityApp({
      ports: { sms: () => (isAway ? Promise.reject(new GatewayDown('away')) : Promise.resolve('taken')) },
    });
    try {
      const phone = newPhone();
      for (let time = 0; time < 12; time += 1) {
        const refused = await down.post('session/sms-code', { phone });
        expect(problemIn(refused)).toMatchObject({ code: 'message_not_sent', status: 503 });
        down.pass(1);
      }
      expect((await down.post('session/voice-code', { phone })).statusCode).toBe(200);
      isAway = false;
      expect((await down.post('session/sms-code', { phone })).json()).toMatchObject({ resendInSeconds: 60 });
      const { rows } = await down.test.sql('select channel, sent from message_count order by channel');
      expect(rows).toEqual([
        { channel: 'sms:newcomers', sent: 1 },
        { channel: 'voice:newcomers', sent: 1 },
      ]);
    } finally {
      await down.close();
    }
  });
});
