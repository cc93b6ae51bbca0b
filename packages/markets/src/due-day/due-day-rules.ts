import type { FirstPeriod } from '@candor/domain/due-day';

/** What a market lets a borrower choose of the due day before signing. */
export interface DueDayRules {
  readonly firstPeriod: FirstPeriod;
  /**
   * Answers to "When are you paid?" that name days of the month; 31 is the last one. A borrower who gave such
   * an answer sees which days fall on a payday.
   */
  readonly payDays: Readonly<Record<string, readonly number[]>>;
}
