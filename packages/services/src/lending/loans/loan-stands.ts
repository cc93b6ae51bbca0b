import { broughtTo } from '@candor/domain/late';
import { costToTheEnd, eachPart, toldParts, totalOfParts } from '@candor/domain/loan';
import { restructuredOn } from '@candor/domain/arrears';
import { instalmentStates } from '@candor/domain/instalments';
import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { loanTotals } from '@candor/domain/timeline';
import { settlementQuote } from '@candor/domain/early';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan, Parts } from '@candor/domain/loan';
import type { MarketId } from '@candor/markets';
import { loanPosition } from './loan-position.ts';

/** How a loan stands on a day, for who acts on it: what settles it, what is late, what tomorrow adds. */
export type LoanStands = {
  readonly state: Loan['state'];
  readonly parts: Parts;
  readonly charge: bigint;
  readonly credit: bigint;
  readonly toPay: bigint;
  readonly overdue: bigint;
  /** Days past due by the schedule in force, as the portfolio and the bureau count them. */
  readonly daysLate: number;
  /** Since when it carries the mark; null: it was never restructured. */
  readonly restructuredOn: CalendarDate | null;
  readonly latePerDay: bigint;
  readonly next: { readonly dueOn: CalendarDate; readonly amount: bigint } | null;
  readonly rows: readonly { readonly dueOn: CalendarDate; readonly left: bigint }[];
  readonly costToTheEnd: bigint;
};

const none: Parts = { penalty: 0n, fee: 0n, interest: 0n, principal: 0n };

/**
 * 7,137.52 of principal, 319.46 of interest to the day and 90.05 of late charges: 7,547.03 settle it;
 * 4,813.05 of it are late, and tomorrow adds 7.09 of late charges.
 */
export function loanStands(loan: Loan, on: CalendarDate, market: MarketId): LoanStands {
  const figures = loanPosition(loan, on, market);
  const beside = {
    state: loan.state,
    credit: figures.credit,
    restructuredOn: restructuredOn(loan),
    overdue: figures.overdue,
    next: figures.next && { dueOn: figures.next.dueOn, amount: figures.next.amount },
    costToTheEnd: figures.costAtTheEnd,
  };
  if (loan.state !== 'active') {
    const { owed } = loanTotals(loan);
    const parts = loan.writtenOff ? stillOwed(loan.writtenOff, owed) : none;
    return { ...beside, parts, charge: 0n, toPay: owed, daysLate: 0, latePerDay: 0n, rows: [] };
  }
  const { parts, charge, toPay } = settlementQuote(loan, on);
  const tomorrow = settlementQuote(loan, dateOfDayNumber(dayNumber(on) + 1));
  const latePerDay = tomorrow.parts.penalty - parts.penalty;
  return {
    ...beside,
    parts: toldParts(parts),
    charge,
    toPay,
    daysLate: figures.daysPastDue,
    latePerDay: latePerDay > 0n ? latePerDay : 0n,
    rows: instalmentStates(broughtTo(loan, on))
      .map(({ row, left }) => ({ dueOn: row.dueOn, left: totalOfParts(left) }))
      .filter(({ left }) => left > 0n),
    costToTheEnd: costToTheEnd(broughtTo(loan, on)).total,
  };
}

/**
 * Of what was written off: what has not come back, the principal last. A write-off is the lender's; the
 * borrower goes on owing it.
 */
function stillOwed(writtenOff: Parts, owed: bigint): Parts {
  let back = totalOfParts(writtenOff) - owed;
  return eachPart((part) => {
    const taken = back < writtenOff[part] ? back : writtenOff[part];
    back -= taken;
    return writtenOff[part] - taken;
  });
}
