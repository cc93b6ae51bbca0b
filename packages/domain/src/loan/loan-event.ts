import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { CoolingOffExit } from '../cooling-off/cooling-off-exit.ts';
import type { LoanLimits } from './agreement.ts';
import type { AllocatedMoney, LateCharge, Plan, Recovery } from './loan.ts';
import type { Parts } from './parts.ts';

/**
 * Everything that can happen to a loan, in the past tense. A decision returns these; `applyEvent` is what
 * they do.
 */
export type LoanEvent =
  | { readonly event: 'interest-accrued'; readonly on: CalendarDate; readonly amount: bigint }
  /** Also what is taken back: `charge.why` says which. */
  | { readonly event: 'late-charged'; readonly charge: LateCharge }
  | { readonly event: 'plan-changed'; readonly plan: Plan }
  | { readonly event: 'money-allocated'; readonly allocation: AllocatedMoney }
  | { readonly event: 'payment-reversed'; readonly by: string; readonly on: CalendarDate }
  | { readonly event: 'row-disputed'; readonly n: number; readonly on: CalendarDate }
  | { readonly event: 'dispute-ended'; readonly n: number; readonly on: CalendarDate }
  | {
      readonly event: 'charges-waived';
      readonly n: number;
      readonly on: CalendarDate;
      readonly parts: Parts;
      readonly reason: string;
    }
  | {
      readonly event: 'loan-restructured';
      readonly plan: Plan;
      readonly limits: LoanLimits;
      /** Late charges that move from the old rows into the new plan. */
      readonly carried: readonly LateCharge[];
      readonly reason: string;
    }
  | { readonly event: 'loan-settled'; readonly on: CalendarDate }
  | { readonly event: 'loan-reopened'; readonly on: CalendarDate }
  | {
      readonly event: 'loan-cancelled';
      readonly on: CalendarDate;
      readonly exit: CoolingOffExit;
      /** One row: what leaving costs, instead of all that was agreed. */
      readonly plan: Plan;
    }
  | {
      readonly event: 'loan-written-off';
      readonly on: CalendarDate;
      readonly parts: Parts;
      readonly reason: string;
    }
  | { readonly event: 'recovery-received'; readonly recovery: Recovery }
  | { readonly event: 'loan-recovered'; readonly on: CalendarDate }
  | { readonly event: 'recovery-lost'; readonly on: CalendarDate };
