import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { LoanTerms } from '../schedule/loan-terms.ts';
import type { Schedule } from '../schedule/make-schedule.ts';
import type { LoanState } from '../states/loan-states.ts';
import type { LoanAgreement } from './agreement.ts';
import type { Parts } from './parts.ts';

/**
 * A loan as a value: what was agreed and what happened, each fact with its day. Everything else (what is
 * paid, what is left, how late it is, what it costs) is derived, so no two figures can disagree.
 *
 *   ₱8,000.00 paid out on 18 September, three rows of 2,910.19, 2,910.19 and 2,910.18; one allocation of
 *     2,910.19 on
 *   18 October (interest 360.00, principal 2,550.19): 5,820.37 are left, nothing is late, one delay is left
 *     to take.
 *
 * Facts are never removed. What no longer holds has an `until`: the day from which it stopped counting.
 */
export interface Loan {
  readonly state: LoanState;
  readonly schedule: Schedule;
  readonly agreement: LoanAgreement;
  /**
   * The rows in force are those of the last plan that still holds; the first one is the schedule as it was
   * signed.
   */
  readonly plans: readonly Plan[];
  readonly allocations: readonly AllocatedMoney[];
  readonly lateCharges: readonly LateCharge[];
  readonly disputes: readonly Dispute[];
  readonly pauses: readonly Pause[];
  /** Interest posted so far. */
  readonly accrued: bigint;
  readonly writtenOff: Parts | null;
  readonly recoveries: readonly Recovery[];
}

export interface LoanRow {
  /** Its name for ever: a row of a new plan never takes the number of one that it replaces. */
  readonly n: number;
  /** Its interest is earned from this day to that one. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /**
   * A delay moves this day and leaves the other two alone: it is the payment that waits, not the interest
   * that grows.
   */
  readonly dueOn: CalendarDate;
  readonly principal: bigint;
  readonly interest: bigint;
  readonly fee: bigint;
  /** Late charges carried over from before a restructuring; those of this row itself are in `lateCharges`. */
  readonly penalty: bigint;
}

/**
 * The rows as they stood from a day on: why they changed, because of which payment, and what the change
 * itself cost.
 */
export interface Plan {
  readonly since: CalendarDate;
  readonly until: CalendarDate | null;
  readonly cause: PlanCause;
  readonly by: string | null;
  readonly charge: bigint;
  /** From which the interest of the rows follows. */
  readonly terms: LoanTerms;
  readonly rows: readonly LoanRow[];
}

export type PlanCause =
  | 'payout'
  | 'brought-in'
  | 'delay'
  | 'due-day'
  | 'prepayment'
  | 'settlement'
  | 'restructuring'
  | 'waiver'
  | 'cancellation';

/** How money was divided. amount = the lines together + charge + toCredit, always. */
export interface AllocatedMoney {
  /** The payment, or what else caused it: credit being used, a part being given back. */
  readonly by: string;
  /** The day it counts from, which may lie before the day it was booked. */
  readonly on: CalendarDate;
  readonly until: CalendarDate | null;
  /**
   * How many allocations there were when it was taken back: what was counted since came after that, also on
   * the same day.
   */
  readonly endedAfter?: number;
  readonly amount: bigint;
  readonly lines: readonly AllocationLine[];
  /** Paid for something outside the rows: a delay, an early settlement. */
  readonly charge: bigint;
  /** What became the borrower's credit; negative where credit was used. */
  readonly toCredit: bigint;
}

export interface AllocationLine {
  readonly n: number;
  readonly parts: Parts;
}

export interface LateCharge {
  readonly n: number;
  readonly on: CalendarDate;
  /** Negative for all but `late` and `contingent`. */
  readonly amount: bigint;
  /**
   * `taken-back`: the days turned out not to be late. `carried`: moved into a row of a new plan.
   * `contingent`: made by hand, by what the agreement lists.
   */
  readonly why: 'late' | 'taken-back' | 'waived' | 'carried' | 'contingent';
  /** Of a contingent charge: which one of the agreement's. */
  readonly code?: string;
}

/** While a row is in dispute its late charge doesn't grow. */
export interface Dispute {
  readonly n: number;
  readonly since: CalendarDate;
  readonly until: CalendarDate | null;
}

/** Days on which no row's late charge grows: somebody considers what a borrower in hardship has asked for. */
export interface Pause {
  readonly since: CalendarDate;
  readonly until: CalendarDate;
}

export interface Recovery {
  readonly by: string;
  readonly on: CalendarDate;
  readonly amount: bigint;
  readonly until: CalendarDate | null;
}
