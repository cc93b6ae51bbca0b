import { join } from 'node:path';
import * as kind from './setting-kinds.ts';
import { Unfit, type Kind } from './setting-kinds.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

type Setting<T> = {
  /** The specification's own name, where it has one. */
  readonly spec?: string;
  readonly kind: Kind<T>;
  readonly example: string;
  /** What the sandbox uses when nothing is set. */
  readonly sandbox: string | ((environment: Environment) => string);
  /** Production's default, when leaving it out is safe; without one, production must set it. */
  readonly production?: string;
  readonly says: string;
  /** May hold a password: its value is never repeated. */
  readonly secret?: boolean;
};

const setting = <T>(definition: Setting<T>): Setting<T> => definition;

/** Where the checkout is: sandbox defaults are found in it, whatever folder the command was typed in. */
const root = join(import.meta.dirname, '..', '..', '..', '..');
export const samplePages = join(root, 'config', 'page.json');

/** A port that makes no sense is PORT's fault alone. */
const ownAddress = ({ PORT = '' }: Environment) =>
  `http://127.0.0.1:${/^\d{1,5}$/.test(PORT) ? PORT : '3000'}`;

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
    example: 'postgres://candor@db.internal:5432/candor',
    sandbox: 'embedded',
    says: 'a PostgreSQL server or cluster; embedded starts one in DATA_DIR',
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
  TRUSTED_PROXIES: setting({
    kind: kind.networkAddresses,
    example: '10.0.0.1',
    sandbox: '',
    production: '',
    says: 'proxies whose forwarding headers are believed',
  }),
  PERSONAL_DATA_KEYS: setting({
    kind: kind.dataKeys,
    secret: true,
    example: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
    sandbox: 'generated',
    says: 'keys of 32 bytes that personal data is encrypted with, comma separated: the first encrypts, the others still decrypt, the last makes the search indexes and must stay; the sandbox generates one into DATA_DIR',
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
    says: 'what sends push messages',
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
  MESSAGES_A_DAY: setting({
    kind: kind.wholeNumber(1, 10_000_000),
    example: '20000',
    sandbox: '20000',
    production: '20000',
    says: 'codes that may be sent in a day, by SMS and by voice each; an alarm is raised at four fifths and at the end',
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

type Name = keyof typeof settingTable;
export type Settings = { readonly [N in Name]: ReturnType<(typeof settingTable)[N]['kind']> };

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
    const value = environment[key] || fallback;
    if (value === undefined) {
      faults.push(`${named} is missing: ${entry.says}. ${exampleOf(key, entry)}`);
      return [key, undefined];
    }
    try {
      return [key, entry.kind(value)];
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      const said = entry.secret ? '' : `, but is ${quoted(value)}`;
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
