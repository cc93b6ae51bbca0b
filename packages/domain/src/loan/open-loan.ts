import type { Schedule } from '../schedule/make-schedule.ts';
import type { LoanAgreement } from './agreement.ts';
import type { Loan, LoanRow } from './loan.ts';

/** The loan on the day of its payout: its first plan is the schedule, row by row. */
export function openLoan(schedule: Schedule, agreement: LoanAgreement): Loan {
  if (schedule.rows.some(({ principal }) => principal < 0n)) {
    throw new RangeError('a loan whose debt grows in a row is not made');
  }
  return {
    state: 'active',
    schedule,
    agreement,
    plans: [
      {
        since: schedule.terms.disbursedOn,
        until: null,
        cause: 'payout',
        by: null,
        charge: 0n,
        terms: schedule.terms,
        rows: rowsOfSchedule(schedule, 0),
      },
    ],
    allocations: [],
    lateCharges: [],
    disputes: [],
    pauses: [],
    accrued: 0n,
    writtenOff: null,
    recoveries: [],
  };
}

/** The rows of a schedule as rows of a loan, numbered on from those it already has. */
export function rowsOfSchedule({ rows, terms }: Schedule, before: number): LoanRow[] {
  return rows.map(({ n, dueOn, principal, interest, fee }, index) => ({
    n: before + n,
    from: rows[index - 1]?.dueOn ?? terms.disbursedOn,
    to: dueOn,
    dueOn,
    principal,
    interest,
    fee,
    penalty: 0n,
  }));
}
