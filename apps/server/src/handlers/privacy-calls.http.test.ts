import { makeExport } from '@candor/services/composition/privacy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../http/testing/problem-in.ts';
import { deleteTestLoans, giveLoan } from '../testing/give-loan.ts';
import { accountConsent, cookieIn, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { unzip } from '../testing/unzip.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
});
afterAll(async () => {
  await deleteTestLoans(app.test);
  await app.close();
});

let last = 2_000_000;
const newPhone = () => `0917${String((last += 1))}`;
const newIndianPhone = () => `987${String((last += 1))}`;
const { textVersion } = accountConsent;
const consent = (who: Who, purpose: string, isGiven: boolean, suffix = '') =>
  app.post(`privacy/consent-set${suffix}`, { purpose, isGiven, textVersion }, who);
const count = async (table: string) =>
  Number((await app.test.sql(`select count(*) from ${table}`)).rows[0]!['count']);

const uploads = [
  [
    'A11.1',
    'push',
    'fcm-token',
    { fcmToken: `fcm-token:${'x'.repeat(30)}`, platform: 'android' },
    'push_token',
  ],
  ['A11.2', 'location', 'location', { latitude: 14.554729, longitude: 121.024445 }, 'borrower_location'],
  [
    'A11.3',
    'device',
    'device-info',
    { model: 'SM-A145F', system: 'Android 15', screen: '1080x2408', timeZone: 'Asia/Manila' },
    'borrower_device',
  ],
  [
    'A11.4',
    'references',
    'contacts',
    { contacts: [{ name: 'Ana Reyes', phone: '09181234567', relation: 'friend', source: 'typed' }] },
    'reference_person',
  ],
] as const;

describe.each(uploads)('%s A13.2 · what is told under "%s"', (_id, purpose, name, body, table) => {
  it('is refused without its consent, kept with it, and deleted when it is withdrawn', async () => {
    const who = await app.logIn(newPhone());
    const before = await count(table);
    const refused = problemIn(await app.post(`upload/${name}`, body, who));
    expect(refused).toMatchObject({ code: 'consent_missing', status: 403 });
    expect(await count(table)).toBe(before);

    expect((await consent(who, purpose, true)).json()).toMatchObject({
      consent: { isGiven: true, agreedVersion: textVersion },
    });
    expect((await app.post(`upload/${name}`, body, who)).statusCode).toBe(200);
    expect(await count(table)).toBe(before + 1);

    expect((await consent(who, purpose, false)).json()).toMatchObject({
      consent: { isGiven: false, agreedVersion: null },
      deleted: 1,
    });
    expect(await count(table)).toBe(before);
    expect(problemIn(await app.post(`upload/${name}`, body, who)).code).toBe('consent_missing');
  });
});

