import { join } from 'node:path';
import { channels } from '@candor/adapters/channels';
import {
  kind,
  setting,
  Unfit,
  type Environment,
  type Setting,
  type ValuesOf,
} from '@candor/adapters/settings';
import { marketIds, markets, type MarketId } from '@candor/markets';
import type { MessageCost, MessagePrices } from '@candor/services/kernel/message-ports';
import { laneNames, outboxLanes } from '../worker/outbox-lanes.ts';
import { secretOf } from './secret-files.ts';
import { trustedProxies } from './trusted-proxies.ts';

export type { Environment };

/** Where the checkout is: sandbox defaults are found in it, whatever folder the command was typed in. */
const root = join(import.meta.dirname, '..', '..', '..', '..');
export const samplePages = join(root, 'config', 'page.json');
export const ownWireFolder = join(root, 'config', 'wire');

/** A port that makes no sense is PORT's fault alone. */
const ownAddress = ({ PORT = '' }: Environment) =>
  `http://127.0.0.1:${/^\d{1,5}$/.test(PORT) ? PORT : '3000'}`;

type DisbursementSetting = `PAYOUT_CHANNEL_${Uppercase<MarketId>}`;
export const disbursementSettingOf = (market: MarketId) =>
  `PAYOUT_CHANNEL_${market.toUpperCase()}` as DisbursementSetting;

/** The sandbox walks the adapter of the first channel that disburses in a market, where there is one. */
const disbursementSetting = (market: MarketId) => {
  const able = channels.filter((each) => each.disburse && each.markets.includes(market)).map(({ id }) => id);
  return setting({
    kind: kind.oneOf(...able, 'sandbox', 'manual'),
    example: able[0] ?? 'manual',
    sandbox: able[0] ?? 'sandbox',
    production: 'manual',
    says: `what pays loans out in ${markets[market].place}; manual writes files for a bank: npm run payout-batch`,
  });
};

const disbursementSettings = Object.fromEntries(
  marketIds.map((market) => [disbursementSettingOf(market), disbursementSetting(market)]),
) as Record<DisbursementSetting, Setting<string>>;

type PriceSetting = `MESSAGE_PRICES_${Uppercase<MarketId>}`;
export const priceSettingOf = (market: MarketId) => `MESSAGE_PRICES_${market.toUpperCase()}` as PriceSetting;

const priceSettings = Object.fromEntries(
  marketIds.map((market) => [
    priceSettingOf(market),
    setting({
      kind: kind.messagePrices,
      example: `sms 0.35 ${markets[market].currency.code}, voice 1.2 ${markets[market].currency.code}, email 0.004 USD`,
      sandbox: `sms 0.35 ${markets[market].currency.code}, voice 1.2 ${markets[market].currency.code}`,
      production: '',
      says: `what a part of a message costs in ${markets[market].place}, by sms, voice, push and email; a gateway that reports its own price is believed`,
    }),
  ]),
) as Record<PriceSetting, Setting<MessagePrices>>;

type CostAlarmSetting = `MESSAGE_COST_ALARM_${Uppercase<MarketId>}`;
export const costAlarmSettingOf = (market: MarketId) =>
  `MESSAGE_COST_ALARM_${market.toUpperCase()}` as CostAlarmSetting;

const costAlarmSettings = Object.fromEntries(
  marketIds.map((market) => [
    costAlarmSettingOf(market),
    setting({
      kind: kind.messageCost,
      example: `5000 ${markets[market].currency.code}`,
      sandbox: '',
      production: '',
      says: `how much the messages of a day (UTC) may cost in ${markets[market].place} before an alert, in the currency that they are paid in; empty: there is no such alert`,
    }),
  ]),
) as Record<CostAlarmSetting, Setting<MessageCost | null>>;

/** Only the channel itself knows its settings by name. */
const channelSettings: object = Object.assign({}, ...channels.map(({ settings }) => settings));

