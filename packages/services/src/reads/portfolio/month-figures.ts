import { divideRounded } from '@candor/domain/money';
import { percentOf } from '@candor/domain/numbers';
import type { CalendarDate } from '@candor/domain/calendar';
import type { MonthFlows, MonthOfAccount, RollRow } from '@candor/store/portfolio';

type Bucket = { readonly loans: number; readonly principal: bigint; readonly percent: string | null };

/** What all buckets of a day come to. Of nothing there is no average and no share. */
export type MonthEnd = {
  readonly on: CalendarDate;
  readonly buckets: readonly Bucket[];
  readonly loans: number;
  readonly principal: bigint;
  readonly average: bigint;
  readonly over30Percent: string | null;
  /** Since the month end before it: of the principal in percent, of the share over 30 days in points. */
  readonly change: { readonly percent: string | null; readonly over30Points: string | null } | null;
};

type Counted = { readonly loans: number; readonly principal: bigint };
type Day = { readonly on: CalendarDate; readonly buckets: readonly Counted[] };

/** The first bucket of what is more than 30 days late. */
const over30 = 2;

const principalOf = (buckets: readonly Counted[]) =>
  buckets.reduce((sum, { principal }) => sum + principal, 0n);

export function monthEnds(days: readonly Day[]): MonthEnd[] {
  return days.map(({ on, buckets }, at) => {
    const loans = buckets.reduce((sum, each) => sum + each.loans, 0);
    const principal = principalOf(buckets);
    const late = principalOf(buckets.slice(over30));
    return {
      on,
      buckets: buckets.map((each) => ({ ...each, percent: percentOf(each.principal, principal, 2) })),
      loans,
      principal,
      average: loans === 0 ? 0n : divideRounded(principal, BigInt(loans), 'half-up'),
      over30Percent: percentOf(late, principal, 2),
      change: changeSince(days[at - 1]?.buckets, { principal, late }),
    };
  });
}

function changeSince(
  before: readonly Counted[] | undefined,
  { principal, late }: { readonly principal: bigint; readonly late: bigint },
): MonthEnd['change'] {
  if (!before) return null;
  const was = principalOf(before);
  const lateWas = principalOf(before.slice(over30));
  // Shares of two wholes, over their common one: nothing is rounded before it is taken from the other.
  const points =
    was === 0n || principal === 0n ? null : percentOf(late * was - lateWas * principal, principal * was, 2);
  return { percent: percentOf(principal - was, was, 1), over30Points: points };
}

/** By bucket: what rolled into it from the one before, of what was in that one when the month began. */
export function rolledInto(rows: readonly RollRow[], bucketCount: number): (string | null)[] {
  return Array.from({ length: bucketCount }, (_, bucket) => {
    const from = rows.filter(({ was }) => was === bucket - 1);
    return percentOf(principalOf(from.filter(({ became }) => became === bucket)), principalOf(from), 2);
  });
}

export type RolledBucket = {
  readonly loans: number;
  /** What was in the bucket when the month began. */
  readonly principal: bigint;
  /** Where it stood when the month ended, by bucket; the last is repaid or written off. */
  readonly became: readonly bigint[];
  /** The same, of what was in the bucket. */
  readonly percents: readonly (string | null)[];
};

/** From which bucket into which, in a month. A row comes to what was in its bucket when the month began. */
export function rollMatrix(rows: readonly RollRow[], bucketCount: number): RolledBucket[] {
  return Array.from({ length: bucketCount }, (_, bucket) => {
    const own = rows.filter(({ was }) => was === bucket);
    const principal = principalOf(own);
    const ends = [...Array.from({ length: bucketCount }, (_unused, to) => to), null];
    const became = ends.map((to) => principalOf(own.filter((row) => row.became === to)));
    return {
      loans: own.reduce((sum, { loans }) => sum + loans, 0),
      principal,
      became,
      percents: became.map((part) => percentOf(part, principal, 1)),
    };
  });
}

export type Collected = MonthFlows & { readonly collected: bigint; readonly percent: string | null };

/** What came in, by whatever it paid, beside what the schedules said would fall due. */
export function collectedOf(flows: MonthFlows): Collected {
  const { principal, interest, fee, penalty, ahead, planned } = flows;
  const collected = principal + interest + fee + penalty + ahead;
  return { ...flows, collected, percent: percentOf(collected, planned, 2) };
}

type IncomeOfMonth = {
  readonly month: CalendarDate;
  /** In the order of the accounts. */
  readonly amounts: readonly bigint[];
  readonly income: bigint;
  readonly expense: bigint;
  readonly net: bigint;
};

export type Income = {
  readonly accounts: readonly Pick<MonthOfAccount, 'number' | 'name' | 'kind'>[];
  readonly months: readonly IncomeOfMonth[];
};

/** What the books say was earned, what it cost and what is left of it, month by month. */
export function incomeOf(rows: readonly MonthOfAccount[]): Income {
  const accounts = [...new Map(rows.map((row) => [row.number, row])).values()]
    .map(({ number, name, kind }) => ({ number, name, kind }))
    .toSorted((a, b) => a.number - b.number);
  const months = [...new Set(rows.map(({ month }) => month))].map((month) => {
    const own = rows.filter((row) => row.month === month);
    const sum = (kind: MonthOfAccount['kind']) =>
      own.filter((row) => row.kind === kind).reduce((all, { minor }) => all + minor, 0n);
    const [income, expense] = [sum('income'), sum('expense')];
    const amounts = accounts.map(({ number }) => own.find((row) => row.number === number)?.minor ?? 0n);
    return { month, amounts, income, expense, net: income - expense };
  });
  return { accounts, months };
}
