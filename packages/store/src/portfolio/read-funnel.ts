import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';

type Period = { readonly market: string; readonly from: CalendarDate; readonly to: CalendarDate };

/** How often each thing was told by a page in a period. */
export async function portfolioVisits(
  tx: ReadTx,
  { market, from, to }: Period,
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await tx.query<{ name: string; times: bigint }>({
    name: 'portfolio-visits-read',
    text: `select name, sum(times)::bigint as times from portfolio_visit
           where market = $1 and on_day between $2 and $3 group by name`,
    values: [market, from, to],
  });
  return new Map(rows.map(({ name, times }) => [name, times]));
}

export type ApplicationsByState = {
  readonly state: string;
  /** Was approved at some time, whatever came of it. */
  readonly isApproved: boolean;
  readonly orders: number;
};

/** Where the applications of a period stand now. */
export async function applicationsByState(
  tx: ReadTx,
  { market, from, to, product }: Period & { readonly product: string | null },
): Promise<ApplicationsByState[]> {
  const { rows } = await tx.query<ApplicationsByState>({
    name: 'portfolio-orders-by-state',
    text: `select state, most_amount is not null as "isApproved", count(*)::int as orders from loan_order
           where market = $1 and submitted_on between $2 and $3 and ($4::text is null or product_id = $4)
           group by 1, 2`,
    values: [market, from, to, product],
  });
  return rows;
}
