import type { CalendarDate } from '../calendar/calendar-date.ts';
import { onDueDay } from '../due-day/first-due-days.ts';
import { offeredLoan } from '../product/offered-loan.ts';
import type { OfferedTerm, ProductTerms } from '../product/product-terms.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { isDearerThanApproved } from './is-dearer-than-approved.ts';
import type { Approval } from './is-dearer-than-approved.ts';
import { signableSchedule } from './signable-schedule.ts';

/**
 * The largest amount that may be signed for over a term; null where not even the least may. An instalment
 * never falls when the amount grows, so the amounts are halved until two neighbours are left.
 *   Approved: 9,000.00 over 3 months, at most 3,273.96 a month. Over 2 months: 6,000.00, which asks for
 *     3,203.99. Over 1 month:
 *   3,000.00, which asks for 3,135.00. Over 4 months: 9,000.00.
 */
export function mostSignable(
  product: ProductTerms,
  approval: Approval,
  term: OfferedTerm,
  on: CalendarDate,
  firstDueOn: CalendarDate | null = null,
): bigint | null {
  const { min, step } = product.amount;
  const fits = (steps: bigint) => {
    const loan = offeredLoan(product, { amount: min + steps * step, term, disbursedOn: on });
    const schedule = isRefusal(loan) ? loan : signableSchedule(onDueDay(loan, firstDueOn));
    return !isRefusal(schedule) && !isDearerThanApproved(approval, term, schedule);
  };
  const most = (approval.mostAmount - min) / step;
  if (most < 0n) return null;
  if (fits(most)) return min + most * step;
  if (!fits(0n)) return null;
  let [good, bad] = [0n, most];
  while (bad - good > 1n) {
    const middle = (good + bad) / 2n;
    if (fits(middle)) good = middle;
    else bad = middle;
  }
  return min + good * step;
}
