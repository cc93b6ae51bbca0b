import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountConsent, cookieIn, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
});
afterAll(() => app.close());

let last = 5_300_000;
const newPhone = () => `0917${String((last += 1))}`;

const android = 'Mozilla/5.0 (Linux; Android 15; SM-A145F) Chrome/142.0 Mobile Safari/537.36';
const phone = { model: 'SM-A145F', system: 'Android 15', screen: '360x800', timeZone: 'Asia/Manila' };
const other = { model: 'iPhone', system: 'iOS 18.1', screen: '390x844', timeZone: 'Asia/Manila' };

const consent = (who: Who, isGiven: boolean) =>
  app.post(
    'privacy/consent-set',
    { purpose: 'device', isGiven, textVersion: accountConsent.textVersion },
    who,
  );
const tell = (who: Who, facts: typeof phone) =>
  app.post('upload/device-info', facts, { ...who, headers: { 'user-agent': android } });
const notices = async (who: Who) => {
  const { messages } = (await app.get('message/list', who)).json();
  return messages.filter(({ kind }: { kind: string }) => kind === 'new-device');
};

describe('A11.3 · a device that was never seen', () => {
  it('is told of; the first one is not, nor one that was seen before, updated, abroad or turned on its side', async () => {
    const who = await app.logIn(newPhone());
    await consent(who, true);
    expect((await tell(who, phone)).statusCode).toBe(200);
    await tell(who, phone);
    await tell(who, { ...phone, system: 'Android 16', screen: '800x360', timeZone: 'Asia/Dubai' });
    expect(await notices(who)).toEqual([]);

    await tell(who, other);
    expect(await notices(who)).toMatchObject([
      {
        title: 'New login on another device',
        body: expect.stringContaining('Chrome on Android, for the first time.'),
        channel: 'sms',
      },
    ]);
    await tell(who, other);
    await tell(who, phone);
    expect(await notices(who)).toHaveLength(1);
  });

  it('is somebody’s own: the same model of another borrower says nothing about this one', async () => {
    const [one, two] = [await app.logIn(newPhone()), await app.logIn(newPhone())];
    for (const who of [one, two]) await consent(who, true);
    await tell(one, phone);
    await tell(two, other);
    await tell(two, phone);
    expect(await notices(one)).toEqual([]);
    expect(await notices(two)).toHaveLength(1);
  });

  it('begins anew when the consent is withdrawn: nothing of a device is kept', async () => {
    const who = await app.logIn(newPhone());
    await consent(who, true);
    await tell(who, phone);
    const known = () => app.test.sql('select count(*)::int as n from known_device');
    const before = Number((await known()).rows[0]?.['n']);
    await consent(who, false);
    expect(Number((await known()).rows[0]?.['n'])).toBe(before - 1);
    await consent(who, true);
    await tell(who, other);
    expect(await notices(who)).toEqual([]);
  });

  it('is asked for at a login by who agreed to it, and of nobody else', async () => {
    const number = newPhone();
    const logIn = async () => {
      app.pass(301);
      await app.post('session/sms-code', { phone: number });
      const code = await app.codeFor(number);
      return app.post('session/login', { phone: number, code });
    };
    const who = await app.logIn(number);
    expect((await logIn()).json().consents).toEqual([]);
    const again = await logIn();
    await consent({ cookie: cookieIn(again) }, true);
    const asked = await logIn();
    expect(asked.json().consents).toEqual(['device']);
    expect(who).toBeDefined();
  });
});

describe('A1.8 · a device', () => {
  it.each([
    ['en', 'Chrome on Android', 'Another device'],
    ['zh', 'Android 上的 Chrome', '其他设备'],
    ['fil', 'Chrome sa Android', 'Ibang device'],
    ['hi', 'Android पर Chrome', 'कोई और डिवाइस'],
  ])('is named in the reader’s language: %s', async (language, named, unnamed) => {
    const number = newPhone();
    await app.logIn(number);
    app.pass(61);
    await app.post('session/sms-code', { phone: number });
    const code = await app.codeFor(number);
    const headers = { 'user-agent': android };
    const cookie = cookieIn(await app.post('session/login', { phone: number, code }, { headers }));
    const answer = await app.get('session/list', { cookie, headers: { 'x-language': language } });
    const { sessions } = answer.json();
    expect(sessions.map(({ device }: { device: string }) => device)).toEqual([named, unnamed]);
  });
});
