import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import {
  atOnce,
  expireCodes,
  expireOffers,
  finishEndOfDay,
  lockEndOfDay,
  readEndOfDay,
  sumOfChunkFacts,
  type DayOfMarket,
} from '@candor/store/end-of-day';
import { moveBusinessClock } from '@candor/store/ledger';
import { addUpArrears } from '@candor/store/loans';
import type { Tx } from '@candor/store/database';
import type { Actor, Command, Facts, OutboxMessage } from '../../kernel/commands/command.ts';
import type { ActName } from '../../kernel/commands/command-names.ts';
import { writePortfolioDay } from '../portfolio/write-portfolio-day.ts';
import type { DayLook } from './look-at-day.ts';

export type ClosedDay = { readonly isNew: boolean; readonly facts: Facts };

/**
 * The last act of a day, after all its chunks: what waited too long expires, the proof that was looked up is
 * written down with the portfolio, and the clock moves on. All of it together or not at all; of two at once
 * the second finds it done, and if somebody moved the clock by hand the day stays open and a person must
 * look. A difference doesn't stop the business: it is noted, and shouted about.
 */
export const closeDay: Command<
  DayOfMarket & { readonly look: DayLook },
  ClosedDay,
  'clock_was_moved' | 'clock_goes_forward_only'
> = {
  name: 'day-end.close',
  subject: ({ market, day }) => `day-end:${market}:${day}`,
  async decide(tx, { look, ...of }, { actor, now }) {
    const run = await lockEndOfDay(tx, of);
    if (!run) throw new Error(`the end of ${of.day} in ${of.market} was never begun`);
    if (run.isFinished) return { output: { isNew: false, facts: {} } };
    const progress = await readEndOfDay(tx, of);
    if (!progress?.isPlanned || progress.chunks !== progress.chunksDone)
      throw new Error(`${of.day} in ${of.market} has chunks that are not done`);
    const offers = await offersOver(tx, of, actor);
    const expired = { offers: offers.length, codes: await codesOver(tx, of, { actor, now }) };
    const facts = { ...(await sumOfChunkFacts(tx, of)), expired, differences: look.differences };
    await finishEndOfDay(tx, of, facts);
    if (look.portfolio) await writePortfolioDay(tx, of, look.portfolio);
    await addUpArrears(tx, of.market);
    const moved = await moveBusinessClock(tx, {
      market: of.market,
      from: of.day,
      to: dateOfDayNumber(dayNumber(of.day) + 1),
    });
    if ('refused' in moved) return moved;
    return { output: { isNew: true, facts }, facts, outbox: offers };
  },
};

/** Expired together, so many by one statement, and each is told and noted. */
async function offersOver(tx: Tx, of: DayOfMarket, actor: Actor): Promise<OutboxMessage[]> {
  const by = { actorKind: actor.kind, actorId: actor.id, command: 'order.expire' satisfies ActName };
  const messages: OutboxMessage[] = [];
  for (;;) {
    const offers = await expireOffers(tx, of, by);
    messages.push(
      ...offers.map(({ order, borrower }): OutboxMessage => ({
        topic: 'order.expired',
        payload: { order, market: of.market, borrower },
      })),
    );
    if (offers.length < atOnce) return messages;
  }
}

async function codesOver(
  tx: Tx,
  { market }: DayOfMarket,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<number> {
  const by = { actorKind: actor.kind, actorId: actor.id };
  for (let codes = 0; ;) {
    const expired = await expireCodes(tx, { market, now }, by);
    codes += expired;
    if (expired < atOnce) return codes;
  }
}