describe('A11.1 · devices', () => {
  it('are ten at most, and named some twenty times in a row: then whoever names more has to wait', async () => {
    const who = await app.logIn(newPhone());
    await consent(who, 'push', true);
    const before = await count('push_token');
    const name = (n: number) =>
      app.post('upload/fcm-token', { fcmToken: `many-devices:${'x'.repeat(20)}${n}`, platform: 'web' }, who);
    for (let n = 0; n < 12; n += 1) {
      expect((await name(n)).statusCode).toBe(200);
      app.pass(1);
    }
    expect(await count('push_token')).toBe(before + 10);
    const rest = [];
    for (let n = 12; n < 24; n += 1) rest.push(await name(n));
    const refused = rest.at(-1)!;
    expect(problemIn(refused)).toMatchObject({ code: 'too_many_requests', status: 429 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    app.pass(60);
    expect((await name(24)).statusCode).toBe(200);
  });
});

describe('A11.2 · a place', () => {
  it('is kept to about a kilometre', async () => {
    const who = await app.logIn(newPhone());
    await consent(who, 'location', true);
    const body = { latitude: 14.554729, longitude: -121.026 };
    const answer = await app.post('upload/location', body, who);
    expect(answer.json()).toEqual({ keptUntil: null, latitude: 14.55, longitude: -121.03 });
    const { rows } = await app.test.sql('select latitude, longitude from borrower_location');
    expect(rows).toContainEqual({ latitude: '14.55', longitude: '-121.03' });
  });
});

describe('A11.4 · reference persons', () => {
  const person = { name: 'Ana Reyes', phone: '09181234567', relation: 'friend', source: 'typed' };

  it('are five at most: a phone book of 250 is refused with the reason, and nothing of it is kept', async () => {
    const who = await app.logIn(newPhone());
    await consent(who, 'references', true);
    const before = await count('reference_person');
    for (const size of [6, 250]) {
      const contacts = Array.from({ length: size }, () => person);
      const problem = problemIn(await app.post('upload/contacts', { contacts }, who));
      expect(problem).toMatchObject({ code: 'too_many_reference_persons', status: 422 });
      expect(problem.detail).toContain('We never take a phone book');
    }
    expect(await count('reference_person')).toBe(before);
    const contacts = Array.from({ length: 5 }, () => person);
    expect((await app.post('upload/contacts', { contacts }, who)).json().kept).toBe(5);
  });

  it("may be picked from the phone's contacts in the Philippines, and not in India, where the law forbids it", async () => {
    const here = await app.logIn(newPhone());
    await consent(here, 'references', true);
    const picked = { contacts: [{ ...person, source: 'picker' }] };
    expect((await app.post('upload/contacts', picked, here)).statusCode).toBe(200);
    expect((await app.get('privacy/consents', here)).json().hasContactPicker).toBe(true);

    const there = await app.logIn(newIndianPhone(), '-yd');
    await consent(there, 'references', true, '-yd');
    const indian = { contacts: [{ ...person, phone: '9876500000', source: 'picker' }] };
    const problem = problemIn(await app.post('upload/contacts-yd', indian, there));
    expect(problem).toMatchObject({ code: 'contact_picker_not_allowed', status: 403 });
    const typed = { contacts: [{ ...person, phone: '9876500000' }] };
    expect(problemIn(await app.post('upload/contacts-yd', typed, there)).code).toBe(
      'contact_picker_not_allowed',
    );
    expect((await app.get('privacy/consents-yd', there)).json().hasContactPicker).toBe(false);
  });

  it('have a number of this country', async () => {
    const who = await app.logIn(newPhone());
    await consent(who, 'references', true);
    const contacts = [{ ...person, phone: '14155552671' }];
    const problem = problemIn(await app.post('upload/contacts', { contacts }, who));
    expect(problem).toMatchObject({ code: 'invalid_request', fields: [{ path: '/contacts' }] });
  });
});

describe('A13.1 A13.2 · consents', () => {
  it('are listed with their text in the reader’s language; nothing is given unasked', async () => {
    const who = await app.logIn(newPhone());
    const { consents } = (
      await app.get('privacy/consents', { ...who, headers: { 'x-language': 'hi' } })
    ).json();
    const given = consents.filter(({ isGiven }: { isGiven: boolean }) => isGiven);
    expect(given.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['account']);
    expect(consents[2]).toMatchObject({ purpose: 'location', title: 'आपकी अनुमानित जगह', since: null });
  });

  it('to a text that has changed since count for nothing', async () => {
    const who = await app.logIn(newPhone());
    const body = { purpose: 'location', isGiven: true, textVersion: '2020-01-01' };
    expect(problemIn(await app.post('privacy/consent-set', body, who)).code).toBe('consent_text_changed');
  });

  it('to having an account end with the account alone', async () => {
    const who = await app.logIn(newPhone());
    expect(problemIn(await consent(who, 'account', false)).code).toBe('consent_is_required');
  });

  it('are a ledger that nobody changes, not even its owner', async () => {
    for (const statement of ['update consent_entry set is_given = false', 'delete from consent_entry']) {
      await expect(app.test.sql(statement)).rejects.toThrow('append-only');
    }
  });
});

describe('A13.3 A13.4 A13.5 · an export', () => {
  it('that two workers make at once is told of once', async () => {
    const who = await app.logIn(newPhone());
    const { exportId } = (await app.post('privacy/export', {}, who)).json();
    const { rows } = await app.test.sql('select borrower_id from data_export where id = $1', [exportId]);
    const borrowerId = String(rows[0]!['borrower_id']);
    const make = () => makeExport(app.borrowing, { exportId, borrowerId });
    await Promise.all([make(), make()]);
    const { messages } = (await app.get('message/list', who)).json();
    const kinds = messages.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === 'export-ready')).toHaveLength(1);
    await app.work();
  });

  it('is made by the worker, holds a page and data, is for its owner alone, and expires', async () => {
    const phone = newPhone();
    const who = await app.logIn(phone);
    const stranger = await app.logIn(newPhone());
    await app.post('message/preference-set', { purpose: 'documents', way: 'sms' }, who);
    const asked = (await app.post('privacy/export', {}, who)).json();
    expect(asked).toMatchObject({ state: 'waiting', progressPercent: 0 });
    const { exportId } = asked;
    const early = await app.get(`privacy/export-archive?exportId=${exportId}`, who);
    expect(problemIn(early).code).toBe('export_not_ready');

    app.pass(1);
    await app.work();
    const state = (await app.get('privacy/export-state', who)).json();
    expect(state).toMatchObject({ exportId, state: 'ready', progressPercent: 100 });
    const archive = (await app.get(`privacy/export-archive?exportId=${exportId}`, who)).json();
    const files = unzip(Buffer.from(archive.base64, 'base64'));
    const international = `+63${phone.slice(1)}`;
    expect(JSON.parse(String(files['data.json'])).account).toMatchObject([
      { phone: international, market: 'ph' },
    ]);
    expect(JSON.parse(String(files['data.json'])).consents).toMatchObject([
      { purpose: 'account', isGiven: true },
    ]);
    expect(JSON.parse(String(files['data.json'])).messagesFirstBy).toEqual([
      { purpose: 'documents', way: 'sms' },
    ]);
    expect(String(files['my-data.html'])).toContain(international);

    for (const path of [`export-archive?exportId=${exportId}`, `export-state?exportId=${exportId}`]) {
      expect((await app.get(`privacy/${path}`, stranger)).statusCode).toBe(404);
    }
    const inbox = (await app.get('message/list', who)).json();
    expect(inbox.messages[0]).toMatchObject({ kind: 'export-ready', title: 'Your data is ready' });
    app.pass(6 * 86_400);
    expect((await app.get('session/list', who)).statusCode).toBe(200);
    app.pass(86_400);
    const late = await app.get(`privacy/export-archive?exportId=${exportId}`, who);
    expect(problemIn(late)).toMatchObject({ code: 'export_expired', status: 410 });
  });
});

