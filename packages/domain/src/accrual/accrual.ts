/** What an accrual has to know beside the interest itself. */
export interface AccrualSoFar {
  readonly posted: bigint;
  /** The total cost at which the market's law stops every accrual; null where there is none. */
  readonly stopAt: bigint | null;
  /** Fees and charges, which the same ceiling counts. */
  readonly otherCosts: bigint;
}

/**
 * What is posted for a day: interest to that day, less what was posted before. So day by day equals at once,
 * whatever the rounding, and a day that was missed is made up by the next.
 *   To 15 November 581.51, posted 573.60: 7.91.
 *   With a ceiling of 8,000.00, of which fees and charges have used 7,420.00: 6.40, and nothing after that.
 * It is negative only if the days before had too much: money that is found today counts from the day it came,
 * and interest that a settlement of that day cut off had already been posted.
 */
export function accrual(toDate: bigint, { posted, stopAt, otherCosts }: AccrualSoFar): bigint {
  const room = stopAt === null ? toDate : stopAt - otherCosts;
  const allowed = room > 0n ? room : 0n;
  return (toDate < allowed ? toDate : allowed) - posted;
}
