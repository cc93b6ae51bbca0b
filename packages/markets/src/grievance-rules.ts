import type { ClockTime } from './law/limit.ts';
import type { ProblemKind } from './problems/problem-kinds.ts';

/** How a complaint goes on when the lender's own answer doesn't end it. */
export interface GrievanceRules {
  /** We promise an answer within so many days: it stands in the agreement, and holidays don't lengthen it. */
  readonly answerWithinDays: number;
  /** In the office's own days, by what it is about. */
  readonly answerWithinWorkingDays: Readonly<Record<ProblemKind, number>>;
  /**
   * What is sent later in the day counts from the next working day. Why the desk may close later:
   * help/service-desk.ts.
   */
  readonly countedUntil: ClockTime;
  /** After so many days without a good answer the borrower may go to the regulator; null: at any time. */
  readonly regulatorAfterDays: number | null;
  readonly regulator: {
    readonly name: string;
    readonly shortName: string;
    readonly website: string;
    readonly phone: string | null;
    readonly address: string;
  };
  /** Name, phone and mail of the lender's own officer stand on every disclosure and on the About screen. */
  readonly mustNameOfficer: boolean;
  readonly law: string;
}
