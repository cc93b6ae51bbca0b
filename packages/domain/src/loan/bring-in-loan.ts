import type { CalendarDate } from '../calendar/calendar-date.ts';
import { dateOfDayNumber, dayNumber, daysBetween } from '../calendar/day-number.ts';
import { interestToDate } from '../accrual/interest-to-date.ts';
import type { LoanTerms } from '../schedule/loan-terms.ts';
import type { Schedule } from '../schedule/make-schedule.ts';
import type { LoanAgreement } from './agreement.ts';
import type { Loan, LoanRow } from './loan.ts';
import { rowsOfSchedule } from './open-loan.ts';
import type { Parts } from './parts.ts';

/** A loan of an earlier system, as it stood there when the day of the change ended. */
export interface BroughtIn {
  readonly asOf: CalendarDate;
  /** The business day on which it is booked here: the same day, or a few days later. */
  readonly since: CalendarDate;
  /** The instalments that are still to fall due, by our own reckoning; null where all of them have. */
  readonly rest: Schedule | null;
  /** What is overdue, all of it since the oldest unpaid due day; null where nothing is. */
  readonly arrears: { readonly dueOn: CalendarDate; readonly parts: Parts } | null;
  /** Of the loan as it was made; of these only what is not in `rest` is read. */
  readonly terms: LoanTerms;
  readonly agreement: LoanAgreement;
}

/**
 * A loan that was made elsewhere, from the day on which it comes to us: what is overdue is one row, the rest
 * are the instalments to come.
 *   ₱8,000.00 of 18 September, three months, nothing paid, on 10 November: one row of 2,910.19 due on 18
 *     October, then
 *   2,910.19 and 2,910.18. It has come to 360.00 + 245.24 × 23/31 = 541.95 of interest, which the earlier
 *     books earned.
 * Its rows hold from the day on which it is booked: for the days before no late charge is made but those of
 * the earlier system. No cooling-off days are left: whoever has some stays where they are until these are
 * over.
 */
export function bringInLoan({ asOf, since, rest, arrears, terms, agreement }: BroughtIn): Loan {
  const eve = dateOfDayNumber(dayNumber(asOf) - 1);
  const begun = rest && rest.terms.disbursedOn < eve ? rest.terms.disbursedOn : eve;
  const rows: LoanRow[] = [
    ...(arrears ? [{ n: 1, from: begun, to: begun, dueOn: arrears.dueOn, ...arrears.parts }] : []),
    ...(rest ? rowsOfSchedule(rest, arrears ? 1 : 0) : []),
  ];
  const sum = (of: (row: LoanRow) => bigint) => rows.reduce((all, row) => all + of(row), 0n);
  const amount = sum(({ principal }) => principal);
  const own: LoanTerms = {
    ...(rest?.terms ?? { ...terms, instalments: 1, firstDueOn: asOf }),
    amount,
    disbursedOn: begun,
    fees: [],
  };
  const loan: Loan = {
    state: 'active',
    schedule: scheduleOf(own, rows, amount),
    agreement: { ...agreement, coolingOffDays: 0 },
    plans: [{ since, until: null, cause: 'brought-in', by: null, charge: 0n, terms: own, rows }],
    allocations: [],
    lateCharges: [],
    disputes: [],
    pauses: [],
    accrued: 0n,
    writtenOff: null,
    recoveries: [],
  };
  return { ...loan, accrued: interestToDate(loan, asOf) };
}

/** The same figures as the rows, as a schedule has them. */
function scheduleOf(terms: LoanTerms, rows: readonly LoanRow[], amount: bigint): Schedule {
  let balance = amount;
  const scheduled = rows.map(({ n, from, to, principal, interest, fee }) => {
    balance -= principal;
    const total = principal + interest + fee;
    return { n, dueOn: to, days: daysBetween(from, to), principal, interest, fee, total, balance };
  });
  const interest = scheduled.reduce((all, row) => all + row.interest, 0n);
  const fee = scheduled.reduce((all, row) => all + row.fee, 0n);
  const totals = { principal: amount, interest, fee, total: amount + interest + fee, deducted: 0n };
  return {
    terms,
    rows: scheduled,
    fees: [],
    totals: { ...totals, cost: interest + fee },
    netReceived: amount,
  };
}
