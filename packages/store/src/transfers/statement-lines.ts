import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

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

/** The same of many lines; those whose number stands in a line already are passed over. */
export async function insertStatementLines(tx: Tx, lines: readonly StatementLine[], at: Date): Promise<void> {
  if (lines.length === 0) return;
  await tx.query({
    name: 'statement-lines-insert',
    text: `insert into statement_line (market, reference, amount, value_on, sealed, payment_id, found_by, imported_at)
           select l.*, $8 from unnest($1::text[], $2::text[], $3::bigint[], $4::date[], $5::text[], $6::uuid[], $7::text[]) as l
           on conflict (market, reference) do nothing`,
    values: [
      lines.map(({ market }) => market),
      lines.map(({ reference }) => reference),
      lines.map(({ amount }) => amount),
      lines.map(({ valueOn }) => valueOn),
      lines.map(({ sealed }) => sealed),
      lines.map(({ paymentId }) => paymentId),
      lines.map(({ foundBy }) => foundBy),
      at,
    ],
  });
}

/**
 * What the bank wrote about each of these, of a part about the whole, by payment; who has no line is not in
 * it.
 */
export async function linesOfPayments(
  tx: ReadTx,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<StatementLine, 'market' | 'reference' | 'sealed'>>> {
  const { rows } = await tx.query<Pick<StatementLine, 'market' | 'reference' | 'sealed'> & { forId: string }>(
    {
      name: 'statement-lines-of-payments',
      text: `select asked.id as "forId", line.market, line.reference, line.sealed
           from unnest($1::uuid[]) as asked (id)
           left join payment_part part on part.payment_id = asked.id
           cross join lateral (select market, reference, sealed from statement_line s
                               where s.payment_id = any (array[asked.id, part.part_of])
                               order by s.payment_id = asked.id desc, s.id limit 1) line`,
      values: [paymentIds],
    },
  );
  return new Map(rows.map((row) => [row.forId, row]));
}

/** The day of the first line of each of these payments; those that no line has shown are left out. */
export async function lineDaysOfPayments(
  tx: ReadTx,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, CalendarDate>> {
  const { rows } = await tx.query<{ paymentId: string; valueOn: CalendarDate }>({
    name: 'statement-line-days-of-payments',
    text: `select distinct on (payment_id) payment_id as "paymentId", value_on as "valueOn"
           from statement_line where payment_id = any ($1::uuid[]) order by payment_id, id`,
    values: [paymentIds],
  });
  return new Map(rows.map(({ paymentId, valueOn }) => [paymentId, valueOn]));
}

export async function lineOfPayment(tx: ReadTx, paymentId: string): Promise<StatementLine | undefined> {
  const { rows } = await tx.query<StatementLine>({
    name: 'statement-line-of-payment',
    text: `select market, reference, amount, value_on as "valueOn", sealed, payment_id as "paymentId", found_by as "foundBy"
           from statement_line where payment_id = $1 order by id limit 1`,
    values: [paymentId],
  });
  return rows[0];
}
