import type { DebitRules, Hours } from '@candor/domain/mandates';
import type { Citation, ClockTime } from '../law/limit.ts';

/** What a borrower can permit a lender to debit by, in one market. */
export interface MandateRules {
  /** In the order in which they are offered; none where a market has none. */
  readonly schemes: readonly MandateScheme[];
}

export interface MandateScheme {
  readonly id: string;
  /** As its payers know it, in every language. */
  readonly name: string;
  /**
   * What is debited: the wallet or the bank account that the loan was paid out to, or what the borrower
   * chooses in an app of their own when they allow it.
   */
  readonly from: 'wallet' | 'bank' | 'chosen-in-app';
  /** The scheme's own ends, whoever keeps it. */
  readonly allows: {
    readonly tries: number;
    /** When nothing is executed. */
    readonly closedHours: readonly Hours[];
  };
  /** What the lender does within them: never more, never in other hours. */
  readonly debits: DebitRules;
  readonly citations: readonly Citation[];
}

/** hours('06:00', '10:00') is from minute 360 until minute 600. */
export function hours(from: ClockTime, until: ClockTime): Hours {
  return { from: minuteOf(from), until: minuteOf(until) };
}

function minuteOf(time: ClockTime): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
