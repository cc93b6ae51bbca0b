import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { credit, debit, loanSubject } from '../entry.ts';
import type { Posting } from '../posting.ts';

export type NpaFacts = {
  readonly loan: string;
  readonly on: CalendarDate;
  /** Accrued and not paid. */
  readonly interest: bigint;
  /** Late charges, charged and not paid. */
  readonly penalty?: bigint;
};

/**
 * 120.00 of interest were taken as income and never paid: Dr interest income 120.00 · Cr interest receivable
 * 120.00, and noted: Dr interest on non-performing loans 120.00 · Cr its contra 120.00. India: income that
 * was recognised before the loan became non-performing and is unrealised is reversed (RBI, income recognition
 * for NBFCs; from secondary sources as of 2026-11, confirm with counsel).
 */
export const enterNpa: Posting<NpaFacts> = {
  when: 'A loan becomes non-performing (India): interest and late charges that were taken as income and not paid go to the memorandum accounts.',
  oncePer: 'loan and day',
  key: ({ loan, on }) => [loan, on],
  lines: ({ loan, interest, penalty = 0n }) => [
    debit('interest-income', interest),
    credit('interest-receivable', interest, loanSubject(loan)),
    debit('npa-interest', interest, loanSubject(loan)),
    credit('npa-interest-contra', interest, loanSubject(loan)),
    debit('penalty-income', penalty),
    credit('penalty-receivable', penalty, loanSubject(loan)),
    debit('npa-penalty', penalty, loanSubject(loan)),
    credit('npa-penalty-contra', penalty, loanSubject(loan)),
  ],
  example: {
    story: '90 days after the due date 120.00 of interest stand unpaid.',
    facts: { loan: '44', on: '2026-05-02' as CalendarDate, interest: 12_000n },
  },
};
