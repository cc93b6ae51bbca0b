import { amountText } from '../money/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysBetween } from '../calendar/day-number.ts';
import { alignedTable } from '../text/aligned-table.ts';
import { instalmentStates } from './instalment-states.ts';
import type { Loan } from '../loan/loan.ts';
import { addParts, noParts, scheduledOfParts, totalOfParts } from '../loan/parts.ts';
import type { RowState } from './row-states.ts';

const heads = ['n', 'due on', 'principal', 'interest', 'fee', 'late', 'total', 'paid', 'owed', ''];

/** A loan as it stands on a day, for a person: each row with its parts, what is paid and what is owed. */
export function loanTable(loan: Loan, on: CalendarDate): string {
  const states = instalmentStates(loan);
  const rows = states.map((state) => [
    state.number === null ? '' : String(state.number),
    state.row.dueOn,
    ...amounts(state),
    standing(state, on),
  ]);
  const all = states.reduce<RowAmounts>(
    (sum, { owed, paid, left }) => ({
      owed: addParts(sum.owed, owed),
      paid: addParts(sum.paid, paid),
      left: addParts(sum.left, left),
    }),
    { owed: noParts, paid: noParts, left: noParts },
  );
  return alignedTable(heads, [...rows, ['', 'total', ...amounts(all), '']]);
}

type RowAmounts = Pick<RowState, 'owed' | 'paid' | 'left'>;

function amounts({ owed, paid, left }: RowAmounts): string[] {
  return [
    owed.principal,
    owed.interest,
    owed.fee,
    owed.penalty,
    totalOfParts(owed),
    totalOfParts(paid),
    totalOfParts(left),
  ].map(amountText);
}

function standing({ row, left }: RowState, on: CalendarDate): string {
  if (totalOfParts(left) === 0n) return 'paid';
  const days = daysBetween(row.dueOn, on);
  if (days <= 0) return days === 0 ? 'due today' : `in ${-days} days`;
  return scheduledOfParts(left) > 0n ? `${days} days late` : 'late charge only';
}
