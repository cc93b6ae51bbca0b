import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieIn, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { SoftPasskey, enrol, staffMember, staffPassword as password } from '@candor/simulator/staff';

const origin = 'https://loans.example.ph';
let app: IdentityApp;
let who: Who;
const email = 'keys@lender.example';
beforeAll(async () => {
  app = await identityApp();
  await staffMember(app, email, ['finance']);
  ({ who } = await enrol(app, email));
});
afterAll(() => app.close());

const codeOf = (answer: { json(): { code: string } }) => answer.json().code;
const options = async () =>
  (await app.post('console/passkey-options', { password }, who)).json().options as string;
const add = (credential: string) =>
  app.post('console/passkey-add', { name: 'Office laptop', credential }, who);

describe('A15.11 to A15.15 · a passkey', () => {
  it('is made by whoever gives the password again, listed, and opens the second step', async () => {
    const wrong = await app.post('console/passkey-options', { password: 'not mine' }, who);
    expect(codeOf(wrong)).toBe('password_is_wrong');
    const passkey = new SoftPasskey(origin);
    const { passkeyId } = (await add(passkey.make(await options()))).json();
    const listed = (await app.get('console/passkeys', who)).json();
    expect(listed).toMatchObject({
      passkeys: [{ passkeyId, name: 'Office laptop', usedAt: null }],
      recoveryCodesLeft: 10,
      isOffered: true,
    });

    const first = (await app.post('console/login', { email, password })).json();
    expect(first.ways).toEqual(['totp', 'passkey', 'recovery']);
    const asked = (await app.post('console/passkey-challenge', { ticket: first.ticket })).json().options;
    const credential = passkey.sign(asked);
    const done = await app.post('console/second-factor', { ticket: first.ticket, credential });
    expect(done.statusCode).toBe(200);
    expect((await app.get('console/me', { cookie: cookieIn(done) })).json().email).toBe(email);
    expect((await app.get('console/passkeys', who)).json().passkeys[0].usedAt).not.toBeNull();
  });

  it('is not taken with the answer to another question, from another place, or a second time', async () => {
    const asked = await options();
    const other = JSON.stringify({ ...JSON.parse(asked), challenge: 'b3RoZXI' });
    expect(codeOf(await add(new SoftPasskey(origin).make(other)))).toBe('passkey_not_accepted');
    // The question was used up by the wrong answer.
    expect(codeOf(await add(new SoftPasskey(origin).make(asked)))).toBe('passkey_not_accepted');
    const elsewhere = new SoftPasskey('https://evil.example');
    expect(codeOf(await add(elsewhere.make(await options())))).toBe('passkey_not_accepted');
    for (const odd of ['', 'null', '[]', '{}', '{"id":1}'])
      expect([422, 400]).toContain((await add(odd)).statusCode);
    const once = new SoftPasskey(origin);
    expect((await add(once.make(await options()))).statusCode).toBe(200);
    expect(codeOf(await add(once.make(await options())))).toBe('passkey_not_accepted');
  });

  it('of somebody else, copied, or with an old answer opens nothing', async () => {
    const mine = new SoftPasskey(origin);
    await add(mine.make(await options()));
    const begin = async () => {
      await app.test.sql('delete from staff_tries');
      const { ticket } = (await app.post('console/login', { email, password })).json();
      const asked = (await app.post('console/passkey-challenge', { ticket })).json().options as string;
      return { ticket, asked };
    };
    const finish = (ticket: string, credential: string) =>
      app.post('console/second-factor', { ticket, credential });

    const first = await begin();
    const old = mine.sign(first.asked);
    expect(codeOf(await finish(first.ticket, new SoftPasskey(origin).sign(first.asked)))).toBe(
      'staff_code_wrong',
    );
    // What was to be signed was used up.
    expect(codeOf(await finish(first.ticket, old))).toBe('staff_code_wrong');
    const second = await begin();
    expect(codeOf(await finish(second.ticket, old))).toBe('staff_code_wrong');
    const third = await begin();
    expect((await finish(third.ticket, mine.sign(third.asked))).statusCode).toBe(200);
    // A copy counts on from where it was copied.
    mine.counter = 0;
    const fourth = await begin();
    expect(codeOf(await finish(fourth.ticket, mine.sign(fourth.asked)))).toBe('staff_code_wrong');
    for (const odd of ['', 'null', '{}', '{"id":"x"}'])
      expect([401, 423]).toContain((await finish(fourth.ticket, odd)).statusCode);
  });

  it('is forgotten by its owner alone, who says the password again', async () => {
    await staffMember(app, 'other@lender.example', ['finance']);
    const other = (await enrol(app, 'other@lender.example')).who;
    const kept = (await app.get('console/passkeys', who)).json().passkeys;
    const [{ passkeyId }] = kept;
    const remove = (id: string, by: Who, said = password) =>
      app.post('console/passkey-remove', { passkeyId: id, password: said }, by);
    expect(codeOf(await remove(passkeyId, other))).toBe('not_found');
    // An open browser is not yet its owner.
    const wrong = await remove(passkeyId, who, 'not the password');
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([422, 'password_is_wrong']);
    expect((await app.get('console/passkeys', who)).json().passkeys).toEqual(kept);
    expect((await remove(passkeyId, who)).json()).toEqual({});
    expect(codeOf(await remove(randomUUID(), who))).toBe('not_found');
    const { ticket } = (await app.post('console/login', { email: 'other@lender.example', password })).json();
    expect(codeOf(await app.post('console/passkey-challenge', { ticket }))).toBe('passkey_not_offered');
    expect(codeOf(await app.post('console/passkey-challenge', { ticket: 'x' }))).toBe('staff_ticket_expired');
  });
});