/** Every setting there is. `.env.example` is printed from this table, and a test compares them. */
export const settingTable = {
  CANDOR_MODE: setting({
    kind: kind.oneOf('sandbox', 'production'),
    example: 'production',
    sandbox: 'sandbox',
    says: 'sandbox runs with no configuration at all; production refuses every sandbox part',
  }),
  HOST: setting({
    kind: kind.name,
    example: '0.0.0.0',
    sandbox: '127.0.0.1',
    production: '127.0.0.1',
    says: 'the address to listen on',
  }),
  PORT: setting({
    kind: kind.port,
    example: '3000',
    sandbox: '3000',
    production: '3000',
    says: 'the port to listen on; 0 takes a free one',
  }),
  DATA_DIR: setting({
    kind: kind.folder,
    example: '/var/lib/candor',
    sandbox: join(root, 'data'),
    says: 'where the embedded database and files are kept',
  }),
  DATABASE_URL: setting({
    kind: kind.databaseAddress,
    secret: true,
    example: 'postgres://candor_app@db.internal:5432/candor?sslmode=verify-full',
    sandbox: 'embedded',
    says: 'a PostgreSQL server or cluster, with the login candor_app, which owns nothing; embedded starts one in DATA_DIR',
  }),
  DATABASE_OWNER_URL: setting({
    kind: kind.ownerAddress,
    secret: true,
    example: 'postgres://candor@db.internal:5432/candor?sslmode=verify-full',
    sandbox: '',
    production: '',
    says: 'the same database with the login that owns the tables: npm run migrate needs it, and a start that shall migrate by itself; not needed with embedded',
  }),
  DATABASE_URL_DIRECT: setting({
    kind: kind.ownerAddress,
    secret: true,
    example: 'postgres://candor_app@db.internal:5432/candor?sslmode=verify-full',
    sandbox: '',
    production: '',
    says: "where DATABASE_URL leads through a pooler (PgBouncer in transaction mode): the database's own address with the same login, for listening and for what takes long",
  }),
  DATABASE_POOL: setting({
    kind: kind.wholeNumber(2, 500),
    example: '20',
    sandbox: '20',
    production: '20',
    says: 'how many connections one server or worker opens at most; beside them a server has 2 more, a worker 6',
  }),
  MARKETS: setting({
    kind: kind.markets,
    example: 'ph,in',
    sandbox: 'ph,in',
    says: 'the markets offered; the first is the default',
  }),
  MARKET_HOSTS: setting({
    kind: kind.marketHosts,
    example: 'ph=loans.example.ph,in=loans.example.in',
    sandbox: '',
    production: '',
    says: 'which host name belongs to which market',
  }),
  PAGE_CONFIG_FILE: setting({
    kind: kind.existingFile,
    example: '/etc/candor/page.json',
    sandbox: samplePages,
    says: 'what the company page says until staff change it: one entry a market',
  }),
  WIRE_DIR: setting({
    kind: kind.folder,
    example: '/etc/candor/wire',
    sandbox: ownWireFolder,
    production: ownWireFolder,
    says: 'the folder of your dictionary of names on the wire, which npm run wire:generate makes and adds to; every server and worker has the same',
  }),
  WIRE_PLAIN: setting({
    kind: kind.onOff,
    example: 'off',
    sandbox: 'on',
    production: 'off',
    says: 'whether the server also answers plain names',
  }),
  WORKER: setting({
    kind: kind.onOff,
    example: 'off',
    sandbox: 'on',
    production: 'on',
    says: 'whether this server also does the background work; off where npm run worker does it',
  }),
  OUTBOX_LANES: setting({
    kind: outboxLanes,
    example: '2,message.deliver=8,channel.heard=6',
    sandbox: '2',
    production: '2',
    says: `how many outbox messages of one kind a worker handles at a time: a number for all, others by name (${laneNames.join(', ')})`,
  }),
  DAY_END_LANES: setting({
    kind: kind.wholeNumber(0, 64),
    example: '4',
    sandbox: '0',
    production: '0',
    says: 'how many chunks of a business day a worker ends at a time, each on a connection of its own; 0 is one for each core of the machine',
  }),
  WORKER_PORT: setting({
    kind: kind.port,
    example: '9464',
    sandbox: '0',
    production: '0',
    says: 'where npm run worker answers /healthz, /readyz and /metrics, on HOST and for your own network only; 0 answers nowhere',
  }),
  DRAIN_SECONDS: setting({
    kind: kind.wholeNumber(0, 45),
    example: '5',
    sandbox: '0',
    production: '5',
    says: 'how long a server that shall stop goes on serving while /readyz says no, so that proxies send nobody any more: longer than between two of their checks',
  }),
  TRUSTED_PROXIES: setting({
    kind: trustedProxies,
    example: '10.0.0.1',
    sandbox: 'none',
    says: 'the addresses of the proxies in front of the server, whose forwarding headers are believed; none says that clients reach the server directly',
  }),
  METRICS_TOKEN: setting({
    kind: kind.accessToken,
    secret: true,
    example: 'the-output-of-openssl-rand-hex-32',
    sandbox: '',
    production: '',
    says: 'the bearer token that opens /metrics; without one it answers nobody in production, and callers on the machine itself in the sandbox',
  }),
  API_DOCS: setting({
    kind: kind.onOff,
    example: 'off',
    sandbox: 'on',
    production: 'off',
    says: 'whether /api-docs and /openapi.json are served; they name every call, of the console too',
  }),
  SECURITY_CONTACT: setting({
    kind: kind.contactAddress,
    example: 'mailto:security@example.ph',
    sandbox: '',
    production: '',
    says: "where somebody who found a weakness writes to, in /.well-known/security.txt: a mailto:, tel: or https: address; without one it is the company page's e-mail",
  }),
  PERSONAL_DATA_KEYS: setting({
    kind: kind.dataKeys,
    secret: true,
    example: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
    sandbox: 'generated',
    says: 'keys of 32 bytes that personal data is encrypted with, comma separated: the first encrypts, the others still decrypt until npm run reseal has put everything under the first; the sandbox generates one into DATA_DIR',
  }),
  PERSONAL_DATA_INDEX_KEY: setting({
    kind: kind.dataKey,
    secret: true,
    example: '89abcdef0123456789abcdef0123456789abcdef0123456789abcdef01234567',
    sandbox: '',
    production: '',
    says: 'the key of 32 bytes that search indexes, codes and links are made with; it never changes. Without it the last of PERSONAL_DATA_KEYS is that key: give it here before that one is taken out',
  }),
  BOOKS_KEYS: setting({
    kind: kind.signingKeys,
    secret: true,
    example: 'fedcba9876543210fedcba9876543210fedcba9876543210fedcba9876543210',
    sandbox: 'generated',
    production: 'none',
    says: 'keys of 32 bytes that the root of each day of the books is signed with, comma separated: the first signs, the others are still believed; none leaves days unsigned; the sandbox generates one into DATA_DIR',
  }),
  BOOKS_ROOTS_DIR: setting({
    kind: (text) => text.trim(),
    example: '/mnt/worm/candor',
    sandbox: '',
    production: '',
    says: 'the folder that signed roots of days are added to, best one that nobody can change; without it they are in DATA_DIR, beside the embedded database only',
  }),
  BACKUP_STAMP: setting({
    kind: (text) => text.trim(),
    example: '/var/lib/candor/last-backup',
    sandbox: '',
    production: '',
    says: 'a file that your backup touches when it has finished: npm run doctor and the metrics say how old that is',
  }),
  SMS_GATEWAY: setting({
    kind: kind.oneOf('sandbox', 'http', 'twilio'),
    example: 'twilio',
    sandbox: 'sandbox',
    says: 'what sends SMS; the sandbox shows them on its own page',
  }),
  VOICE_GATEWAY: setting({
    kind: kind.oneOf('sandbox', 'http', 'twilio'),
    example: 'twilio',
    sandbox: 'sandbox',
    says: 'what makes calls that say a code',
  }),
  PUSH_GATEWAY: setting({
    kind: kind.oneOf('sandbox', 'fcm', 'off'),
    example: 'fcm',
    sandbox: 'sandbox',
    production: 'off',
    says: 'what sends push messages; off: what was written for a phone’s app goes by SMS',
  }),
  EMAIL_GATEWAY: setting({
    kind: kind.oneOf('sandbox', 'smtp', 'http', 'off'),
    example: 'smtp',
    sandbox: 'sandbox',
    production: 'off',
    says: 'what sends e-mail: invitations of staff go to their mailbox and nowhere else, documents and answers to complaints to borrowers who gave an address; off: nobody can be invited, and no borrower is promised an e-mail',
  }),
  EMAIL_SMTP_URL: setting({
    kind: kind.mailServer,
    secret: true,
    example: 'smtps://user:password@mail.example.ph',
    sandbox: '',
    production: '',
    says: 'the mail server of EMAIL_GATEWAY=smtp: smtps:// is encrypted from the first byte, smtp:// before anything is said',
  }),
  EMAIL_HTTP_URL: setting({
    kind: kind.gatewayAddress,
    secret: true,
    example: 'https://mail.example.ph/messages',
    sandbox: '',
    production: '',
    says: 'where EMAIL_GATEWAY=http posts its messages, with MESSAGE_HTTP_TOKEN; files are in attachments, each with name, type and content in base64',
  }),
  EMAIL_FROM: setting({
    kind: kind.anyText,
    example: 'Candor <no-reply@example.ph>',
    sandbox: '',
    production: '',
    says: 'the sender of EMAIL_GATEWAY=smtp',
  }),
  SMS_HTTP_URL: setting({
    kind: kind.gatewayAddress,
    secret: true,
    example: 'https://sms.example.ph/messages',
    sandbox: '',
    production: '',
    says: 'where SMS_GATEWAY=http posts its messages',
  }),
  VOICE_HTTP_URL: setting({
    kind: kind.gatewayAddress,
    secret: true,
    example: 'https://voice.example.ph/calls',
    sandbox: '',
    production: '',
    says: 'where VOICE_GATEWAY=http posts its messages',
  }),
  MESSAGE_HTTP_TOKEN: setting({
    kind: kind.anyText,
    secret: true,
    example: 'the-gateway-s-own-token',
    sandbox: '',
    production: '',
    says: 'the bearer token of the http gateways',
  }),
  MESSAGE_REPORT_SECRET: setting({
    kind: kind.anyText,
    secret: true,
    example: 'the-secret-that-reports-are-signed-with',
    sandbox: '',
    production: '',
    says: 'what an http gateway signs its delivery reports with, which it posts to /api/message/report; without it none is taken',
  }),
  ...priceSettings,
  ...costAlarmSettings,
  TWILIO_ACCOUNT_SID: setting({
    kind: kind.anyText,
    example: 'AC00000000000000000000000000000000',
    sandbox: '',
    production: '',
    says: "Twilio's account",
  }),
  TWILIO_AUTH_TOKEN: setting({
    kind: kind.anyText,
    secret: true,
    example: 'the-account-s-token',
    sandbox: '',
    production: '',
    says: "Twilio's token",
  }),
  TWILIO_FROM: setting({
    kind: kind.anyText,
    example: '+15005550006',
    sandbox: '',
    production: '',
    says: 'the number that Twilio sends and calls from',
  }),
  FCM_ACCOUNT_FILE: setting({
    kind: kind.anyText,
    example: '/etc/candor/fcm.json',
    sandbox: '',
    production: '',
    says: "the key file of Google's service account for push messages",
  }),
  WEB_PUSH_KEY: setting({
    kind: kind.pushKey,
    secret: true,
    example: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
    sandbox: '',
    production: '',
    says: 'the key that notices to browsers are signed with (VAPID), 32 bytes in hexadecimal or base64url, such as openssl rand -hex 32 gives; whoever agreed to notices under another key has to agree anew; without one no browser is offered notices',
  }),
  WEB_PUSH_CONTACT: setting({
    kind: kind.contactAddress,
    example: 'mailto:it@example.ph',
    sandbox: '',
    production: '',
    says: 'whom the push services of browsers write to when something is wrong with WEB_PUSH_KEY: a mailto: or https: address',
  }),
  PICTURE_STORE: setting({
    kind: kind.oneOf('disk', 's3'),
    example: 's3',
    sandbox: 'disk',
    production: 'disk',
    says: 'where pictures are kept, encrypted: disk is in DATA_DIR; s3 is any S3-compatible store, which several machines can share',
  }),
  MALWARE_SCANNER: setting({
    kind: kind.oneOf('simulator', 'clamd', 'none'),
    example: 'clamd',
    sandbox: 'simulator',
    says: 'what looks into every uploaded file before it is kept: clamd is ClamAV; none must be said, and System status shows it',
  }),
  CLAMD: setting({
    kind: kind.anyText,
    example: 'tcp://clamav:3310',
    sandbox: '',
    production: '',
    says: 'where MALWARE_SCANNER=clamd is reached: tcp://host:3310, or unix:/run/clamav/clamd.ctl',
  }),
  S3_ENDPOINT: setting({
    kind: kind.gatewayAddress,
    example: 'https://s3.ap-southeast-1.amazonaws.com',
    sandbox: '',
    production: '',
    says: 'where PICTURE_STORE=s3 is reached, without the bucket',
  }),
  S3_BUCKET: setting({
    kind: kind.anyText,
    example: 'candor-pictures',
    sandbox: '',
    production: '',
    says: 'the bucket of PICTURE_STORE=s3; it must be there, and private',
  }),
  S3_REGION: setting({
    kind: kind.anyText,
    example: 'ap-southeast-1',
    sandbox: 'us-east-1',
    production: 'us-east-1',
    says: 'the region that requests to S3 are signed for',
  }),
  S3_ACCESS_KEY_ID: setting({
    kind: kind.anyText,
    secret: true,
    example: 'the-account-s-key-id',
    sandbox: '',
    production: '',
    says: 'who asks S3: may put, get and delete objects of the bucket, and needs nothing else',
  }),
  S3_SECRET_ACCESS_KEY: setting({
    kind: kind.anyText,
    secret: true,
    example: 'the-account-s-secret',
    sandbox: '',
    production: '',
    says: 'the secret of that key',
  }),
  ...disbursementSettings,
  ...channelSettings,
  CREDIT_BUREAU: setting({
    kind: kind.oneOf('sandbox', 'http', 'off'),
    example: 'http',
    sandbox: 'sandbox',
    production: 'off',
    says: 'who tells how a borrower stands elsewhere; off leaves those orders to a person',
  }),
  CREDIT_BUREAU_URL: setting({
    kind: kind.gatewayAddress,
    secret: true,
    example: 'https://bureau.example.ph/enquiries',
    sandbox: '',
    production: '',
    says: 'where CREDIT_BUREAU=http posts its questions',
  }),
  CREDIT_BUREAU_TOKEN: setting({
    kind: kind.anyText,
    secret: true,
    example: 'the-bureau-s-own-token',
    sandbox: '',
    production: '',
    says: 'the bearer token for the credit bureau',
  }),
  SCREENING: setting({
    kind: kind.oneOf('sandbox', 'http', 'off'),
    example: 'http',
    sandbox: 'sandbox',
    production: 'off',
    says: 'who tells whether a name is on a sanctions list; off leaves every order to a person',
  }),
  SCREENING_URL: setting({
    kind: kind.gatewayAddress,
    secret: true,
    example: 'https://screening.example.ph/names',
    sandbox: '',
    production: '',
    says: 'where SCREENING=http posts its questions',
  }),
  SCREENING_TOKEN: setting({
    kind: kind.anyText,
    secret: true,
    example: 'the-screening-s-own-token',
    sandbox: '',
    production: '',
    says: 'the bearer token for screening',
  }),
  IDENTITY_CHECK: setting({
    kind: kind.oneOf('sandbox', 'off'),
    example: 'off',
    sandbox: 'sandbox',
    production: 'off',
    says: 'who looks whether a borrower is who the document says; off leaves that to a person, once for each saving of it',
  }),
  OFFER_DAYS: setting({
    kind: kind.wholeNumber(0, 60),
    example: '7',
    sandbox: '7',
    production: '7',
    says: 'days that an offer stays open; never more than its disclosure is good for, nor fewer where the law says how many',
  }),
  STAND_IN_SECONDS: setting({
    kind: kind.wholeNumber(0, 3_600),
    example: '4',
    sandbox: '4',
    production: '0',
    says: "after how long the sandbox's stand-ins decide and pay out; production has none",
  }),
  OTP_ADDRESS_BURST: setting({
    kind: kind.wholeNumber(1, 10_000_000),
    example: '3000',
    sandbox: '30000',
    production: '3000',
    says: 'login and signing codes that one public address may ask for at once; a mobile carrier puts thousands of customers behind one',
  }),
  OTP_ADDRESS_PER_MINUTE: setting({
    kind: kind.wholeNumber(1, 10_000_000),
    example: '600',
    sandbox: '6000',
    production: '600',
    says: 'the same address, for long',
  }),
  OTP_PER_MINUTE: setting({
    kind: kind.wholeNumber(1, 10_000_000),
    example: '6000',
    sandbox: '60000',
    production: '6000',
    says: 'codes for everybody together; ten times as many at once',
  }),
  OTP_NEW_ADDRESS_BURST: setting({
    kind: kind.wholeNumber(1, 10_000_000),
    example: '300',
    sandbox: '15000',
    production: '300',
    says: 'codes for numbers without an account that one public address may ask for at once; customers are not held up when strangers have used these up',
  }),
  OTP_NEW_ADDRESS_PER_MINUTE: setting({
    kind: kind.wholeNumber(1, 10_000_000),
    example: '60',
    sandbox: '3000',
    production: '60',
    says: 'the same, for long',
  }),
  OTP_NEW_PER_MINUTE: setting({
    kind: kind.wholeNumber(1, 10_000_000),
    example: '300',
    sandbox: '15000',
    production: '300',
    says: 'codes for numbers without an account, for everybody together; ten times as many at once',
  }),
  LOGIN_ADDRESS_BURST: setting({
    kind: kind.wholeNumber(1, 10_000_000),
    example: '3000',
    sandbox: '30000',
    production: '3000',
    says: 'logins that one public address may try at once',
  }),
  LOGIN_ADDRESS_PER_MINUTE: setting({
    kind: kind.wholeNumber(1, 10_000_000),
    example: '600',
    sandbox: '6000',
    production: '600',
    says: 'the same address, for long',
  }),
  MESSAGES_A_DAY: setting({
    kind: kind.wholeNumber(1, 10_000_000),
    example: '20000',
    sandbox: '20000',
    production: '20000',
    says: 'codes for numbers without an account that may be sent in a day, by SMS and by voice each; an alarm is raised at four fifths and at the end. Customers and signing codes are not counted here: they stop at ten times as many',
  }),
  EVENTS_KEPT_PERCENT: setting({
    kind: kind.wholeNumber(0, 100),
    example: '100',
    sandbox: '100',
    production: '100',
    says: 'how many callers in a hundred have their analytics events kept',
  }),
  LOG_LEVEL: setting({
    kind: kind.oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    example: 'info',
    sandbox: 'warn',
    production: 'info',
    says: 'how much is logged, as JSON lines on standard error',
  }),
  APP_API: setting({
    spec: 'appApi',
    kind: kind.webAddress,
    example: 'https://loans.example.ph',
    sandbox: ownAddress,
    says: 'the base address of the calls',
  }),
  FILES_ORIGIN: setting({
    kind: kind.gatewayAddress,
    example: 'https://files.lender-content.example',
    sandbox: '',
    production: '',
    says: 'a host that serves pictures and documents and nothing else, best of another domain, leading to the same server; without it they come from APP_API',
  }),
  APP_H5: setting({
    spec: 'appH5',
    kind: kind.webAddress,
    example: 'https://loans.example.ph',
    sandbox: ownAddress,
    says: 'the address of the web app',
  }),
  APP_EN_NAME: setting({
    spec: 'appEnName',
    kind: kind.name,
    example: 'Candor Lending',
    sandbox: 'Candor Lending',
    says: 'the company in English',
  }),
  APP_CN_NAME: setting({
    spec: 'appCnName',
    kind: kind.name,
    example: '坦诚贷款',
    sandbox: '坦诚贷款',
    says: 'the company in Chinese',
  }),
  APP_YD_NAME: setting({
    spec: 'appYDName',
    kind: kind.name,
    example: 'Candor Finance',
    sandbox: 'Candor Finance',
    says: 'the company in India',
  }),
  BACKGROUND: setting({
    spec: 'background colour',
    kind: kind.colour,
    example: '#11473C',
    sandbox: '#11473C',
    says: "the lender's colour",
  }),
  BG_FONT_COLOR: setting({
    spec: 'bgFontColor',
    kind: kind.colour,
    example: '#FFFFFF',
    sandbox: '#FFFFFF',
    says: 'text on that colour',
  }),
  FONT_COLOR: setting({
    spec: 'fontColor',
    kind: kind.colour,
    example: '#14211F',
    sandbox: '#14211F',
    says: 'text on white',
  }),
  SERVICE_PHONE: setting({
    spec: 'servicePhone',
    kind: kind.phoneNumber,
    example: '+63 2 8888 0100',
    sandbox: '+63 2 8888 0100',
    says: 'the number that borrowers call',
  }),
} as const;

