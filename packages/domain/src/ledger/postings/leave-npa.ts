import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { credit, debit, loanSubject } from '../entry.ts';
import type { Posting } from '../posting.ts';
import type { NpaFacts } from './enter-npa.ts';

/**
 * All arrears are paid; 15.00 noted since the last due day are ordinary interest again: the entry of
 * entering, the other way round.
 */
export const leaveNpa: Posting<NpaFacts> = {
  when: 'All arrears of a non-performing loan are paid (India): interest and late charges that are noted and not yet paid are ordinary ones again.',
  oncePer: 'loan and day',
  key: ({ loan, on }) => [loan, on],
  lines: ({ loan, interest, penalty = 0n }) => [
    debit('interest-receivable', interest, loanSubject(loan)),
    credit('interest-income', interest),
    debit('npa-interest-contra', interest, loanSubject(loan)),
    credit('npa-interest', interest, loanSubject(loan)),
    debit('penalty-receivable', penalty, loanSubject(loan)),
    credit('penalty-income', penalty),
    debit('npa-penalty-contra', penalty, loanSubject(loan)),
    credit('npa-penalty', penalty, loanSubject(loan)),
  ],
  example: {
    story: 'All arrears are paid; 15.00 were noted since the last due day.',
    facts: { loan: '45', on: '2026-06-10' as CalendarDate, interest: 1_500n },
  },
};
