import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { credit, debit, loanSubject } from '../entry.ts';
import type { Posting } from '../posting.ts';

export type AccrueFacts = {
  readonly loan: string;
  readonly on: CalendarDate;
  /** Interest to this day less what was posted before: negative when the days before had too much. */
  readonly interest: bigint;
  /** From the day a loan is non-performing its interest is noted, and becomes income when it is paid. */
  readonly as: 'income' | 'memorandum';
};

/**
 * 23.33 for the day: Dr interest receivable 23.33 · Cr interest income 23.33 (non-performing: on the
 * memorandum accounts)
 */
export const accrue: Posting<AccrueFacts> = {
  when: 'At the end of each day: interest to that day less what was posted before, so that day by day equals at once. On a non-performing loan it is noted on the memorandum accounts instead. The end of the day posts the interest of many loans as one entry, with a line for each of them: `accrue:ph:2026-01-02:chunk-17`.',
  oncePer: 'loan and day',
  key: ({ loan, on }) => [loan, on],
  lines: ({ loan, interest, as }) => {
    const subject = loanSubject(loan);
    const [owed, earned] = interest < 0n ? [credit, debit] : [debit, credit];
    const size = interest < 0n ? -interest : interest;
    return as === 'income'
      ? [owed('interest-receivable', size, subject), earned('interest-income', size)]
      : [owed('npa-interest', size, subject), earned('npa-interest-contra', size, subject)];
  },
  example: {
    story: '10,000.00 at 7 % a month: 23.33 for the first day.',
    facts: { loan: '42', on: '2026-01-02' as CalendarDate, interest: 2_333n, as: 'income' },
  },
};
