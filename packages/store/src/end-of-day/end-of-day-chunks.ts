import type { ReadTx, Tx } from '../database/database.ts';
import type { DayOfMarket } from './end-of-day-runs.ts';

/** Loans by their numbers, both ends included. */
export type EndOfDayChunk = DayOfMarket & {
  readonly no: number;
  readonly firstLoan: bigint;
  readonly lastLoan: bigint;
};

/** Loans by their numbers, both ends included. */
export type LoanRange = { readonly first: bigint; readonly last: bigint };

/** All loans of a day that was planned, in ranges of so many chunks: what one statement reads at a time. */
export async function rangesOfChunks(
  tx: ReadTx,
  { market, day }: DayOfMarket,
  chunks: number,
): Promise<readonly LoanRange[]> {
  const { rows } = await tx.query<LoanRange>({
    name: 'day-end-ranges',
    text: `select min(first_loan) as first, max(last_loan) as last from day_end_chunk
           where market = $1 and business_date = $2
           group by (no - 1) / $3 order by 1`,
    values: [market, day, chunks],
  });
  return rows;
}

/**
 * The next chunk after one that is not done and that nobody else is doing, around to the first again: who
 * goes on from where they were meets a chunk that fails last. It is theirs again if this transaction fails.
 */
export async function claimChunk(
  tx: Tx,
  { market, day }: DayOfMarket,
  after: number,
): Promise<EndOfDayChunk | undefined> {
  const { rows } = await tx.query<Pick<EndOfDayChunk, 'no' | 'firstLoan' | 'lastLoan'>>({
    name: 'day-end-claim',
    text: `select no, first_loan as "firstLoan", last_loan as "lastLoan" from day_end_chunk
           where market = $1 and business_date = $2 and done_at is null
           order by no <= $3, no
           for update skip locked
           limit 1`,
    values: [market, day, after],
  });
  return rows[0] && { market, day, ...rows[0] };
}

export async function markChunkDone(
  tx: Tx,
  { market, day, no }: EndOfDayChunk,
  facts: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx.query({
    name: 'day-end-chunk-done',
    text: `update day_end_chunk set done_at = clock_timestamp(), facts = $4
           where market = $1 and business_date = $2 and no = $3`,
    values: [market, day, no, JSON.stringify(facts)],
  });
}

/** What the chunks noted, each name added up. */
export async function sumOfChunkFacts(
  tx: ReadTx,
  { market, day }: DayOfMarket,
): Promise<Readonly<Record<string, string>>> {
  const { rows } = await tx.query<{ name: string; total: string }>({
    name: 'day-end-chunk-facts',
    text: `select f.key as name, sum(f.value::numeric)::text as total
           from day_end_chunk c, jsonb_each_text(c.facts) f
           where c.market = $1 and c.business_date = $2
           group by f.key order by f.key`,
    values: [market, day],
  });
  return Object.fromEntries(rows.map(({ name, total }) => [name, total]));
}
