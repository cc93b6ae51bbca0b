import { restructuredOn } from '../arrears/kept-arrears.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysBetween } from '../calendar/day-number.ts';
import { settlementOf } from '../early/settlement-quote.ts';
import { broughtTo } from '../late/brought-to.ts';
import { beyondCredit } from '../loan/beyond-credit.ts';
import type { AskedRow } from '../loan/beyond-credit.ts';
import type { Loan } from '../loan/loan.ts';
import { scheduledOfParts } from '../loan/parts.ts';
import { loanTotals } from '../timeline/loan-totals.ts';

/** What a list says of a loan on a day: the figures of its own page, and no others. */
export interface LoanFigures {
  /** Less the borrower's credit. Of one that was written off: what has not come back. */
  readonly owed: bigint;
  /**
   * All that is late, late charges with it: above nothing exactly while days are past due. A late charge that
   * is left of an instalment that was paid is owed, and not past due.
   */
  readonly overdue: bigint;
  /**
   * DPD, as every screen, list, bucket and file says it: by the schedule in force. Who was granted new terms
   * and keeps them is not past due; how the loan is classed meanwhile is a fact of its own (`daysForClass`).
   */
  readonly daysPastDue: number;
  /** The day that days past due are counted from; where nothing is late, the next that asks for money. */
  readonly dueFrom: CalendarDate | null;
  readonly restructuredOn: CalendarDate | null;
  /** The oldest day that asks for money beyond the borrower's credit. */
  readonly nextDueOn: CalendarDate | null;
}

/** A loan, the same as the day brings it, and the rows of it that ask for money. */
export interface LoanOnDay {
  readonly stored: Loan;
  readonly brought: Loan;
  readonly asked: readonly AskedRow[];
}

export function loanOnDay(stored: Loan, on: CalendarDate): LoanOnDay {
  const brought = broughtTo(stored, on);
  return { stored, brought, asked: brought.state === 'active' ? beyondCredit(brought) : [] };
}

/**
 * Computed in one place for pages, which say it, and for lists, which store it to sort and add up by.
 *   ₱2,910.19 due 12 October and again 12 November, nothing paid, on 18 November: owed and overdue are
 *     5,820.38 and late charges, 37 days past due from 12 October.
 */
export function loanFigures({ stored, brought, asked }: LoanOnDay, on: CalendarDate): LoanFigures {
  const isActive = brought.state === 'active';
  const late = asked.find(({ row, rows }) => row.dueOn < on && rows.some(isScheduledLeft))?.row.dueOn;
  const next = asked[0]?.row.dueOn ?? null;
  return {
    owed: isActive ? sum(asked) : loanTotals(brought).owed,
    overdue: late === undefined ? 0n : sum(asked.filter(({ row }) => row.dueOn < on)),
    daysPastDue: late === undefined ? 0 : daysBetween(late, on),
    dueFrom: late ?? (next !== null && next < on ? on : next),
    restructuredOn: restructuredOn(stored),
    nextDueOn: next,
  };
}

/** What it takes to be rid of it on that day; null where nothing runs any more. */
export function payoffOf({ brought }: LoanOnDay, on: CalendarDate): bigint | null {
  return brought.state === 'active' ? settlementOf(brought, on).toPay : null;
}

function isScheduledLeft({ left }: AskedRow['rows'][number]): boolean {
  return scheduledOfParts(left) > 0n;
}

function sum(asked: readonly AskedRow[]): bigint {
  return asked.reduce((all, { asks }) => all + asks, 0n);
}
