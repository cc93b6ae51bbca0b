import { SoftPasskey } from '@candor/simulator/staff';
import { giveName } from '@candor/simulator/borrowers';
import { accountConsent, cookieIn, type Who } from '@candor/simulator/lender';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../../http/testing/problem-in.ts';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';

const origin = 'https://loans.example.ph';
const dayS = 86_400;
let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
});
afterAll(() => app.close());

let last = 5_700_000;
const newPhone = () => `0917${String((last += 1))}`;
const device = () => new SoftPasskey(origin, { checksPerson: true });

const optionsOf = async (path: string, who?: Who, body = {}) =>
  (await app.post(`session/${path}`, body, who)).json().options as string;
const addTo = async (who: Who, passkey: SoftPasskey, more: object = {}) =>
  app.post(
    'session/passkey-add',
    { credential: passkey.make(await optionsOf('passkey-new', who)), ...more },
    who,
  );
const logInBy = async (passkey: SoftPasskey) =>
  app.post('session/passkey-login', { credential: passkey.sign(await optionsOf('passkey-options')) });
const proofOf = async (who: Who, passkey: SoftPasskey, purpose: string) =>
  passkey.sign(await optionsOf('passkey-proof', who, { purpose }));
const listOf = async (who: Who) => (await app.get('session/passkey-list', who)).json();

/** Somebody who has logged in and made a passkey at once. */
async function withPasskey(phone = newPhone()) {
  const who = await app.logIn(phone);
  const passkey = device();
  const { passkeyId } = (await addTo(who, passkey)).json() as { passkeyId: string };
  return { phone, who, passkey, passkeyId };
}

/** What a refusal must leave as it was. */
async function stand() {
  const { rows } = await app.test.sql(
    `select (select count(*) from session)::int as sessions, (select count(*) from borrower)::int as borrowers,
            (select count(*) from borrower where deleted_at is not null)::int as gone,
            (select count(*) from payout_account)::int as accounts,
            (select jsonb_agg(jsonb_build_array(id, counter, used_at) order by id) from borrower_passkey) as passkeys`,
  );
  return rows[0];
}

async function refused(answer: () => Promise<{ json(): unknown }>, code: string) {
  const before = await stand();
  expect(problemIn((await answer()) as never).code).toBe(code);
  expect(await stand()).toEqual(before);
}

