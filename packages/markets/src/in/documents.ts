import type { IdentityDocument } from '../documents/identity-document.ts';
import { isVerhoeffValid } from '../documents/verhoeff.ts';

const valid =
  'An officially valid document under the RBI (Know Your Customer) Direction, 2016, as amended. Confirm with counsel.';

export const documents = {
  pan: {
    name: 'PAN',
    issuer: 'Income Tax Department',
    // Companies and trusts have another fourth letter; who borrows here is a person.
    shapes: ['AAA[P]A9999A'],
    example: 'ABCPE1234F',
    sentence: 'five letters, four digits and a letter; the fourth letter of a person’s is P',
    keeps: 'whole',
    law: 'Income-tax Act, section on permanent account numbers; asked for under the RBI (Know Your Customer) Direction, 2016. Confirm with counsel.',
  },
  aadhaar: {
    name: 'Aadhaar',
    issuer: 'Unique Identification Authority of India',
    shapes: ['[2-9]99999999999'],
    isRight: isVerhoeffValid,
    example: '2341 2341 2346',
    sentence: '12 digits, the first not 0 or 1, the last a check digit',
    keeps: 'last-four',
    law: 'Aadhaar Act, 2016, and the UIDAI’s rules on masking: only the last four digits are kept and shown. Confirm with counsel.',
  },
  passport: {
    name: 'Passport',
    issuer: 'Ministry of External Affairs',
    shapes: ['[A-PR-WY][1-9]99999[1-9]'],
    example: 'M1234567',
    sentence: 'a letter and 7 digits',
    keeps: 'whole',
    law: valid,
  },
  voter: {
    name: 'Voter’s identity card (EPIC)',
    issuer: 'Election Commission of India',
    shapes: ['AAA9999999'],
    example: 'ABC1234567',
    sentence: 'three letters and 7 digits',
    keeps: 'whole',
    law: valid,
  },
  'driving-licence': {
    name: 'Driving licence',
    issuer: 'Regional Transport Office of the state',
    shapes: ['AA99[2][0]999999999', 'AA99[1][9]999999999'],
    example: 'KA01 20190001234',
    sentence: 'the state’s two letters, two digits, the year and 7 digits',
    keeps: 'whole',
    law: valid,
  },
} as const satisfies Record<string, IdentityDocument>;
