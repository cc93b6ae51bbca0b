import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

/** Which market's day is ended. */
export type DayOfMarket = { readonly market: string; readonly day: CalendarDate };

export type EndOfDayProgress = {
  readonly chunks: number;
  readonly chunksDone: number;
  readonly isFinished: boolean;
};

/**
 * Writes down that a day is being ended, and which loans are a chunk. Whoever comes second waits for the
 * first and finds it there. The chunks leave no number out: a loan that is paid out meanwhile belongs to one
 * of them.
 */
export async function openEndOfDay(
  tx: Tx,
  { market, day }: DayOfMarket,
  loansPerChunk: number,
): Promise<{ readonly isNew: boolean }> {
  const { rowCount } = await tx.query({
    name: 'day-end-open',
    text: 'insert into day_end (market, business_date) values ($1, $2) on conflict do nothing',
    values: [market, day],
  });
  if (rowCount === 0) return { isNew: false };
  await tx.query({
    name: 'day-end-chunks',
    text: `with firsts as (
             select id, row_number() over (order by id) as no
             from (select id, row_number() over (order by id) as place from loan where market = $1 and state = 'active') l
             where place % $3 = 1 or $3 = 1
           )
           insert into day_end_chunk (market, business_date, no, first_loan, last_loan)
           select $1, $2, no, case when no = 1 then 1 else id end,
                  coalesce(lead(id) over (order by no) - 1, 9223372036854775807)
           from (select * from firsts union all select 1, 1 where not exists (select 1 from firsts)) f`,
    values: [market, day, loansPerChunk],
  });
  return { isNew: true };
}

export async function readEndOfDay(
  tx: ReadTx,
  { market, day }: DayOfMarket,
): Promise<EndOfDayProgress | undefined> {
  const { rows } = await tx.query<EndOfDayProgress>({
    name: 'day-end-read',
    text: `select count(c.no)::int as chunks, count(c.done_at)::int as "chunksDone",
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
