import { dateOfDayNumber, dayNumber } from '@candor/domain';
import {
  expireCodes,
  expireOffers,
  finishDayEnd,
  lockDayEnd,
  moveBusinessClock,
  readDayEnd,
  reconcileDay,
  sumOfChunkFacts,
  type DayOfMarket,
} from '@candor/store';
import type { Command, Facts } from '../commands/command.ts';

export type ClosedDay = { readonly isNew: boolean; readonly facts: Facts };

/**
 * The last act of a day, after all its chunks: what waited too long expires, the cheap proof is made, and the clock moves on. All of
 * it together or not at all; of two at once the second finds it done. A difference doesn't stop the business: it is noted, and shouted about.
 */
export const closeDay: Command<DayOfMarket, ClosedDay> = {
  name: 'day-end.close',
  subject: ({ market, day }) => `day-end:${market}:${day}`,
  async decide(tx, of, { now }) {
    const run = await lockDayEnd(tx, of);
    if (!run) throw new Error(`the end of ${of.day} in ${of.market} was never begun`);
    if (run.isFinished) return { output: { isNew: false, facts: {} } };
    const progress = await readDayEnd(tx, of);
    if (progress?.chunks !== progress?.chunksDone)
      throw new Error(`${of.day} in ${of.market} has chunks that are not done`);
    const expired = { offers: await expireOffers(tx, of), codes: await expireCodes(tx, of.market, now) };
    const differences = await reconcileDay(tx, of.market);
    const facts = { ...(await sumOfChunkFacts(tx, of)), expired, differences };
    await finishDayEnd(tx, of, facts);
    await moveBusinessClock(tx, {
      market: of.market,
      from: of.day,
      to: dateOfDayNumber(dayNumber(of.day) + 1),
    });
    return { output: { isNew: true, facts }, facts };
  },
};
