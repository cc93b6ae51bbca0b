import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';

export type CountedMoney = { count: number; amount: bigint };
export type MoneyToday = {
  due: CountedMoney;
  received: CountedMoney;
  toPayOut: CountedMoney;
  inSuspense: CountedMoney;
};

/**
 * The money of a market's business day: what still falls due, what came, what waits to leave, what nobody
 * owns yet. What falls due is as it was stored by the loan's own standing, of the loans that nothing was paid
 * ahead on; what credit pays of the others is told by their positions.
 */
export async function moneyToday(tx: ReadTx, market: string, on: CalendarDate): Promise<MoneyToday> {
  const { rows } = await tx.query<{ what: keyof MoneyToday } & CountedMoney>({
    name: 'money-today',
    text: `select 'due' as what, count(*)::int as count, coalesce(sum(r.penalty + r.fee + r.interest + r.principal), 0)::bigint as amount
             from row_standing r join loan l on l.id = r.loan_id
             where r.due_on = $2 and l.market = $1 and l.state = 'active'
               and r.penalty + r.fee + r.interest + r.principal > 0 and l.credit = 0
           union all
           select 'received', count(*)::int, coalesce(sum(amount), 0)::bigint from payment
             where market = $1 and received_on = $2 and state in ('received', 'matched', 'allocated')
           union all
           select 'toPayOut', count(*)::int, coalesce(sum(amount), 0)::bigint from payout
             where market = $1 and state <> 'left' and kind = 'loan'
           union all
           select 'inSuspense', count(*)::int, coalesce(sum(amount), 0)::bigint from payment
             where market = $1 and state in ('received', 'matched')`,
    values: [market, on],
  });
  const of = (what: keyof MoneyToday): CountedMoney => {
    const row = rows.find((one) => one.what === what);
    return { count: row?.count ?? 0, amount: row?.amount ?? 0n };
  };
  return { due: of('due'), received: of('received'), toPayOut: of('toPayOut'), inSuspense: of('inSuspense') };
}

/** The loans with an instalment on a day whose borrowers have credit, which pays it or a part of it. */
export async function listLoansDueWithCredit(
  tx: ReadTx,
  market: string,
  on: CalendarDate,
): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'money-today-with-credit',
    text: `select distinct l.id from row_standing r join loan l on l.id = r.loan_id
           where r.due_on = $2 and l.market = $1 and l.state = 'active' and l.credit > 0`,
    values: [market, on],
  });
  return rows.map(({ id }) => id);
}

export type LastEndOfDay = { day: CalendarDate; finishedAt: Date; facts: Readonly<Record<string, unknown>> };

/** The newest day of a market that was ended. */
export async function lastEndOfDay(tx: ReadTx, market: string): Promise<LastEndOfDay | undefined> {
  const { rows } = await tx.query<LastEndOfDay>({
    name: 'day-end-last',
    text: `select business_date as day, finished_at as "finishedAt", facts from day_end
           where market = $1 and finished_at is not null order by business_date desc limit 1`,
    values: [market],
  });
  return rows[0];
}

/** Differences that nobody has explained yet, by channel. */
export async function openBreaks(tx: ReadTx, market: string): Promise<{ channel: string; count: number }[]> {
  const { rows } = await tx.query<{ channel: string; count: number }>({
    name: 'channel-differences-count',
    text: `select channel, count(*)::int as count from channel_difference where market = $1 and closed_at is null
           group by channel order by channel`,
    values: [market],
  });
  return rows;
}
