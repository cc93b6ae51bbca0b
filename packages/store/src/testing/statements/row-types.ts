import type { DescribedColumn } from './describe-statement.ts';
import { fewerValues, neverNull } from './promises.ts';

/**
 * A statement's rows under the name that they are known by. A column may be missing where a part of its texts
 * asks for it alone.
 */
export type DescribedRows = ReadonlyMap<string, readonly RowColumn[]>;
type RowColumn = DescribedColumn & { readonly mayMiss: boolean };

export type Described = { readonly name: string; readonly columns: readonly DescribedColumn[] };

/** One row for all texts of a name: a column is what it is in each of them. */
export function rowsOf(described: readonly Described[]): DescribedRows {
  const byName = Map.groupBy(
    described.filter(({ columns }) => columns.length > 0),
    ({ name }) => name,
  );
  return new Map(
    [...byName]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, texts]) => [name, rowOf(name, texts)]),
  );
}

function rowOf(name: string, texts: readonly Described[]): RowColumn[] {
  const names = new Set(texts.flatMap(({ columns }) => columns.map((column) => column.name)));
  return [...names].map((column) => {
    const found = texts.flatMap(({ columns }) => columns.filter((each) => each.name === column));
    const types = new Set(found.map(({ type }) => type));
    if (types.size !== 1) throw new Error(`${name}: ${column} is ${[...types].join(' and ')}`);
    const key = `${name} ${column}`;
    return {
      name: column,
      type: fewerValues.get(key) ?? found[0]!.type,
      isNullable: found.some(({ isNullable }) => isNullable) && !neverNull.has(key),
      mayMiss: found.length < texts.length,
    };
  });
}

/** The source of `rows.generated.ts`. */
export function rowsSource(rows: DescribedRows): string {
  const lines = [...rows].map(
    ([name, columns]) => `  '${name}': { ${columns.map(columnSource).join('; ')} };`,
  );
  return `${head}export type Rows = {\n${lines.join('\n')}\n};\n`;
}

const head = `// What PostgreSQL says of the store's statements, each under its name. Written by \`npm run rows:generate\`;
// a test fails when it is older than a statement or a table. A column that PostgreSQL can't say to be never
// null may be null, unless \`testing/statements/promises.ts\` says why it isn't.
import type { CalendarDate } from '@candor/domain/calendar';
import type { Json } from './checked-rows.ts';

`;

function columnSource({ name, type, isNullable, mayMiss }: RowColumn): string {
  const key = /^[a-zA-Z]\w*$/u.test(name) ? name : JSON.stringify(name);
  return `${key}${mayMiss ? '?' : ''}: ${type}${isNullable ? ' | null' : ''}`;
}
