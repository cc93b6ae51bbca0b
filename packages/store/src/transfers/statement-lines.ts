import type { CalendarDate } from '@candor/domain';
import type { Tx } from '../database.ts';

export type StatementLine = {
  readonly market: string;
  readonly reference: string;
  readonly amount: bigint;
  readonly valueOn: CalendarDate;
  readonly sealed: string;
  readonly paymentId: string;
  readonly foundBy: 'claim' | 'reference' | 'known' | null;
};

/** False if the bank's number stands in a line already. */
export async function insertStatementLine(tx: Tx, line: StatementLine, at: Date): Promise<boolean> {
  const { market, reference, amount, valueOn, sealed, paymentId, foundBy } = line;
  const { rowCount } = await tx.query({
    name: 'statement-line-insert',
    text: `insert into statement_line (market, reference, amount, value_on, sealed, payment_id, found_by, imported_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (market, reference) do nothing`,
    values: [market, reference, amount, valueOn, sealed, paymentId, foundBy, at],
  });
  return rowCount > 0;
}

export async function lineOfPayment(tx: Tx, paymentId: string): Promise<StatementLine | undefined> {
  const { rows } = await tx.query<StatementLine>({
    name: 'statement-line-of-payment',
    text: `select market, reference, amount, value_on as "valueOn", sealed, payment_id as "paymentId", found_by as "foundBy"
           from statement_line where payment_id = $1 order by id limit 1`,
    values: [paymentId],
  });
  return rows[0];
}
