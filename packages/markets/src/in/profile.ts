import type { MarketProfile } from '../market-profile.ts';
import { licence } from './licence.ts';

/** Named `india` because `in` is a word of the language; its id is still `in`. */
export const india = {
  id: 'in',
  countryName: 'India',
  nameSetting: 'appYDName',
  currency: { code: 'INR', sign: '₹', minorDigits: 2 },
  timeZone: 'Asia/Kolkata',
  languages: ['en', 'hi', 'zh'],
  mobile: {
    pattern: /^[6-9]\d{9}$/,
    digits: 10,
    example: '9876543210',
    sentence: '10 digits, starts with 6, 7, 8 or 9',
  },
  regulator: { name: 'Reserve Bank of India', shortName: 'RBI' },
  ...licence,
} as const satisfies MarketProfile;
