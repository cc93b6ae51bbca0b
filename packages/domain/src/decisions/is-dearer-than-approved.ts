import { isSameTerm } from '../product/offered-loan.ts';
import type { OfferedTerm } from '../product/product-terms.ts';
import type { Schedule } from '../schedule/make-schedule.ts';
import { monthlyBurden } from '../schedule/monthly-burden.ts';

/** What a decision found that a borrower can carry. */
export interface Approval {
  readonly mostAmount: bigint;
  readonly term: OfferedTerm;
  /** What the approved amount asks for in its dearest month over the approved term. */
  readonly mostPerMonth: bigint;
}

/**
 * Whether a month of this loan would be dearer than any month of what was approved: a shorter term is a
 * larger instalment, which nobody has judged. The approved term itself is never dearer, though its figures
 * differ by a cent when signed on another day.
 *   Approved: 9,000.00 over 3 months, at most 3,273.96 a month. 6,500.00 over 2 months asks for 3,470.99:
 *     dearer. 6,000.00 over
 *   2 months asks for 3,203.99: not.
 */
export function isDearerThanApproved(
  { term: approved, mostPerMonth }: Approval,
  term: OfferedTerm,
  { rows }: Pick<Schedule, 'rows'>,
): boolean {
  return !isSameTerm(approved, term) && monthlyBurden(rows) > mostPerMonth;
}
