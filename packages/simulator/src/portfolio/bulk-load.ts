import { addUpSums } from '@candor/store/ledger';
import type { ReadTx, Tx } from '@candor/store/database';
import { openWritable, type WritableDatabase } from '@candor/store/tools';

const longMs = 24 * 3_600_000;

/**
 * For what refuses to run inside a transaction block: the query closes ours first and the pool never notices.
 */
export async function outsideTransaction(database: WritableDatabase, text: string): Promise<void> {
  await database.withTransaction(async (tx) => {
    await tx.waitUpTo(longMs);
    await tx.query({ text: 'commit' });
    await tx.query({ text });
    await tx.query({ text: 'begin' });
  });
}

/**
 * A database of this name in a cluster, empty or file by file as a template that nobody is connected to;
 * gives its address.
 */
export async function createDatabase(clusterUrl: string, name: string, template?: string): Promise<string> {
  const admin = openWritable({ url: clusterUrl, as: 'owner', max: 1 });
  await outsideTransaction(admin, `create database ${name}${template ? ` template ${template}` : ''}`);
  await admin.close();
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Built once afterwards instead of grown row by row; what proves a key stays. Gives what to build them from.
 */
export async function dropSecondaryIndexes(tx: Tx, tables: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ name: string; definition: string }>({
    text: `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
           from pg_index where not indisunique and indrelid = any ($1::text[]::regclass[])`,
    values: [tables],
  });
  for (const { name } of rows) await tx.query({ text: `drop index ${name}` });
  return rows.map(({ definition }) => definition);
}

/**
 * A table whose rows are copied: `t` is the original and `g` the number of the copy in what its columns
 * become.
 */
export type Copy = { readonly table: string; readonly changed: Readonly<Record<string, string>> };

/**
 * What a loan is made of, with its books: a copy's numbers are the original's, a whole set further on.
 * Columns that are not named are copied as they are. `others` is the subject of a line that is of no loan.
 */
export function loanTables(loans: bigint | number, others: string): readonly Copy[] {
  const ofLoan = { loan_id: `t.loan_id + g * ${loans}` };
  const further = (column: string, table: string, key = column) =>
    `t.${column} + g * (select max(${key}) from ${table})`;
  return [
    { table: 'loan', changed: { id: `t.id + g * ${loans}` } },
    ...['loan_accrual', 'loan_plan', 'loan_row', 'accrual_span', 'row_standing'].map((table) => ({
      table,
      changed: ofLoan,
    })),
    { table: 'allocation', changed: { id: further('id', 'allocation'), ...ofLoan } },
    {
      table: 'allocation_line',
      changed: { allocation_id: further('allocation_id', 'allocation_line') },
    },
    { table: 'late_charge', changed: { id: further('id', 'late_charge'), ...ofLoan } },
    {
      table: 'ledger_entry',
      changed: {
        id: further('id', 'ledger_entry'),
        natural_key: `t.natural_key || ':copy-' || g`,
        reverses: further('reverses', 'ledger_entry', 'id'),
      },
    },
    {
      table: 'ledger_line',
      changed: {
        entry_id: further('entry_id', 'ledger_line'),
        subject: `case when t.subject like 'loan:%' then 'loan:' || substr(t.subject, 6)::bigint + g * ${loans} else ${others} end`,
      },
    },
  ];
}

export async function copyTable(tx: Tx, { table, changed }: Copy, times: number): Promise<void> {
  const { rows } = await tx.query<{ name: string }>({
    text: `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
           and attgenerated = ''`,
    values: [table],
  });
  const columns = rows.map(({ name }) => name);
  await tx.query({
    text: `insert into ${table} (${columns.join(', ')}) overriding system value
           select ${columns.map((name) => changed[name] ?? `t.${name}`).join(', ')}
           from generate_series(1, $1::bigint) g, ${table} t order by g`,
    values: [times],
  });
}

/**
 * The books as they would have been kept: every balance is what its lines come to. To be called when all
 * lines are there.
 */
export async function rebuildBalances(tx: Tx): Promise<void> {
  await tx.query({ text: 'delete from ledger_balance' });
  await tx.query({
    text: `insert into ledger_balance (subject, account, currency, market, drawer, minor)
           select coalesce(l.subject, ''), l.account, l.currency, e.market, 0, sum(l.minor)
           from ledger_line l join ledger_entry e on e.id = l.entry_id
           group by 1, 2, 3, 4 having sum(l.minor) <> 0 order by 1, 2, 3, 4`,
  });
  await addUpSums(tx);
  await tx.query({
    text: `insert into bank_entry (entry_id, market, business_date, minor)
           select e.id, e.market, e.business_date, sum(l.minor) from ledger_line l join ledger_entry e on e.id = l.entry_id
           where l.account = 1010 group by e.id having sum(l.minor) <> 0 on conflict do nothing`,
  });
}

/** What is made next has a number after all that were copied. */
export async function restartNumbers(tx: ReadTx): Promise<void> {
  for (const table of ['loan', 'allocation', 'late_charge', 'ledger_entry', 'channel_settlement'])
    await tx.query({
      text: `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    });
}
