import type { CalendarDate } from '@candor/domain/calendar';
import {
  figuresOfTouched,
  hasOpenPromise,
  isDueForAction,
  isPastDue,
  keptArrears,
  pastDueLoans,
  touchedLoans,
} from '../collections/past-due-loans.ts';
import type { ReadTx } from '../database/database.ts';
import {
  type Condition,
  type ListQuestion,
  type Put,
  putting,
  type Range,
  type SortBy,
  within,
} from '../lists/list-question.ts';

/** Which loans: those with an action due today, those with a promise that runs, all that are past due. */
export type WorklistView = 'due' | 'promised' | 'late';

export type PromiseFilter = 'open' | 'broken' | 'none';

export type WorklistFilter = {
  readonly view: WorklistView;
  /** 1: up to 30 days past due, 2: up to 60, 3: up to 90, 4: more. */
  readonly bucket?: number | undefined;
  /** A person of the lender's, or `none` for nobody. */
  readonly owner?: string | undefined;
  readonly promise?: PromiseFilter | undefined;
  /** Nobody has contacted them since this instant. */
  readonly notContactedSince?: Date | undefined;
  readonly overdue?: Range<bigint> | undefined;
};

/** Who has promised nothing, or was never spoken to, stands after whoever has. */
export const worklistSorts = {
  dpd: { column: 'f.due_from', kind: 'date' },
  'past-due': { column: 'f.overdue', kind: 'number' },
  promised: { column: `coalesce(p.promised_on, date '9999-12-31')`, kind: 'date' },
  'last-contact': { column: `coalesce(t.at, timestamptz 'epoch')`, kind: 'moment' },
} as const satisfies Record<string, SortBy>;

const views: Readonly<Record<WorklistView, string>> = {
  due: isDueForAction,
  promised: hasOpenPromise,
  late: isPastDue,
};

/** The newest promise that was granted. */
const newestPromise = `left join lateral (
    select r.promised_on, r.promised_amount, r.outcome from hardship_request r
    where r.loan_id = f.loan_id and r.state = 'granted' and r.promised_on is not null order by r.asked_at desc, r.id limit 1
  ) p on true`;

/** The same of all loans, looked up once: far fewer have promised than are past due. */
const newestPromises = `left join (
    select distinct on (r.loan_id) r.loan_id, r.promised_on, r.promised_amount, r.outcome from hardship_request r
    where r.state = 'granted' and r.promised_on is not null order by r.loan_id, r.asked_at desc, r.id
  ) p on p.loan_id = f.loan_id`;

/** The last that was heard of the borrower. */
const lastContact = `left join lateral (
    select n.at, n.outcome, n.direction from contact_note n where n.borrower_id = f.borrower_id order by n.at desc limit 1
  ) t on true`;

export const besideWorklist = `${newestPromise} ${lastContact}`;

/** Asked of the few contacts since then, and not of all that every borrower ever had. */
const notSpokenToSince = (since: string) =>
  `f.borrower_id not in (select n.borrower_id from contact_note n where n.at >= ${since}::timestamptz)`;

const promises: Readonly<Record<PromiseFilter, string>> = {
  none: 'p.promised_on is null',
  broken: `p.outcome = 'broken'`,
  open: 'p.promised_on is not null and p.outcome is null',
};

/** As SQL: the bucket of arrears that a loan is in today, as a range of days, which an index answers. */
const inBucket: Readonly<Record<number, string>> = {
  1: 'f.due_from >= b.business_date - 30',
  2: 'f.due_from between b.business_date - 60 and b.business_date - 31',
  3: 'f.due_from between b.business_date - 90 and b.business_date - 61',
  4: 'f.due_from < b.business_date - 90',
};

/**
 * The queue of the nav, of Today and of the worklist is this one. Promises are looked up only where
 * something is asked of them, and the last contact of each where it sorts.
 */
export function worklistQuestion(
  market: string,
  filter: WorklistFilter,
  sort?: keyof typeof worklistSorts,
): ListQuestion {
  const { view, bucket, owner, promise, notContactedSince, overdue } = filter;
  const ofPromise = promise !== undefined || sort === 'promised' ? newestPromises : '';
  const ofContact = sort === 'last-contact' ? lastContact : '';
  return {
    from: `${pastDueLoans} ${ofPromise} ${ofContact}`,
    id: { column: 'f.loan_id', type: 'bigint' },
    ranged: {
      table: 'loan_figure f',
      of: (put: Put) => `f.market = ${put(market)}`,
      columns: ['f.due_from', ...(overdue ? ['f.overdue'] : [])],
    },
    conditions: [
      (put: Put) => views[view].replaceAll('$1', put(market)),
      ...(bucket === undefined ? [] : [() => inBucket[bucket] ?? 'false']),
      ...(owner === undefined ? [] : [ownedBy(owner)]),
      ...(promise === undefined ? [] : [() => promises[promise]]),
      ...(notContactedSince === undefined ? [] : [(put: Put) => notSpokenToSince(put(notContactedSince))]),
      ...(overdue ? within('f.overdue', 'bigint', overdue) : []),
    ],
  };
}

