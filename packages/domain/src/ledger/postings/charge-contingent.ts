import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { credit, debit, loanSubject } from '../entry.ts';
import type { Posting } from '../posting.ts';

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
