import type { Statement } from '@candor/store/database';
import type { WritableDatabase } from '@candor/store/tools';
import { explainStatement, hasPlan } from '@candor/simulator/lists';
import { line, type Line } from '../result.ts';

const most = 10_000;

/** How many of the statements that lists were made of read a large table whole, or looked at as many rows. */
export async function planLine(
  database: WritableDatabase,
  statements: readonly Statement[],
  loaded: string,
): Promise<Line> {
  const { rows } = await database.withTransaction((tx) =>
    tx.query<{ name: string; rows: number }>({
      text: `select relname::text as name, reltuples::int as rows from pg_class where relkind = 'r'`,
    }),
  );
  const rowsOf = new Map(rows.map((table) => [table.name, table.rows]));
  const found: string[] = [];
  let explained = 0;
  for (const statement of statements.filter(hasPlan)) {
    explained += 1;
    const { reads } = await explainStatement(database, statement);
    for (const read of reads)
      if (read.rows > most || (read.isWhole && (rowsOf.get(read.table) ?? 0) > most))
        found.push(
          `${statement.name ?? statement.text.slice(0, 60)}: ${read.table}, ${read.rows} rows, ${read.by}`,
        );
  }
  const what = `plans of ${explained} statements that read more than ${most.toLocaleString('en')} rows, or a table of as many whole (${loaded})`;
  return line('console', what, [String(found.length), ...found].join('; '), '0', found.length === 0);
}
