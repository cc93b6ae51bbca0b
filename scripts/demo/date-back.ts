import { openDatabase, type Tx } from '@candor/store';
import type { Spans } from './spans.ts';

/** What is dated by the machine's clock, whatever day it is in the books. */
const dated = [
  ['loan_order', 'applied_at'],
  ['loan_order', 'changed_at'],
  ['loan_order_step', 'at'],
  ['payment', 'created_at'],
  ['audit_log', 'at'],
  ['ledger_entry', 'posted_at'],
] as const;

/**
 * What happened in the year is dated when it was written, which is today: it gets the moments of its own days. In a sandbox that was
 * made a minute ago nobody has seen the others. What was to follow from it has followed then, and nothing of it is left to be sent.
 */
export async function dateBack(url: string, spans: Spans): Promise<void> {
  const owner = openDatabase({ url, as: 'owner', max: 1, statementTimeoutMs: 600_000 });
  try {
    await owner.withTransaction(async (tx) => {
      await tx.query({ text: 'set local session_replication_role = replica' });
      await keepSpans(tx, spans);
      for (const [table, column] of dated)
        await tx.query({
          text: `update ${table} t set ${column} = s.at from span s where t.${column} > s.since and t.${column} <= s.until`,
        });
      await tx.query({ text: 'update outbox set done_at = created_at where done_at is null' });
    });
  } finally {
    await owner.close();
  }
}

async function keepSpans(tx: Tx, { all }: Spans): Promise<void> {
  await tx.query({
    text: 'create temp table span (since timestamptz primary key, until timestamptz, at timestamptz) on commit drop',
  });
  for (let first = 0; first < all.length; first += 5_000) {
    const some = all.slice(first, first + 5_000);
    await tx.query({
      text: 'insert into span select * from unnest($1::timestamptz[], $2::timestamptz[], $3::timestamptz[])',
      values: [some.map(({ since }) => since), some.map(({ until }) => until), some.map(({ at }) => at)],
    });
  }
  await tx.query({ text: 'analyze span' });
}
