import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';
import type { StoredDecision } from './decisions.ts';

/** What the table said when it was asked again; it decided nothing. */
export type TableRerun = Pick<
  StoredDecision,
  'id' | 'orderId' | 'market' | 'tableVersion' | 'outcome' | 'reasons' | 'mostAmount' | 'sealed'
> & {
  readonly staffId: string;
  readonly runOn: CalendarDate;
  readonly runAt: Date;
};

export async function insertTableRerun(tx: Tx, rerun: TableRerun): Promise<void> {
  await tx.query({
    name: 'decision-rerun-insert',
    text: `insert into decision_rerun (id, order_id, market, table_version, outcome, reasons, most_amount, sealed,
             staff_id, run_on, run_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      rerun.id,
      rerun.orderId,
      rerun.market,
      rerun.tableVersion,
      rerun.outcome,
      JSON.stringify(rerun.reasons),
      rerun.mostAmount,
      rerun.sealed,
      rerun.staffId,
      rerun.runOn,
      rerun.runAt,
    ],
  });
}

/** Every time that it was asked again about an order, oldest first, each with who asked. */
export async function tableRerunsOf(
  tx: ReadTx,
  orderId: string,
): Promise<(TableRerun & { readonly by: string })[]> {
  const { rows } = await tx.query<TableRerun & { readonly by: string }>({
    name: 'decision-rerun-list',
    text: `select r.id, r.order_id as "orderId", r.market, r.table_version as "tableVersion", r.outcome, r.reasons,
                  r.most_amount as "mostAmount", r.sealed, r.staff_id as "staffId", r.run_on as "runOn", r.run_at as "runAt",
                  s.name as by
           from decision_rerun r join staff s on s.id = r.staff_id where r.order_id = $1 order by r.run_at, r.id`,
    values: [orderId],
  });
  return rows;
}
