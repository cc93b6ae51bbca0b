import { randomUUID } from 'node:crypto';
import { openLender, type Who } from '@candor/simulator/lender';
import { staffMember, staffSession } from '@candor/simulator/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityApp, type IdentityApp } from '../../../testing/identity-app.ts';

type Text = { language: string; title: string | null; body: string };
type Seen = { units: number; room: number; parts: number[]; encoding: string };

let app: IdentityApp;
let admin: Who;
let checker: Who;
let reader: Who;
let clerk: Who;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  const session = async (email: string, role: 'admin' | 'compliance' | 'auditor' | 'support') =>
    staffSession(app, await staffMember(app, email, [role]));
  admin = await session('grace@lender.example', 'admin');
  checker = await session('meera@lender.example', 'compliance');
  reader = await session('vikram@lender.example', 'auditor');
  clerk = await session('asha@lender.example', 'support');
});
afterAll(async () => {
  await app.close();
});

const login = { market: 'ph', template: 'code-login', channel: 'sms' };
const loginIn = { ...login, market: 'in' };
const query = (scope: object) => new URLSearchParams(scope as Record<string, string>).toString();
const file = async (scope: object, who = admin) =>
  (await app.get(`console/template?${query(scope)}`, who)).json();
const textsOf = ({ languages }: { languages: Text[] }): Text[] =>
  languages.map(({ language, title, body }) => ({ language, title, body }));
const withBody = (texts: Text[], language: string, body: string) =>
  texts.map((each) => (each.language === language ? { ...each, body } : each));
const keyed = (who: Who) => ({ ...who, headers: { 'idempotency-key': randomUUID() } });
const ask = (scope: object, words: Text[], change: object = {}, who = admin) =>
  app.post(
    'console/template-ask',
    { ...scope, basedOn: 1, words, reason: 'Shorter words.', ...change },
    keyed(who),
  );
const tryOut = (scope: object, words: Text[], who = admin) =>
  app.post('console/template-try', { ...scope, words }, who);
const seenBy = async (who: Who, requestId: string) =>
  (await app.get(`console/approval?requestId=${requestId}`, who)).json();
const decide = (who: Who, requestId: string, seen: string) =>
  app.post('console/approval-decide', { requestId, verdict: 'agree', word: '', seen }, keyed(who));
const register = (change: object, who = admin) =>
  app.post(
    'console/template-register',
    { market: 'in', template: 'code-login', version: 2, sender: 'CANDOR', ...change },
    keyed(who),
  );

/** The SMS that this number was sent, the newest first. */
async function smsTo(national: string): Promise<string> {
  const { rows } = await app.test.sql(
    `select body from sandbox_message where sent_to like '%' || $1 and channel = 'sms' order by sent_at desc limit 1`,
    [national.slice(-10)],
  );
  return String(rows[0]?.['body'] ?? '');
}

async function codeTo(phone: string, market: 'ph' | 'in', language = 'en'): Promise<string> {
  const call = market === 'ph' ? 'session/sms-code' : 'session/sms-code-yd';
  const sent = await app.post(call, { phone }, { headers: { 'x-language': language } });
  expect(sent.statusCode, sent.body).toBe(200);
  return smsTo(phone);
}

const english = '{lender}: use {code} to log in. Valid 5 minutes. We never ask for it.';
const hindi = '{lender}: लॉग इन के लिए {code} लिखें। 5 मिनट तक मान्य। हम इसे कभी नहीं माँगते।';

