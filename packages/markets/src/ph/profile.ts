import type { MarketProfile } from '../market-profile.ts';
import { licence } from './licence.ts';

export const ph = {
  id: 'ph',
  countryName: 'Philippines',
  nameSetting: 'appEnName',
  currency: { code: 'PHP', sign: '₱', minorDigits: 2 },
  timeZone: 'Asia/Manila',
  languages: ['en', 'fil', 'zh'],
  mobile: {
    pattern: /^(?:\+?63|0)9\d{9}$/,
    digits: 11,
    example: '09171234567',
    sentence: '11 digits, starts with 09',
  },
  regulator: { name: 'Securities and Exchange Commission', shortName: 'SEC' },
  ...licence,
} as const satisfies MarketProfile;
