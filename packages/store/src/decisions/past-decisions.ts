import type { CalendarDate } from '@candor/domain/calendar';
import type { OfferedTerm } from '@candor/domain/product';
import type { OrderState } from '@candor/domain/states';
import type { ReadTx } from '../database/database.ts';
import type { StoredDecision } from './decisions.ts';

/** A decision with the order that it was on: what is needed to decide it again. */
export type PastDecision = Pick<StoredDecision, 'id' | 'outcome' | 'sealed' | 'decidedOn'> & {
  readonly orderId: string;
  readonly borrowerId: string;
  readonly productId: string;
  readonly productVersion: number;
  readonly term: OfferedTerm;
  readonly state: OrderState;
  readonly mostAmount: bigint | null;
  readonly loanId: bigint | null;
  readonly baseSealed: string | null;
};

type PastRecord = Omit<PastDecision, 'term'> & {
  instalments: number;
  everyCount: number;
  everyUnit: OfferedTerm['every']['unit'];
};

/** The last decision on each order that was decided in these days, newest first. */
export async function listPastDecisions(
  tx: ReadTx,
  market: string,
  {
    from,
    until,
    limit,
  }: { readonly from: CalendarDate; readonly until: CalendarDate; readonly limit: number },
): Promise<PastDecision[]> {
  const { rows } = await tx.query<PastRecord>({
    name: 'decision-past',
    text: `select d.id, d.outcome, d.sealed, d.decided_on as "decidedOn", d.most_amount as "mostAmount", o.id as "orderId",
                  o.borrower_id as "borrowerId", o.product_id as "productId", o.product_version as "productVersion",
                  o.instalments, o.every_count as "everyCount", o.every_unit as "everyUnit", o.state, l.id as "loanId",
                  c.sealed as "baseSealed"
           from decision d join loan_order o on o.id = d.order_id
           left join loan l on l.order_id = o.id
           left join certification_step c on c.borrower_id = o.borrower_id and c.step = 'base'
           where d.market = $1 and d.decided_on between $2 and $3
             and not exists (select 1 from decision n where n.order_id = d.order_id and n.submission > d.submission)
           order by d.decided_on desc, d.order_id limit $4`,
    values: [market, from, until, limit],
  });
  return rows.map(pastOf);
}

function pastOf({ instalments, everyCount: count, everyUnit: unit, ...past }: PastRecord): PastDecision {
  return { ...past, term: { instalments, every: { count, unit } } };
}

/** How many orders of a market were decided in these days. */
export async function countPastDecisions(
  tx: ReadTx,
  market: string,
  { from, until }: { readonly from: CalendarDate; readonly until: CalendarDate },
): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'decision-past-count',
    text: `select count(distinct order_id)::int as count from decision where market = $1 and decided_on between $2 and $3`,
    values: [market, from, until],
  });
  return rows[0]?.count ?? 0;
}
