import { confirmWithCounsel as note } from '../../law/limit.ts';
import { hours, type MandateRules } from '../../mandates/mandate-rules.ts';

const framework = 'RBI Digital Payments – E-Mandate Framework of 21 April 2026';

/**
 * One more try on the next day and no fourth within hours: a borrower who had too little in the morning is
 * not asked every hour. A bounced debit costs what the agreement lists as a contingent charge, and otherwise
 * nothing; the mandate itself is free.
 */
const tellsFirst = {
  noticeMinutes: 24 * 60,
  noticeDaysBefore: 1,
  noticeHours: hours('08:00', '19:00'),
  daysAfterDue: 1,
};

export const mandates = {
  schemes: [
    {
      id: 'upi-autopay',
      name: 'UPI Autopay',
      from: 'chosen-in-app',
      allows: { tries: 4, closedHours: [hours('10:00', '13:00'), hours('17:00', '21:30')] },
      debits: {
        ...tellsFirst,
        debitHours: [hours('06:00', '10:00'), hours('13:00', '17:00'), hours('21:30', '23:00')],
        tries: 2,
        mostPerDebit: 15_000_00n,
      },
      citations: [
        {
          law: framework,
          says: 'The payer is told the payee, the amount, the day and the purpose at least 24 hours before each debit and may opt out of it.',
          note,
        },
        {
          law: framework,
          says: 'A debit of more than ₹15,000 asks the payer again; a mandate names its last day; the payer may change, rest or withdraw it at any time; the mandate costs the payer nothing.',
          note,
        },
        {
          law: 'NPCI circular on UPI API usage, in force since 1 August 2025',
          says: 'A mandate is executed outside the peak hours (10:00 to 13:00 and 17:00 to 21:30), with one try and at most three more for one debit.',
          note,
        },
      ],
    },
    {
      id: 'e-nach',
      name: 'e-NACH',
      from: 'bank',
      allows: { tries: 1, closedHours: [] },
      debits: {
        ...tellsFirst,
        debitHours: [hours('06:00', '10:00')],
        tries: 1,
        mostPerDebit: 1_00_00_000_00n,
      },
      citations: [
        {
          law: 'NPCI NACH circular FY2023-24/003',
          says: 'A mandate is for up to ₹1,00,00,000 a debit, as a fixed or as a highest amount.',
          note,
        },
        {
          law: 'Documents of payment aggregators on e-NACH',
          says: 'A presentation that was returned is not repeated by itself. The notice of 24 hours is the lender’s promise, the same as for UPI.',
          note,
        },
      ],
    },
  ],
} as const satisfies MandateRules;
