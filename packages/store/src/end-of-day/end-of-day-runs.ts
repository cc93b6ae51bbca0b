import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

/** Which market's day is ended. */
export type DayOfMarket = { readonly market: string; readonly day: CalendarDate };

export type EndOfDayProgress = {
  readonly chunks: number;
  readonly chunksDone: number;
  /** Every loan that was active is in a chunk. */
  readonly isPlanned: boolean;
  readonly isFinished: boolean;
};

/** How many loans are a chunk, and how many chunks are planned by one statement. */
export type ChunkPlan = { readonly loansPerChunk: number; readonly chunksAtOnce: number };

/** The last chunk has no end, and by that the plan is known to be whole. */
const noEnd = '9223372036854775807';

/** Writes down that a day is being ended. Whoever comes second waits for the first and finds it there. */
export async function openEndOfDay(
  tx: Tx,
  { market, day }: DayOfMarket,
): Promise<{ readonly isNew: boolean }> {
  const { rowCount } = await tx.query({
    name: 'day-end-open',
    text: 'insert into day_end (market, business_date) values ($1, $2) on conflict do nothing',
    values: [market, day],
  });
  return { isNew: rowCount > 0 };
}

/**
 * Plans the next chunks after those that are planned: one of several workers does, the others see that
 * somebody is at it. Each chunk ends with its last loan and the next begins behind it, so that no number is
 * left out: a loan that is paid out meanwhile belongs to one of them. A step takes as long for a million
 * loans as for a hundred million.
 *   Five loans in chunks of two: 1 to the second, behind it to the fourth, behind it to no end.
 */
export async function planChunks(
  tx: Tx,
  { market, day }: DayOfMarket,
  { loansPerChunk, chunksAtOnce }: ChunkPlan,
): Promise<{ readonly planned: number }> {
  const { rowCount: isOurs } = await tx.query({
    name: 'day-end-hold-plan',
    text: `select 1 as one from day_end where market = $1 and business_date = $2 and finished_at is null
           for no key update skip locked`,
    values: [market, day],
  });
  if (isOurs === 0) return { planned: 0 };
  const { rowCount } = await tx.query({
    name: 'day-end-chunks',
    text: `with planned as (
             select coalesce(max(no), 0) as no, coalesce(max(last_loan), 0) as last_loan
             from (select no, last_loan from day_end_chunk where market = $1 and business_date = $2 order by no desc limit 1) c
           ), next as (
             select id, row_number() over (order by id) as place
             from (select l.id from loan l, planned where l.market = $1 and l.state = 'active' and l.id > planned.last_loan
                   order by l.id limit $3::bigint * $4::bigint) l
           ), ends as (
             select (place + $3 - 1) / $3 as nth, max(id) as last_loan, count(*) over () as chunks, sum(count(*)) over () as loans
             from next group by 1
           ), filled as (
             -- Fewer than were asked for: behind them there is none.
             select nth, case when nth = chunks and loans < $3::bigint * $4::bigint then ${noEnd} else last_loan end as last_loan
             from ends
             union all
             select 1, ${noEnd} where not exists (select from ends)
           )
           insert into day_end_chunk (market, business_date, no, first_loan, last_loan)
           select $1, $2, planned.no + f.nth, coalesce(lag(f.last_loan) over (order by f.nth), planned.last_loan) + 1, f.last_loan
           from filled f, planned where planned.last_loan < ${noEnd}`,
    values: [market, day, loansPerChunk, chunksAtOnce],
  });
  return { planned: rowCount };
}

/** What there is to do or to plan; told at once, however many chunks there are. */
export type ChunksLeft = {
  readonly isPlanned: boolean;
  readonly isOpen: boolean;
  /** A chunk is open behind the one that was asked about. */
  readonly isAhead: boolean;
};

export async function readChunksLeft(
  tx: ReadTx,
  { market, day }: DayOfMarket,
  after: number,
): Promise<ChunksLeft> {
  const { rows } = await tx.query<ChunksLeft>({
    name: 'day-end-left',
    text: `select coalesce((select last_loan = ${noEnd} from day_end_chunk where market = $1 and business_date = $2
                            order by no desc limit 1), false) as "isPlanned",
                  exists (select from day_end_chunk where market = $1 and business_date = $2 and done_at is null) as "isOpen",
                  exists (select from day_end_chunk where market = $1 and business_date = $2 and done_at is null
                          and no > $3) as "isAhead"`,
    values: [market, day, after],
  });
  return rows[0] ?? { isPlanned: false, isOpen: false, isAhead: false };
}

/** Days that somebody has begun to end, and that have not ended. */
export async function listOpenEndsOfDay(tx: ReadTx): Promise<readonly DayOfMarket[]> {
  const { rows } = await tx.query<DayOfMarket>({
    name: 'day-end-open-list',
    text: `select market, business_date as day from day_end where finished_at is null order by market, business_date`,
  });
  return rows;
}

export async function readEndOfDay(
  tx: ReadTx,
  { market, day }: DayOfMarket,
): Promise<EndOfDayProgress | undefined> {
  const { rows } = await tx.query<EndOfDayProgress>({
    name: 'day-end-read',
    text: `select count(c.no)::int as chunks, count(c.done_at)::int as "chunksDone",
                  coalesce(max(c.last_loan) = ${noEnd}, false) as "isPlanned",
                  d.finished_at is not null as "isFinished"
           from day_end d left join day_end_chunk c using (market, business_date)
           where d.market = $1 and d.business_date = $2
           group by d.market, d.business_date`,
    values: [market, day],
  });
  return rows[0];
}

/** Holds the day until the transaction ends: of two that finish it at once the second finds it finished. */
export async function lockEndOfDay(
  tx: Tx,
  { market, day }: DayOfMarket,
): Promise<{ readonly isFinished: boolean } | undefined> {
  const { rows } = await tx.query<{ isFinished: boolean }>({
    name: 'day-end-lock',
    text: `select finished_at is not null as "isFinished" from day_end
           where market = $1 and business_date = $2 for update`,
    values: [market, day],
  });
  return rows[0];
}

export async function finishEndOfDay(
  tx: Tx,
  { market, day }: DayOfMarket,
  facts: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx.query({
    name: 'day-end-finish',
    text: `update day_end set finished_at = clock_timestamp(), facts = $3 where market = $1 and business_date = $2`,
    values: [market, day, JSON.stringify(facts)],
  });
}
