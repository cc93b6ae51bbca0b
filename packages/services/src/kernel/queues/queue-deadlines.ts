import { markets, type MarketId } from '@candor/markets';
import type { QueueKey } from '@candor/store/queues';
import type { OpenExit, SettledExit } from '@candor/store/team';
import { listOpenExits, settleExits } from '@candor/store/team';
import type { Tx } from '@candor/store/database';
import { dayIn, instantOf } from '../time/market-time.ts';
import { addWorkingHours, closingAfter, closingOf, nextClock } from '../time/working-time.ts';

/**
 * By when something is to be done, reckoned from when it came; `given`: it was promised to somebody, and is
 * kept with it.
 */
export type DeadlineRule =
  | { readonly is: 'working-hours'; readonly hours: number }
  | { readonly is: 'working-days'; readonly days: number }
  | { readonly is: 'clock'; readonly at: string }
  | { readonly is: 'given' };

const decided = { is: 'working-hours', hours: 4 } as const;
const given = { is: 'given' } as const;

/** The promise of each queue. */
export const deadlineRules: Readonly<Record<QueueKey, DeadlineRule>> = {
  applications: decided,
  referred: decided,
  payouts: { is: 'clock', at: '16:00' },
  money: { is: 'working-days', days: 1 },
  collections: given,
  hardship: { is: 'working-days', days: 3 },
  complaints: given,
  bureau: given,
  'second-person': given,
};

/** Later arrivals have later deadlines, or the same: whoever sorts by the one has sorted by the other. */
export function deadlineOf(rule: DeadlineRule, market: MarketId, at: Date): Date {
  if (rule.is === 'working-hours') return addWorkingHours(market, at, rule.hours);
  if (rule.is === 'working-days') return closingAfter(market, at, rule.days);
  if (rule.is === 'clock') return nextClock(market, at, rule.at);
  return at;
}

/**
 * What somebody of the lender's has taken out of its queue by this command is told to be in time or not, in
 * the command's own transaction: the database has noted what left (0073), and only the office's calendar is
 * missing.
 */
export async function settleQueueExits(tx: Tx, now: Date): Promise<void> {
  const exits = await listOpenExits(tx);
  if (exits.length > 0)
    await settleExits(
      tx,
      exits.map((exit) => settledExit(exit, now)),
      now,
    );
}

function settledExit(exit: OpenExit, now: Date): SettledExit {
  const { id, queue, arrivedAt, arrivedOn, dueOn } = exit;
  const market = exit.market as MarketId;
  const { timeZone } = markets[market];
  const came = arrivedAt ?? instantOf(arrivedOn ?? dueOn!, '12:00', timeZone);
  return {
    id,
    // Money that came today is dated at noon, which may be still to come.
    since: exit.since ?? (came < now ? came : now),
    deadline: dueOn === null ? deadlineOf(deadlineRules[queue], market, came) : closingOf(market, dueOn),
    doneOn: dayIn(timeZone, now),
  };
}
