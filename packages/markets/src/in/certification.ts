import type { CertificationForms } from '../certification/certification-forms.ts';
import {
  bornOn,
  businessProof,
  city,
  dependants,
  documentBack,
  documentFront,
  documentNumber,
  email,
  familyName,
  givenName,
  incomePerMonth,
  incomeProof,
  livingSince,
  loansPerMonth,
  onlyAbove,
  postalCode,
  purpose,
  referenceFields,
  rentPerMonth,
  selfie,
  street,
  workFields,
} from '../certification/shared-fields.ts';
import { certificationWords } from './certification-texts.ts';
import { documents } from './documents.ts';

/** The most that a first loan is (`decision.ts`): up to it a borrower is asked for what it rests on. */
const small = 5_000_000n;

export const certification = {
  law: 'RBI (Know Your Customer) Direction, 2016; RBI (Digital Lending) Directions, 2025: need-based data with the borrower’s consent; Fair Practices Code: no discrimination on grounds of sex, caste or religion, so none of them is asked for. Confirm with counsel.',
  adulthood: {
    years: 18,
    law: 'Indian Majority Act, 1875, section 3; Indian Contract Act, 1872, section 11. Confirm with counsel.',
  },
  steps: {
    base: {
      minutes: 2,
      // The document first: what can be read on it fills in the rest.
      fields: [
        { field: 'documentKind', kind: 'choice', isRequired: true, options: Object.keys(documents) },
        documentFront,
        documentBack(['aadhaar', 'passport', 'voter', 'driving-licence']),
        documentNumber,
        givenName,
        // Many people here have one name.
        { ...familyName, isRequired: false },
        bornOn,
        // Of an Aadhaar only the end may be kept, and thousands share it: the PAN says that two accounts are
        // one person's. Loans are reported under it, whichever document somebody shows.
        {
          field: 'panNumber',
          kind: 'document-number',
          isRequired: true,
          documentKind: 'pan',
          shownIf: {
            field: 'documentKind',
            isOneOf: Object.keys(documents).filter((kind) => kind !== 'pan'),
          },
        },
        selfie,
      ],
    },
    personal: {
      minutes: 1,
      fields: [
        city,
        street,
        postalCode('[1-9]99999', 6),
        ...onlyAbove(small, livingSince, dependants, email),
      ],
    },
    job: {
      minutes: 2,
      fields: [
        {
          field: 'employment',
          kind: 'choice',
          isRequired: true,
          options: ['salaried', 'self-employed', 'daily-paid', 'farming', 'pensioner', 'not-working'],
        },
        ...workFields(['salaried', 'self-employed', 'daily-paid'], small),
        incomePerMonth(100_000n, 300_000_000n),
        ...onlyAbove(small, {
          field: 'payDay',
          kind: 'choice',
          isRequired: true,
          options: ['once-a-month', 'weekly', 'daily', 'after-harvest', 'irregular'],
        }),
        loansPerMonth,
        rentPerMonth,
        incomeProof(['salaried', 'pensioner']),
        businessProof,
        purpose,
      ],
    },
    ext: { minutes: 1, isOptional: true, fields: referenceFields },
  },
  words: certificationWords,
} as const satisfies CertificationForms;
