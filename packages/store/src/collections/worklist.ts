import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';
import type { ContactOutcome } from './contact-notes.ts';
import { besideWorklist } from '../desk-lists/worklist-question.ts';

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

const bucketOf = 'arrears_bucket(b.business_date - f.due_from)';

/** These, in the order in which they are asked for. */
export async function listWorklistOfIds(tx: ReadTx, ids: readonly bigint[]): Promise<WorklistRow[]> {
  const { rows } = await tx.query<WorklistRow>({
    name: 'collection-worklist',
    text: `select l.id, l.order_id as "orderId", l.borrower_id as "borrowerId", ${bucketOf}::int as bucket, f.due_from as "oldestDueOn",
             c.staff_id as "ownerId", s.name as "ownerName", c.next_action as "nextAction", c.next_on as "nextOn",
             p.promised_on as "promisedOn", p.promised_amount as "promisedAmount", p.outcome as "promiseOutcome",
             t.at as "lastAt", t.outcome as "lastOutcome", t.direction as "lastDirection"
           from unnest($1::bigint[]) with ordinality as wanted (id, place)
             cross join lateral (select * from loan where id = wanted.id offset 0) l
             join loan_figure f on f.loan_id = l.id join business_clock b on b.market = l.market
             left join collection_case c on c.loan_id = l.id and c.closed_at is null
             left join staff s on s.id = c.staff_id ${besideWorklist}
           order by wanted.place`,
    values: [ids],
  });
  return rows;
}
