import type { CalendarDate } from '../calendar/calendar-date.ts';
import { interestToDate } from '../accrual/interest-to-date.ts';
import type { Loan } from './loan.ts';
import { planOf, rowStates } from '../instalments/row-states.ts';

/** What a loan costs beyond its principal. */
export interface LoanCosts {
  readonly fee: bigint;
  readonly interest: bigint;
  readonly penalty: bigint;
  /** Delays taken and early settlements charged for. */
  readonly charge: bigint;
  readonly total: bigint;
}

/**
 * What the borrower has paid for it so far: ₱8,000.00 with one of three rows paid: fee 240.00 + interest
 * 360.00 = 600.00.
 */
export function costPaid(loan: Loan): LoanCosts {
  const paid = rowStates(loan).map((state) => state.paid);
  const allocations = loan.allocations.filter(({ until }) => until === null);
  return costs({
    fee: feesKept(loan) + sum(paid.map(({ fee }) => fee)),
    interest: sum(paid.map(({ interest }) => interest)),
    penalty: sum(paid.map(({ penalty }) => penalty)),
    charge: sum(allocations.map(({ charge }) => charge)),
  });
}

/**
 * What has been charged up to a day, paid or not: interest to the day, fees that have fallen due, late
 * charges.
 */
export function costCharged(loan: Loan, on: CalendarDate): LoanCosts {
  const due = planOf(loan).rows.filter(({ dueOn }) => dueOn <= on);
  const fee = feesKept(loan) + sum(due.map((row) => row.fee));
  return costs({ ...costToTheEnd(loan), fee, interest: interestToDate(loan, on) });
}

/**
 * What it has cost up to a day: what has been charged, paid or not; and what was paid before it was earned.
 * ₱8,000.00, 21 days late with the first row: fee 240.00 + interest to the day + 78.52 of late charges,
 * though nothing was paid.
 */
export function costSoFar(loan: Loan, on: CalendarDate): LoanCosts {
  const [charged, paid] = [costCharged(loan, on), costPaid(loan)];
  const larger = (part: keyof LoanCosts) => (charged[part] > paid[part] ? charged[part] : paid[part]);
  return costs({
    fee: larger('fee'),
    interest: larger('interest'),
    penalty: larger('penalty'),
    charge: larger('charge'),
  });
}

/**
 * What it will have cost when every row is paid and nothing more is charged: 970.56, with one delay 1,014.21.
 * This is what a ceiling is held against: a late charge or a delay that would leave no room for interest that
 * was signed is not made.
 */
export function costToTheEnd(loan: Loan): LoanCosts {
  const states = rowStates(loan);
  return costs({
    fee: feesKept(loan) + sum(states.map(({ owed }) => owed.fee)),
    interest: sum(states.map(({ owed }) => owed.interest)),
    penalty: sum(states.map(({ owed }) => owed.penalty)),
    charge: sum(loan.plans.map(({ until, charge }) => (until === null ? charge : 0n))),
  });
}

/**
 * How much more the loan may cost under its ceiling, or by how much it costs too much; null where the law has
 * none.
 */
export function costRoom(loan: Loan): bigint | null {
  const { mostCost } = loan.agreement.limits;
  return mostCost === null ? null : mostCost - costToTheEnd(loan).total;
}

/** Fees deducted from the payout: whoever leaves in the cooling-off days gets them back. */
function feesKept({ state, schedule }: Loan): bigint {
  return state === 'cancelled' ? 0n : schedule.totals.deducted;
}

function costs(parts: Omit<LoanCosts, 'total'>): LoanCosts {
  const { fee, interest, penalty, charge } = parts;
  return { fee, interest, penalty, charge, total: fee + interest + penalty + charge };
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((a, b) => a + b, 0n);
}
