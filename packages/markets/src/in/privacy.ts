import { consentTexts, privacyTexts } from '../privacy/consent-texts.ts';
import type { PrivacyRules } from '../privacy/privacy-rules.ts';

export const privacy = {
  law: 'Digital Personal Data Protection Act, 2023; RBI (Digital Lending) Directions, 2025: no access to contact list, call logs or media; location once, with consent. Confirm with counsel.',
  policyVersion: '2026-11-18',
  consents: consentTexts,
  hasContactPicker: false,
  numbersChangeHandsAfterDays: 90,
  dataAnswer: {
    within: 30,
    countedIn: 'days',
    law: 'Digital Personal Data Protection Act, 2023, section 11, and the Rules of 2025, rule 14: within the period that the lender publishes, and for grievances ninety days at most; this house publishes thirty. Confirm with counsel.',
  },
  retention: [
    {
      of: 'dealings',
      what: privacyTexts.all('retention.dealings'),
      law: 'Prevention of Money-laundering Act, 2002, section 12: five years after the business relationship ended. Confirm with counsel.',
      years: 5,
    },
    {
      of: 'books',
      what: privacyTexts.all('retention.books'),
      law: 'Companies Act, 2013, section 128(5): books of account are kept eight years. Confirm with counsel.',
      years: 8,
    },
  ],
} as const satisfies PrivacyRules;
