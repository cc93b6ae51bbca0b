import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import { markets, type MarketId } from '@candor/markets';
import type { DueLoan } from '@candor/store/reminders';
import { instantOf } from '../../../kernel/time/market-time.ts';
import { stepAt, stepsOfDay, type PlannedStep } from '../plan-day.ts';
import type { PlansInForce } from '../plans-in-force.ts';
import { loanOnEvening, type BorrowerHistory, type LoanHistory } from './borrower-history.ts';
import { oldestUnpaid } from './facts-then.ts';

/** The first and the last day that are replayed. */
export type ReplayedDays = { readonly from: CalendarDate; readonly to: CalendarDate };

export type PastStep = PlannedStep & {
  readonly on: CalendarDate;
  readonly at: Date;
  readonly history: LoanHistory;
};

/**
 * What the ends of these days would have planned for a borrower's loans by some plans, by the functions that
 * plan tomorrow: each step on its day, at its time.
 */
export function plannedThen(
  { borrowerId, loans }: BorrowerHistory,
  {
    market,
    plans,
    days,
  }: { readonly market: MarketId; readonly plans: PlansInForce; readonly days: ReplayedDays },
): PastStep[] {
  return loans.flatMap((history) => {
    const { id: loan, productId } = history;
    return evenings(history, days).flatMap(({ dueOn, first, last }) => {
      const due: DueLoan = { loan, borrowerId, productId, dueOn, hasCredit: false };
      const wanted = new Set(plans.of(productId).plan.steps.map(({ day }) => plus(dueOn, day)));
      return [...wanted].flatMap((on) => {
        const isPlanned = first < on && on <= plus(last, 1) && days.from <= on && on <= days.to;
        if (!isPlanned) return [];
        const opening = instantOf(on, '00:00', markets[market].timeZone);
        return stepsOfDay(plans, on, [due]).flatMap((step) => {
          const at = stepAt(market, on, step, opening);
          return at ? [{ ...step, on, at, history }] : [];
        });
      });
    });
  });
}

type Evenings = { readonly dueOn: CalendarDate; readonly first: CalendarDate; readonly last: CalendarDate };

/**
 * From which evening until which one a due date was the oldest unpaid. It changes only on days of which some
 * fact is kept, so only these are evaluated.
 */
function evenings(history: LoanHistory, { from, to }: ReplayedDays): Evenings[] {
  const begin = plus(from, -1);
  const changes = daysOfFacts(history).filter((day) => day > begin && day < to);
  const days = [...new Set([begin, ...changes])].toSorted();
  return days.flatMap((first, nth) => {
    const was = loanOnEvening(history, first);
    const dueOn = was && oldestUnpaid(was);
    const next = days[nth + 1];
    return dueOn ? [{ dueOn, first, last: next ? plus(next, -1) : plus(to, -1) }] : [];
  });
}

function daysOfFacts({ loan, writtenOffOn, booked }: LoanHistory): CalendarDate[] {
  const { plans, allocations, lateCharges, recoveries }: Loan = loan;
  return [
    ...plans.flatMap(({ since, until }) => [since, until]),
    ...allocations.flatMap(({ on, until }) => [on, until]),
    ...recoveries.flatMap(({ on, until }) => [on, until]),
    ...lateCharges.map(({ on }) => on),
    ...[...booked.values()].map(({ on }) => on),
    writtenOffOn,
  ].flatMap((day) => (day === null ? [] : [day]));
}

function plus(day: CalendarDate, days: number): CalendarDate {
  return dateOfDayNumber(dayNumber(day) + days);
}
