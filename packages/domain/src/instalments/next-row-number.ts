import type { Loan } from '../loan/loan.ts';

/**
 * A number that no row of any plan ever had: what was paid or charged on an old row can't be taken for a new
 * one's.
 */
export function nextRowNumber({ plans }: Loan): number {
  return plans.reduce((most, { rows }) => rows.reduce((top, { n }) => Math.max(top, n), most), 0) + 1;
}
