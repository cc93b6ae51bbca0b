import { totalOfParts } from '@candor/domain/loan';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ImportReason } from '@candor/store/imports';
import type { ImportedRow } from './read-import-row.ts';

/** What in a row contradicts itself, or the day of the file: all of it at once. */
export function figureFaults(row: ImportedRow, asOf: CalendarDate): readonly ImportReason[] {
  return checks.flatMap(({ column, words, isWrong }) => (isWrong(row, asOf) ? [{ column, words }] : []));
}

type Check = ImportReason & { readonly isWrong: (row: ImportedRow, asOf: CalendarDate) => boolean };

const hasOverdue = ({ overdue }: ImportedRow) => totalOfParts(overdue) > 0n;

const checks: readonly Check[] = [
  {
    column: 'paid_out_on',
    words: 'It is not before the day of the file.',
    isWrong: ({ paidOutOn }, asOf) => paidOutOn >= asOf,
  },
  {
    column: 'birth_date',
    words: 'Nobody born then could have borrowed.',
    isWrong: ({ bornOn, paidOutOn }) => bornOn !== null && yearsLater(bornOn, 18) > paidOutOn,
  },
  {
    column: 'principal_outstanding',
    words: 'It is zero: repaid loans are not imported.',
    isWrong: ({ outstanding }) => outstanding === 0n,
  },
  {
    column: 'principal_outstanding',
    words: 'It is more than was lent.',
    isWrong: ({ outstanding, principal }) => outstanding > principal,
  },
  {
    column: 'principal_overdue',
    words: 'It is more than is outstanding.',
    isWrong: ({ overdue, outstanding }) => overdue.principal > outstanding,
  },
  {
    column: 'instalments_left',
    words: 'They are more than the loan had.',
    isWrong: ({ left, instalments }) => left > instalments,
  },
  {
    column: 'instalments_left',
    words: 'None is left, and not all of the principal is overdue.',
    isWrong: ({ left, overdue, outstanding }) => left === 0 && overdue.principal < outstanding,
  },
  {
    column: 'principal_overdue',
    words: 'All of the principal is overdue, and instalments are left.',
    isWrong: ({ left, overdue, outstanding }) =>
      left > 0 && outstanding > 0n && overdue.principal === outstanding,
  },
  {
    column: 'next_due_on',
    words: 'It is needed while instalments are left.',
    isWrong: ({ left, nextDueOn }) => left > 0 && nextDueOn === null,
  },
  {
    column: 'next_due_on',
    words: 'No instalment is left: it stays empty.',
    isWrong: ({ left, nextDueOn }) => left === 0 && nextDueOn !== null,
  },
  {
    column: 'next_due_on',
    words: 'It is before the day of the file: what has fallen due is overdue.',
    isWrong: ({ nextDueOn }, asOf) => nextDueOn !== null && nextDueOn < asOf,
  },
  {
    column: 'oldest_unpaid_due_on',
    words: 'It is needed: something is overdue, and since when decides how late the loan is.',
    isWrong: (row) => hasOverdue(row) && row.oldestDueOn === null,
  },
  {
    column: 'oldest_unpaid_due_on',
    words: 'Nothing is overdue: it stays empty.',
    isWrong: (row) => !hasOverdue(row) && row.oldestDueOn !== null,
  },
  {
    column: 'oldest_unpaid_due_on',
    words: 'It lies between the disbursement and the day of the file, or is wrong.',
    isWrong: ({ oldestDueOn, paidOutOn }, asOf) =>
      oldestDueOn !== null && (oldestDueOn <= paidOutOn || oldestDueOn >= asOf),
  },
];

function yearsLater(day: CalendarDate, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}
