import { addUpSums } from '@candor/store/ledger';
import type { ReadTx, Tx } from '@candor/store/database';
import { openWritable } from '@candor/store/tools';

type Copy = { readonly table: string; readonly changed: Readonly<Record<string, string>> };

const uuidOf = (column: string) => `md5(t.${column}::text || ':' || g)::uuid`;

/** A copy's numbers are the original's, a whole set further on; its people are others, of whom nothing but their loans is known. */
const copies: readonly Copy[] = [
  {
    table: 'borrower',
    changed: { id: uuidOf('id'), phone_sealed: 'null', phone_index: 'null' },
  },
  { table: 'loan_order', changed: { id: uuidOf('id'), borrower_id: uuidOf('borrower_id') } },
  { table: 'signed_agreement', changed: { order_id: uuidOf('order_id') } },
  {
    table: 'loan',
    changed: { id: 't.id + g * $2', order_id: uuidOf('order_id'), borrower_id: uuidOf('borrower_id') },
  },
  {
    table: 'payout',
    changed: {
      id: uuidOf('id'),
      order_id: uuidOf('order_id'),
      loan_id: 't.loan_id + g * $2',
      payment_id: 'null',
    },
  },
  ...[
    'loan_accrual',
    'loan_plan',
    'loan_row',
    'accrual_span',
    'row_standing',
    'write_off',
    'portfolio_late_loan',
    'portfolio_standing',
  ].map((table) => ({
    table,
    changed: { loan_id: 't.loan_id + g * $2' },
  })),
  {
    table: 'payment',
    changed: { id: uuidOf('id'), loan_id: 't.loan_id + g * $2', external_id: `t.external_id || '-' || g` },
  },
  {
    table: 'allocation',
    changed: { id: 't.id + g * (select max(id) from allocation)', loan_id: 't.loan_id + g * $2' },
  },
  {
    table: 'allocation_line',
    changed: { allocation_id: 't.allocation_id + g * (select max(allocation_id) from allocation_line)' },
  },
  {
    table: 'late_charge',
    changed: { id: 't.id + g * (select max(id) from late_charge)', loan_id: 't.loan_id + g * $2' },
  },
  // Before the entries: their numbers are still those of the one year.
  {
    table: 'channel_settlement',
    changed: {
      id: 't.id + g * (select max(id) from channel_settlement)',
      entry_id: 't.entry_id + g * (select max(id) from ledger_entry)',
    },
  },
  {
    table: 'channel_settlement_item',
    changed: {
      settlement_id: 't.settlement_id + g * (select max(settlement_id) from channel_settlement_item)',
      payment_id: uuidOf('payment_id'),
    },
  },
  {
    table: 'ledger_entry',
    changed: {
      id: 't.id + g * (select max(id) from ledger_entry)',
      natural_key: `t.natural_key || ':copy-' || g`,
      reverses: 't.reverses + g * (select max(id) from ledger_entry)',
    },
  },
  {
    table: 'ledger_line',
    changed: {
      entry_id: 't.entry_id + g * (select max(entry_id) from ledger_line)',
      subject: `case when t.subject like 'loan:%' then 'loan:' || substr(t.subject, 6)::bigint + g * $2
                     when t.subject like 'payment:%' then 'payment:' || md5(substr(t.subject, 9) || ':' || g)::uuid
                     else t.subject end`,
    },
  },
];

/** The year so many times over, with its whole books, for lists that are measured. Gives how many loans there are then. */
export async function copyLoans(url: string, wanted: number, say: (line: string) => void): Promise<number> {
  const owner = openWritable({ url, as: 'owner', max: 1, statementTimeoutMs: 3_600_000 });
  try {
    return await owner.withTransaction(async (tx) => {
      await tx.waitUpTo(3_600_000);
      await tx.query({ text: 'set local session_replication_role = replica' });
      const { rows } = await tx.query<{ loans: number; last: bigint }>({
        text: 'select count(*)::int as loans, coalesce(max(id), 0) as last from loan',
      });
      const { loans = 0, last = 0n } = rows[0] ?? {};
      const times = loans === 0 ? 0 : Math.max(0, Math.ceil(wanted / loans) - 1);
      for (const copy of copies) {
        say(`Copying ${copy.table}, ${times} times`);
        await copyTable(tx, copy, times, last);
      }
      await multiplyPortfolio(tx, times + 1);
      await balanceAnew(tx);
      return loans * (times + 1);
    });
  } finally {
    await owner.close();
  }
}

async function copyTable(tx: Tx, { table, changed }: Copy, times: number, last: bigint): Promise<void> {
  const { rows } = await tx.query<{ name: string }>({
    text: `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
           and attgenerated = ''`,
    values: [table],
  });
  const columns = rows.map(({ name }) => name);
  const values = columns.map((name) => (changed[name] ?? `t.${name}`).replaceAll('$2', String(last)));
  await tx.query({
    text: `insert into ${table} (${columns.join(', ')}) overriding system value
           select ${values.join(', ')} from generate_series(1, $1::bigint) g, ${table} t`,
    values: [times],
  });
}

/** The books as they would have been kept: every balance is what its lines come to. */
async function balanceAnew(tx: Tx): Promise<void> {
  await tx.query({ text: 'delete from ledger_balance' });
  await tx.query({
    text: `insert into ledger_balance
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
  for (const [table, column] of [
    ['loan', 'id'],
    ['allocation', 'id'],
    ['late_charge', 'id'],
    ['ledger_entry', 'id'],
    ['channel_settlement', 'id'],
  ])
    await tx.query({
      text: `select setval(pg_get_serial_sequence('${table}', '${column}'), (select max(${column}) from ${table}))`,
    });
  await tx.query({ text: 'analyze' });
}

/** What is so many times over is so many times as much, on every day. */
async function multiplyPortfolio(tx: ReadTx, by: number): Promise<void> {
  const sums: Readonly<Record<string, readonly string[]>> = {
    day: ['principal', 'ledger'],
    bucket: ['loans', 'principal'],
    flow: [
      'paid_out_loans',
      'paid_out',
      'planned',
      'principal',
      'interest',
      'fee',
      'penalty',
      'ahead',
      'written_off',
    ],
    account: ['debit', 'credit'],
    visit: ['times'],
    vintage: ['loans', 'amount'],
    roll: ['loans', 'principal'],
  };
  for (const [table, columns] of Object.entries(sums)) {
    const set = columns.map((column) => `${column} = ${column} * ${by}`).join(', ');
    await tx.query({ text: `update portfolio_${table} set ${set}` });
  }
}
