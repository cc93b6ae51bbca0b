import { withSharedWords } from '../certification/with-shared-words.ts';
import translations from './certification-texts.json' with { type: 'json' };

const english = {
  'hint.street': 'House number, street, barangay',
  'label.postalCode': 'ZIP code',
  'hint.postalCode': '4 digits, for example 1605',
  'ask.postalCode': 'Type the ZIP code: 4 digits, for example 1605.',
  'option.employment.overseas': 'Working abroad (OFW)',
  'option.payDay.fifteenth-and-last': 'On the 15th and the last day',
  'option.documentKind.philsys': 'PhilID / ePhilID',
  'number.philsys':
    'Type the PhilSys Card Number (PCN) on the front: 16 digits, for example 1234-5678-9012-3456.',
  'fault.never-take.philsys':
    'These 12 digits are your PhilSys Number (PSN), which is secret. Type the 16 digits of the PhilSys Card Number (PCN).',
  'option.documentKind.passport': 'Passport',
  'number.passport': 'Type the passport number: a letter, 7 digits and a letter, for example P1234567A.',
  'option.documentKind.driving-licence': 'Driver’s licence',
  'number.driving-licence': 'Type the licence number: a letter and 10 digits, for example N01-12-123456.',
  'option.documentKind.umid': 'UMID',
  'number.umid': 'Type the Common Reference Number (CRN): 12 digits, for example 0111-1234567-8.',
  'option.documentKind.sss': 'SSS card',
  'number.sss': 'Type the SSS number: 10 digits, for example 34-1234567-8.',
  'option.documentKind.prc': 'PRC card',
  'number.prc': 'Type the registration number: 7 digits, for example 0123456.',
  'option.documentKind.tin': 'TIN card',
  'number.tin': 'Type the TIN: 9 digits, or 12 with the branch code, for example 123-456-789-000.',
} as const;

export const certificationWords = withSharedWords({ en: english, ...translations });
