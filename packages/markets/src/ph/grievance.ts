import type { GrievanceRules } from '../grievance-rules.ts';

export const grievance = {
  answerWithinDays: 7,
  answerWithinWorkingDays: {
    'payment-not-counted': 5,
    charge: 5,
    payout: 2,
    application: 5,
    agreement: 5,
    conduct: 3,
    'personal-data': 5,
    app: 5,
    other: 5,
  },
  countedUntil: '17:00',
  regulatorAfterDays: null,
  regulator: {
    name: 'Securities and Exchange Commission of the Philippines',
    shortName: 'SEC',
    website: 'https://imessage.sec.gov.ph',
    phone: null,
    address: 'The SEC Headquarters, 7907 Makati Avenue, Salcedo Village, Bel-Air, Makati City 1209',
  },
  mustNameOfficer: false,
  law: 'Republic Act 11765, Financial Products and Services Consumer Protection Act, and the rules of the SEC under it. Confirm with counsel.',
} as const satisfies GrievanceRules;
