import type { FormStep, StepValue } from '../certification/index.ts';
import { citiesOf } from '../cities/index.ts';
import type { MarketId } from '../markets.ts';

const picture = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;

const shared = {
  bornOn: '1994-03-12',
  documentFront: picture(1),
  selfie: picture(3),
  livingSince: '1-to-3-years',
  dependants: '2',
  email: 'maricel@example.com',
  employment: 'salaried',
  employer: 'Divisoria Fresh Market',
  position: 'Cashier',
  workingSince: 'over-3-years',
  incomePerMonth: '22000',
  loansPerMonth: '1500',
  rentPerMonth: '3000',
  incomeProof: picture(4),
  purpose: 'bills',
  references: 'one',
  reference1Name: 'Ana Reyes',
  reference1Relation: 'friend',
} as const;

/** Of a market that is added, whatever its own forms need. */
const own: Readonly<Partial<Record<MarketId, Readonly<Record<string, string>>>>> = {
  ph: {
    givenName: 'Maricel',
    familyName: 'Dela Cruz',
    documentKind: 'philsys',
    documentNumber: '1234-5678-9012-3456',
    street: '12 Mabini Street, Barangay San Roque',
    postalCode: '1605',
    payDay: 'fifteenth-and-last',
    reference1Phone: '09181234567',
  },
  in: {
    givenName: 'Lakshmi',
    familyName: 'Iyer',
    documentKind: 'aadhaar',
    documentNumber: '2341 2341 2346',
    panNumber: 'ABCPE1234F',
    documentBack: picture(2),
    street: '4 MG Road, Ashok Nagar',
    postalCode: '560001',
    payDay: 'once-a-month',
    reference1Phone: '9876543211',
  },
};

const fieldsOf: Readonly<Record<FormStep, readonly string[]>> = {
  base: [
    'documentKind',
    'documentFront',
    'documentBack',
    'documentNumber',
    'givenName',
    'familyName',
    'bornOn',
    'panNumber',
    'selfie',
  ],
  personal: ['city', 'street', 'postalCode', 'livingSince', 'dependants', 'email'],
  job: [
    'employment',
    'employer',
    'position',
    'workingSince',
    'incomePerMonth',
    'payDay',
    'loansPerMonth',
    'rentPerMonth',
    'incomeProof',
    'purpose',
  ],
  ext: ['references', 'reference1Name', 'reference1Phone', 'reference1Relation'],
};

/** A step without a fault; `changes` puts one in. */
export function sampleStep(
  market: MarketId,
  step: FormStep,
  changes: Readonly<Record<string, string>> = {},
): StepValue[] {
  const city = citiesOf(market).regions[0]?.cities[0]?.code ?? '';
  const all: Readonly<Record<string, string>> = { ...shared, ...own[market], city, ...changes };
  // What one market alone asks for is not in the other's form.
  const asked = fieldsOf[step].filter((field) => all[field] !== undefined);
  return asked.map((field) => ({ field, value: all[field] ?? '' }));
}
