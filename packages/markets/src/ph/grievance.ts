import type { GrievanceRules } from '../grievance-rules.ts';

export const grievance = {
  answerWithinDays: 7,
  regulatorAfterDays: null,
  regulator: {
    name: 'Securities and Exchange Commission of the Philippines',
    website: 'https://imessage.sec.gov.ph',
    phone: null,
  },
  mustNameOfficer: false,
  law: 'Republic Act 11765, Financial Products and Services Consumer Protection Act, and the rules of the SEC under it. Confirm with counsel.',
} as const satisfies GrievanceRules;
