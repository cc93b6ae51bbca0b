import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { credit, creditOrBack, debit, debitOrBack, loanSubject } from '../entry.ts';
import type { Posting } from '../posting.ts';

export type ChargeLateFacts = {
  readonly loan: string;
  readonly on: CalendarDate;
  /** Late charges to this day less what was posted before: negative when days turned out not to be late. */
  readonly amount: bigint;
};

/** 1,325.00 overdue at 5 % a month: 2.21 for the day. Dr penalty receivable 2.21 · Cr penalty income 2.21 */
export const chargeLate: Posting<ChargeLateFacts> = {
  when: 'At the end of each day on which something is overdue, within the ceilings. Taken back, the other way round, when money turns out to have come in time.',
  oncePer: 'loan and day',
  key: ({ loan, on }) => [loan, on],
  lines: ({ loan, amount }) => [
    debitOrBack('penalty-receivable', amount, loanSubject(loan)),
    creditOrBack('penalty-income', amount),
  ],
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
};

/** A returned payment costs 15.00. Dr penalty receivable 15.00 · Cr penalty income 15.00 */
export const chargeContingent: Posting<ChargeContingentFacts> = {
  when: 'When two people charge by hand what the agreement lists for what happened, within the ceilings.',
  oncePer: 'loan, charge and day',
  key: ({ loan, code, on }) => [loan, code, on],
  lines: ({ loan, amount }) => [
    debit('penalty-receivable', amount, loanSubject(loan)),
    credit('penalty-income', amount),
  ],
  example: {
    story: 'The bank returned a payment; the agreement lists 15.00 for that.',
    facts: { loan: '42', on: '2026-02-02' as CalendarDate, code: 'returned-payment', amount: 1_500n },
  },
};
