import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import {
  type Condition,
  equals,
  type ListQuestion,
  type Range,
  type SortBy,
  within,
} from './list-question.ts';

/** What loans can be narrowed to. Days past due are counted as of the day `on`. */
export type LoanFilter = {
  readonly state?: 'active' | 'ended' | 'written-off' | undefined;
  readonly dpd?: Range<number> | undefined;
  readonly maxDpd?: Range<number> | undefined;
  readonly outstanding?: Range<bigint> | undefined;
  readonly overdue?: Range<bigint> | undefined;
  readonly principal?: Range<bigint> | undefined;
  readonly disbursed?: Range<CalendarDate> | undefined;
  readonly productId?: string | undefined;
  readonly isRestructured?: boolean | undefined;
  readonly promise?: 'open' | 'broken' | 'kept' | undefined;
};

export const loanSorts = {
  disbursed: { column: 'f.disbursed_on', kind: 'date' },
  dpd: { column: 'f.due_from', kind: 'date' },
  outstanding: { column: 'f.outstanding', kind: 'number' },
  overdue: { column: 'f.overdue', kind: 'number' },
  principal: { column: 'f.principal', kind: 'number' },
  'max-dpd': { column: 'f.max_dpd', kind: 'number' },
} as const satisfies Record<string, SortBy>;

/** Columns that are added up over a filter: what was written off apart from what is outstanding. */
export const loanSums = ['f.principal', 'f.outstanding', 'f.overdue', 'f.owed - f.outstanding'] as const;

/** Filters that are ranges, by the column that they narrow; few loans are late, whatever the order. */
const rangedColumns = {
  maxDpd: 'f.max_dpd',
  outstanding: 'f.outstanding',
  principal: 'f.principal',
  disbursed: 'f.disbursed_on',
} as const;

const states = {
  active: `f.state = 'active'`,
  ended: `f.state in ('settled', 'cancelled', 'recovered')`,
  'written-off': `f.state = 'written-off'`,
} as const;

const promises = {
  open: `r.state = 'granted' and r.promised_on is not null and r.outcome is null`,
  broken: `r.outcome = 'broken'`,
  kept: `r.outcome = 'kept'`,
} as const;

export function loanQuestion(market: string, on: CalendarDate, filter: LoanFilter): ListQuestion {
  const { state, dpd, productId, isRestructured, promise } = filter;
  const conditions: Condition[] = [
    equals('f.market', market),
    ...(state ? [() => states[state]] : []),
    ...(dpd ? daysPastDue(on, dpd) : []),
    ...(filter.maxDpd ? within('f.max_dpd', 'bigint', filter.maxDpd) : []),
    ...(filter.outstanding ? within('f.outstanding', 'bigint', filter.outstanding) : []),
    ...(filter.overdue ? within('f.overdue', 'bigint', filter.overdue) : []),
    ...(filter.principal ? within('f.principal', 'bigint', filter.principal) : []),
    ...(filter.disbursed ? within('f.disbursed_on', 'date', filter.disbursed) : []),
    ...(productId ? [equals('f.product_id', productId)] : []),
    ...(isRestructured === undefined
      ? []
      : [() => `f.restructured_on is ${isRestructured ? 'not ' : ''}null`]),
    ...(promise
      ? [() => `f.loan_id in (select r.loan_id from hardship_request r where ${promises[promise]})`]
      : []),
  ];
  const columns = Object.entries(rangedColumns).flatMap(([name, column]) =>
    filter[name as keyof typeof rangedColumns] ? [column] : [],
  );
  return {
    from: 'loan_figure f',
    id: { column: 'f.loan_id', type: 'bigint' },
    conditions,
    ...(columns.length > 0 && {
      ranged: { table: 'loan_figure f', of: equals('f.market', market), columns },
    }),
  };
}

/** 31 to 60 days past due on 18 November: counted from 19 September to 18 October. */
function daysPastDue(on: CalendarDate, { from, to }: Range<number>): Condition[] {
  const daysAgo = (days: number) => dateOfDayNumber(dayNumber(on) - days);
  // Nothing is late of what is due today or later: that is no day past due, and counts as long as it runs.
  if (from !== null && from <= 0)
    return [
      () => `f.state = 'active'`,
      ...(to === null ? [] : within('f.due_from', 'date', { from: daysAgo(to), to: null })),
    ];
  return within('f.due_from', 'date', {
    from: to === null ? null : daysAgo(to),
    to: daysAgo(from ?? 1),
  });
}
