import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';
import { preparedFirst } from '../database/prepared-first.ts';
import type { Payout } from '../disbursements/disbursements.ts';

export type ListedRefund = Pick<Payout, 'id' | 'paymentId' | 'amount' | 'state' | 'orderedOn' | 'leftOn'> & {
  readonly orderId: string | null;
  readonly borrowerId: string | null;
};

/** Money that goes or went back, the newest first. */
export async function listRefunds(
  tx: ReadTx,
  market: string,
  {
    after,
    limit,
  }: {
    readonly after: { readonly on: CalendarDate; readonly id: string } | null;
    readonly limit: number;
  },
): Promise<ListedRefund[]> {
  const { rows } = await tx.query<ListedRefund>({
    ...preparedFirst('refunds-list', after),
    text: `select p.id, p.payment_id as "paymentId", p.amount, p.state, p.ordered_on as "orderedOn", p.left_on as "leftOn",
             l.order_id as "orderId", l.borrower_id as "borrowerId"
           from payout p left join loan l on l.id = p.loan_id
           where p.market = $1 and p.kind = 'refund' and ($2::date is null or (p.ordered_on, p.id) < ($2::date, $3::uuid))
           order by p.ordered_on desc, p.id desc limit $4`,
    values: [market, after?.on ?? null, after?.id ?? null, limit],
  });
  return rows;
}
