import type { OfferedTerm } from '@candor/domain/product';
import type { OrderState } from '@candor/domain/states';
import type { ReadTx } from '../database/database.ts';
import { productName } from '../products/offered-products.ts';

/** An application among all of one borrower's: what was asked for, what came of it, and who decided. */
export type CustomerApplication = {
  readonly orderId: string;
  readonly productName: string;
  readonly state: OrderState;
  readonly amount: bigint;
  readonly mostAmount: bigint | null;
  readonly instalments: number;
  readonly everyCount: number;
  readonly everyUnit: OfferedTerm['every']['unit'];
  readonly reasons: readonly string[];
  readonly appliedAt: Date;
  readonly hasLoan: boolean;
  /** Which version of the table decided; null where none did, or where it left it to a person. */
  readonly tableVersion: number | null;
  readonly decidedBy: string | null;
};

/** Newest first; what was brought in from elsewhere was not applied for here. */
export async function listCustomerApplications(
  tx: ReadTx,
  borrowerId: string,
  limit: number,
): Promise<CustomerApplication[]> {
  const { rows } = await tx.query<CustomerApplication>({
    name: 'customer-applications',
    text: `select o.id as "orderId", ${productName('o.product_id', `'en'`)} as "productName", o.state, o.amount,
             o.most_amount as "mostAmount", o.instalments, o.every_count as "everyCount", o.every_unit as "everyUnit", o.reasons,
             o.applied_at as "appliedAt", exists (select 1 from loan l where l.order_id = o.id) as "hasLoan",
             d.table_version as "tableVersion", h.name as "decidedBy"
           from loan_order o
           left join lateral (select d.table_version from decision d where d.order_id = o.id and d.outcome <> 'refer'
                              order by d.submission desc limit 1) d on true
           left join lateral (select s.name from hand_decision x join staff s on s.id = x.staff_id
                              where x.order_id = o.id order by x.decided_at desc limit 1) h on true
           where o.borrower_id = $1 and o.state <> 'draft' and not exists (select from import_row r where r.order_id = o.id)
           order by o.applied_at desc, o.id desc limit $2`,
    values: [borrowerId, limit],
  });
  return rows;
}
