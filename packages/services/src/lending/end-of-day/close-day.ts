import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import {
  expireCodes,
  expireOffers,
  finishEndOfDay,
  lockEndOfDay,
  readEndOfDay,
  reconcileDay,
  sumOfChunkFacts,
  type DayOfMarket,
} from '@candor/store/end-of-day';
import { moveBusinessClock } from '@candor/store/ledger';
import type { Tx } from '@candor/store/database';
import type { Actor, Command, Facts, OutboxMessage } from '../../kernel/commands/command.ts';
import type { ActName } from '../../kernel/commands/command-names.ts';
import { closePortfolioDay } from '../portfolio/write-portfolio-day.ts';

export type ClosedDay = { readonly isNew: boolean; readonly facts: Facts };

/**
 * The last act of a day, after all its chunks: what waited too long expires, the cheap proof is made, and the
 * clock moves on. All of it together or not at all; of two at once the second finds it done, and if somebody
 * moved the clock by hand the day stays open and a person must look. A difference doesn't stop the business:
 * it is noted, and shouted about.
 */
export const closeDay: Command<DayOfMarket, ClosedDay, 'clock_was_moved' | 'clock_goes_forward_only'> = {
  name: 'day-end.close',
  subject: ({ market, day }) => `day-end:${market}:${day}`,
  async decide(tx, of, { actor, now }) {
    const run = await lockEndOfDay(tx, of);
    if (!run) throw new Error(`the end of ${of.day} in ${of.market} was never begun`);
    if (run.isFinished) return { output: { isNew: false, facts: {} } };
    const progress = await readEndOfDay(tx, of);
    if (progress?.chunks !== progress?.chunksDone)
      throw new Error(`${of.day} in ${of.market} has chunks that are not done`);
    const offers = await offersOver(tx, of, actor);
    const by = { actorKind: actor.kind, actorId: actor.id };
    const expired = { offers: offers.length, codes: await expireCodes(tx, { market: of.market, now }, by) };
    const differences = await reconcileDay(tx, of.market);
    const facts = { ...(await sumOfChunkFacts(tx, of)), expired, differences };
    await finishEndOfDay(tx, of, facts);
    await closePortfolioDay(tx, of);
    const moved = await moveBusinessClock(tx, {
      market: of.market,
      from: of.day,
      to: dateOfDayNumber(dayNumber(of.day) + 1),
    });
    if ('refused' in moved) return moved;
    return { output: { isNew: true, facts }, facts, outbox: offers };
  },
};

/** Expired together, and each is told and noted. */
async function offersOver(tx: Tx, of: DayOfMarket, actor: Actor): Promise<OutboxMessage[]> {
  const by = { actorKind: actor.kind, actorId: actor.id, command: 'order.expire' satisfies ActName };
  return (await expireOffers(tx, of, by)).map(({ order, borrower }) => ({
    topic: 'order.expired',
    payload: { order, market: of.market, borrower },
  }));
}
