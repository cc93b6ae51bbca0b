import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approve, askForKey, makeKey, withKey, staffMember, staffSession } from '@candor/simulator/staff';
import type { Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';

let app: IdentityApp;
let admin: Who;
let risk: Who;
let checker: Who;
beforeAll(async () => {
  app = await identityApp();
  admin = await staffSession(app, await staffMember(app, 'grace@lender.example', ['admin']));
  risk = await staffSession(app, await staffMember(app, 'tomas@lender.example', ['risk']));
  checker = await staffSession(app, await staffMember(app, 'meera@lender.example', ['compliance']));
});
afterAll(() => app.close());

const codeOf = (answer: { statusCode: number; json(): { code: string } }) => [
  answer.statusCode,
  answer.json().code,
];
const unknown = [401, 'not_logged_in'];
const refused = [403, 'not_permitted'];
const books = 'console/trial-balance?market=ph';
const statement = { market: 'ph', csv: 'date,reference,amount\n', isDryRun: true };

describe('A15.173 · a key', () => {
  it('is shown once, and of its secret nothing is kept but a digest', async () => {
    const { key, keyId } = await makeKey(app, admin, { scopes: ['books.read'] });
    expect(key).toMatch(new RegExp(`^ck_${keyId}_[\\w-]{43}$`, 'u'));
    const secret = key.slice(`ck_${keyId}_`.length);
    const list = await app.get('console/keys?market=ph', admin);
    expect(list.json().keys[0]).toMatchObject({
      keyId,
      name: 'Accounting',
      state: 'open',
      scopes: ['books.read'],
    });
    const tables = ['api_key', 'audit_log', 'audit_word', 'outbox', 'idempotency_key'];
    for (const table of tables) {
      const { rows } = await app.test.sql(`select t::text as row from ${table} t`);
      expect(JSON.stringify(rows), table).not.toContain(secret);
    }
    expect(list.body + app.logged()).not.toContain(secret);
  });

  it('opens the calls of its scopes without a cookie and without the marker, and no other', async () => {
    const { key } = await makeKey(app, admin, { scopes: ['books.read'] });
    const headers = { authorization: `Bearer ${key}` };
    const ask = (url: string) => app.app.inject({ method: 'GET', url: `/api/${url}`, headers });
    expect((await ask(books)).statusCode).toBe(200);
    expect((await ask('console/journal?market=ph')).statusCode).toBe(200);
    for (const url of [
      'console/portfolio?market=ph',
      'console/me',
      'console/today?market=ph',
      'console/audit',
      'console/people',
      'console/keys?market=ph',
      // Of its permission, and not of its calls: the entry of another market could be asked for here.
      'console/entry?entryId=1',
    ])
      expect(codeOf(await ask(url)), url).toEqual(refused);
    const post = await app.app.inject({
      method: 'POST',
      url: '/api/console/key-make',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: '{broken',
    });
    // Before the body is read: it learns nothing of what a call takes.
    expect(codeOf(post)).toEqual(refused);
  });

  it('is written down under its own name, also when it is refused', async () => {
    const { keyId, who } = await makeKey(app, admin, { scopes: ['books.read'] });
    await app.get('console/people', who);
    const { rows } = await app.test.sql(
      `select actor_kind, actor_id, subject, outcome from audit_log where actor_kind = 'key' and actor_id = $1`,
      [keyId],
    );
    expect(rows).toEqual([
      {
        actor_kind: 'key',
        actor_id: keyId,
        subject: 'call:console.people',
        outcome: 'refused: not_permitted',
      },
    ]);
    const trail = await app.get('console/audit?act=staff.refuse-permission', admin);
    expect(trail.json().events[0]).toMatchObject({ who: `Key ck_${keyId}`, staffId: null });
  });

  it('reads its own market alone', async () => {
    const { who } = await makeKey(app, admin, { scopes: ['books.read', 'product.read'], market: 'in' });
    expect((await app.get('console/trial-balance?market=in', who)).statusCode).toBe(200);
    expect(codeOf(await app.get(books, who))).toEqual(refused);
    expect(codeOf(await app.get('console/products?market=ph', who))).toEqual(refused);
    const { rows } = await app.test.sql(
      `select count(*)::int as n from audit_log where actor_kind = 'key' and subject = 'call:console.products'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('ends at once', async () => {
    const { keyId, who } = await makeKey(app, admin, { scopes: ['books.read'] });
    expect((await app.get(books, who)).statusCode).toBe(200);
    const end = () => app.post('console/key-end', { keyId, reason: 'It stood in a chat' }, admin);
    expect((await end()).json()).toEqual({ keyId });
    expect(codeOf(await app.get(books, who))).toEqual(unknown);
    expect(codeOf(await end())).toEqual([409, 'key_has_ended']);
    const gone = await app.post('console/key-end', { keyId: 'x'.repeat(12), reason: 'Not there' }, admin);
    expect(codeOf(gone)).toEqual([404, 'not_found']);
  });

  it('expires', async () => {
    const { keyId, who } = await makeKey(app, admin, { scopes: ['books.read'], days: 1 });
    app.pass(86_399);
    expect((await app.get(books, who)).statusCode).toBe(200);
    app.pass(1);
    expect(codeOf(await app.get(books, who))).toEqual(unknown);
    admin = await staffSession(app, await staffMember(app, 'grace2@lender.example', ['admin']));
    risk = await staffSession(app, await staffMember(app, 'tomas2@lender.example', ['risk']));
    checker = await staffSession(app, await staffMember(app, 'meera2@lender.example', ['compliance']));
    const { keys } = (await app.get('console/keys?market=ph', admin)).json();
    expect(keys.find((each: { keyId: string }) => each.keyId === keyId).state).toBe('expired');
  });

  it('with a wrong secret, another’s secret, or in a cookie’s place opens nothing, and no cookie beside it counts', async () => {
    const [first, second] = [
      await makeKey(app, admin, { scopes: ['books.read'] }),
      await makeKey(app, admin, { scopes: ['books.read'] }),
    ];
    const swapped = `ck_${first.keyId}_${second.key.slice(-43)}`;
    const flipped = first.key.slice(0, -2) + (first.key.at(-2) === 'A' ? 'B' : 'A') + first.key.at(-1);
    for (const key of [swapped, flipped, `ck_${'z'.repeat(12)}_${first.key.slice(-43)}`, 'ck_nonsense']) {
      expect(codeOf(await app.get(books, withKey(key))), key).toEqual(unknown);
      expect(codeOf(await app.get(books, { ...withKey(key), ...admin })), key).toEqual(unknown);
    }
    const secret = first.key.slice(-43);
    for (const who of [
      { cookie: `staff-session=${secret}` },
      { cookie: `session=${secret}` },
      { headers: { authorization: `Bearer ${secret}` } },
      { headers: { authorization: first.key } },
    ])
      expect(codeOf(await app.get(books, who))).toEqual(unknown);
    // Nor is it a borrower's.
    expect((await app.get('order/list', first.who)).statusCode).toBe(401);
  });

  it('keeps to its pace, and others are not slowed down by it', async () => {
    const [fast, slow] = [
      await makeKey(app, admin, { scopes: ['books.read'] }),
      await makeKey(app, admin, { scopes: ['books.read'] }),
    ];
    const statuses: number[] = [];
    for (let n = 0; n < 125; n += 1)
      statuses.push((await app.get('console/periods?market=ph', fast.who)).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    const late = await app.get(books, fast.who);
    expect(codeOf(late)).toEqual([429, 'too_many_requests']);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.get(books, slow.who)).statusCode).toBe(200);
    app.pass(1);
    expect((await app.get(books, fast.who)).statusCode).toBe(200);
  });

  it('says when it was used last', async () => {
    const { keyId, who } = await makeKey(app, admin, { scopes: ['page.read'] });
    const used = async () =>
      (await app.get('console/keys?market=ph', admin))
        .json()
        .keys.find((each: { keyId: string }) => each.keyId === keyId).lastUsedAt;
    expect(await used()).toBeNull();
    await app.get('console/text?market=ph&text=faq', who);
    expect(await used()).toBe(app.identity.now().toISOString());
  });
});

describe('A15.173 · who gives what', () => {
  it('nobody gives by a key what they may not read themselves', async () => {
    const lean = await staffMember(app, 'lean@lender.example', ['support']);
    await app.test.sql(
      `insert into staff_role (key, name, does, permissions, changed_at)
       values ('setter', 'Setter', 'sets up keys', '{integration.read,integration.change,page.read}', now()) on conflict do nothing`,
    );
    await app.test.sql(`insert into staff_has_role values ($1, 'setter', now())`, [lean]);
    const setter = await staffSession(app, lean);
    const ask = (scopes: string[]) =>
      app.post(
        'console/key-make',
        { market: 'ph', name: 'Site', scopes, days: 30, reason: 'Shows texts' },
        setter,
      );
    expect((await ask(['page.read'])).statusCode).toBe(200);
    expect(codeOf(await ask(['page.read', 'books.read']))).toEqual([403, 'key_scope_is_not_yours']);
    expect((await ask(['document.see'])).statusCode).toBe(400);
    expect((await ask(['approval.decide'])).statusCode).toBe(400);
    const { scopes } = (await app.get('console/keys?market=ph', setter)).json();
    expect(scopes.filter((scope: { isYours: boolean }) => scope.isYours)).toHaveLength(1);
  });

  it.each([['books.read', 'money.match'] as const, ['books.read', 'money.read'] as const])(
    'with %s and %s opens nothing until an approver agreed; never whoever asked',
    async (...scopes) => {
      const { keyId, who } = await askForKey(app, admin, { scopes });
      expect(codeOf(await app.get(books, who))).toEqual(unknown);
      expect(codeOf(await app.post('console/statement-read', statement, who))).toEqual(unknown);
      const waiting = (await app.get('console/approvals?market=ph&show=others', risk)).json();
      const request = waiting.items.find(({ about }: { about: string }) => about.includes(keyId));
      expect((await approve(app, request.requestId, admin)).statusCode).toBe(403);
      expect((await approve(app, request.requestId, risk)).statusCode).toBe(403);
      const agreed = await approve(app, request.requestId, checker);
      expect([agreed.statusCode, agreed.body]).toEqual([200, expect.stringContaining('done')]);
      expect((await app.get(books, who)).statusCode).toBe(200);
    },
  );

  it('what acts does its one call, and none that decides whose money something is', async () => {
    const { who } = await makeKey(app, admin, { scopes: ['money.match'] });
    expect((await app.post('console/statement-read', statement, who)).statusCode).toBe(200);
    // Of money.match that one call, and none that decides whose money something is.
    const match = { paymentId: crypto.randomUUID(), loanId: crypto.randomUUID(), reason: 'It fits' };
    const headers = { ...who.headers, 'idempotency-key': 'a-key-of-sixteen-letters' };
    expect(codeOf(await app.post('console/money-match', match, { headers }))).toEqual(refused);
  });
});
