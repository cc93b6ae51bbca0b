/** A table as docs/schema.sql has it: what a row is found by, and which rows elsewhere it names. */
export type Table = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly references: readonly { readonly columns: readonly string[]; readonly table: string }[];
  readonly uniques: readonly {
    readonly name: string;
    readonly columns: readonly string[];
    readonly isPrimary: boolean;
  }[];
  /** Numbers that one sequence of the whole database hands out. */
  readonly isNumbered: boolean;
};

const listed = (text: string) => text.split(',').map((part) => part.trim());

/** The generated schema: one `create table`, its constraints, then its indexes. */
export function readTables(schema: string): Map<string, Table> {
  const found = new Map<string, Table>();
  const parts = schema.matchAll(
    /^create (?:unlogged )?table (?<name>\w+) \(\n(?<body>[\s\S]*?)^\)[^\n]*;\n(?<after>[\s\S]*?)(?=^create (?:unlogged )?table |(?![\s\S]))/gmu,
  );
  for (const { groups } of parts) {
    const { name = '', body = '', after = '' } = groups ?? {};
    const columns: string[] = [];
    const references: Table['references'][number][] = [];
    const uniques: Table['uniques'][number][] = [];
    for (const line of body.split('\n').map((each) => each.trim())) {
      const constraint = /^constraint (\w+) /u.exec(line)?.[1];
      const column = /^"?([a-z_]+)"? /u.exec(line)?.[1];
      const foreign = /FOREIGN KEY \(([^)]*)\) REFERENCES (\w+)/u.exec(line);
      const unique = /(PRIMARY KEY|UNIQUE(?: NULLS NOT DISTINCT)?) \(([^)]*)\)/u.exec(line);
      if (constraint === undefined && column !== undefined && /^\s{0,2}/u.test(line)) columns.push(column);
      if (foreign) references.push({ columns: listed(foreign[1] ?? ''), table: foreign[2] ?? '' });
      if (constraint && unique)
        uniques.push({
          name: constraint,
          columns: listed(unique[2] ?? ''),
          isPrimary: unique[1] === 'PRIMARY KEY',
        });
    }
    for (const [, index = '', of = ''] of after.matchAll(
      /^CREATE UNIQUE INDEX (\w+) ON public\.\w+ USING btree \((.*?)\)(?: NULLS NOT DISTINCT)?(?: WHERE .*)?;$/gmu,
    ))
      uniques.push({ name: index, columns: listed(of), isPrimary: false });
    found.set(name, {
      name,
      columns,
      references,
      uniques,
      isNumbered: /^ {2}\w+ bigint generated always as identity/mu.test(body),
    });
  }
  return found;
}
