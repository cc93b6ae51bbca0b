import type { MobileWords } from '../mobile/mobile-words.ts';
import type { MarketProfile } from '../market-profile.ts';
import { licence } from './licence.ts';

export const profile = {
  id: 'ph',
  countryName: 'Philippines',
  place: 'the Philippines',
  callSuffix: '',
  nameSetting: 'appEnName',
  currency: { code: 'PHP', sign: '₱', minorDigits: 2, grouping: 'thousands' },
  timeZone: 'Asia/Manila',
  languages: ['en', 'fil', 'zh'],
  mobile: {
    countryCode: '63',
    bare: /^(?:\+?63|0)/,
    pattern: /^(?:\+?63|0)9\d{9}$/,
    digits: 11,
    example: '09171234567',
    sentence: '11 digits, starts with 09',
  },
  transferNumber: 'reference',
  regulator: { name: 'Securities and Exchange Commission', shortName: 'SEC' },
  ...licence,
} as const satisfies MarketProfile;

export const mobileWords = {
  hint: {
    en: '11 digits, starts with 09',
    zh: '11 位数字，以 09 开头',
    fil: '11 digit, nagsisimula sa 09',
    hi: '11 अंक, 09 से शुरू',
  },
  foreign: {
    en: '“{text}” is not a Philippine number. Nothing was changed.',
    zh: '“{text}”不是菲律宾号码，内容没有改动。',
    fil: 'Hindi numero sa Pilipinas ang “{text}”. Walang nabago.',
    hi: '“{text}” फ़िलिपींस का नंबर नहीं है। कुछ नहीं बदला।',
  },
} as const satisfies MobileWords;
