import type { MarketProfile } from '../market-profile.ts';
import { licence } from './licence.ts';
import { marketTexts } from './market-texts.ts';

export const profile = {
  id: 'ph',
  countryName: 'Philippines',
  place: 'the Philippines',
  callSuffix: '',
  nameSetting: 'appEnName',
  currency: { code: 'PHP', sign: '₱', marks: ['Php.', 'P'], minorDigits: 2, grouping: 'thousands' },
  timeZone: 'Asia/Manila',
  languages: ['en', 'fil', 'zh'],
  mobile: {
    countryCode: '63',
    bare: /^(?:\+?63|0)/,
    pattern: /^(?:\+?63|0)9\d{9}$/,
    starts: ['09'],
    digits: 11,
    example: '09171234567',
    sentence: '11 digits, starts with 09',
  },
  smsRegister: null,
  transferNumber: 'reference',
  repayBanner: {
    title: 'Repay where you already shop.',
    text: 'At the store, from your wallet or your bank.',
  },
  regulator: { name: 'Securities and Exchange Commission', shortName: 'SEC' },
  statement: {
    title: marketTexts.all('statement.title'),
    about: marketTexts.all('statement.about'),
    ticked: marketTexts.all('statement.ticked'),
    namesLenderFirst: false,
  },
  ...licence,
} as const satisfies MarketProfile;

export { mobileWords } from './mobile-texts.ts';
