import { describe, expect, it } from 'vitest';
import {
  hasLength,
  isChinese,
  isDecimal,
  isEmail,
  isHttpUrl,
  isInteger,
  isLandline,
  isMobile,
} from './string-checks.ts';

type Check = (text: string) => boolean;

interface Table {
  readonly id: string;
  readonly what: string;
  readonly check: Check;
  readonly accepted: readonly string[];
  readonly refused: readonly string[];
}

/** Refused by every check: nothing, blanks, a newline, digits and letters that only look like ASCII. */
const tricky = ['', ' ', '\n', '\u00a0', '１２３４５６７', '٣٤٥٦٧٨٩', 'a\u0301', '\u200b', '\0'];

const tables: readonly Table[] = [
  {
    id: 'C1',
    what: 'an e-mail address',
    check: isEmail,
    accepted: [
      'juan@example.com',
      'a.b+c_d@mail.example.co.in',
      "o'brien@example.ph",
      'x@1.2',
      `${'a'.repeat(64)}@example.com`,
      'a@xn--fiqs8s.example',
    ],
    refused: [
      'juan',
      'juan@',
      '@example.com',
      'juan@example',
      'a@@b.c',
      'a@b@c.d',
      '.a@b.c',
      'a.@b.c',
      'a..b@c.d',
      'a@-b.c',
      'a@b-.c',
      'a@b..c',
      'a@.b.c',
      'a@b.c.',
      'a b@c.d',
      'a@b.c\n',
      'Juan <a@b.c>',
      'josé@example.com',
      'a@例.com',
      'a＠b.c',
      `${'a'.repeat(65)}@b.c`,
      `a@${'b'.repeat(64)}.c`,
      `a@${'b.'.repeat(126)}cd`,
    ],
  },
  {
    id: 'C2',
    what: 'a landline of 7 or 8 digits',
    check: isLandline,
    accepted: ['8123456', '81234567', '0000000'],
    refused: ['812345', '812345678', '812-3456', '812 3456', '8123456\n', '+8123456', '812345a'],
  },
  {
    id: 'C3',
    what: 'a mobile of 11 digits that starts with 1',
    check: isMobile,
    accepted: ['13800138000', '10000000000'],
    refused: [
      '1380013800',
      '138001380000',
      '23800138000',
      '03800138000',
      '138 0013 8000',
      '13800138000\n',
      '１３８００１３８０００',
    ],
  },
  {
    id: 'C4',
    what: 'Chinese characters only',
    check: isChinese,
    accepted: ['中', '中文', '二〇二六', '㐀', '𠮷', '𠀀𠀁'],
    refused: ['中a', '中 文', '中文。', '中文\n', 'ひらがな', 'カナ', '한글', '⼀', '中1', '々', '，', '🀄'],
  },
  {
    id: 'C5',
    what: 'an http URL',
    check: isHttpUrl,
    accepted: [
      'http://example.com',
      'https://example.com/a?b=c#d',
      'HTTPS://EXAMPLE.COM',
      'http://127.0.0.1:8080/',
      'http://[::1]/',
      'https://例え.example/路',
    ],
    refused: [
      'example.com',
      'http://',
      'http:// example.com',
      'http:example.com',
      'https:/example.com',
      'ftp://example.com',
      'javascript:alert(1)',
      'http://a b.example',
      'http://example.com/a b',
      ' http://example.com',
      'http://example.com\n',
      'http://bank.example@evil.example/',
      'http://u:p@example.com/',
      'http:\\\\example.com',
      'http://example.com\\@evil.example',
      'http://example.com:99999',
      'http://%',
    ],
  },
  {
    id: 'C6',
    what: 'an integer',
    check: isInteger,
    accepted: ['0', '-1', '007', '9007199254740993', '-0'],
    refused: ['+1', '1.0', '1e3', '0x1', '1,000', '--1', '-', '1 ', '1\n', '１'],
  },
  {
    id: 'C7',
    what: 'a decimal',
    check: isDecimal,
    accepted: ['0', '12', '12.50', '-0.5', '0.0000000000000000001', '00.5'],
    refused: ['.5', '5.', '1.2.3', '1,5', '1e3', '+1.5', '-.5', '--1.5', 'NaN', 'Infinity', '1.5\n', '1.٥'],
  },
];

describe.each(tables)('$id · $what', ({ id, check, accepted, refused }) => {
  it.each(accepted)(`${id} · %j is one`, (text) => expect(check(text)).toBe(true));
  it.each([...refused, ...tricky])(`${id} · %j is none`, (text) => expect(check(text)).toBe(false));

  it(`${id} · a hostile text of 200,000 characters is read once`, () => {
    const hostile = ['a', '1', '.', '-', '@', 'a.', '1.', '中', 'http://', 'a@a.'].map(
      (part) => `${part.repeat(100_000)}!`,
    );
    // A quadratic pattern needs so many minutes here that the limit for what hangs finds it.
    for (const text of hostile) expect(typeof check(text)).toBe('boolean');
  });
});

describe('C8 · length', () => {
  it.each([
    ['', { max: 0 }, true],
    ['', { min: 1, max: 5 }, false],
    ['abc', { min: 3, max: 3 }, true],
    ['abcd', { max: 3 }, false],
    ['ab', { min: 3, max: 9 }, false],
    ['𠮷𠮷', { min: 2, max: 2 }, true],
    ['😀', { max: 1 }, true],
    ['e\u0301', { max: 1 }, false],
    ['a\n', { max: 1 }, false],
  ])('C8 · %j within %j: %s', (text, bounds, fits) => {
    expect(hasLength(text, bounds)).toBe(fits);
  });
});
