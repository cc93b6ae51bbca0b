import type { MarketProfile } from '../market-profile.ts';
import { licence } from './licence.ts';
import { marketTexts } from './market-texts.ts';

export const profile = {
  id: 'in',
  countryName: 'India',
  place: 'India',
  callSuffix: '-yd', // 印度, yìndù
  nameSetting: 'appYDName',
  currency: { code: 'INR', sign: '₹', marks: ['Rs', 'Rs.', '/-'], minorDigits: 2, grouping: 'lakhs' },
  timeZone: 'Asia/Kolkata',
  languages: ['en', 'hi', 'zh'],
  mobile: {
    countryCode: '91',
    bare: /^/,
    pattern: /^[6-9]\d{9}$/,
    starts: ['6', '7', '8', '9'],
    digits: 10,
    example: '9876543210',
    sentence: '10 digits, starts with 6, 7, 8 or 9',
  },
  smsRegister: {
    name: 'DLT',
    sender: /^[A-Z0-9]{3,11}$/,
    number: /^\d{16,20}$/,
    senderSays: '3 to 11 capital letters or digits, as registered',
    numberSays: '16 to 20 digits, as the operator gave it',
  },
  transferNumber: 'utr',
  repayBanner: {
    title: 'Repay from the app you already use.',
    text: 'By UPI, or from your bank.',
  },
  regulator: { name: 'Reserve Bank of India', shortName: 'RBI' },
  statement: {
    title: marketTexts.all('statement.title'),
    about: marketTexts.all('statement.about'),
    ticked: marketTexts.all('statement.ticked'),
    namesLenderFirst: true,
  },
  ...licence,
} as const satisfies MarketProfile;

export { mobileWords } from './mobile-texts.ts';
