import { confirmWithCounsel as note } from '../../law/limit.ts';
import { hours, type MandateRules } from '../../mandates/mandate-rules.ts';

/**
 * No scheme is common to the wallets: each debits by an agreement of its own with whoever it pays. The
 * notice, the one more try and that both are free are the lender's promise, the same as in India.
 */
export const mandates = {
  schemes: [
    {
      id: 'wallet',
      name: 'E-wallet',
      from: 'wallet',
      allows: { tries: 2, closedHours: [] },
      debits: {
        noticeMinutes: 24 * 60,
        noticeDaysBefore: 1,
        noticeHours: hours('08:00', '20:00'),
        debitHours: [hours('06:00', '22:00')],
        tries: 2,
        daysAfterDue: 1,
        mostPerDebit: null,
      },
      citations: [
        {
          law: 'Republic Act 11765, Financial Products and Services Consumer Protection Act',
          says: 'Terms are disclosed clearly and a client’s money is protected against use that they did not allow. We know of no rule on the hours before a debit: the notice is the lender’s promise.',
          note,
        },
      ],
    },
  ],
} as const satisfies MandateRules;
