import type { Client } from 'pg';

/**
 * A column of a table, by the number of the table and its own: whether it can be null, and what it may hold
 * if that is a list.
 */
export type ColumnOrigins = ReadonlyMap<string, ColumnOrigin>;
export type ColumnOrigin = {
  readonly table: string;
  readonly column: string;
  readonly isNotNull: boolean;
  readonly oneOf: readonly string[];
};

export async function readOrigins(client: Client): Promise<ColumnOrigins> {
  const { rows } = await client.query<ColumnOrigin & { key: string; check: string | null }>(
    `select c.oid || '.' || a.attnum as key, c.relname as "table", a.attname as "column", a.attnotnull as "isNotNull",
       (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.convalidated and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[[^]]*\\]\\)\\)\\)$' limit 1) as check
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace in ('public'::regnamespace, 'pg_catalog'::regnamespace) and c.relkind in ('r', 'p')`,
  );
  return new Map(
    rows.map(({ key, check, ...origin }) => [
      key,
      { ...origin, oneOf: [...(check ?? '').matchAll(/'([^']*)'::text/gu)].map(([, value]) => value!) },
    ]),
  );
}

/** By the number of its type in PostgreSQL, as `columnTypes` reads it. */
const types: Readonly<Record<number, string>> = {
  16: 'boolean',
  17: 'Buffer',
  18: 'string', // "char"
  19: 'string', // name
  20: 'bigint',
  21: 'number',
  23: 'number',
  25: 'string',
  26: 'number', // oid
  114: 'Json',
  700: 'number',
  701: 'number',
  869: 'string', // inet
  1005: 'number[]', // int2[]
  1007: 'number[]', // int4[]
  1009: 'string[]',
  1016: 'bigint[]',
  1043: 'string',
  1082: 'CalendarDate',
  1083: 'string', // time
  1182: 'CalendarDate[]',
  1184: 'Date',
  1185: 'Date[]',
  1700: 'string', // numeric
  2278: 'string', // void, which comes as an empty text
  2950: 'string', // uuid
  2951: 'string[]',
  3802: 'Json',
};

export function typeOfColumn(oid: number, origin: ColumnOrigin | undefined): string {
  const type = types[oid];
  if (!type) throw new Error(`a column of type ${oid}: say in column-type.ts what the driver makes of it`);
  return origin && origin.oneOf.length > 0 ? origin.oneOf.map((value) => `'${value}'`).join(' | ') : type;
}