describe('A15.980–A15.984 · message templates', () => {
  it('are read by who sets up, approves and audits, and changed by who sets up', async () => {
    const list = (who: Who) => app.get('console/templates?market=ph', who);
    for (const who of [admin, checker, reader]) expect((await list(who)).statusCode).toBe(200);
    expect((await list(clerk)).statusCode).toBe(403);
    expect((await app.get(`console/template?${query(login)}`, clerk)).statusCode).toBe(403);
    const words = textsOf(await file(login));
    expect((await tryOut(login, words, clerk)).statusCode).toBe(403);
    for (const who of [checker, reader, clerk]) {
      expect((await ask(login, words, {}, who)).statusCode).toBe(403);
      expect((await register({ language: 'en', number: '1'.repeat(19) }, who)).statusCode).toBe(403);
    }
    const { templates } = (await list(admin)).json();
    expect(templates[0]).toMatchObject({
      template: 'due-soon',
      group: 'Before due',
      channels: ['sms', 'inbox'],
      newest: 1,
      waitsForApproval: false,
    });
    const missing = await app.get(`console/template?${query({ ...login, channel: 'push' })}`, admin);
    expect(missing.statusCode).toBe(404);
  });

  it('begin as they are shipped, with what of them is protected and how long they get', async () => {
    const read = await file(login);
    expect(read).toMatchObject({
      version: 1,
      newest: 1,
      versions: [{ version: 1, savedAt: null, standing: 'in-force' }],
      register: null,
      variables: [{ name: 'lender' }, { name: 'code' }],
    });
    expect(read.languages[0]).toMatchObject({
      language: 'en',
      inForce: 1,
      protected: ['Valid 5 minutes.', 'We never ask for it.'],
    });
    expect(read.lastLine).toMatch(/^@\S+ #136659$/u);
    const { faults, seen } = (await tryOut(login, textsOf(read))).json();
    expect(faults).toEqual([]);
    const length = seen[0].length as Seen;
    expect(length).toMatchObject({ encoding: 'gsm', room: 160 });
    expect(length.parts).toEqual([seen[0].body.length]);
  });

  it.each([
    ['en', '{lender}: {code} logs you in. Valid 5 minutes.', '“We never ask for it.” is protected'],
    [
      'en',
      'Your code is {code}. {lender}. Valid 5 minutes. We never ask for it.',
      'An SMS begins with “{lender}:”',
    ],
    [
      'en',
      '{lender}: {code} logs you in. Valid 5 minutes. We never ask for it. @evil.example #1',
      'The line that binds the code',
    ],
    [
      'fil',
      '{lender}: login code mo. 5 minuto ang bisa. Hindi namin ito hihingin.',
      '{code} is missing in Filipino',
    ],
    ['en', '{lender}: {code} for {name}. Valid 5 minutes. We never ask for it.', '{name} is no variable'],
    [
      'en',
      '{lender}: {code} for {name. Valid 5 minutes. We never ask for it.',
      'A brace belongs to no variable',
    ],
    [
      'en',
      '{lender}: {code} to pay ₱500. Valid 5 minutes. We never ask for it.',
      'is money, which others could read',
    ],
    [
      'en',
      '{lender}: {code}, your loan is late. Valid 5 minutes. We never ask for it.',
      '“late” says that something is late',
    ],
    ['en', '{lender}: {code} at www.candor.example. Valid 5 minutes. We never ask for it.', 'is a link'],
    ['en', '{lender}: {code} or the police. Valid 5 minutes. We never ask for it.', '“police” threatens'],
    [
      'en',
      '{lender}: {code} isn’t for others. Valid 5 minutes. We never ask for it.',
      '“’” is not in the SMS alphabet',
    ],
    ['en', '{lender}: {code}. You may log in. Valid 5 minutes. We never ask for it.', 'write “you can”'],
    [
      'en',
      `{lender}: {code}. ${'It logs you in to the app. '.repeat(4)}Valid 5 minutes. We never ask for it.`,
      'shorten it by',
    ],
  ])('refuse in %s “%s”: %s', async (language, body, sentence) => {
    const words = withBody(textsOf(await file(login)), language, body);
    const { faults } = (await tryOut(login, words)).json();
    expect(faults.map((fault: { sentence: string }) => fault.sentence)).toContainEqual(
      expect.stringContaining(sentence),
    );
    const refused = await ask(login, words);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'template_is_unfit']);
    expect(refused.json().detail).toContain(sentence);
  });

  it('take two people: borrowers are sent the new words when the approver has agreed, and not before', async () => {
    const read = await file(login);
    expect((await ask(login, textsOf(read))).json().code).toBe('template_is_the_same');
    const words = withBody(textsOf(read), 'en', english);
    expect((await ask(login, words, { basedOn: 7 })).json().code).toBe('template_was_changed');
    const asked = await ask(login, words);
    expect(asked.statusCode, asked.body).toBe(200);
    const { approvalId } = asked.json();
    expect((await ask(login, words)).json().code).toBe('approval_waits_already');
    expect((await file(login)).waitsForApproval).toBe(true);
    expect(await codeTo('09171230001', 'ph')).toContain('is your login code');

    const own = await seenBy(admin, approvalId);
    expect(own.mayDecide).toBe(false);
    expect((await decide(admin, approvalId, own.preview.seen)).statusCode).not.toBe(200);
    expect(await file(login)).toMatchObject({ newest: 1 });

    const seen = await seenBy(checker, approvalId);
    expect(seen.mayDecide).toBe(true);
    const terms = (seen.preview.terms as Record<string, string>[]).map(
      (term) => `${term['name']}: ${term['now']} → ${term['then']}`,
    );
    expect(terms).toEqual(
      expect.arrayContaining([
        `English · text: ${read.languages[0].body} → ${english}`,
        expect.stringMatching(/^Filipino · as received: /u),
        expect.stringMatching(/^中文 · length: .*Unicode, \d parts? → /u),
        expect.stringMatching(/^English · longest values: \d+ of 160, 1 part → \d+ of 160, 1 part$/u),
      ]),
    );
    const agreed = await decide(checker, approvalId, seen.preview.seen);
    expect(agreed.statusCode, agreed.body).toBe(200);

    const sent = await codeTo('09171230002', 'ph');
    expect(sent).toMatch(/: use \d{6} to log in\. Valid 5 minutes\. We never ask for it\.\n\n@\S+ #\d{6}$/u);
    const now = await file(login);
    expect(now.versions).toMatchObject([
      { version: 2, standing: 'in-force' },
      { version: 1, standing: 'past' },
    ]);
    expect(now.sent).toBeGreaterThan(0);
    // What was sent keeps the version that it was sent with.
    const { rows } = await app.test.sql(
      `select sent_template_version as version, count(*)::int as sent from message
       where market = 'ph' and sent_template = 'code-login' group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { version: 1, sent: 1 },
      { version: 2, sent: 1 },
    ]);
    const { rows: audit } = await app.test.sql(
      `select distinct command from audit_log where command like 'template.%' order by 1`,
    );
    expect(audit.map((row) => row['command'])).toEqual(['template.ask', 'template.change']);
  });

  it('in India wait for their number: the old words are sent until it is entered, in each language', async () => {
    const read = await file(loginIn);
    expect(read.register).toMatchObject({ name: 'DLT' });
    const changed = withBody(withBody(textsOf(read), 'en', english), 'hi', hindi);
    const { approvalId } = (await ask(loginIn, changed)).json();
    const { preview } = await seenBy(checker, approvalId);
    expect(JSON.stringify(preview.checks)).toContain('needs a DLT template ID');
    expect((await decide(checker, approvalId, preview.seen)).statusCode).toBe(200);

    expect((await file(loginIn)).versions).toMatchObject([
      { version: 2, standing: 'waits' },
      { version: 1, standing: 'in-force' },
    ]);
    expect(await codeTo('9876543201', 'in')).toContain('is your login code');

    const codeOf = async (change: object) => (await register(change)).json().code;
    expect(await codeOf({ language: 'en', number: '12' })).toBe('registration_is_malformed');
    expect(await codeOf({ language: 'en', number: '1107169422103345001', sender: 'habagat!' })).toBe(
      'registration_is_malformed',
    );
    expect(await codeOf({ language: 'en', number: '1107169422103345001', version: 9 })).toBe('not_found');
    expect(await codeOf({ language: 'en', number: '1107169422103345001', market: 'ph' })).toBe('not_found');
    const entered = await register({ language: 'en', number: '1107 1694 2210 3345 001' });
    expect(entered.statusCode, entered.body).toBe(200);
    expect(await codeOf({ language: 'hi', number: '1107169422103345001' })).toBe(
      'registration_is_of_another_text',
    );

    expect(await codeTo('9876543202', 'in')).toContain('to log in. Valid');
    expect(await codeTo('9876543203', 'in', 'hi')).toContain('आपका लॉग इन कोड है');
    expect((await register({ language: 'hi', number: '1107169422103345002' })).statusCode).toBe(200);
    expect(await codeTo('9876543204', 'in', 'hi')).toContain('लॉग इन के लिए');

    // A language whose words stay keeps its number.
    const second = withBody(textsOf(await file(loginIn)), 'hi', `${hindi} धन्यवाद।`);
    const again = (await ask(loginIn, second, { basedOn: 2 })).json();
    const look = await seenBy(checker, again.approvalId);
    expect((await decide(checker, again.approvalId, look.preview.seen)).statusCode).toBe(200);
    const now = await file(loginIn);
    const inForce = (now.languages as { language: string; inForce: number }[]).map((each) => [
      each.language,
      each.inForce,
    ]);
    expect(inForce).toEqual([
      ['en', 3],
      ['hi', 2],
      ['zh', 1],
    ]);
    expect(now.languages[0].registered).toEqual({ sender: 'CANDOR', number: '1107169422103345001' });
  });
});

describe('A15.985 · a test of a text', () => {
  const test = (body: object, who = admin) => app.post('console/template-test', body, who);
  const draft = async () => withBody(textsOf(await file(login)), 'en', english);
  const wish = async (change: object = {}) => ({ ...login, language: 'en', words: await draft(), ...change });
  const counted = async () => {
    const { rows } = await app.test.sql(
      'select (select count(*) from message) as messages, (select count(*) from message_attempt) as attempts',
    );
    return rows[0];
  };

  it('goes to the address of whoever asks and nowhere else, marked, with sample values', async () => {
    const before = await counted();
    const answer = await test(await wish());
    expect(answer.json(), answer.body).toMatchObject({ isSent: true, sentTo: 'grace@lender.example' });
    const { messages } = (await app.get('sandbox/outbox')).json();
    expect(messages[0]).toMatchObject({ channel: 'email', to: 'grace@lender.example' });
    expect(messages[0].title).toBe('TEST: Login code, SMS, English');
    expect(messages[0].text).toContain('This is a test with sample values.');
    expect(messages[0].text).toContain('use 136659 to log in');
    // Nobody was contacted: it is no message of a borrower's, and no attempt at one.
    expect(await counted()).toEqual(before);
    const { rows } = await app.test.sql(
      "select actor_id, facts from audit_log where command = 'template.test'",
    );
    expect(rows.map(({ facts }) => facts)).toEqual([{ market: 'ph', channel: 'sms', language: 'en' }]);
    expect((await test({ ...(await wish()), to: 'a@stranger.example' })).statusCode).toBe(400);
  });

  it('is refused for words that break a rule, to who reads no templates, and too often', async () => {
    const words = withBody(await draft(), 'en', '{lender}: {code}');
    expect((await test(await wish({ words }))).json().code).toBe('template_is_unfit');
    expect((await test(await wish(), clerk)).statusCode).toBe(403);
    const wished = await wish();
    const codes = [];
    for (let nth = 1; nth <= 11; nth += 1) codes.push((await test(wished, reader)).statusCode);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});

it('A15.980 · names the texts that networks may hold back, where they ask for an ID', async () => {
  const list = async (market: string) => (await app.get(`console/templates?market=${market}`, admin)).json();
  const [ph, india] = [await list('ph'), await list('in')];
  type Line = { template: string; unregistered: string[] };
  expect(ph.register).toBeNull();
  expect((ph.templates as Line[]).flatMap(({ unregistered }) => unregistered)).toEqual([]);
  expect(india.register).toBe('DLT');
  const of = (name: string) =>
    (india.templates as Line[]).find(({ template }) => template === name)?.unregistered;
  expect(of('news-loan')).toEqual(['English', 'हिन्दी', '中文']);
  // In-app alone: no network carries it.
  expect(of('order-approved')).toEqual([]);
  const number = '1107160000000012345';
  const entered = await register({ template: 'news-loan', version: 1, language: 'hi', number });
  expect(entered.statusCode, entered.body).toBe(200);
  const after = (await list('in')).templates as Line[];
  expect(after.find(({ template }) => template === 'news-loan')?.unregistered).toEqual(['English', '中文']);
});
