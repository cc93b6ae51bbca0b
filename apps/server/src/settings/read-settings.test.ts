import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { envExample } from './env-example.ts';
import { assignment, readSettings, settingTable, SettingsFault, type Environment } from './read-settings.ts';
import { enquiryFaults } from './enquiry-ports.ts';
import { messageFaults } from './message-ports.ts';
import { channelFaults, channelValues } from './payment-channels.ts';
import { pictureStoreFaults } from './picture-store.ts';
import { sandboxPartsIn } from './sandbox-parts.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');

function faultsOf(environment: Environment): readonly string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsFault) return error.faults;
    throw error;
  }
  return [];
}

const production: Environment = {
  CANDOR_MODE: 'production',
  DATA_DIR: '/srv/candor',
  DATABASE_URL: 'postgres://candor@db/candor',
  MARKETS: 'ph',
  PAGE_CONFIG_FILE: join(root, 'package.json'),
  APP_API: 'https://api.example.ph',
  APP_H5: 'https://loans.example.ph/',
  APP_EN_NAME: 'Araw Credit',
  APP_CN_NAME: '阳光信贷',
  APP_YD_NAME: 'Araw Credit India',
  BACKGROUND: '#ffc72e',
  BG_FONT_COLOR: '#1F1A0E',
  FONT_COLOR: '#1F1A0E',
  SERVICE_PHONE: '+63 2 8888 0100',
  PERSONAL_DATA_KEYS: 'ab'.repeat(32),
  SMS_GATEWAY: 'http',
  SMS_HTTP_URL: 'https://sms.example.ph/messages',
  VOICE_GATEWAY: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'secret',
  TWILIO_FROM: '+15005550006',
  MESSAGE_HTTP_TOKEN: 'secret',
  TRUSTED_PROXIES: '10.0.0.0/8',
  MALWARE_SCANNER: 'none',
};

/** Everybody can read it in .env.example. */
const publishedKey = settingTable.PERSONAL_DATA_KEYS.example;

