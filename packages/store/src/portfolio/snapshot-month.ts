import type { CalendarDate } from '@candor/domain/calendar';
import type { Tx } from '../database/database.ts';

/**
 * What moved from one end of a month to the next: of 1,839,058.90 that were up to 30 days late, 574,000.00
 * are up to 60 days late now. The month before the last is then no longer needed by name.
 */
export async function snapshotMonth(tx: Tx, market: string, month: CalendarDate): Promise<void> {
  await tx.query({
    name: 'portfolio-month',
    text: `insert into portfolio_roll (market, month, product_id, was, became, loans, principal)
           select $1, $2::date, was.product_id, was.bucket, now.bucket, count(*), sum(was.principal)
           from portfolio_standing was
           left join portfolio_standing now on now.market = $1 and now.month = $2::date and now.loan_id = was.loan_id
           where was.market = $1 and was.month = ($2::date - interval '1 month')::date
           group by 3, 4, 5`,
    values: [market, month],
  });
  await tx.query({
    name: 'portfolio-month-before',
    text: 'delete from portfolio_standing where market = $1 and month < $2::date',
    values: [market, month],
  });
}