const ownedBy =
  (owner: string): Condition =>
  (put) =>
    owner === 'none' ? 'c.staff_id is null' : `c.staff_id = ${put(owner)}::text::uuid`;

export type BucketFigures = {
  readonly bucket: number;
  readonly loans: number;
  readonly pastDue: bigint;
  readonly oldestDueOn: CalendarDate;
  readonly promises: number;
  /** What was promised; where no amount was said, all that is past due. */
  readonly promised: bigint;
};

type Narrowed = Omit<WorklistFilter, 'bucket'>;

/** Loans with a promise that runs, or one that was broken: far fewer than are past due. */
const withPromise = (which: string) =>
  `(select distinct r.loan_id from hardship_request r where ${which}) t ${figuresOfTouched} ${newestPromise}`;
const openPromise = `r.state = 'granted' and r.promised_on is not null and r.outcome is null`;

/**
 * Of a view that nothing narrows, day by day: what is kept of all that are past due, less those of them that
 * nothing is due for. Undefined for any other.
 */
function keptDays(market: string, { view, ...narrowed }: Narrowed, put: Put): string | undefined {
  if (view === 'promised' || Object.values(narrowed).some((each) => each !== undefined)) return undefined;
  const leftAlone = `union all select f.due_from, -1, -f.overdue, 0, 0 from (${touchedLoans}) t ${figuresOfTouched}
    where ${isPastDue} and not (${isDueForAction})`;
  const days = `select a.due_from, sum(a.loans) as loans, sum(a.overdue) as overdue, sum(a.promises) as promises, sum(a.promised) as promised
    from (select k.due_from, k.loans, k.overdue, 0 as promises, 0::bigint as promised from (${keptArrears}) k
          ${view === 'due' ? leftAlone : ''}
          union all select f.due_from, 0, 0, 1, coalesce(p.promised_amount, f.overdue) from ${withPromise(openPromise)}
            where ${views[view]} and ${promises.open}) a
    group by 1 having sum(a.loans) > 0`;
  return days.replaceAll('$1', put(market));
}

/** The same of any view, loan by loan. */
function countedDays(market: string, filter: Narrowed, put: Put): string {
  const { from, conditions } = worklistQuestion(market, filter, 'promised');
  const where = conditions.map((condition) => condition(put));
  return `select f.due_from, count(*) as loans, coalesce(sum(f.overdue), 0) as overdue, count(*) filter (where ${promises.open}) as promises,
            coalesce(sum(coalesce(p.promised_amount, f.overdue)) filter (where ${promises.open}), 0) as promised
          from ${from} where ${where.join(' and ')} group by 1`;
}

/** Of every loan that the filter leaves, in each bucket: how many, what they come to, what was promised. */
export async function worklistBuckets(
  tx: ReadTx,
  market: string,
  filter: Narrowed,
): Promise<BucketFigures[]> {
  const { put, values } = putting();
  // By day first: a thousand loans of one day are in one bucket.
  const days = keptDays(market, filter, put) ?? countedDays(market, filter, put);
  const { rows } = await tx.query<BucketFigures>({
    rowsOf: 'collection-buckets',
    text: `select arrears_bucket((select k.business_date from business_clock k where k.market = ${put(market)}) - d.due_from)::int as bucket,
             coalesce(sum(d.loans), 0)::int as loans, coalesce(sum(d.overdue), 0)::bigint as "pastDue",
             min(d.due_from) as "oldestDueOn", coalesce(sum(d.promises), 0)::int as promises, coalesce(sum(d.promised), 0)::bigint as promised
           from (${days}) d group by 1 order by 1`,
    values,
  });
  return rows;
}
export type PromiseFigures = {
  readonly pastDue: number;
  readonly broken: number;
  readonly open: number;
};

/** Of all that are past due: how many, whose newest promise is broken, and with a promise that runs. */
export async function worklistPromises(tx: ReadTx, market: string): Promise<PromiseFigures> {
  const { rows } = await tx.query<PromiseFigures>({
    name: 'collection-promise-count',
    text: `select coalesce((select sum(k.loans) from (${keptArrears}) k), 0)::int as "pastDue",
             coalesce((select count(*) from ${withPromise(`r.outcome = 'broken'`)} where ${isPastDue} and ${promises.broken}), 0)::int as broken,
             coalesce((select count(*) from ${withPromise(openPromise)} where ${hasOpenPromise}), 0)::int as open`,
    values: [market],
  });
  return rows[0] ?? { pastDue: 0, broken: 0, open: 0 };
}
