import type { ReadTx } from '@candor/store/database';
import { openWritable } from '@candor/store/tools';
import { copyTable, loanTables, rebuildBalances, restartNumbers, type Copy } from './bulk-load.ts';

const uuidOf = (column: string) => `md5(t.${column}::text || ':' || g)::uuid`;

/**
 * Other people, of whom nothing but their loans is known, with what they asked for, signed, were paid and
 * paid.
 */
function tablesOf(loans: bigint): readonly Copy[] {
  const ofLoan = { loan_id: `t.loan_id + g * ${loans}` };
  const ofOrder = { order_id: uuidOf('order_id'), borrower_id: uuidOf('borrower_id') };
  const others = `case when t.subject like 'payment:%' then 'payment:' || md5(substr(t.subject, 9) || ':' || g)::uuid
                       else t.subject end`;
  return [
    { table: 'borrower', changed: { id: uuidOf('id'), phone_sealed: 'null', phone_index: 'null' } },
    { table: 'loan_order', changed: { id: uuidOf('id'), borrower_id: uuidOf('borrower_id') } },
    { table: 'signed_agreement', changed: { order_id: uuidOf('order_id') } },
    {
      table: 'payout',
      changed: { id: uuidOf('id'), order_id: uuidOf('order_id'), ...ofLoan, payment_id: 'null' },
    },
    ...['write_off', 'portfolio_late_loan', 'portfolio_standing'].map((table) => ({
      table,
      changed: ofLoan,
    })),
    {
      table: 'payment',
      changed: { id: uuidOf('id'), ...ofLoan, external_id: `t.external_id || '-' || g` },
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
    ...loanTables(loans, others).map(({ table, changed }) => ({
      table,
      changed: table === 'loan' ? { ...changed, ...ofOrder } : changed,
    })),
  ];
}

/**
 * The year so many times over, with its whole books, for lists that are measured. Gives how many loans there
 * are then.
 */
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
      for (const copy of tablesOf(last)) {
        say(`Copying ${copy.table}, ${times} times`);
        await copyTable(tx, copy, times);
      }
      await multiplyPortfolio(tx, times + 1);
      await rebuildBalances(tx);
      await restartNumbers(tx);
      await tx.query({ text: 'analyze' });
      return loans * (times + 1);
    });
  } finally {
    await owner.close();
  }
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
