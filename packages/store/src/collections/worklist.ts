import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';
import type { ContactOutcome } from './contact-notes.ts';
import { hasOpenPromise, isDueForAction, isPastDue, pastDueLoans } from './past-due-loans.ts';

/** Which loans: those with an action due today, those with a promise that runs, all that are past due. */
export type WorklistView = 'due' | 'promised' | 'late';

export type PromiseFilter = 'open' | 'broken' | 'none';

export type WorklistFilter = {
  /** 1: up to 30 days past due, 2: up to 60, 3: up to 90, 4: more. Null: any. */
  readonly bucket: number | null;
  /** A person of the lender's, `none` for nobody, null for anybody. */
  readonly owner: string | null;
  readonly promise: PromiseFilter | null;
  /** Nobody has contacted them since this instant. */
  readonly notContactedSince: Date | null;
};

export type NextAction = 'call' | 'message' | 'review' | 'verify-number';

/** A loan of the worklist, in what is kept of it; what is owed is reckoned from the loan. */
export type WorklistRow = {
  readonly id: bigint;
  readonly orderId: string | null;
  readonly borrowerId: string;
  readonly bucket: number;
  readonly oldestDueOn: CalendarDate;
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  readonly nextAction: NextAction | null;
  readonly nextOn: CalendarDate | null;
  readonly promisedOn: CalendarDate | null;
  readonly promisedAmount: bigint | null;
  readonly promiseOutcome: 'kept' | 'broken' | null;
  readonly lastAt: Date | null;
  readonly lastOutcome: ContactOutcome | null;
  readonly lastDirection: 'in' | 'out' | null;
};

const conditions: Readonly<Record<WorklistView, string>> = {
  due: isDueForAction,
  promised: hasOpenPromise,
  late: isPastDue,
};

const bucketOf = `arrears_bucket(b.business_date - l.next_due_on)`;

/** The newest promise that was granted, and the last that was heard of the borrower. */
const beside = `left join lateral (
    select r.promised_on, r.promised_amount, r.outcome from hardship_request r
    where r.loan_id = l.id and r.state = 'granted' and r.promised_on is not null order by r.asked_at desc, r.id limit 1
  ) p on true
  left join lateral (
    select n.at, n.outcome, n.direction from contact_note n where n.borrower_id = l.borrower_id order by n.at desc limit 1
  ) t on true`;

/** $2 the bucket, $3 the owner, $4 the promise, $5 the instant. */
const filtered = `($2::int is null or ${bucketOf} = $2)
  and ($3::text is null or ($3 = 'none' and c.staff_id is null) or c.staff_id::text = $3)
  and ($4::text is null or ($4 = 'none' and p.promised_on is null) or ($4 = 'broken' and p.outcome = 'broken')
       or ($4 = 'open' and p.promised_on is not null and p.outcome is null))
  and ($5::timestamptz is null or t.at is null or t.at < $5)`;

const valuesOf = (market: string, { bucket, owner, promise, notContactedSince }: WorklistFilter) => [
  market,
  bucket,
  owner,
  promise,
  notContactedSince,
];

/** The loans of a view, those longest past due first, no more than so many. */
export async function listWorklist(
  tx: ReadTx,
  market: string,
  {
    view,
    filter,
    limit,
  }: { readonly view: WorklistView; readonly filter: WorklistFilter; readonly limit: number },
): Promise<WorklistRow[]> {
  const { rows } = await tx.query<WorklistRow>({
    name: `collection-worklist-${view}`,
    rowsOf: 'collection-worklist',
    text: `select l.id, l.order_id as "orderId", l.borrower_id as "borrowerId", ${bucketOf}::int as bucket,
             l.next_due_on as "oldestDueOn",
             c.staff_id as "ownerId", s.name as "ownerName", c.next_action as "nextAction", c.next_on as "nextOn",
             p.promised_on as "promisedOn", p.promised_amount as "promisedAmount", p.outcome as "promiseOutcome",
             t.at as "lastAt", t.outcome as "lastOutcome", t.direction as "lastDirection"
           from ${pastDueLoans} left join staff s on s.id = c.staff_id ${beside}
           where ${conditions[view]} and ${filtered} order by l.next_due_on, l.id limit ${Math.trunc(limit)}`,
    values: valuesOf(market, filter),
  });
  return rows;
}

export type BucketCount = {
  readonly bucket: number;
  readonly loans: number;
  readonly oldestDueOn: CalendarDate;
};

/** How many loans of a view are in each bucket, and since when the oldest is past due. */
export async function countWorklist(
  tx: ReadTx,
  market: string,
  { view, filter }: { readonly view: WorklistView; readonly filter: WorklistFilter },
): Promise<BucketCount[]> {
  const { rows } = await tx.query<BucketCount>({
    name: `collection-worklist-count-${view}`,
    rowsOf: 'collection-worklist-count',
    text: `select ${bucketOf}::int as bucket, count(*)::int as loans, min(l.next_due_on) as "oldestDueOn"
           from ${pastDueLoans} ${beside} where ${conditions[view]} and ${filtered} group by 1 order by 1`,
    values: valuesOf(market, filter),
  });
  return rows;
}
