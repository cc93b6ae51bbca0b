import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../http/testing/problem-in.ts';
import { cookieIn, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
});
afterAll(() => app.close());

let last = 8_100_000;
const newPhone = () => `0917${String((last += 1))}`;
const dayS = 86_400;

type FromShell = { readonly shellCode: string; readonly shellKey: string };

const codeOf = async (who: Who): Promise<FromShell> => (await app.post('session/shell-code', {}, who)).json();
/** As the shell's own web view does it: with the key that the shell has put there. */
const exchange = ({ shellCode, shellKey }: FromShell, { cookie }: Who = {}, suffix = '') =>
  app.post(
    `session/shell-exchange${suffix}`,
    { shellCode },
    { cookie: [cookie, `shell=${shellKey}`].filter(Boolean).join('; ') },
  );

describe('A1.10 · a code of a native shell', () => {
  it('in a link that somebody was sent logs nobody in: only the shell’s own web view has the key', async () => {
    const attacker = await app.logIn(newPhone());
    const { shellCode } = await codeOf(attacker);
    const other = await codeOf(attacker);
    const opened = await app.post('session/shell-exchange', { shellCode });
    expect(problemIn(opened).code).toBe('shell_code_invalid');
    expect(opened.headers['set-cookie']).toBeUndefined();
    const mixed = await exchange({ shellCode, shellKey: other.shellKey });
    expect(problemIn(mixed).code).toBe('shell_code_invalid');
    const { rows } = await app.test.sql(
      `select from audit_log where command = 'session.exchange-shell-code' and facts ? 'borrowerId'`,
    );
    expect(rows).toEqual([]);
  });

  it('of another market opens nothing, and is used up by the try', async () => {
    const fromShell = await codeOf(await app.logIn(newPhone()));
    for (const suffix of ['-yd', '']) {
      const refused = await exchange(fromShell, {}, suffix);
      expect(problemIn(refused).code).toBe('shell_code_invalid');
      expect(refused.headers['set-cookie']).toBeUndefined();
    }
  });

  it('opens a page for as long as the shell itself was let in, and no longer', async () => {
    let who = await app.logIn(newPhone());
    const began = app.identity.now().getTime();
    for (let week = 0; week < 4; week += 1) {
      app.pass(6.9 * dayS);
      const opened = await exchange(await codeOf(who));
      expect(Date.parse(opened.json().endsAt) - began).toBe(30 * dayS * 1_000);
      who = { cookie: cookieIn(opened) };
    }
    app.pass(3 * dayS);
    expect((await app.get('session/list', who)).statusCode).toBe(401);
  });

  it('never turns the page of somebody who is logged in into another’s', async () => {
    const [victim, stranger] = [await app.logIn(newPhone()), await app.logIn(newPhone())];
    const refused = await exchange(await codeOf(stranger), victim);
    expect(problemIn(refused).code).toBe('shell_code_invalid');
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect((await app.get('session/list', victim)).statusCode).toBe(200);
    const own = await exchange(await codeOf(victim), victim);
    expect(own.statusCode).toBe(200);
  });
});
