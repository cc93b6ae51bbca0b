import type { GrievanceRules } from '../grievance-rules.ts';

export const grievance = {
  answerWithinDays: 30,
  regulatorAfterDays: 30,
  regulator: {
    name: 'RBI Ombudsman',
    website: 'https://cms.rbi.org.in',
    phone: '14448',
  },
  mustNameOfficer: true,
  law: 'Reserve Bank – Integrated Ombudsman Scheme, 2026 (from 1 July 2026; before, that of 2021); RBI (Digital Lending) Directions, 2025. Confirm with counsel.',
} as const satisfies GrievanceRules;
