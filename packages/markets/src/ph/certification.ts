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
const small = 1_000_000n;

export const certification = {
  law: 'Republic Act 9160, Anti-Money Laundering Act, on knowing one’s customer; Republic Act 10173, Data Privacy Act of 2012, section 11: no more data than the purpose needs, so neither religion nor health nor anything else of section 3(l) is asked for. Confirm with counsel.',
  adulthood: { years: 18, law: 'Republic Act 6809: majority begins at 18. Confirm with counsel.' },
  steps: {
    base: {
      minutes: 2,
      // The document first: what can be read on it fills in the rest.
      fields: [
        { field: 'documentKind', kind: 'choice', isRequired: true, options: Object.keys(documents) },
        documentFront,
        // Not of a PhilID: on its back stand blood type and marital status, which no loan rests on.
        documentBack(['driving-licence', 'umid']),
        documentNumber,
        givenName,
        familyName,
        bornOn,
        selfie,
      ],
    },
    personal: {
      minutes: 1,
      fields: [city, street, postalCode('9999', 4), ...onlyAbove(small, livingSince, dependants, email)],
    },
    job: {
      minutes: 2,
      fields: [
        {
          field: 'employment',
          kind: 'choice',
          isRequired: true,
          options: ['salaried', 'self-employed', 'daily-paid', 'overseas', 'pensioner', 'not-working'],
        },
        ...workFields(['salaried', 'self-employed', 'daily-paid', 'overseas'], small),
        incomePerMonth(100_000n, 200_000_000n),
        ...onlyAbove(small, {
          field: 'payDay',
          kind: 'choice',
          isRequired: true,
          options: ['fifteenth-and-last', 'once-a-month', 'weekly', 'daily', 'irregular'],
        }),
        loansPerMonth,
        rentPerMonth,
        incomeProof(['salaried', 'overseas', 'pensioner']),
        businessProof,
        purpose,
      ],
    },
    ext: { minutes: 1, isOptional: true, fields: referenceFields },
  },
  words: certificationWords,
} as const satisfies CertificationForms;
