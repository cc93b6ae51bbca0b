import type { Table } from './read-tables.ts';

type Reach = {
  readonly market: readonly string[] | undefined;
  readonly borrower: readonly string[] | undefined;
};

/**
 * How a row leads to its market and its borrower: by a column of its own (an empty path), by foreign keys
 * (`loan_id → loan`), or not at all.
 */
export function reachOf(tables: ReadonlyMap<string, Table>, name: string): Reach {
  return {
    market: pathTo(tables, name, (table) => table.columns.includes('market')),
    borrower: pathTo(
      tables,
      name,
      (table) => table.name === 'borrower' || table.columns.includes('borrower_id'),
    ),
  };
}

function pathTo(
  tables: ReadonlyMap<string, Table>,
  from: string,
  isThere: (table: Table) => boolean,
): readonly string[] | undefined {
  const waiting: { readonly name: string; readonly path: readonly string[] }[] = [{ name: from, path: [] }];
  const seen = new Set([from]);
  for (const { name, path } of waiting) {
    const table = tables.get(name);
    if (!table) continue;
    if (isThere(table)) return path;
    for (const { columns, table: next } of table.references) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push({ name: next, path: [...path, `${columns.join(', ')} → ${next}`] });
    }
  }
  return undefined;
}

/**
 * Unique keys of partitioned tables that hold neither the market nor anything that leads to it: two
 * partitions could each have the same one. A key by nothing but the row's own id is not among them.
 */
export function crossingKeys(tables: ReadonlyMap<string, Table>): readonly string[] {
  return [...tables.values()].flatMap((table) => {
    const { market, borrower } = reachOf(tables, table.name);
    if (!market && !borrower) return [];
    const leading = new Set(['market', 'borrower_id']);
    for (const { columns, table: to } of table.references) {
      const there = reachOf(tables, to);
      if (there.market || there.borrower) for (const column of columns) leading.add(column);
    }
    return table.uniques
      .filter(({ columns, isPrimary }) => !(isPrimary && columns.join() === 'id'))
      .filter(({ columns }) => !columns.some((column) => leading.has(column)))
      .map(({ name, columns }) => `${table.name} (${columns.join(', ')}), ${name}`);
  });
}

/** Tables without a partition that partitioned ones refer to: each partition has to have a copy. */
export function copiedEverywhere(tables: ReadonlyMap<string, Table>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const isPartitioned = (name: string) => {
    const { market, borrower } = reachOf(tables, name);
    return market !== undefined || borrower !== undefined;
  };
  for (const { name, references } of tables.values())
    for (const { table } of references)
      if (isPartitioned(name) && !isPartitioned(table)) found.set(table, (found.get(table) ?? 0) + 1);
  return found;
}
