import { markets, type MarketId } from '@candor/markets';
import { databaseNow, type Database } from '@candor/store/database';
import { listBusinessClocks } from '@candor/store/end-of-day';
import { openBusinessClock } from '@candor/store/ledger';
import type { Actor, Command } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { dayIn } from '../../kernel/time/market-time.ts';

/**
 * Every market that is offered has a business day before anything happens in it: the calendar's, on the day
 * it is first offered.
 */
export async function openBusinessClocks(
  database: Database,
  offered: readonly MarketId[],
  actor: Actor,
): Promise<void> {
  const { clocks, now } = await database.read(async (tx) => ({
    clocks: await listBusinessClocks(tx),
    now: await databaseNow(tx),
  }));
  for (const market of offered)
    if (!clocks.some((clock) => clock.market === market))
      await runCommand(database, openClock, { input: { market }, actor, now });
}

const openClock: Command<{ readonly market: MarketId }, null> = {
  name: 'business-day.open',
  subject: ({ market }) => `market:${market}`,
  async decide(tx, { market }, { now }) {
    const day = dayIn(markets[market].timeZone, now);
    await openBusinessClock(tx, market, day);
    return { output: null, facts: { day } };
  },
};