describe('settings', () => {
  describe('a secret in a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'candor secrets '));
    afterAll(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'token');
    writeFileSync(file, 'a-secret-of-some-length\n');

    it('is read from it, without the end of its line', () => {
      const settings = readSettings({ METRICS_TOKEN_FILE: file });
      expect(settings.METRICS_TOKEN).toBe('a-secret-of-some-length');
    });

    it('is refused where it is also given as itself, or where there is no such file; it is never repeated', () => {
      const twice = faultsOf({ METRICS_TOKEN_FILE: file, METRICS_TOKEN: 'another-one-of-length' });
      expect(twice.join()).toContain('METRICS_TOKEN is given twice');
      expect(twice.join()).not.toContain('another-one');
      const missing = faultsOf({ METRICS_TOKEN_FILE: join(folder, 'nothing') });
      expect(missing.join()).toContain('there is no such file');
    });

    it('is every secret there is, and nothing else', () => {
      for (const [key, entry] of Object.entries(settingTable)) {
        const faults = faultsOf({ [`${key}_FILE`]: join(folder, 'nothing') }).join();
        expect(faults.includes('no such file'), key).toBe('secret' in entry && entry.secret === true);
      }
    });
  });

  it('with none at all the sandbox runs', () => {
    expect(readSettings({})).toMatchObject({
      CANDOR_MODE: 'sandbox',
      PORT: 3000,
      MARKETS: ['ph', 'in'],
      WIRE_PLAIN: true,
    });
  });

  it("the sandbox's own address follows its port", () => {
    expect(readSettings({ PORT: '4100' }).APP_API).toBe('http://127.0.0.1:4100');
  });

  it('E1 · the nine settings of the specification are read and checked', () => {
    expect(readSettings(production)).toMatchObject({
      APP_API: 'https://api.example.ph',
      APP_H5: 'https://loans.example.ph',
      APP_EN_NAME: 'Araw Credit',
      APP_CN_NAME: '阳光信贷',
      APP_YD_NAME: 'Araw Credit India',
      BACKGROUND: '#FFC72E',
      BG_FONT_COLOR: '#1F1A0E',
      FONT_COLOR: '#1F1A0E',
      SERVICE_PHONE: '+63 2 8888 0100',
    });
  });

  it.each([
    ['APP_API', 'appApi', 'loans.example.ph', 'must be an absolute http or https address'],
    ['APP_H5', 'appH5', 'ftp://x', 'must be an absolute http or https address'],
    ['APP_EN_NAME', 'appEnName', '   ', 'must not be empty'],
    ['APP_CN_NAME', 'appCnName', 'x'.repeat(61), 'must have at most 60 characters'],
    ['APP_YD_NAME', 'appYDName', '   ', 'must not be empty'],
    ['BACKGROUND', 'background colour', 'green', 'must be a colour of # and six hexadecimal digits'],
    ['BG_FONT_COLOR', 'bgFontColor', '#FFF', 'must be a colour of # and six hexadecimal digits'],
    ['FONT_COLOR', 'fontColor', '#14211G', 'must be a colour of # and six hexadecimal digits'],
    ['SERVICE_PHONE', 'servicePhone', 'call us', 'must be a phone number'],
  ] as const)(
    'E1 · a malformed %s names the setting, the fault and an example',
    (key, spec, value, fault) => {
      const [sentence, ...others] = faultsOf({ [key]: value });
      expect(others).toEqual([]);
      expect(sentence).toContain(`${key} (${spec}) ${fault}`);
      expect(sentence).toContain(`For example: ${assignment(key, settingTable[key].example)}`);
    },
  );

  it.each([
    'PORT=70000',
    'PORT=http',
    'CANDOR_MODE=demo',
    'MARKETS=us',
    'DATABASE_URL=mysql://x',
    'WIRE_PLAIN=yes',
    'MARKET_HOSTS=ph',
    'TRUSTED_PROXIES=banana',
    'TRUSTED_PROXIES=10.0.0.1/x',
    'TRUSTED_PROXIES=10.0.0.1/33',
    'TRUSTED_PROXIES=10.0.0.1,',
    'TRUSTED_PROXIES=0.0.0.0/0',
    'METRICS_TOKEN=short',
    'SECURITY_CONTACT=security@example.ph',
    'SMS_HTTP_URL=not a url',
    'VOICE_HTTP_URL=ftp://voice.example.ph',
    `PAGE_CONFIG_FILE=${root}`,
  ])('refuses %s by name', (given) => {
    const [key = '', value] = given.split('=');
    expect(faultsOf({ [key]: value })[0]).toMatch(new RegExp(`^${key} .*For example: ${key}=`));
  });

  it('a fault of PORT is told of PORT alone, and a long path is no fault', () => {
    expect(faultsOf({ PORT: 'abc' })).toHaveLength(1);
    expect(readSettings({ DATA_DIR: `/srv/${'deep/'.repeat(30)}data` }).DATA_DIR).toContain('deep/data');
  });

  it('an example can be copied into .env as it stands: a bare # would begin a comment there', () => {
    const [sentence = ''] = faultsOf({ BACKGROUND: 'green' });
    expect(parseEnv(sentence.split('For example: ')[1] ?? '')).toEqual({ BACKGROUND: '#11473C' });
  });

  it('E1 · production names every missing setting at once', () => {
    const faults = faultsOf({ CANDOR_MODE: 'production' });
    const missing = [
      'DATABASE_URL',
      'MARKETS',
      'PAGE_CONFIG_FILE',
      'APP_API',
      'APP_H5',
      'APP_EN_NAME',
      'SERVICE_PHONE',
    ];
    for (const key of missing)
      expect(faults.join('\n')).toMatch(new RegExp(`^${key}.* is missing: .*For example: ${key}=`, 'm'));
  });

  it('never repeats a password', () => {
    for (const url of [
      'http://candor:hunter2@db/x',
      'candor:hunter2@db',
      'postgres//u:hun/ter2@pw@db',
      'hunter2',
    ]) {
      expect(faultsOf({ DATABASE_URL: url }).join()).not.toContain('ter2');
    }
  });

  it('.env.example lists them all', () => {
    expect(readFileSync(join(root, '.env.example'), 'utf8')).toBe(envExample());
    for (const key of Object.keys(settingTable)) expect(envExample()).toContain(`\n# ${key}=`);
  });
});

