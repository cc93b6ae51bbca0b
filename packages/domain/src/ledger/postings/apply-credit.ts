import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { debitOrBack, loanSubject } from '../entry.ts';
import type { Posting } from '../posting.ts';
import { repaidLines, sumOfParts } from './repaid-parts.ts';
import type { RepaidParts } from './repaid-parts.ts';

export type ApplyCreditFacts = RepaidParts & { readonly loan: string; readonly on: CalendarDate };

/**
 * 75.00 of credit on the next due day: Dr borrower credit 75.00 · Cr interest receivable 70.00 · Cr principal
 * receivable 5.00
 */
export const applyCredit: Posting<ApplyCreditFacts> = {
  when: 'Something falls due while the borrower has a credit: the credit pays it. Where a part was overpaid, the other way round: it becomes credit, or pays another part.',
  oncePer: 'loan and day',
  key: ({ loan, on }) => [loan, on],
  lines: (facts) => [
    debitOrBack('borrower-credit', sumOfParts(facts), loanSubject(facts.loan)),
    ...repaidLines(facts, loanSubject(facts.loan)),
  ],
  example: {
    story: 'On the next due day the credit of 75.00 pays interest of 70.00 and 5.00 of the principal.',
    facts: {
      loan: '42',
      on: '2026-03-01' as CalendarDate,
      penalty: 0n,
      fee: 0n,
      interest: 7_000n,
      principal: 500n,
    },
  },
};
