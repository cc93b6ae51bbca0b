import type { CalendarDate } from '@candor/domain/calendar';
import type { LoanState, OrderState } from '@candor/domain/states';
import type { OfferedTerm } from '@candor/domain/product';
import type { ReadTx } from '../database/database.ts';
import { termOrNull } from './applications.ts';
import { productName } from '../products/offered-products.ts';

/** An order and the loan it became, as a list shows them: one row, one query, however many there are. */
export type OrderView = {
  readonly orderId: string;
  readonly productId: string;
  readonly productVersion: number;
  readonly productName: string;
  readonly state: OrderState;
  readonly amount: bigint;
  readonly mostAmount: bigint | null;
  readonly term: OfferedTerm;
  /** What was asked for, where another term was approved. */
  readonly askedTerm: OfferedTerm | null;
  readonly openUntil: CalendarDate | null;
  readonly reasons: readonly string[];
  readonly changedAt: Date;
  /** Where it stands in the list: microseconds since 1970. */
  readonly place: bigint;
  readonly loan: LoanLine | null;
  /** The newest payment that the borrower has said is made, while it is being looked for. */
  readonly claimedPaymentId: string | null;
};

/**
 * What it owes is the position's to say (services, `loanPosition`): it grows with the days, and no row says
 * so.
 */
type LoanLine = { readonly id: bigint; readonly state: LoanState };

/** Whose orders, in which language. */
export type OrderReader = {
  readonly borrowerId: string;
  readonly market: string;
  readonly language: string;
};

export type OrderTab = 'in-review' | 'to-confirm' | 'to-repay' | 'finished';

const tabOf = `case when o.state in ('draft', 'submitted', 'in-review', 'sent-back') then 'in-review'
                    when o.state = 'approved' then 'to-confirm'
                    when o.state in ('confirmed', 'paying-out', 'payout-failed') or l.state = 'active' then 'to-repay'
                    else 'finished' end`;

type OrderRecord = Omit<OrderView, 'term' | 'askedTerm' | 'loan'> & {
  instalments: number;
  everyCount: number;
  everyUnit: OfferedTerm['every']['unit'];
  askedInstalments: number | null;
  askedEveryCount: number | null;
  askedEveryUnit: OfferedTerm['every']['unit'] | null;
  loanId: bigint | null;
  loanState: LoanState | null;
};

const selected = `
  select o.id as "orderId", o.product_id as "productId", o.product_version as "productVersion",
         ${productName('o.product_id', '$3')} as "productName", o.state, o.amount, o.most_amount as "mostAmount",
         o.instalments, o.every_count as "everyCount", o.every_unit as "everyUnit",
         o.asked_instalments as "askedInstalments", o.asked_every_count as "askedEveryCount", o.asked_every_unit as "askedEveryUnit",
         o.open_until as "openUntil", o.reasons,
         o.changed_at as "changedAt", (extract(epoch from o.applied_at) * 1000000)::bigint as place,
         l.id as "loanId", l.state as "loanState",
         (select p.id from payment p where p.loan_id = l.id and p.state = 'claimed'
          order by p.created_at desc limit 1) as "claimedPaymentId"
  from loan_order o left join loan l on l.order_id = o.id
  where o.borrower_id = $1 and o.market = $2`;

export type OrderPlace = { readonly place: bigint; readonly orderId: string };

/** Newest application first, from after a place on. */
export async function listApplicationViews(
  tx: ReadTx,
  { borrowerId, market, language }: OrderReader,
  { tab, before, limit }: { tab: OrderTab | null; before: OrderPlace | null; limit: number },
): Promise<OrderView[]> {
  const { rows } = await tx.query<OrderRecord>({
    name: 'order-views',
    text: `${selected} and ($4::text is null or ${tabOf} = $4)
             and ($5::bigint is null or (o.applied_at, o.id) < (timestamptz 'epoch' + $5 * interval '1 microsecond', $6::uuid))
           order by o.applied_at desc, o.id desc limit $7`,
    values: [borrowerId, market, language, tab, before?.place ?? null, before?.orderId ?? null, limit],
  });
  return rows.map(viewOf);
}

/** One of the borrower's own; undefined for anybody else's. */
export async function findApplicationView(
  tx: ReadTx,
  { borrowerId, market, language }: OrderReader,
  orderId: string,
): Promise<OrderView | undefined> {
  const { rows } = await tx.query<OrderRecord>({
    name: 'order-view',
    text: `${selected} and o.id = $4`,
    values: [borrowerId, market, language, orderId],
  });
  return rows[0] && viewOf(rows[0]);
}

export async function countApplicationTabs(
  tx: ReadTx,
  { borrowerId, market }: Pick<OrderReader, 'borrowerId' | 'market'>,
): Promise<Readonly<Record<OrderTab, number>>> {
  const { rows } = await tx.query<{ tab: OrderTab; count: number }>({
    name: 'order-tabs',
    text: `select ${tabOf} as tab, count(*)::int as count from loan_order o left join loan l on l.order_id = o.id
           where o.borrower_id = $1 and o.market = $2 group by 1`,
    values: [borrowerId, market],
  });
  const countOf = (tab: OrderTab) => rows.find((row) => row.tab === tab)?.count ?? 0;
  return {
    'in-review': countOf('in-review'),
    'to-confirm': countOf('to-confirm'),
    'to-repay': countOf('to-repay'),
    finished: countOf('finished'),
  };
}

function viewOf(record: OrderRecord): OrderView {
  const { instalments, everyCount: count, everyUnit: unit, loanId, loanState, ...rest } = record;
  const { askedInstalments, askedEveryCount, askedEveryUnit, ...order } = rest;
  return {
    ...order,
    term: { instalments, every: { count, unit } },
    askedTerm: termOrNull(askedInstalments, askedEveryCount, askedEveryUnit),
    loan: loanId === null || loanState === null ? null : { id: loanId, state: loanState },
  };
}
