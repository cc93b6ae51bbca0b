import { consentTexts, privacyTexts } from '../privacy/consent-texts.ts';
import type { PrivacyRules } from '../privacy/privacy-rules.ts';

export const privacy = {
  law: 'Republic Act 10173, Data Privacy Act of 2012; NPC Circular 20-01, on personal data for loans: contact lists are not harvested. Confirm with counsel.',
  policyVersion: '2026-11-18',
  consents: consentTexts,
  hasContactPicker: true,
  numbersChangeHandsAfterDays: 180,
  dataAnswer: {
    within: 30,
    countedIn: 'working-days',
    law: 'NPC Advisory 2021-01, on the rights of data subjects: a request is complied with within thirty working days. Confirm with counsel.',
  },
  retention: [
    {
      of: 'dealings',
      what: privacyTexts.all('retention.dealings'),
      law: 'Republic Act 9160, Anti-Money Laundering Act, section 9(b): five years after the last dealing. Confirm with counsel.',
      years: 5,
    },
    {
      of: 'books',
      what: privacyTexts.all('retention.books'),
      law: 'BIR Revenue Regulations 17-2013: books of account are kept ten years. Confirm with counsel.',
      years: 10,
    },
  ],
} as const satisfies PrivacyRules;
