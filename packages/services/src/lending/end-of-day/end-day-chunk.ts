import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { arrearsClassOf, isMarketId, type MarketId } from '@candor/markets';
import {
  accrueLoans,
  claimChunk,
  countByDaysPastDue,
  loansToDecide,
  lockChunkLoans,
  markChunkDone,
  type EndOfDayChunk,
  type DayOfMarket,
  type LateLoans,
} from '@candor/store/end-of-day';
import type { ReadTx } from '@candor/store/database';
import type { Command, OutboxMessage } from '../../kernel/commands/command.ts';
import { endDayOfLoans } from './end-day-of-loans.ts';
import { exceptStuck } from './except-stuck.ts';
import { planDay, reminderMessages } from '../reminders/plan-day.ts';

/** What a chunk did; null if there was none to take. */
export type ChunkDone = { readonly chunk: number | null; readonly loans: number };

/**
 * Takes the next chunk of loans and ends the day for each: interest of all of them by one statement,
 * everything else by the domain for those to which something may happen. Its entries, its facts, its
 * reminders and the note that it is done are one transaction. A loan for which that fails is left out and
 * named in the audit log.
 */
export const endDayChunk: Command<DayOfMarket & { readonly after: number }, ChunkDone> = {
  name: 'day-end.chunk',
  subject: ({ market, day }) => `day-end:${market}:${day}`,
  async decide(tx, { after, ...of }, { now }) {
    const chunk = await claimChunk(tx, of, after);
    if (!chunk) return { output: { chunk: null, loans: 0 } };
    const { market } = chunk;
    if (!isMarketId(market)) throw new Error(`${market} is no market`);
    const locked = await lockChunkLoans(tx, chunk);
    const interest = await exceptStuck(tx, locked.loans, (loans) => accrueLoans(tx, { ...locked, loans }));
    const ids = await loansToDecide(tx, locked);
    const days = await exceptStuck(tx, ids, (loans) => endDayOfLoans(tx, loans, chunk.day));
    const { charged, changed, refused, messages } = days.done;
    const stuck = [...interest.stuck, ...days.stuck];
    const loans = locked.loans.length;
    const facts = {
      loans,
      accruedLoans: interest.done.loans,
      accruedInterest: String(interest.done.interest),
      decidedLoans: ids.length,
      chargedLoans: charged,
      changedLoans: changed,
      refusedLoans: refused.length,
      stuckLoans: new Set(stuck.map(({ loan }) => loan)).size,
      ...classesOf(market, await countByDaysPastDue(tx, chunk)),
    };
    const reminders = await remindersOf(tx, market, chunk, now);
    const outbox = [...messages, ...reminders.outbox];
    const reminded = { reminders: reminders.outbox.length, remindersHeldBack: reminders.heldBack };
    await markChunkDone(tx, chunk, { ...facts, ...reminded });
    return {
      output: { chunk: chunk.no, loans },
      facts: { ...facts, chunk: chunk.no, refused, stuck },
      outbox,
    };
  },
};

/**
 * How many loans are in which class as the day ends: `class:SMA-0`. A class is derived and stored nowhere
 * else.
 */
function classesOf(market: MarketId, late: readonly LateLoans[]): Record<string, number> {
  const classes: Record<string, number> = {};
  for (const { daysLate, isNpa, isDueUnpaid, loans } of late) {
    const facts = { daysLate, worstDaysLate: daysLate, wasNonPerforming: isNpa, isDueUnpaid };
    const name = `class:${arrearsClassOf(market, facts).id}`;
    classes[name] = (classes[name] ?? 0) + loans;
  }
  return classes;
}

/** Of tomorrow, by the plans in force then, and how many a stop condition has held back. */
async function remindersOf(
  tx: ReadTx,
  market: MarketId,
  chunk: EndOfDayChunk,
  now: Date,
): Promise<{ readonly outbox: OutboxMessage[]; readonly heldBack: number }> {
  const tomorrow = dateOfDayNumber(dayNumber(chunk.day) + 1);
  const steps = await planDay(tx, market, tomorrow, chunk);
  const planned = steps.filter(({ stop }) => stop === null);
  return {
    outbox: reminderMessages(market, tomorrow, planned, now),
    heldBack: steps.length - planned.length,
  };
}