export type Settings = ValuesOf<typeof settingTable>;

/** Every fault at once, each one a sentence: which setting, what is wrong with it, an example. */
export class SettingsFault extends Error {
  override readonly name = 'SettingsFault';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

export function readSettings(environment: Environment): Settings {
  const isProduction = environment['CANDOR_MODE'] === 'production';
  const faults: string[] = [];
  const values = Object.entries(settingTable).map(([key, entry]: [string, Setting<unknown>]) => {
    const named = entry.spec ? `${key} (${entry.spec})` : key;
    const fallback = isProduction ? entry.production : sandboxDefault(entry, environment);
    try {
      const value = (entry.secret ? secretOf(key, environment) : environment[key]) || fallback;
      if (value === undefined) {
        faults.push(`${named} is missing: ${entry.says}. ${exampleOf(key, entry)}`);
        return [key, undefined];
      }
      return [key, entry.kind(value)];
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      const said = entry.secret ? '' : `, but is ${quoted(environment[key] || (fallback ?? ''))}`;
      faults.push(`${named} ${error.message}${said}. ${exampleOf(key, entry)}`);
      return [key, undefined];
    }
  });
  if (faults.length > 0) throw new SettingsFault(faults);
  return Object.fromEntries(values) as Settings;
}

function sandboxDefault({ sandbox }: Setting<unknown>, environment: Environment): string {
  return typeof sandbox === 'function' ? sandbox(environment) : sandbox;
}

function exampleOf(key: string, { example }: Setting<unknown>): string {
  return `For example: ${assignment(key, example)}`;
}

/** As a line of `.env`: there a bare # begins a comment. */
export function assignment(key: string, value: string): string {
  return `${key}=${/[#\s]/.test(value) ? `"${value}"` : value}`;
}

function quoted(value: string): string {
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}...` : value);
}
