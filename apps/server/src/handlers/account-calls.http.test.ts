import { randomUUID } from 'node:crypto';
import { heldPayoutAccount, payoutAccountFor } from '@candor/services/customers/payout-accounts';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../http/testing/problem-in.ts';
import { borrow, months, giveName } from '@candor/simulator/borrowers';
import { openShop, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const markets = [
  {
    market: 'ph',
    suffix: '',
    dialled: (n: number) => ({ phone: `0917${n}`, international: `+63917${n}` }),
    account: { kind: 'bank', institution: 'BDO', number: '0012 3456 7890', holder: 'DELA CRUZ, ANA M.' },
    bankName: 'BDO Unibank',
    masked: '•••• 7890',
    tooShort: '123 4567',
    wish: { productId: 'ph-instalments', amount: 800_000n, term: months(3) },
    sameBank: 'bdo',
    wrongBank: 'NOBK',
    wrongBankRule: 'not_one_of',
  },
  {
    market: 'in',
    suffix: '-yd',
    dialled: (n: number) => ({ phone: `987${n}`, international: `+91987${n}` }),
    account: {
      kind: 'bank',
      institution: 'hdfc0000001',
      number: '5010 0123 4567 89',
      holder: 'Ana Dela Cruz',
    },
    bankName: 'HDFC Bank',
    masked: '•••• 6789',
    tooShort: '1234 5678',
    wish: { productId: 'in-two-years', amount: 2_000_000n, term: months(24) },
    sameBank: 'HDFC0000240',
    wrongBank: 'HDFC1000001',
    wrongBankRule: 'bad_format',
  },
] as const;

let last = 3_000_000;

/** Until some request of this database waits for another's lock. */
async function somebodyWaits(): Promise<void> {
  await expect
    .poll(async () => {
      const waiting =
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      return (await app.test.sql(waiting)).rows.length;
    })
    .toBeGreaterThan(0);
}

describe.each(markets)('A4 · payout accounts in $market', (there) => {
  const { market, suffix, account } = there;
  const path = (name: string) => `certification/${name}${suffix}`;
  const save = (who: Who, body: object) => app.post(path('bank-save'), body, who);
  const bankOf = async (who: Who) => (await app.get(path('bank'), who)).json();

  /** Somebody with a name on their document, logged in. */
  async function somebody() {
    const { phone, international } = there.dialled((last += 1));
    const who = await app.logIn(phone, suffix);
    const borrowerId = await giveName(
      app,
      { market, phone: international },
      { givenName: 'Ana María', familyName: 'dela Cruz' },
    );
    return { who, phone, borrowerId };
  }
  async function codeOf({ who, phone }: { who: Who; phone: string }, waitSeconds = 200) {
    app.pass(waitSeconds);
    const asked = { purpose: 'payout-account', by: 'sms' };
    expect((await app.post(`session/step-up-code${suffix}`, asked, who)).statusCode).toBe(200);
    return app.codeFor(phone);
  }
  async function add(one: { who: Who; phone: string }, body: object, waitSeconds?: number) {
    const answer = await save(one.who, { ...body, code: await codeOf(one, waitSeconds) });
    expect(answer.statusCode).toBe(200);
    return answer.json().account.accountId as string;
  }
  const rowsOf = async (borrowerId: string) =>
    (await app.test.sql('select from payout_account where borrower_id = $1', [borrowerId])).rows.length;
  const numbered = (n: number) => ({ ...account, number: `77000000000${n}` });

  it('A4.10 · says what an account needs, in the reader’s language, and whose it must be', async () => {
    const one = await somebody();
    const empty = await bankOf(one.who);
    expect(empty).toMatchObject({ state: 'empty', holder: 'Ana María dela Cruz', accounts: [] });
    const hindi = await app.get(path('bank'), { ...one.who, headers: { 'x-language': 'hi' } });
    expect(hindi.json().why).not.toBe(empty.why);
    const who = await app.logIn(there.dialled((last += 1)).phone, suffix);
    expect((await bankOf(who)).holder).toBeNull();
    expect(problemIn(await save(who, account))).toMatchObject({ code: 'certification_is_incomplete' });
  });

  it('A4.11 · takes no code before the first loan: another one takes its place, and one with a code stays', async () => {
    const one = await somebody();
    const first = (await save(one.who, account)).json().account;
    expect(first).toMatchObject({ institutionName: there.bankName, isDefault: true });
    const second = (await save(one.who, numbered(1))).json().account;
    expect((await bankOf(one.who)).accounts).toEqual([second]);
    expect(second.accountId).not.toBe(first.accountId);
    const confirmed = await add(one, account);
    expect((await bankOf(one.who)).accounts).toMatchObject([{ accountId: confirmed, isDefault: true }]);
    // From the first code on every further one takes its own.
    expect((await save(one.who, numbered(2))).json()).toEqual({ account: null });
    expect(await rowsOf(one.borrowerId)).toBe(1);
  });

  it('A4.11 · with a code is added and shown by its last four alone', async () => {
    const one = await somebody();
    const code = await codeOf(one);
    const added = await save(one.who, { ...account, code });
    expect(added.json().account).toMatchObject({
      kind: 'bank',
      institutionName: there.bankName,
      masked: there.masked,
      holder: account.holder,
      isDefault: true,
      isInUse: false,
    });
    expect(await bankOf(one.who)).toMatchObject({ state: 'accepted', accounts: [added.json().account] });
    const bare = account.number.replaceAll(' ', '');
    const { rows } = await app.test.sql('select row_to_json(a)::text as row from payout_account a');
    expect(rows.map(({ row }) => String(row)).join('\n')).not.toMatch(new RegExp(`${bare}|CRUZ`, 'iu'));
    expect(app.logged()).not.toContain(bare);
    const { messages } = (await app.get(`message/list${suffix}`, one.who)).json();
    expect(JSON.stringify(messages)).toContain(there.masked);
  });

  it('A4.11 · every mistyped field is told at once, in words, and no code is asked for before', async () => {
    const { who } = await somebody();
    const typed = { kind: 'bank', institution: there.wrongBank, number: there.tooShort, holder: ' . ' };
    const problem = problemIn(await save(who, typed));
    expect(problem).toMatchObject({ code: 'certification_has_faults', status: 422 });
    expect(problem.fields).toMatchObject([
      { path: '/institution', rule: there.wrongBankRule },
      { path: '/number', rule: 'too_short' },
      { path: '/holder', rule: 'required' },
    ]);
    const long = problemIn(await save(who, { ...account, number: '1'.repeat(19) }));
    expect(long.fields).toMatchObject([{ path: '/number', rule: 'too_long' }]);
    const letters = problemIn(await save(who, { ...account, number: '00123456789O' }));
    expect(letters.fields).toMatchObject([{ path: '/number', rule: 'bad_format' }]);
  });

  it.each(['Jose dela Cruz', 'A. dela Cruz', 'Maria Santos'])(
    'A4.11 · another person’s account is refused in words, and the code is not used up: %s',
    async (holder) => {
      const one = await somebody();
      const code = await codeOf(one);
      expect(problemIn(await save(one.who, { ...account, holder, code }))).toMatchObject({
        code: 'holder_is_another_person',
        status: 422,
      });
      expect((await save(one.who, { ...account, code })).statusCode).toBe(200);
    },
  );

  it('A4.11 · a wrong code adds nothing and counts its tries; a used one opens nothing again', async () => {
    const one = await somebody();
    const code = await codeOf(one);
    const wrong = code === '000000' ? '000001' : '000000';
    const problem = problemIn(await save(one.who, { ...account, code: wrong }));
    expect(problem).toMatchObject({
      code: 'code_wrong',
      detail: expect.stringContaining('4 tries are left'),
    });
    expect((await bankOf(one.who)).accounts).toEqual([]);
    expect((await save(one.who, { ...account, code })).statusCode).toBe(200);
    expect(problemIn(await save(one.who, { ...numbered(1), code }))).toMatchObject({ code: 'code_expired' });
    await codeOf(one);
    for (let n = 0; n < 4; n += 1) await save(one.who, { ...numbered(1), code: wrong });
    expect(problemIn(await save(one.who, { ...numbered(1), code: wrong })).code).toBe('code_spent');
  });

  it('A4.11 · a login’s code opens no account', async () => {
    const one = await somebody();
    const code = await app.codeFor(one.phone);
    expect(problemIn(await save(one.who, { ...account, code })).code).toBe('code_expired');
  });

  it('A4.11 · the same account twice is one, also with another branch’s code, typed another way, tapped twice at once', async () => {
    const one = await somebody();
    const code = await codeOf(one);
    const both = await Promise.all([1, 2].map(() => save(one.who, { ...account, code })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const typed = { institution: there.sameBank, number: account.number.replaceAll(' ', '-') };
    const again = problemIn(await save(one.who, { ...account, ...typed }));
    expect(again).toMatchObject({ code: 'account_is_known', status: 409 });
    expect((await bankOf(one.who)).accounts).toHaveLength(1);
  });

  it('A4.11 A4.14 · five at most; one that is removed makes room, and the number may come back', async () => {
    const one = await somebody();
    const ids: string[] = [];
    for (let n = 1; n <= 5; n += 1) ids.push(await add(one, numbered(n), 900));
    expect(problemIn(await save(one.who, numbered(6)))).toMatchObject({ code: 'too_many_accounts' });
    const left = await app.post(path('bank-remove'), { accountId: ids[2] }, one.who);
    expect(left.json().accounts).toHaveLength(4);
    await add(one, numbered(3), 900);
    expect((await bankOf(one.who)).accounts).toHaveLength(5);
  });

  it('A4.11 · two borrowers may share an account: couples do', async () => {
    await add(await somebody(), numbered(9));
    await add(await somebody(), numbered(9));
  });

  it('A4.13 A4.14 · one is the default; when it is removed, the oldest of the others is', async () => {
    const one = await somebody();
    const [first, second, third] = [
      await add(one, numbered(1)),
      await add(one, numbered(2)),
      await add(one, numbered(3)),
    ];
    const defaultOf = (answer: { accounts: { accountId: string; isDefault: boolean }[] }) =>
      answer.accounts.filter(({ isDefault }) => isDefault).map(({ accountId }) => accountId);
    expect(defaultOf(await bankOf(one.who))).toEqual([first]);
    const chosen = await app.post(path('bank-default'), { accountId: third }, one.who);
    expect(defaultOf(chosen.json())).toEqual([third]);
    expect(chosen.json().accounts[0].accountId).toBe(third);
    const left = await app.post(path('bank-remove'), { accountId: third }, one.who);
    expect(defaultOf(left.json())).toEqual([first]);
    expect(left.json().accounts.map((each: { accountId: string }) => each.accountId)).toEqual([
      first,
      second,
    ]);
  });

  it.each(['confirmed', 'paying-out'] as const)(
    'A4.14 · an account that money is on its way to stays: the order is %s',
    async (state) => {
      const one = await somebody();
      const accountId = await add(one, numbered(1));
      const orderId = await borrow(app, { market, borrowerId: one.borrowerId, ...there.wish }, state);
      await app.test.sql('update loan_order set account_id = $2 where id = $1', [orderId, accountId]);
      expect((await bankOf(one.who)).accounts).toMatchObject([{ accountId, isInUse: true }]);
      const refused = await app.post(path('bank-remove'), { accountId }, one.who);
      expect(problemIn(refused)).toMatchObject({ code: 'account_is_in_use', status: 409 });
      expect((await bankOf(one.who)).accounts).toHaveLength(1);
    },
  );

  it('A4.14 · whoever is just naming it in an order comes first: it is not removed under their hands', async () => {
    const one = await somebody();
    const accountId = await add(one, numbered(1));
    const orderId = await borrow(app, { market, borrowerId: one.borrowerId, ...there.wish }, 'confirmed');
    const { removal } = await app.test.database.withTransaction(async (tx) => {
      expect(await heldPayoutAccount(tx, app.identity.seal, accountId)).toMatchObject({ isRemoved: false });
      const underWay = app.post(path('bank-remove'), { accountId }, one.who);
      await somebodyWaits();
      await tx.query({
        text: 'update loan_order set account_id = $2 where id = $1',
        values: [orderId, accountId],
      });
      return { removal: underWay };
    });
    expect(problemIn(await removal).code).toBe('account_is_in_use');
    expect((await bankOf(one.who)).accounts).toHaveLength(1);
  });

  it('A4.14 · one that was paid to may be removed, and whoever reads the order still finds it', async () => {
    const one = await somebody();
    const accountId = await add(one, numbered(1));
    const orderId = await borrow(app, { market, borrowerId: one.borrowerId, ...there.wish }, 'paid-out');
    await app.test.sql('update loan_order set account_id = $2 where id = $1', [orderId, accountId]);
    const left = await app.post(path('bank-remove'), { accountId }, one.who);
    expect(left.json().accounts).toEqual([]);
    const target = await app.test.database.withTransaction((tx) =>
      payoutAccountFor(tx, app.identity.seal, accountId),
    );
    expect(target).toMatchObject({ isRemoved: true, number: numbered(1).number });
    expect(await rowsOf(one.borrowerId)).toBe(1);
  });

  it('A4.14 · one that nothing ever used is deleted when it is removed, and with the borrower', async () => {
    const one = await somebody();
    const accountId = await add(one, numbered(1));
    await add(one, numbered(2));
    await app.post(path('bank-remove'), { accountId }, one.who);
    expect(await rowsOf(one.borrowerId)).toBe(1);
    await app.post(`session/step-up-code${suffix}`, { purpose: 'delete', by: 'sms' }, one.who);
    const code = await app.codeFor(one.phone);
    expect((await app.post(`session/user-delete${suffix}`, { code }, one.who)).statusCode).toBe(200);
    expect(await rowsOf(one.borrowerId)).toBe(0);
  });

  it('A4.13 A4.14 · a stranger’s account does not exist for anybody else', async () => {
    const theirs = await add(await somebody(), numbered(1));
    const { who } = await somebody();
    for (const name of ['bank-default', 'bank-remove']) {
      for (const accountId of [theirs, randomUUID()]) {
        expect(problemIn(await app.post(path(name), { accountId }, who))).toMatchObject({
          code: 'not_found',
          status: 404,
        });
      }
    }
  });

  it('A4.11 · is known to whoever pays out: the whole number, and whether it is still the borrower’s own', async () => {
    const one = await somebody();
    const accountId = await add(one, account);
    const target = () =>
      app.test.database.withTransaction((tx) => payoutAccountFor(tx, app.identity.seal, accountId));
    expect(await target()).toMatchObject({
      borrowerId: one.borrowerId,
      institution: account.institution.toUpperCase(),
      number: account.number.replaceAll(' ', ''),
      isOwn: true,
    });
    const { international } = there.dialled(Number(one.phone.slice(-7)));
    await giveName(app, { market, phone: international }, { givenName: 'Jose', familyName: 'Reyes' });
    expect(await target()).toMatchObject({ isOwn: false });
  });
});

describe('A4.12 · the bank behind a code', () => {
  it.each([
    ['', 'GCSH', 'GCash'],
    ['', 'bpi', 'Bank of the Philippine Islands (BPI)'],
    ['-yd', 'SBIN0000300', 'State Bank of India'],
    ['-yd', 'hdfc 0caacob', 'Akhand Anand Co.op Bank'],
  ])('certification/bank-find%s %s is %s', async (suffix, code, name) => {
    const who = await app.logIn(suffix === '' ? '09171111111' : '9871111111', suffix);
    app.pass(200);
    const answer = await app.get(
      `certification/bank-find${suffix}?bankCode=${encodeURIComponent(code)}`,
      who,
    );
    expect(answer.json()).toMatchObject({ name, branch: null });
  });

  it.each([
    ['', 'HDFC0000001'],
    ['-yd', 'ZZZZ0000001'],
    ['-yd', 'HDFC0'],
    ['-yd', 'GCSH'],
  ])('certification/bank-find%s knows no %s', async (suffix, code) => {
    const who = await app.logIn(suffix === '' ? '09171111112' : '9871111112', suffix);
    app.pass(200);
    expect(problemIn(await app.get(`certification/bank-find${suffix}?bankCode=${code}`, who)).code).toBe(
      'not_found',
    );
  });
});
