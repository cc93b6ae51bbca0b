import type { MobileWords } from '../mobile/mobile-words.ts';
import type { MarketProfile } from '../market-profile.ts';
import { licence } from './licence.ts';

export const profile = {
  id: 'in',
  countryName: 'India',
  place: 'India',
  callSuffix: '-yd', // 印度, yìndù
  nameSetting: 'appYDName',
  currency: { code: 'INR', sign: '₹', minorDigits: 2, grouping: 'lakhs' },
  timeZone: 'Asia/Kolkata',
  languages: ['en', 'hi', 'zh'],
  mobile: {
    countryCode: '91',
    bare: /^/,
    pattern: /^[6-9]\d{9}$/,
    digits: 10,
    example: '9876543210',
    sentence: '10 digits, starts with 6, 7, 8 or 9',
  },
  transferNumber: 'utr',
  regulator: { name: 'Reserve Bank of India', shortName: 'RBI' },
  ...licence,
} as const satisfies MarketProfile;

export const mobileWords = {
  hint: {
    en: '10 digits, starts with 6, 7, 8 or 9',
    zh: '10 位数字，以 6、7、8 或 9 开头',
    fil: '10 digit, nagsisimula sa 6, 7, 8 o 9',
    hi: '10 अंक, 6, 7, 8 या 9 से शुरू',
  },
  foreign: {
    en: '“{text}” is not an Indian number. Nothing was changed.',
    zh: '“{text}”不是印度号码，内容没有改动。',
    fil: 'Hindi numero sa India ang “{text}”. Walang nabago.',
    hi: '“{text}” भारत का नंबर नहीं है। कुछ नहीं बदला।',
  },
} as const satisfies MobileWords;
