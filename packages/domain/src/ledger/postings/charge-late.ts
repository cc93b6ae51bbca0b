import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { creditOrBack, debitOrBack, loanSubject } from '../entry.ts';
import type { Posting } from '../posting.ts';

export type ChargeLateFacts = {
  readonly loan: string;
  readonly on: CalendarDate;
  /** Late charges to this day less what was posted before: negative when days turned out not to be late. */
  readonly amount: bigint;
  /** Late charges of a non-performing loan are noted, and become income when they are paid. */
  readonly as?: 'income' | 'memorandum';
};

/** Where a late charge stands: on the books, or noted beside them. */
function chargedLines(
  loan: string,
  amount: bigint,
  as: ChargeLateFacts['as'] = 'income',
): ReturnType<Posting<ChargeLateFacts>['lines']> {
  const subject = loanSubject(loan);
  return as === 'income'
    ? [debitOrBack('penalty-receivable', amount, subject), creditOrBack('penalty-income', amount)]
    : [debitOrBack('npa-penalty', amount, subject), creditOrBack('npa-penalty-contra', amount, subject)];
}

/** 1,325.00 overdue at 5 % a month: 2.21 for the day. Dr penalty receivable 2.21 · Cr penalty income 2.21 */
export const chargeLate: Posting<ChargeLateFacts> = {
  when: 'At the end of each day on which something is overdue, within the ceilings. Taken back, the other way round, when money turns out to have come in time. On a non-performing loan it is noted on the memorandum accounts instead.',
  oncePer: 'loan and day',
  key: ({ loan, on }) => [loan, on],
  lines: ({ loan, amount, as }) => chargedLines(loan, amount, as),
  example: {
    story: '1,325.00 are overdue, at 5 % a month: 2.21 for the day.',
    facts: { loan: '42', on: '2026-02-02' as CalendarDate, amount: 221n },
  },
};

export type ChargeContingentFacts = {
  readonly loan: string;
  readonly on: CalendarDate;
  /** Which charge of the agreement: "returned-payment". */
  readonly code: string;
  readonly amount: bigint;
  readonly as?: ChargeLateFacts['as'];
};

/** A returned payment costs 15.00. Dr penalty receivable 15.00 · Cr penalty income 15.00 */
export const chargeContingent: Posting<ChargeContingentFacts> = {
  when: 'When two people charge by hand what the agreement lists for what happened, within the ceilings.',
  oncePer: 'loan, charge and day',
  key: ({ loan, code, on }) => [loan, code, on],
  lines: ({ loan, amount, as }) => chargedLines(loan, amount, as),
  example: {
    story: 'The bank returned a payment; the agreement lists 15.00 for that.',
    facts: { loan: '42', on: '2026-02-02' as CalendarDate, code: 'returned-payment', amount: 1_500n },
  },
};
