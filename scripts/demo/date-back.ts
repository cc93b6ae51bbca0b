import type { Tx } from '@candor/store';
import { openWritable } from '@candor/store/tools';
import type { Span } from './spans.ts';

/** What is dated by the machine's clock, whatever day it is in the books. */
const dated = [
  ['loan_order', 'applied_at'],
  ['loan_order', 'changed_at'],
  ['loan_order_step', 'at'],
  ['payment', 'created_at'],
  ['audit_log', 'at'],
  ['ledger_entry', 'posted_at'],
] as const;

type Wish = {
  readonly spans: readonly Span[];
  /** What was to be said before was said then. */
  readonly tellFrom: Date;
};

/**
 * What happened in the year is dated when it was written, which is today: it gets the moments of its own days. In a sandbox that was
 * made a minute ago nobody has seen the others.
 */
export async function dateBack(url: string, { spans, tellFrom }: Wish): Promise<void> {
  const owner = openWritable({ url, as: 'owner', max: 1, statementTimeoutMs: 600_000 });
  try {
    await owner.withTransaction(async (tx) => {
      await tx.query({ text: 'set local session_replication_role = replica' });
      await keepSpans(tx, spans);
      for (const [table, column] of dated)
        await tx.query({
          text: `update ${table} t set ${column} = s.at + (t.${column} - s.since) / greatest(extract(epoch from s.until - s.since), 0.001) * s.seconds
                 from span s where t.${column} > s.since and t.${column} <= s.until`,
        });
      // What was to be said in the year was said then; of the last days it is still to be said, and nothing else is to be done.
      await tx.query({
        text: `update outbox set done_at = now() where done_at is null
               and (created_at < $1 or topic like 'payout.%' or topic in ('order.submitted', 'order.in-review'))`,
        values: [tellFrom],
      });
    });
  } finally {
    await owner.close();
  }
}

async function keepSpans(tx: Tx, spans: readonly Span[]): Promise<void> {
  await tx.query({
    text: 'create temp table span (since timestamptz, until timestamptz, at timestamptz, seconds float8) on commit drop',
  });
  let since = new Date(0);
  for (const { until, at, forMs } of spans) {
    await tx.query({
      text: 'insert into span values ($1, $2, $3, $4)',
      values: [since, until, at, forMs / 1000],
    });
    since = until;
  }
}