describe('production', () => {
  it('starts with no sandbox part in place', () => {
    expect(sandboxPartsIn(readSettings(production), false)).toEqual([]);
  });

  it.each([
    ['its dictionary of names', {}, true, /WIRE_DIR/],
    ['plain names', { WIRE_PLAIN: 'on' }, false, /WIRE_PLAIN/],
    ['an address without encryption', { APP_H5: 'http://loans.example.ph' }, false, /APP_H5/],
    ['calls without encryption', { APP_API: 'http://loans.example.ph' }, false, /APP_API/],
    ['key of personal data', { PERSONAL_DATA_KEYS: 'generated' }, false, /PERSONAL_DATA_KEYS/],
    ['published key', { PERSONAL_DATA_KEYS: publishedKey }, false, /PERSONAL_DATA_KEYS/],
    [
      'published key among others',
      { PERSONAL_DATA_KEYS: `${'ab'.repeat(32)},${Buffer.from(publishedKey, 'hex').toString('base64')}` },
      false,
      /PERSONAL_DATA_KEYS/,
    ],
    ['SMS', { SMS_GATEWAY: 'sandbox' }, false, /SMS_GATEWAY/],
    ['voice', { VOICE_GATEWAY: 'sandbox' }, false, /VOICE_GATEWAY/],
    ['push', { PUSH_GATEWAY: 'sandbox' }, false, /PUSH_GATEWAY/],
    ['e-mail', { EMAIL_GATEWAY: 'sandbox' }, false, /EMAIL_GATEWAY/],
    ['credit bureau', { CREDIT_BUREAU: 'sandbox' }, false, /CREDIT_BUREAU/],
    ['screening', { SCREENING: 'sandbox' }, false, /SCREENING/],
    ['identity check', { IDENTITY_CHECK: 'sandbox' }, false, /IDENTITY_CHECK/],
    ['payouts', { PAYOUT_CHANNEL_PH: 'sandbox' }, false, /PAYOUT_CHANNEL_PH/],
    ['payouts in India', { PAYOUT_CHANNEL_IN: 'sandbox' }, false, /PAYOUT_CHANNEL_IN/],
    [
      'Dragonpay’s payouts',
      {
        PAYOUT_CHANNEL_PH: 'dragonpay',
        DRAGONPAY_PAYOUT_URL: 'sandbox',
        DRAGONPAY_MERCHANT_ID: 'M',
        DRAGONPAY_PAYOUT_TOKEN: 't',
        DRAGONPAY_PAYOUT_EMAIL: 'payouts@example.ph',
      },
      false,
      /DRAGONPAY_PAYOUT_URL/,
    ],
    ['page file', { PAGE_CONFIG_FILE: join(root, 'config', 'page.json') }, false, /PAGE_CONFIG_FILE/],
  ])("refuses the sandbox's %s and names it", (_what, change, isSandboxDictionary, named) => {
    const parts = sandboxPartsIn(readSettings({ ...production, ...change }), isSandboxDictionary);
    expect(parts).toHaveLength(1);
    expect(parts[0]).toMatch(named);
  });

  it('names what a chosen gateway lacks', () => {
    expect(messageFaults(readSettings(production))).toEqual([]);
    expect(
      channelFaults(
        readSettings({
          ...production,
          PAYOUT_CHANNEL_PH: 'dragonpay',
          DRAGONPAY_PAYOUT_URL: 'http://gw.dragonpay.ph/',
          DRAGONPAY_MERCHANT_ID: 'CANDOR',
          DRAGONPAY_PAYOUT_EMAIL: 'payouts@example.ph',
        }),
      ),
    ).toEqual([
      'DRAGONPAY_PAYOUT_TOKEN is missing: PAYOUT_CHANNEL_PH=dragonpay needs it.',
      'DRAGONPAY_PAYOUT_URL is not an https address: account numbers would travel in the clear.',
    ]);
    expect(channelFaults(readSettings(production))).toEqual([]);
    expect(enquiryFaults(readSettings(production))).toEqual([]);
    expect(
      enquiryFaults(
        readSettings({
          ...production,
          CREDIT_BUREAU: 'http',
          SCREENING: 'http',
          SCREENING_URL: 'http://screening.example.ph/',
        }),
      ),
    ).toEqual([
      'CREDIT_BUREAU_URL is missing: CREDIT_BUREAU=http needs it.',
      'CREDIT_BUREAU_TOKEN is missing: CREDIT_BUREAU=http needs it.',
      'SCREENING_TOKEN is missing: SCREENING=http needs it.',
      'SCREENING_URL is not an https address: personal data would travel in the clear.',
    ]);
    const chosen = { SMS_HTTP_URL: '', PUSH_GATEWAY: 'fcm', EMAIL_GATEWAY: 'smtp' };
    const faults = messageFaults(readSettings({ ...production, ...chosen }));
    expect(faults).toEqual([
      'SMS_HTTP_URL is missing: SMS_GATEWAY=http needs it.',
      'FCM_ACCOUNT_FILE is missing: PUSH_GATEWAY=fcm needs it.',
      'EMAIL_SMTP_URL is missing: EMAIL_GATEWAY=smtp needs it.',
      'EMAIL_FROM is missing: EMAIL_GATEWAY=smtp needs it.',
    ]);
  });

  it.each(['SMS_HTTP_URL', 'VOICE_HTTP_URL', 'EMAIL_HTTP_URL'])(
    'refuses %s without encryption, unless the gateway is on this machine',
    (key) => {
      const faultsWith = (url: string) => messageFaults(readSettings({ ...production, [key]: url }));
      expect(faultsWith('http://gateway.example.ph/send')).toEqual([
        `${key} is not an https address: what it carries would travel in the clear.`,
      ]);
      for (const near of ['http://127.0.0.1:9000/', 'http://localhost:9000/x', 'http://[::1]:9000/'])
        expect(faultsWith(near)).toEqual([]);
      expect(messageFaults(readSettings({ [key]: 'http://gateway.example.ph/send' }))).toEqual([]);
    },
  );

  it('names what the S3-compatible store lacks, and refuses it without encryption', () => {
    const faultsWith = (change: Environment) =>
      pictureStoreFaults(readSettings({ ...production, PICTURE_STORE: 's3', ...change }));
    expect(pictureStoreFaults(readSettings(production))).toEqual([]);
    const missing = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
    expect(faultsWith({})).toEqual(missing.map((key) => `${key} is missing: PICTURE_STORE=s3 needs it.`));
    const account = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(faultsWith({ ...account, S3_ENDPOINT: 'https://s3.example.ph' })).toEqual([]);
    expect(faultsWith({ ...account, S3_ENDPOINT: 'http://127.0.0.1:9000' })).toEqual([]);
    expect(faultsWith({ ...account, S3_ENDPOINT: 'http://s3.example.ph' })).toEqual([
      'S3_ENDPOINT is not an https address: its key would travel in the clear.',
    ]);
  });

  it.each(['short', 'ab'.repeat(31), `${'ab'.repeat(32)},x`])(
    'refuses %j as a key, and never repeats it',
    (key) => {
      const [fault] = faultsOf({ ...production, PERSONAL_DATA_KEYS: key });
      expect(fault).toContain('PERSONAL_DATA_KEYS must be keys of 32 bytes each');
      expect(fault).not.toContain(`"${key}"`);
    },
  );

  it('the sandbox itself is left alone', () => {
    expect(sandboxPartsIn(readSettings({}), true)).toEqual([]);
  });
});

