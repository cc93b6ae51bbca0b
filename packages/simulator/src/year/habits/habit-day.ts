import { dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { writable } from '@candor/store/tools';
import type { Office } from '../office.ts';
import type { LivedLoan, LoanServicing } from '../servicing.ts';

/** A day of the year, and whose loans run on it. */
export type HabitDay = {
  readonly office: Office;
  readonly on: CalendarDate;
  readonly loans: readonly LivedLoan[];
  readonly deeds: LoanServicing;
  /** What one day leaves for a later one. */
  readonly kept: Map<string, string>;
};

export type PastDue = LivedLoan & { readonly dpd: number; readonly overdue: bigint };

/** Of the loans that run, those past due, the longest first. */
export async function pastDue({ office, on, loans }: HabitDay): Promise<PastDue[]> {
  const { rows } = await writable(office.wish.parts.database).withTransaction((tx) =>
    tx.query<{ loanId: bigint; dueFrom: CalendarDate; overdue: bigint }>({
      text: `select loan_id as "loanId", due_from as "dueFrom", overdue from loan_figure
             where market = $1 and state = 'active' and overdue > 0 order by due_from, loan_id`,
      values: [office.wish.market],
    }),
  );
  const known = new Map(loans.map((each) => [each.loanId, each]));
  return rows.flatMap(({ loanId, dueFrom, overdue }) => {
    const loan = known.get(loanId);
    return loan ? [{ ...loan, overdue, dpd: dayNumber(on) - dayNumber(dueFrom) }] : [];
  });
}

/** Of the loans that run, those with nothing past due, the newest first. */
export async function inTime({ office, loans }: HabitDay): Promise<LivedLoan[]> {
  const { rows } = await writable(office.wish.parts.database).withTransaction((tx) =>
    tx.query<{ loanId: bigint }>({
      text: `select loan_id as "loanId" from loan_figure where market = $1 and state = 'active' and overdue = 0
             order by loan_id desc`,
      values: [office.wish.market],
    }),
  );
  const known = new Map(loans.map((each) => [each.loanId, each]));
  return rows.flatMap(({ loanId }) => known.get(loanId) ?? []);
}

/** 0 is Sunday. */
export const weekdayOf = (on: CalendarDate) => (dayNumber(on) + 4) % 7;

export const isWorkday = (on: CalendarDate) => weekdayOf(on) >= 1 && weekdayOf(on) <= 5;
