import { stepDate } from '@candor/domain/calendar';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Schedule } from '@candor/domain/schedule';
import type { LoanScope } from './limit.ts';

export interface LoanSpan {
  readonly amount: bigint;
  readonly disbursedOn: CalendarDate;
  /** As agreed: a borrower who is late doesn't leave the law's protection. */
  readonly lastDueOn: CalendarDate;
}

/** ₱10,000.00 from 31 October to 28 February is inside (four months); ₱10,000.01, or 1 March, is not. */
export function isInScope(scope: LoanScope | null, { amount, disbursedOn, lastDueOn }: LoanSpan): boolean {
  if (scope === null) return true;
  const end = stepDate(disbursedOn, { count: scope.mostMonths, unit: 'month' }, 1);
  return amount <= scope.mostAmount && (end === undefined || lastDueOn <= end);
}

/** What a scope looks at, of a loan that isn't made yet. */
export function spanOf({ terms, rows }: Schedule): LoanSpan {
  const { amount, disbursedOn } = terms;
  return { amount, disbursedOn, lastDueOn: rows.at(-1)?.dueOn ?? disbursedOn };
}
