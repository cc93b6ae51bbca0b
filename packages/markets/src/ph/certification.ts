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

export const certification = {
  law: 'Republic Act 9160, Anti-Money Laundering Act, on knowing one’s customer; Republic Act 10173, Data Privacy Act of 2012, section 11: no more data than the purpose needs, so neither religion nor health nor anything else of section 3(l) is asked for. Confirm with counsel.',
  adulthood: { years: 18, law: 'Republic Act 6809: majority begins at 18. Confirm with counsel.' },
  steps: {
    base: {
      minutes: 4,
      fields: [
        givenName,
        familyName,
        bornOn,
        { field: 'documentKind', kind: 'choice', isRequired: true, options: Object.keys(documents) },
        documentNumber,
        documentFront,
        documentBack(['philsys', 'driving-licence', 'umid']),
        selfie,
      ],
    },
    personal: {
      minutes: 2,
      fields: [city, street, postalCode(/^\d{4}$/u, 4), livingSince, dependants, email],
    },
    job: {
      minutes: 3,
      fields: [
        {
          field: 'employment',
          kind: 'choice',
          isRequired: true,
          options: ['salaried', 'self-employed', 'daily-paid', 'overseas', 'pensioner', 'not-working'],
        },
        ...workFields(['salaried', 'self-employed', 'daily-paid', 'overseas']),
        incomePerMonth(100_000n, 200_000_000n),
        {
          field: 'payDay',
          kind: 'choice',
          isRequired: true,
          options: ['fifteenth-and-last', 'once-a-month', 'weekly', 'daily', 'irregular'],
        },
        loansPerMonth,
        rentPerMonth,
        incomeProof(['salaried', 'overseas', 'pensioner']),
        businessProof,
      ],
    },
    ext: { minutes: 2, fields: [purpose, ...referenceFields] },
  },
  words: certificationWords,
} as const satisfies CertificationForms;
