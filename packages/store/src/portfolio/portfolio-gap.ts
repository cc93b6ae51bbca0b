import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

/**
 * The first day that is over, or before the one given, and not written down, from the day of the first payout
 * on. Days are written in order: what was late for the first time in March must not be counted in April.
 */
export async function firstUnwrittenDay(
  tx: ReadTx,
  market: string,
  before: CalendarDate | null = null,
): Promise<CalendarDate | undefined> {
  const { rows } = await tx.query<{ day: CalendarDate }>({
    name: 'portfolio-gap',
    text: `select f.day from business_clock c
           cross join lateral (select coalesce((select max(on_day) + 1 from portfolio_day where market = $1),
                                               (select min(disbursed_on) from loan where market = $1)) as day) f
           where c.market = $1 and f.day < coalesce($2::date, c.business_date)`,
    values: [market, before],
  });
  return rows[0]?.day;
}

/** Of two who write at once the second finds nothing to do. */
export async function holdPortfolio(tx: Tx, market: string): Promise<boolean> {
  const { rows } = await tx.query<{ held: boolean }>({
    name: 'portfolio-hold',
    text: `select pg_try_advisory_xact_lock(hashtextextended('portfolio:' || $1, 0)) as held`,
    values: [market],
  });
  return rows[0]?.held ?? false;
}