describe('collecting by Dragonpay', () => {
  it('is off in production until it is set up, and then wants all of it, over https', () => {
    expect(channelFaults(readSettings(production))).toEqual([]);
    const half = {
      ...production,
      DRAGONPAY_COLLECT_URL: 'http://gw.example.ph',
      DRAGONPAY_MERCHANT_ID: 'ABC',
    };
    expect(channelFaults(readSettings(half))).toEqual([
      'DRAGONPAY_COLLECT_PASSWORDS is missing: DRAGONPAY_COLLECT_URL needs it.',
      'DRAGONPAY_COLLECT_EMAIL is missing: DRAGONPAY_COLLECT_URL needs it.',
      "DRAGONPAY_COLLECT_URL is not an https address: the merchant's password would travel in the clear.",
    ]);
  });

  it('believes callbacks by at least one scheme, and by none that it does not know', () => {
    const { DRAGONPAY_POSTBACK_SCHEMES: usual } = channelValues(readSettings(production));
    expect(usual).toEqual(['signature']);
    for (const wrong of [',', 'md5', 'digest,md5']) {
      expect(() => readSettings({ ...production, DRAGONPAY_POSTBACK_SCHEMES: wrong })).toThrow(SettingsFault);
    }
  });
});

describe('what messages of a day may cost', () => {
  it('is an amount with its currency, exactly, or nothing', () => {
    const { MESSAGE_COST_ALARM_PH: limit, MESSAGE_COST_ALARM_IN: none } = readSettings({
      MESSAGE_COST_ALARM_PH: '5000.25 PHP',
    });
    expect([limit, none]).toEqual([{ currency: 'PHP', micros: 5_000_250_000n }, null]);
    for (const wrong of ['5000', '0 PHP', '-1 PHP', 'PHP 5000'])
      expect(() => readSettings({ MESSAGE_COST_ALARM_PH: wrong })).toThrow(/amount above zero/u);
  });
});
