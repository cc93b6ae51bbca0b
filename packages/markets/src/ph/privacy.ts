import { consentTexts } from '../privacy/consent-texts.ts';
import type { PrivacyRules } from '../privacy/privacy-rules.ts';

export const privacy = {
  law: 'Republic Act 10173, Data Privacy Act of 2012; NPC Circular 20-01, on personal data for loans: contact lists are not harvested. Confirm with counsel.',
  policyVersion: '2026-11-01',
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
      what: {
        en: 'Loans, payments, complaints, and the identity behind them',
        zh: '贷款、还款、投诉及对应的身份信息',
        fil: 'Mga loan, bayad, reklamo at ang pagkakakilanlan sa likod nito',
        hi: 'ऋण, भुगतान, शिकायतें और उनके पीछे की पहचान',
      },
      law: 'Republic Act 9160, Anti-Money Laundering Act, section 9(b): five years after the last dealing. Confirm with counsel.',
      years: 5,
    },
    {
      of: 'books',
      what: {
        en: 'The books',
        zh: '账簿',
        fil: 'Ang mga libro ng account',
        hi: 'बही-खाते',
      },
      law: 'BIR Revenue Regulations 17-2013: books of account are kept ten years. Confirm with counsel.',
      years: 10,
    },
  ],
} as const satisfies PrivacyRules;
