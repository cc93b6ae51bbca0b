import { setTimeout as sleep } from 'node:timers/promises';
import { readEndOfDay, type EndOfDayProgress, type DayOfMarket } from '@candor/store/end-of-day';
import type { Database, DatabaseInstant } from '@candor/store/database';
import type { Actor } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { closeDay, type ClosedDay } from './close-day.ts';
import { endDayChunk } from './end-day-chunk.ts';
import { openEndOfDayCommand } from './open-end-of-day.ts';

export type EndDay = DayOfMarket & {
  readonly now: DatabaseInstant;
  /** How many chunks are done at the same time. */
  readonly lanes?: number;
  readonly loansPerChunk?: number;
  /** Stops after the chunks that are on their way; whoever comes next goes on from there. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: EndOfDayProgress & DayOfMarket) => void;
};

const actor: Actor = { kind: 'system', id: 'day-end' };
const lookAgainMs = 100;

/**
 * Ends a market's business day: once, however often and by however many it is begun. What was done before a
 * crash stays done, what was not is done now, and chunks that somebody else has are waited for.
 */
export async function endDay(
  database: Database,
  wish: EndDay,
): Promise<ClosedDay | { readonly refused: string }> {
  const { market, day, now, lanes = 2, signal, onProgress, loansPerChunk } = wish;
  const of = { market, day };
  const opened = await runCommand(database, openEndOfDayCommand, {
    actor,
    now,
    input: loansPerChunk === undefined ? of : { ...of, loansPerChunk },
  });
  if (opened.kind === 'refused') return { refused: opened.refusal.refused };
  const report = async () => {
    const progress = await database.read((tx) => readEndOfDay(tx, of));
    if (progress) onProgress?.({ ...progress, ...of });
    return progress;
  };
  let lanesAtWork = lanes;
  const lane = async (first: number) => {
    for (let after = first; ;) {
      const progress = await report();
      if (!progress || progress.chunks === progress.chunksDone || signal?.aborted) return;
      const done = await runCommand(database, endDayChunk, { actor, now, input: { ...of, after } });
      if (done.kind !== 'done') continue;
      if (done.output.chunk === null) {
        // The rest is in somebody else's hands. Our own other lane finishes it without being watched; another
        // process does, or dies and leaves it to us: our last lane waits for that.
        if (lanesAtWork > 1) {
          lanesAtWork -= 1;
          return;
        }
        await sleep(lookAgainMs);
      }
      after = done.output.chunk ?? after;
    }
  };
  // A chunk that fails ends its lane; it is told when the others have ended too, so that nobody works on
  // behind our back.
  const lanesEnded = await Promise.allSettled(Array.from({ length: lanes }, (_, first) => lane(first)));
  for (const ended of lanesEnded) if (ended.status === 'rejected') throw ended.reason;
  if (signal?.aborted) return { refused: 'day_end_was_stopped' };
  const closed = await runCommand(database, closeDay, { actor, now, input: of });
  if (closed.kind === 'refused') return { refused: closed.refusal.refused };
  if (closed.kind !== 'done')
    throw new Error(`the end of ${day} in ${market} was answered with ${closed.kind}`);
  return closed.output;
}
