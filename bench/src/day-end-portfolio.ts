import { addUpSums } from '@candor/store/ledger';
import { migrate, outsideCommands, type Tx } from '@candor/store/database';
import { openWritable, type WritableDatabase } from '@candor/store/tools';
import { makeTemplates, templates } from './day-end-templates.ts';

export type Portfolio = { readonly url: string; readonly loans: number; readonly loadedInSeconds: number };

const longMs = 24 * 3_600_000;

/** A database of its own with so many active loans: a hundred that lived, and copies of them with their whole books. */
export async function makePortfolio(
  clusterUrl: string,
  loans: number,
  say: (line: string) => void,
): Promise<Portfolio> {
  const began = performance.now();
  const name = `loans_${loans}`;
  const admin = openWritable({ url: clusterUrl, as: 'owner', max: 1 });
  await outside(admin, `create database ${name}`);
  await admin.close();
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  await migrate({ url: url.href });
  await makeTemplates(url.href);
  say(`Copying them into ${loans.toLocaleString('en')} loans`);
  const owner = openWritable({
    url: url.href,
    cause: outsideCommands,
    as: 'owner',
    max: 1,
    statementTimeoutMs: longMs,
  });
  await owner.withTransaction((tx) => copyAll(tx, loans / templates - 1));
  await outside(owner, 'vacuum analyze');
  await outside(owner, 'checkpoint');
  await owner.close();
  return { url: url.href, loans, loadedInSeconds: (performance.now() - began) / 1000 };
}

/** The same portfolio once more, file by file; nobody may be connected to it. */
export async function copyPortfolio<Of extends Pick<Portfolio, 'url'>>(
  clusterUrl: string,
  of: Of,
  name: string,
): Promise<Of> {
  const admin = openWritable({ url: clusterUrl, as: 'owner', max: 1 });
  await outside(admin, `create database ${name} template ${new URL(of.url).pathname.slice(1)}`);
  await admin.close();
  const url = new URL(of.url);
  url.pathname = `/${name}`;
  return { ...of, url: url.href };
}

type Copy = { readonly table: string; readonly changed: Readonly<Record<string, string>> };

/** A copy's numbers are the original's, a whole set further on. What is not named here is copied as it is. */
const copiesOf = (originals: number): readonly Copy[] => [
  { table: 'loan', changed: { id: `t.id + g * ${originals}` } },
  { table: 'loan_accrual', changed: { loan_id: `t.loan_id + g * ${originals}` } },
  { table: 'loan_plan', changed: { loan_id: `t.loan_id + g * ${originals}` } },
  { table: 'loan_row', changed: { loan_id: `t.loan_id + g * ${originals}` } },
  {
    table: 'allocation',
    changed: { id: 't.id + g * (select max(id) from allocation)', loan_id: `t.loan_id + g * ${originals}` },
  },
  {
    table: 'allocation_line',
    changed: { allocation_id: 't.allocation_id + g * (select max(allocation_id) from allocation_line)' },
  },
  {
    table: 'late_charge',
    changed: { id: 't.id + g * (select max(id) from late_charge)', loan_id: `t.loan_id + g * ${originals}` },
  },
  { table: 'accrual_span', changed: { loan_id: `t.loan_id + g * ${originals}` } },
  { table: 'row_standing', changed: { loan_id: `t.loan_id + g * ${originals}` } },
  {
    table: 'ledger_entry',
    changed: {
      id: 't.id + g * (select max(id) from ledger_entry)',
      natural_key: `t.natural_key || ':copy-' || g`,
    },
  },
  {
    table: 'ledger_line',
    changed: {
      entry_id: 't.entry_id + g * (select max(entry_id) from ledger_line)',
      subject: `case when t.subject like 'loan:%' then 'loan:' || substr(t.subject, 6)::bigint + g * ${originals}
                     else t.subject || '-' || g end`,
    },
  },
];

export async function copyAll(tx: Tx, times: number, originals = templates): Promise<void> {
  await tx.query({ text: 'set local session_replication_role = replica' });
  const copies = copiesOf(originals);
  const indexes = await dropSecondaryIndexes(tx, copies);
  for (const { table, changed } of copies) {
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
  for (const definition of indexes) await tx.query({ text: definition });
  // The books as they would have been kept: every balance is what its lines come to.
  await tx.query({ text: 'delete from ledger_balance' });
  await tx.query({
    text: `insert into ledger_balance
           select coalesce(l.subject, ''), l.account, l.currency, e.market, 0, sum(l.minor)
           from ledger_line l join ledger_entry e on e.id = l.entry_id
           group by 1, 2, 3, 4 having sum(l.minor) <> 0 order by 1, 2, 3, 4`,
  });
  await addUpSums(tx);
  for (const [table, column] of [
    ['loan', 'id'],
    ['allocation', 'id'],
    ['late_charge', 'id'],
    ['ledger_entry', 'id'],
  ] as const) {
    await tx.query({
      text: `select setval(pg_get_serial_sequence('${table}', '${column}'), (select max(${column}) from ${table}))`,
    });
  }
}

/** Built once afterwards instead of grown row by row; what proves a key stays. */
async function dropSecondaryIndexes(tx: Tx, copies: readonly Copy[]): Promise<string[]> {
  const { rows } = await tx.query<{ name: string; definition: string }>({
    text: `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
           from pg_index where not indisunique and indrelid = any ($1::text[]::regclass[])`,
    values: [copies.map(({ table }) => table)],
  });
  for (const { name } of rows) await tx.query({ text: `drop index ${name}` });
  return rows.map(({ definition }) => definition);
}

/** These refuse to run inside a transaction block; the query closes ours first and the pool never notices. */
async function outside(database: WritableDatabase, text: string): Promise<void> {
  await database.withTransaction(async (tx) => {
    await tx.query({ text: 'commit' });
    await tx.query({ text });
    await tx.query({ text: 'begin' });
  });
}
