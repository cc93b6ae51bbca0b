import { withSharedWords } from '../certification/with-shared-words.ts';
import translations from './certification-texts.json' with { type: 'json' };

const english = {
  'hint.familyName': 'As on your ID. Leave it empty if you have one name.',
  'hint.street': 'House number, street, locality',
  'label.postalCode': 'PIN code',
  'hint.postalCode': '6 digits, for example 560001',
  'ask.postalCode': 'Type the PIN code: 6 digits, for example 560001.',
  'option.employment.farming': 'Farming',
  'option.payDay.after-harvest': 'After the harvest',
  'option.documentKind.pan': 'PAN card',
  'number.pan': 'Type the PAN: five letters, four digits and a letter, for example ABCPE1234F.',
  'option.documentKind.aadhaar': 'Aadhaar',
  'number.aadhaar':
    'Type the Aadhaar number: 12 digits, for example 2341 2341 2346. We keep only the last four.',
  'option.documentKind.passport': 'Passport',
  'number.passport': 'Type the passport number: a letter and 7 digits, for example M1234567.',
  'option.documentKind.voter': 'Voter’s card (EPIC)',
  'number.voter': 'Type the EPIC number: three letters and 7 digits, for example ABC1234567.',
  'option.documentKind.driving-licence': 'Driving licence',
  'number.driving-licence':
    'Type the licence number: two letters, two digits, the year and 7 digits, for example KA01 20190001234.',
  'label.panNumber': 'PAN',
  'hint.panNumber': 'Of your PAN card: five letters, four digits and a letter',
  'why.panNumber': 'Loans are reported to the credit bureaus under it, and one PAN opens one account.',
  'ask.panNumber': 'Type the PAN: five letters, four digits and a letter, for example ABCPE1234F.',
  'fault.place.pan.4': 'The 4th letter of a person’s PAN is P, not “{sign}”. Compare it with the card.',
  'fault.place.aadhaar.1': 'An Aadhaar number never starts with {sign}. Compare it with the card.',
} as const;

export const certificationWords = withSharedWords({ en: english, ...translations });
