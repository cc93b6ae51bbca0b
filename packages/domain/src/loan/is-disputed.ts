import type { Loan } from './loan.ts';

/** Whether a row is in dispute now: row 2, disputed since 28 November, until the dispute is given an end. */
export function isDisputed({ disputes }: Pick<Loan, 'disputes'>, n: number): boolean {
  return disputes.some((dispute) => dispute.n === n && dispute.until === null);
}