describe('A1.12 to A1.16 · a borrower’s passkey', () => {
  it('is made after a login, told of by SMS and in the inbox, listed, and logs in with one answer', async () => {
    const { who, passkey, passkeyId, phone } = await withPasskey();
    expect(await listOf(who)).toMatchObject({
      isOffered: true,
      takesCode: false,
      passkeys: [{ passkeyId, usedAt: null }],
    });
    const { messages } = (await app.get('message/list', who)).json();
    expect(messages.filter(({ kind }: { kind: string }) => kind === 'passkey-added')).toMatchObject([
      { title: 'Screen lock login is on', channel: 'sms' },
    ]);

    const done = await logInBy(passkey);
    expect(done.statusCode).toBe(200);
    expect(done.json()).toMatchObject({ phone: `•••• ${phone.slice(-4)}`, isNew: false, token: null });
    const again = { cookie: cookieIn(done) };
    expect((await app.get('session/list', again)).json().sessions).toHaveLength(2);
    expect((await listOf(again)).passkeys[0].usedAt).not.toBeNull();
    const inbox = (await app.get('message/list', again)).json().messages as { kind: string }[];
    expect(inbox.filter(({ kind }) => kind === 'session-opened')).toHaveLength(2);
  });

  it('is asked for as one that needs no name and always a finger, a face or the lock', async () => {
    const who = await app.logIn(newPhone());
    expect(JSON.parse(await optionsOf('passkey-new', who))).toMatchObject({
      rp: { id: 'loans.example.ph' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(JSON.parse(await optionsOf('passkey-options'))).toMatchObject({
      rpId: 'loans.example.ph',
      userVerification: 'required',
      allowCredentials: [],
    });
  });

  it('says of whom it is only the end of the number', async () => {
    const phone = newPhone();
    const who = await app.logIn(phone);
    const { user } = JSON.parse(await optionsOf('passkey-new', who));
    expect(user.name).toBe(`•••• ${phone.slice(-4)}`);
    expect(JSON.stringify(user)).not.toContain(phone.slice(1, 7));
  });
});

describe('A1.13 · opens nothing', () => {
  it('from another origin, or for another host', async () => {
    const who = await app.logIn(newPhone());
    const elsewhere = new SoftPasskey('https://evil.example', { checksPerson: true });
    await refused(async () => addTo(who, elsewhere), 'screen_lock_not_accepted');
    const { passkey } = await withPasskey();
    await refused(async () => {
      const asked = { ...JSON.parse(await optionsOf('passkey-options')), rpId: 'evil.example' };
      return app.post('session/passkey-login', { credential: passkey.sign(JSON.stringify(asked)) });
    }, 'screen_lock_not_accepted');
  });

  it('without a finger, a face or the lock, neither made nor used', async () => {
    const who = await app.logIn(newPhone());
    await refused(async () => addTo(who, new SoftPasskey(origin)), 'screen_lock_not_accepted');
    const { passkey } = await withPasskey();
    passkey.checksPerson = false;
    await refused(() => logInBy(passkey), 'screen_lock_not_accepted');
  });

  it('with an answer that was given before, one that is too old, or one to no question of ours', async () => {
    const { passkey } = await withPasskey();
    const credential = passkey.sign(await optionsOf('passkey-options'));
    expect((await app.post('session/passkey-login', { credential })).statusCode).toBe(200);
    await refused(() => app.post('session/passkey-login', { credential }), 'screen_lock_not_accepted');

    const old = await optionsOf('passkey-options');
    app.pass(301);
    await refused(
      () => app.post('session/passkey-login', { credential: passkey.sign(old) }),
      'screen_lock_not_accepted',
    );
    const made = { ...JSON.parse(await optionsOf('passkey-options')), challenge: 'b3RoZXI' };
    await refused(
      () => app.post('session/passkey-login', { credential: passkey.sign(JSON.stringify(made)) }),
      'screen_lock_not_accepted',
    );
    for (const odd of ['null', '[]', '{}', '{"id":1}', '{"response":{"clientDataJSON":"bnVsbA"}}', '\0x'])
      expect([422, 400]).toContain((await app.post('session/passkey-login', { credential: odd })).statusCode);
  });

  it('with the answer to another question: one that removes or adds logs nobody in, nor the other way round', async () => {
    const { who, passkey } = await withPasskey();
    const forRemoval = await optionsOf('passkey-proof', who, { purpose: 'passkey' });
    await refused(
      () => app.post('session/passkey-login', { credential: passkey.sign(forRemoval) }),
      'screen_lock_not_accepted',
    );
    const forLogin = await optionsOf('passkey-options');
    await refused(
      () => app.post('session/user-delete', { credential: passkey.sign(forLogin) }, who),
      'screen_lock_not_accepted',
    );
    await refused(async () => {
      const credential = await proofOf(who, passkey, 'payout-account');
      return app.post('session/user-delete', { credential }, who);
    }, 'screen_lock_not_accepted');
  });

  it('in a copy whose counter goes back', async () => {
    const { passkey } = await withPasskey();
    passkey.counter = 7;
    expect((await logInBy(passkey)).statusCode).toBe(200);
    passkey.counter = 4;
    await refused(() => logInBy(passkey), 'screen_lock_not_accepted');
    passkey.counter = 8;
    expect((await logInBy(passkey)).statusCode).toBe(200);
  });

  it('when it was removed, its owner left, or it is of another market', async () => {
    const removed = await withPasskey();
    const credential = await proofOf(removed.who, removed.passkey, 'passkey');
    const { passkeyId } = removed;
    await app.post('session/passkey-remove', { passkeyId, credential }, removed.who);
    await refused(() => logInBy(removed.passkey), 'screen_lock_not_accepted');

    const left = await withPasskey();
    const proof = await proofOf(left.who, left.passkey, 'delete');
    expect((await app.post('session/user-delete', { credential: proof }, left.who)).statusCode).toBe(200);
    await refused(() => logInBy(left.passkey), 'screen_lock_not_accepted');

    const here = await withPasskey();
    await refused(async () => {
      const asked = (await app.post('session/passkey-options-yd')).json().options as string;
      return app.post('session/passkey-login-yd', { credential: here.passkey.sign(asked) });
    }, 'screen_lock_not_accepted');
    await refused(async () => {
      const asked = await optionsOf('passkey-options');
      return app.post('session/passkey-login-yd', { credential: here.passkey.sign(asked) });
    }, 'screen_lock_not_accepted');
  });

  it('once its number has gone to somebody else, who gets nothing of it either', async () => {
    const { phone, passkey } = await withPasskey();
    app.pass(200 * dayS);
    await app.post('session/sms-code', { phone });
    const code = await app.codeFor(phone);
    const fresh = await app.post('session/login', { phone, code, consents: [accountConsent] });
    expect(fresh.json().isNew).toBe(true);
    await refused(() => logInBy(passkey), 'screen_lock_not_accepted');
    expect((await listOf({ cookie: cookieIn(fresh) })).passkeys).toEqual([]);
  });

  it('when the number was not proved for long: a code first; and its sessions do not prove the number', async () => {
    const { phone, passkey } = await withPasskey();
    const seen = async () => {
      const index = app.identity.seal.index('phone', 'ph', `+63${phone.slice(1)}`);
      return (await app.test.sql('select last_seen_at from borrower where phone_index = $1', [index]))
        .rows[0];
    };
    const before = await seen();
    app.pass(170 * dayS);
    const by = { cookie: cookieIn(await logInBy(passkey)) };
    app.pass(dayS);
    expect((await app.get('session/list', by)).statusCode).toBe(200);
    expect(await seen()).toEqual(before);
    app.pass(10 * dayS);
    const sessions = async () => (await app.test.sql('select count(*) as n from session')).rows[0];
    const open = await sessions();
    expect(problemIn(await logInBy(passkey)).code).toBe('login_needs_code');
    expect(await sessions()).toEqual(open);
  });
});

describe('A1.16 · making one', () => {
  it('takes a code for that purpose when the login was a while ago, and no other code', async () => {
    const phone = newPhone();
    const who = await app.logIn(phone);
    app.pass(601);
    expect((await listOf(who)).takesCode).toBe(true);
    await refused(() => addTo(who, device()), 'code_expired');
    await app.post('session/step-up-code', { purpose: 'delete', by: 'sms' }, who);
    const other = await app.codeFor(phone);
    await refused(() => addTo(who, device(), { code: other }), 'code_expired');
    app.pass(61);
    await app.post('session/step-up-code', { purpose: 'passkey', by: 'sms' }, who);
    const code = await app.codeFor(phone);
    expect((await addTo(who, device(), { code })).statusCode).toBe(200);
    await refused(() => addTo(who, device(), { code }), 'code_expired');
  });

  it('answers the question of its own session alone, and is kept once, whoever has it', async () => {
    const [one, two] = [await app.logIn(newPhone()), await app.logIn(newPhone())];
    const passkey = device();
    const asked = await optionsOf('passkey-new', one);
    await refused(
      () => app.post('session/passkey-add', { credential: passkey.make(asked) }, two),
      'screen_lock_not_accepted',
    );
    expect((await addTo(one, passkey)).statusCode).toBe(200);
    await refused(() => addTo(two, passkey), 'screen_lock_not_accepted');
  });
});

describe('A1.17 A1.18 · in place of a code', () => {
  it('removes itself; without a proof, or with another’s, nothing goes', async () => {
    const { who, passkey, passkeyId } = await withPasskey();
    const other = await withPasskey();
    await refused(() => app.post('session/passkey-remove', { passkeyId }, who), 'code_expired');
    await refused(async () => {
      const asked = await optionsOf('passkey-proof', who, { purpose: 'passkey' });
      return app.post('session/passkey-remove', { passkeyId, credential: other.passkey.sign(asked) }, who);
    }, 'screen_lock_not_accepted');
    await refused(async () => {
      const credential = await proofOf(other.who, other.passkey, 'passkey');
      return app.post('session/passkey-remove', { passkeyId, credential }, other.who);
    }, 'not_found');
    const credential = await proofOf(who, passkey, 'passkey');
    const gone = await app.post('session/passkey-remove', { passkeyId, credential }, who);
    expect(gone.json()).toEqual({ left: 0 });
    expect(problemIn(await app.post('session/passkey-proof', { purpose: 'delete' }, who)).code).toBe(
      'screen_lock_not_offered',
    );
  });

  it('is removed by a code too, when the phone is lost', async () => {
    const { who, phone, passkeyId } = await withPasskey();
    await app.post('session/step-up-code', { purpose: 'passkey', by: 'sms' }, who);
    const code = await app.codeFor(phone);
    expect((await app.post('session/passkey-remove', { passkeyId, code }, who)).json()).toEqual({ left: 0 });
  });

  it('adds a payout account that counts as confirmed; another’s, or one for something else, adds none', async () => {
    const { who, passkey, phone } = await withPasskey();
    const other = await withPasskey();
    const name = { givenName: 'Ana', familyName: 'Cruz' };
    await giveName(app, { market: 'ph', phone: `+63${phone.slice(1)}` }, name);
    const account = { kind: 'bank', institution: 'BDO', number: '001234567890', holder: 'Ana Cruz' };
    await refused(async () => {
      const asked = await optionsOf('passkey-proof', who, { purpose: 'payout-account' });
      return app.post('certification/bank-save', { ...account, credential: other.passkey.sign(asked) }, who);
    }, 'screen_lock_not_accepted');
    await refused(async () => {
      const credential = await proofOf(who, passkey, 'delete');
      return app.post('certification/bank-save', { ...account, credential }, who);
    }, 'screen_lock_not_accepted');
    const credential = await proofOf(who, passkey, 'payout-account');
    const added = await app.post('certification/bank-save', { ...account, credential }, who);
    const { accountId } = added.json().account as { accountId: string };
    const { rows } = await app.test.sql('select confirmed_at from payout_account where id = $1', [accountId]);
    expect(rows).toEqual([{ confirmed_at: app.identity.now() }]);
  });

  it('deletes the account with everything of it; the rows of its passkeys go too', async () => {
    const { who, passkey } = await withPasskey();
    const count = async () =>
      Number((await app.test.sql('select count(*) as n from borrower_passkey')).rows[0]?.['n']);
    const before = await count();
    const credential = await proofOf(who, passkey, 'delete');
    expect((await app.post('session/user-delete', { credential }, who)).statusCode).toBe(200);
    expect(await count()).toBe(before - 1);
  });

  it('signs what it was asked for once, and in the session that asked', async () => {
    const { who, passkey, phone } = await withPasskey();
    const asked = await optionsOf('passkey-proof', who, { purpose: 'delete' });
    app.pass(61);
    const elsewhere = await app.logIn(phone);
    await refused(
      () => app.post('session/user-delete', { credential: passkey.sign(asked) }, elsewhere),
      'screen_lock_not_accepted',
    );
  });
});

describe('A1.12 · is limited', () => {
  it('by the network that asks', async () => {
    const answers = [];
    for (let n = 0; n < 65; n += 1) answers.push(await app.post('session/passkey-options'));
    expect(problemIn(answers.at(-1)!).code).toBe('too_many_requests');
  });
});

describe('A1.1 · the number that was last used in a browser', () => {
  const number = (answer: { headers: Record<string, unknown> }) =>
    /known-number=([^;]*)/u.exec(String(answer.headers['set-cookie']))?.[1];
  const asks = async (cookie: string | undefined, suffix = '') =>
    (await app.get(`session/login-init${suffix}`, { cookie: `known-number=${cookie}` })).json().lastPhone;

  it('is told to that browser alone, sealed in its cookie, until its owner logs out or leaves', async () => {
    const phone = newPhone();
    await app.post('session/sms-code', { phone });
    const code = await app.codeFor(phone);
    const done = await app.post('session/login', { phone, code, consents: [accountConsent] });
    const sealed = number(done);
    expect(sealed).toBeDefined();
    expect(sealed).not.toContain(phone.slice(1));
    expect(String(done.headers['set-cookie'])).toMatch(
      /known-number=[^;]+;[^,]+,[^;]+; Path=\/; HttpOnly; SameSite=Strict/u,
    );
    expect(await asks(sealed)).toBe(phone);
    expect(await asks(sealed, '-yd')).toBeNull();
    expect(await asks(undefined)).toBeNull();
    expect(await asks(`${sealed?.slice(0, -1)}${sealed?.endsWith('A') ? 'B' : 'A'}`)).toBeNull();

    const who = { cookie: cookieIn(done) };
    const out = await app.post('session/logout', {}, who);
    expect(number(out)).toBe('');
    app.pass(61);
    const back = await app.logIn(phone);
    await app.post('session/step-up-code', { purpose: 'delete', by: 'sms' }, back);
    await app.post('session/user-delete', { code: await app.codeFor(phone) }, back);
    expect(await asks(sealed)).toBeNull();
  });
});