describe('A1.6 A13.6 · leaving', () => {
  async function leave(who: Who, phone: string) {
    await app.post('session/step-up-code', { purpose: 'delete', by: 'sms' }, who);
    return app.post('session/user-delete', { code: await app.codeFor(phone) }, who);
  }

  it('takes everything along where there never was a loan, and the number can begin anew', async () => {
    const phone = newPhone();
    const who = await app.logIn(phone);
    await consent(who, 'location', true);
    await app.post('upload/location', { latitude: 14.5, longitude: 121 }, who);
    const view = (await app.get('privacy/deletion', who)).json();
    expect(view).toMatchObject({ mayDelete: true, openLoans: 0, doFirst: null, kept: [] });
    expect(view.goesNow).toHaveLength(3);
    const left = await leave(who, phone);
    expect(left.json().kept).toEqual([]);
    expect(String(left.headers['set-cookie'])).toMatch(/session=; Max-Age=0.*known-number=; Max-Age=0/u);
    expect((await app.get('session/list', who)).statusCode).toBe(401);
    app.pass(61);
    await app.post('session/sms-code', { phone });
    const body = { phone, code: await app.codeFor(phone), consents: [accountConsent] };
    const again = await app.post('session/login', body);
    expect(again.json()).toMatchObject({ isNew: true });
    const inbox = (await app.get('message/list', { cookie: cookieIn(again) })).json();
    expect(inbox.messages.map(({ kind }: { kind: string }) => kind)).toSatisfy(
      (kinds: string[]) => kinds.length === 2 && kinds.includes('session-opened'),
    );
  });

  it('waits for a loan that is open: what to do first is told, and the code is not used up', async () => {
    const phone = newPhone();
    const who = await app.logIn(phone);
    const loanId = await giveLoan(app.test, phone, app.identity.seal, 'active');
    const view = (await app.get('privacy/deletion', who)).json();
    expect(view).toMatchObject({ mayDelete: false, openLoans: 1 });
    expect(view.doFirst).toContain('Repay the loan');
    expect(view.kept).toMatchObject([{ years: 5, until: null }, { years: 10 }]);
    expect(problemIn(await leave(who, phone)).code).toBe('loan_is_open');

    await app.test.sql("update loan set state = 'settled' where id = $1", [loanId]);
    const kept = (await app.get('privacy/deletion', who)).json().kept;
    expect(kept).toMatchObject([{ until: '2031-11-01' }, { until: '2036-11-01' }]);
    const left = await app.post('session/user-delete', { code: await app.codeFor(phone) }, who);
    expect(left.json().kept).toHaveLength(2);
    const { rows } = await app.test.sql(
      'select phone_sealed, kept_until from borrower where id = (select borrower_id from loan where id = $1)',
      [loanId],
    );
    // The five years of what names them; the books are kept for ten, and name nobody.
    expect(rows).toEqual([{ phone_sealed: null, kept_until: '2031-11-01' }]);
  });
});

