import type { ReadTx } from '../database/database.ts';

/**
 * The database as the migrations leave it, as SQL that a person reads: tables with their columns, constraints
 * and indexes, then triggers, functions and what the application may do. Sorted, so that two databases with
 * the same schema give the same text.
 */
export async function schemaText(tx: ReadTx): Promise<string> {
  const sections = [await tablesText(tx), await viewsText(tx), await functionsText(tx), await grantsText(tx)];
  const head =
    '-- Generated from the migrations; a test fails when it is older than they are. For reading: the migrations make the database.';
  return `${[head, ...sections.filter((section) => section !== '')].join('\n\n')}\n`;
}

async function tablesText(tx: ReadTx): Promise<string> {
  const columns = await tx.query<{ table: string; line: string }>({
    text: `select c.relname as "table",
        format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
        || case when a.attgenerated <> '' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
             when a.attidentity <> '' then ' generated always as identity'
             when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end
        || case when a.attnotnull then ' not null' else '' end as line
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      order by c.relname, a.attnum`,
  });
  const constraints = await tx.query<{ table: string; line: string }>({
    text: `select c.relname as "table", format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid)) as line
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and k.contype <> 'n' and k.conparentid = 0
      order by c.relname, array_position('{p,u,f,c,x}'::"char"[], k.contype), k.conname`,
  });
  const after = await tx.query<{ table: string; line: string }>({
    text: `select c.relname as "table", pg_get_indexdef(i.indexrelid) || ';' as line
      from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = 'public'::regnamespace
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
      union all
      select c.relname, pg_get_triggerdef(t.oid) || ';'
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
      order by 1, 2`,
  });
  const keys = await tx.query<{ table: string; line: string }>({
    text: `select relname as "table", ' partition by ' || lower(pg_get_partkeydef(oid)) as line from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'p'`,
  });
  const linesOf = (rows: readonly { table: string; line: string }[], table: string) =>
    rows.filter((row) => row.table === table).map(({ line }) => line);
  const names = [...new Set(columns.rows.map(({ table }) => table))];
  return names
    .map((name) => {
      const inside = [...linesOf(columns.rows, name), ...linesOf(constraints.rows, name)];
      const table = `create table ${name} (\n${inside.map((line) => `  ${line}`).join(',\n')}\n)${linesOf(keys.rows, name).join('')};`;
      return [table, ...linesOf(after.rows, name)].join('\n');
    })
    .join('\n\n');
}

async function viewsText(tx: ReadTx): Promise<string> {
  const views = await tx.query<{ line: string }>({
    text: `select format(E'create view %I as\\n%s', relname, pg_get_viewdef(oid)) as line from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'v' order by relname`,
  });
  return views.rows.map(({ line }) => line).join('\n\n');
}

async function functionsText(tx: ReadTx): Promise<string> {
  const functions = await tx.query<{ line: string }>({
    text: `select rtrim(pg_get_functiondef(oid), E'\\n') || ';' as line from pg_proc
      where pronamespace = 'public'::regnamespace and prokind in ('f', 'p') order by proname, pg_get_function_identity_arguments(oid)`,
  });
  return functions.rows.map(({ line }) => line).join('\n\n');
}

/** What the application's own login may do, table by table. */
async function grantsText(tx: ReadTx): Promise<string> {
  const grants = await tx.query<{ line: string }>({
    text: `select format('grant %s on %I to %I;', string_agg(lower(privilege_type), ', ' order by privilege_type), table_name, grantee) as line
      from information_schema.table_privileges where table_schema = 'public' and grantee = 'candor_app'
      group by table_name, grantee order by table_name`,
  });
  return grants.rows.map(({ line }) => line).join('\n');
}
