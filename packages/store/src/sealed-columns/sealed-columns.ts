import type { ReadTx, Tx } from '../database/database.ts';

/** A column that holds what was sealed, or a name in its JSON. */
export type SealedColumn = {
  readonly table: string;
  readonly column: string;
  readonly path: string;
  readonly form: 'text' | 'bytes' | 'text-bytes';
};

/** A value that another key sealed (bytes in base64), where its row is now, and what it is bound to. */
export type ValueToReseal = { readonly at: string; readonly sealed: string; readonly boundTo: string };

export async function listSealedColumns(tx: ReadTx): Promise<SealedColumn[]> {
  const { rows } = await tx.query<SealedColumn>({
    name: 'sealed-columns',
    text: `select table_name as "table", column_name as "column", path, form
             from sealed_column order by table_name, column_name, path`,
  });
  return rows;
}

/** How many pages a table has now: what is walked, a few at a time. */
export async function pagesOf(tx: ReadTx, table: string): Promise<number> {
  const { rows } = await tx.query<{ pages: number }>({
    name: 'sealed-pages',
    text: `select coalesce(pg_relation_size(quote_ident($1)::regclass) / 8192, 0)::int as pages`,
    values: [table],
  });
  return rows[0]?.pages ?? 0;
}

/** Locked until the transaction ends. A row that somebody else is changing is left for the next pass. */
export async function valuesToReseal(
  tx: Tx,
  { table, column, path }: SealedColumn,
  under: string,
  { from, count }: { readonly from: number; readonly count: number },
): Promise<ValueToReseal[]> {
  const { rows } = await tx.query<ValueToReseal>({
    name: 'sealed-otherwise',
    text: `select coalesce(at, '') as at, coalesce(sealed, '') as sealed, coalesce(bound_to, '') as "boundTo" from values_to_reseal($1, $2, $3, $4, $5, $6)`,
    values: [table, column, path, under, from, count],
  });
  return rows;
}

/** How many rows were changed: by the place that they were found at, in the same transaction. */
export async function resealValues(
  tx: Tx,
  { table, column, path }: SealedColumn,
  resealed: readonly { readonly at: string; readonly sealed: string }[],
): Promise<number> {
  const { rows } = await tx.query<{ done: number }>({
    name: 'sealed-anew',
    text: 'select coalesce(reseal_values($1, $2, $3, $4::text[], $5::text[]), 0)::int as done',
    values: [table, column, path, resealed.map(({ at }) => at), resealed.map(({ sealed }) => sealed)],
  });
  return rows[0]?.done ?? 0;
}

export async function countToReseal(
  tx: ReadTx,
  { table, column, path }: SealedColumn,
  under: string,
): Promise<number> {
  const { rows } = await tx.query<{ found: number }>({
    name: 'sealed-otherwise-count',
    text: 'select coalesce(count_to_reseal($1, $2, $3, $4), 0)::int as found',
    values: [table, column, path, under],
  });
  return rows[0]?.found ?? 0;
}