describe('A12.2 · the score', () => {
  it('is kept without a name, and asked again in ninety days', async () => {
    const who = await app.logIn(newPhone());
    const answer = await app.post('report/store-score', { stars: 4 }, who);
    const days = (Date.parse(answer.json().askAgainAt) - app.identity.now().getTime()) / 86_400_000;
    expect(days).toBe(90);
    const { rows } = await app.test.sql('select * from store_score order by id desc limit 1');
    expect(Object.keys(rows[0]!)).toEqual(['id', 'market', 'stars', 'on_day']);
  });
});

describe('A13.7 · the policy', () => {
  it.each(['', '-yd'])('tells data, purpose and how long, with its law, to anyone%s', async (suffix) => {
    const policy = (await app.get(`privacy/policy${suffix}`)).json();
    expect(policy.rows.length).toBeGreaterThan(5);
    expect(policy.law).toMatch(/Data P/u);
    expect(policy.law).not.toContain('counsel');
  });

  it.each([
    ['', 5, 10],
    ['-yd', 5, 8],
  ])(
    'says in years what the law of the market keeps, in every language%s',
    async (suffix, dealings, books) => {
      for (const language of ['en', 'zh', 'fil', 'hi']) {
        const answer = await app.get(`privacy/policy${suffix}`, { headers: { 'x-language': language } });
        const kept = (answer.json().rows as { keptFor: string }[]).map(({ keptFor }) => keptFor);
        expect(kept.map((words) => words.match(/\d+/u)?.[0] ?? null)).toEqual(
          [null, dealings, null, dealings, books, null, null, null, dealings].map((n) => n && String(n)),
        );
        expect(kept.join()).not.toMatch(/[{}]/u);
      }
    },
  );
});
