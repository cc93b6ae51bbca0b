import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { isRefusal } from '@candor/domain/refusals';
import { makeSchedule } from '@candor/domain/schedule';
import { openLoan, type Loan } from '@candor/domain/loan';
import * as fc from 'fast-check';
import { anyLoan } from '@candor/domain/testing/any-life';

/** What a bigint column holds; the domain itself has no such end. */
const mostInTheBooks = 10n ** 15n;

/**
 * Loans of every kind, paid out within some days before a day, so that they live through the same days.
 * Larger than those whose charges the Philippine law caps: a random late charge would be refused there, and
 * rightly.
 */
export function anyPortfolio(on: CalendarDate, withinDays: number): fc.Arbitrary<Loan> {
  return fc
    .tuple(anyLoan, fc.integer({ min: 0, max: withinDays }))
    .map(([loan, daysBefore]) => paidOutOn(loan, dateOfDayNumber(dayNumber(on) - daysBefore)))
    .filter((loan) => loan !== undefined)
    .filter(({ schedule: { terms, totals } }) => terms.amount > 1_000_000n && totals.total < mostInTheBooks);
}

/** The same terms from another day on, with the same room below the ceiling. */
function paidOutOn({ schedule, agreement }: Loan, disbursedOn: CalendarDate): Loan | undefined {
  const { terms, totals } = schedule;
  const shift = dayNumber(disbursedOn) - dayNumber(terms.disbursedOn);
  const firstDueOn = terms.firstDueOn && dateOfDayNumber(dayNumber(terms.firstDueOn) + shift);
  const moved = makeSchedule({ ...terms, disbursedOn, firstDueOn });
  if (isRefusal(moved) || moved.rows.some(({ principal }) => principal < 0n)) return undefined;
  const { mostCost } = agreement.limits;
  const limits = {
    ...agreement.limits,
    mostCost: mostCost === null ? null : mostCost - totals.cost + moved.totals.cost,
  };
  return openLoan(moved, { ...agreement, limits });
}
