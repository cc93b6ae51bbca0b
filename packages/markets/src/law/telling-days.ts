import { compare, rational, zero } from '@candor/domain/numbers';
import { dateOfDayNumber, dayNumber, stepDate } from '@candor/domain/calendar';
import { isRefusal } from '@candor/domain/refusals';
import { makeSchedule } from '@candor/domain/schedule';
import { offeredLoan } from '@candor/domain/product';
import type { CalendarDate } from '@candor/domain/calendar';
import type { DatedConvention } from '@candor/domain/rate';
import type { OfferedTerm, ProductTerms } from '@candor/domain/product';
import type { Rational } from '@candor/domain/numbers';
import type { Schedule } from '@candor/domain/schedule';
import { isInScope, spanOf } from './is-in-scope.ts';
import type { LoanScope } from './limit.ts';

/**
 * Ordinary years, a leap year and the changes between them: after four years the calendar repeats (until
 * 2100).
 */
const daysInFourYears = 1461;

const lastDay = dayNumber('9999-12-31' as CalendarDate);

function* fourYearsFrom(first: CalendarDate): Generator<CalendarDate> {
  const start = dayNumber(first);
  const end = Math.min(start + daysInFourYears, lastDay + 1);
  for (let day = start; day < end; day += 1) yield dateOfDayNumber(day);
}

/** Which loans are meant: made from a day on, of one kind, inside a scope. */
export interface Reach {
  readonly from: CalendarDate;
  readonly scope: LoanScope | null;
}

interface TellingDay {
  readonly day: CalendarDate;
  readonly totals: string;
  readonly times: readonly Rational[];
}

/**
 * Payout days that together stand for every day from one on: a term of 30 days is 1 2/30 months from 1
 * February and 30/30 of a month from 1 January, so what is lawful in the one may be unlawful in the other.
 * Two days are alike if a very large loan has the same instalments at the same times; of two with the same
 * instalments only the one where they come sooner can be the dearer. Without a convention only the
 * instalments count.
 */
export function tellingDays(
  product: ProductTerms,
  term: OfferedTerm,
  { from, scope }: Reach,
  convention: DatedConvention | null,
): CalendarDate[] {
  const found = new Map<string, TellingDay>();
  for (const day of fourYearsFrom(from)) {
    const schedule = probe(product, term, day);
    if (!schedule || !isInScope(scope, { ...spanOf(schedule), amount: 0n })) continue;
    const times = convention ? schedule.rows.map(({ dueOn }) => exactTime(convention, day, dueOn)) : [];
    const totals = schedule.rows.map(({ total }) => total).join();
    const key = [totals, ...times.map(({ num, den }) => `${num}/${den}`)].join(' ');
    if (!found.has(key)) found.set(key, { day, totals, times });
  }
  const all = [...found.values()];
  return all.filter((each) => !all.some((other) => isSooner(other, each))).map(({ day }) => day);
}

/**
 * Whether a term ends inside the scope from at least one day: 123 days are four months from 1 May, 124 never
 * are.
 */
export function canBeInside({ every, instalments }: OfferedTerm, { from, scope }: Reach): boolean {
  for (const day of fourYearsFrom(from)) {
    const lastDueOn = stepDate(day, every, instalments);
    if (lastDueOn && isInScope(scope, { amount: 0n, disbursedOn: day, lastDueOn })) return true;
  }
  return false;
}

/**
 * Large enough that two factors which differ at all give different instalments; fees don't depend on the day.
 */
function probe(product: ProductTerms, term: OfferedTerm, disbursedOn: CalendarDate): Schedule | undefined {
  const loan = offeredLoan(product, { amount: product.amount.min, term, disbursedOn });
  if (isRefusal(loan)) throw new Error(loan.refused);
  const schedule = makeSchedule({
    ...loan,
    amount: 10n ** 13n,
    fees: [],
    rounding: { mode: 'down', to: 1n },
  });
  return isRefusal(schedule) ? undefined : schedule; // its last instalment would fall after the year 9999
}

function exactTime(convention: DatedConvention, from: CalendarDate, to: CalendarDate): Rational {
  const { num, den } = convention.timeBetween(from, to);
  return rational(BigInt(num), BigInt(den));
}

/**
 * With the same instalments, each of them no later: two days that are alike in both have been made one
 * before.
 */
function isSooner(other: TellingDay, each: TellingDay): boolean {
  return (
    other !== each &&
    other.totals === each.totals &&
    other.times.every((time, k) => compare(time, each.times[k] ?? zero) <= 0)
  );
}
