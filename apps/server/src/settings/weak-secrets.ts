import { settingTable, type Settings } from './read-settings.ts';

/** Of 32 random bytes about thirty are different from each other; so few are somebody's typing. */
const differentBytesAtLeast = 20;
/** What we give to a gateway, or a gateway gives to us, to be known by. */
const tokens = [
  'MESSAGE_HTTP_TOKEN',
  'CREDIT_BUREAU_TOKEN',
  'SCREENING_TOKEN',
  'TWILIO_AUTH_TOKEN',
  'WEB_PUSH_KEY',
] as const;
const lettersAtLeast = 16;
const differentLettersAtLeast = 6;

/**
 * Keys and tokens of production that somebody could guess, each named with what to do. Their values are not
 * repeated.
 */
export function weakSecrets(settings: Settings): string[] {
  if (settings.CANDOR_MODE !== 'production') return [];
  const { PERSONAL_DATA_KEYS: keys } = settings;
  const isTyped = keys !== 'generated' && keys.some((key) => new Set(key).size < differentBytesAtLeast);
  return [
    ...(isTyped
      ? [
          'PERSONAL_DATA_KEYS holds a key that repeats itself, which anybody could guess: make one with openssl rand -hex 32',
        ]
      : []),
    ...tokens
      .filter((key) => isGuessable(settings[key]) || settings[key] === settingTable[key].example)
      .map(
        (key) =>
          `${key} is too short or too simple for production: use one of at least ${lettersAtLeast} random characters`,
      ),
  ];
}

function isGuessable(token: string): boolean {
  return token !== '' && (token.length < lettersAtLeast || new Set(token).size < differentLettersAtLeast);
}
