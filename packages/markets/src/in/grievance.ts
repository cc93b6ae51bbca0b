import type { GrievanceRules } from '../grievance-rules.ts';

export const grievance = {
  answerWithinDays: 30,
  answerWithinWorkingDays: {
    'payment-not-counted': 5,
    charge: 7,
    payout: 3,
    application: 10,
    agreement: 10,
    conduct: 7,
    'personal-data': 10,
    app: 10,
    other: 15,
  },
  countedUntil: '18:00',
  regulatorAfterDays: 30,
  regulator: {
    name: 'RBI Ombudsman',
    shortName: 'RBI Ombudsman',
    website: 'https://cms.rbi.org.in',
    phone: '14448',
    address:
      'Centralised Receipt and Processing Centre, Reserve Bank of India, 4th Floor, Sector 17, Chandigarh 160017',
  },
  mustNameOfficer: true,
  law: 'Reserve Bank – Integrated Ombudsman Scheme, 2026 (from 1 July 2026; before, that of 2021); RBI (Digital Lending) Directions, 2025. Confirm with counsel.',
} as const satisfies GrievanceRules;
