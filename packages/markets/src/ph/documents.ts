import type { IdentityDocument } from '../documents/identity-document.ts';

const accepted =
  'Listed as an acceptable identity document in BSP Circular 608, series of 2008, as amended. Confirm with counsel.';

export const documents = {
  philsys: {
    name: 'PhilID / ePhilID',
    issuer: 'Philippine Statistics Authority',
    shapes: ['9'.repeat(16)],
    example: '1234-5678-9012-3456',
    sentence: 'the PhilSys Card Number (PCN) on the front of the card: 16 digits',
    neverTake: {
      pattern: /^\d{12}$/,
      sentence:
        '12 digits are the PhilSys Number (PSN), which is secret: give the 16-digit PhilSys Card Number (PCN)',
    },
    keeps: 'whole',
    law: 'Republic Act 11055, Philippine Identification System Act: the PSN stays with its owner, the PCN is for use. Confirm with counsel.',
  },
  passport: {
    name: 'Passport',
    issuer: 'Department of Foreign Affairs',
    shapes: ['A9999999A', 'AA9999999'],
    example: 'P1234567A',
    sentence: 'a letter, 7 digits and a letter; older ones two letters and 7 digits',
    keeps: 'whole',
    law: accepted,
  },
  'driving-licence': {
    name: 'Driver’s licence',
    issuer: 'Land Transportation Office',
    shapes: ['A9999999999'],
    example: 'N01-12-123456',
    sentence: 'a letter and 10 digits',
    keeps: 'whole',
    law: accepted,
  },
  umid: {
    name: 'UMID',
    issuer: 'Social Security System / Government Service Insurance System',
    shapes: ['9'.repeat(12)],
    example: '0111-1234567-8',
    sentence: 'the Common Reference Number (CRN): 12 digits',
    keeps: 'whole',
    law: accepted,
  },
  sss: {
    name: 'SSS card',
    issuer: 'Social Security System',
    shapes: ['9'.repeat(10)],
    example: '34-1234567-8',
    sentence: '10 digits',
    keeps: 'whole',
    law: accepted,
  },
  prc: {
    name: 'PRC card',
    issuer: 'Professional Regulation Commission',
    shapes: ['9'.repeat(7)],
    example: '0123456',
    sentence: '7 digits',
    keeps: 'whole',
    law: accepted,
  },
  tin: {
    name: 'Taxpayer Identification Number',
    issuer: 'Bureau of Internal Revenue',
    shapes: ['9'.repeat(9), '9'.repeat(12), '9'.repeat(14)],
    example: '123-456-789-000',
    sentence: '9 digits, with or without a branch code of 3 or 5',
    // The branch code is an office's, not a person's: with another one behind it the number is still the same
    // taxpayer's.
    ownDigits: 9,
    keeps: 'whole',
    law: accepted,
  },
} as const satisfies Record<string, IdentityDocument>;
