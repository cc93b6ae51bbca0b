import type { IdentityDocument } from '../documents/identity-document.ts';
import { isVerhoeffValid } from '../documents/verhoeff.ts';

const valid =
  'An officially valid document under the RBI (Know Your Customer) Direction, 2016, as amended. Confirm with counsel.';

export const documents = {
  pan: {
    name: 'PAN',
    issuer: 'Income Tax Department',
    pattern: /^[A-Z]{3}[ABCFGHJLPTE][A-Z]\d{4}[A-Z]$/,
    example: 'ABCPE1234F',
    sentence: 'five letters, four digits and a letter; the fourth letter says what kind of holder it is',
    keeps: 'whole',
    law: 'Income-tax Act, section on permanent account numbers; asked for under the RBI (Know Your Customer) Direction, 2016. Confirm with counsel.',
  },
  aadhaar: {
    name: 'Aadhaar',
    issuer: 'Unique Identification Authority of India',
    pattern: /^[2-9]\d{11}$/,
    isRight: isVerhoeffValid,
    example: '2341 2341 2346',
    sentence: '12 digits, the first not 0 or 1, the last a check digit',
    keeps: 'last-four',
    law: 'Aadhaar Act, 2016, and the UIDAI’s rules on masking: only the last four digits are kept and shown. Confirm with counsel.',
  },
  passport: {
    name: 'Passport',
    issuer: 'Ministry of External Affairs',
    pattern: /^[A-PR-WY][1-9]\d{5}[1-9]$/,
    example: 'M1234567',
    sentence: 'a letter and 7 digits',
    keeps: 'whole',
    law: valid,
  },
  voter: {
    name: 'Voter’s identity card (EPIC)',
    issuer: 'Election Commission of India',
    pattern: /^[A-Z]{3}\d{7}$/,
    example: 'ABC1234567',
    sentence: 'three letters and 7 digits',
    keeps: 'whole',
    law: valid,
  },
  'driving-licence': {
    name: 'Driving licence',
    issuer: 'Regional Transport Office of the state',
    pattern: /^[A-Z]{2}\d{2}(?:19|20)\d{9}$/,
    example: 'KA01 20190001234',
    sentence: 'the state’s two letters, two digits, the year and 7 digits',
    keeps: 'whole',
    law: valid,
  },
} as const satisfies Record<string, IdentityDocument>;
