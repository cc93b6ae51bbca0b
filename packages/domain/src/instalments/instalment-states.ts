import type { CalendarDate } from '../calendar/calendar-date.ts';
import { isCarriedOver } from './carried-row.ts';
import { isPrepayment } from './prepaid-row.ts';
import type { Loan } from '../loan/loan.ts';
import { addParts, noParts } from '../loan/parts.ts';
import type { Parts } from '../loan/parts.ts';
import { rowStates } from './row-states.ts';
import type { RowState } from './row-states.ts';

/** A row as it is agreed, shown and asked for, with the rows of the books that it is made of. */
export interface InstalmentState extends RowState {
  /** One, or two where a restructuring carried something over to it. */
  readonly rows: readonly RowState[];
  /** Which instalment it is, from 1; null of what was repaid before its time, which is none. */
  readonly number: number | null;
}

/**
 * The instalments of a loan, oldest due date first. What a restructuring carried over is part of the
 * instalment that it is due with: 757.69 carried over to a last row of 2,508.70 are one instalment of
 * 3,266.39, as it was agreed. In the books they stay apart, because the interest that was carried over is
 * earned already and that of the row is not.
 */
export function instalmentStates(loan: Loan, asOf?: CalendarDate): InstalmentState[] {
  const states = rowStates(loan, asOf);
  const carriedTo = new Map<RowState, RowState[]>();
  for (const carried of states.filter(({ row }) => isCarriedOver(row))) {
    const last = states.findLast(({ row }) => row.dueOn === carried.row.dueOn && !isCarriedOver(row));
    if (last) carriedTo.set(last, [...(carriedTo.get(last) ?? []), carried]);
  }
  const isWithin = new Set([...carriedTo.values()].flat());
  let number = 0;
  return states
    .filter((state) => !isWithin.has(state))
    .map((state) => {
      if (!isPrepayment(state.row)) number += 1;
      return together(state, carriedTo.get(state) ?? [], isPrepayment(state.row) ? null : number);
    });
}

/** How many instalments a loan has: an extra payment adds none. */
export function instalmentCount(loan: Loan): number {
  return instalmentStates(loan).filter(({ number }) => number !== null).length;
}

/** By its own number and its own days; what is carried over comes first, as it is paid first. */
function together(own: RowState, carried: readonly RowState[], number: number | null): InstalmentState {
  const rows = [...carried, own];
  const sum = (partsOf: (state: RowState) => Parts) => rows.map(partsOf).reduce(addParts, noParts);
  return {
    row: { ...own.row, ...sum(({ row }) => row) },
    owed: sum(({ owed }) => owed),
    paid: sum(({ paid }) => paid),
    left: sum(({ left }) => left),
    rows,
    number,
  };
}
