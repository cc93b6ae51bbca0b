import { setTimeout as sleep } from 'node:timers/promises';
import {
  planChunks,
  readChunksLeft,
  readEndOfDay,
  type ChunkPlan,
  type DayOfMarket,
  type EndOfDayProgress,
} from '@candor/store/end-of-day';
import type { Database, DatabaseInstant } from '@candor/store/database';
import type { Actor } from '../../kernel/commands/command.ts';
import { lease } from '../../kernel/commands/lease.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { closeDay, type ClosedDay } from './close-day.ts';
import { endDayChunk } from './end-day-chunk.ts';
import { allOf, withLookAtDay } from './look-at-day.ts';
import { openEndOfDayCommand, usualPlan } from './open-end-of-day.ts';

export type EndDay = DayOfMarket & {
  readonly now: DatabaseInstant;
  /** How many chunks are done at the same time. */
  readonly lanes?: number;
  readonly plan?: ChunkPlan;
  /** Stops after the chunks that are on their way; whoever comes next goes on from there. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: EndOfDayProgress & DayOfMarket) => void;
};

const actor: Actor = { kind: 'system', id: 'day-end' };
const lookAgainMs = 100;
const usualLanes = 2;

/**
 * Ends a market's business day: once, however often and by however many it is begun. What was done before a
 * crash stays done, what was not is done now, and chunks that somebody else has are waited for.
 */
export async function endDay(
  database: Database,
  wish: EndDay,
): Promise<ClosedDay | { readonly refused: string }> {
  const { market, day, now, lanes = usualLanes, signal, plan } = wish;
  const of = { market, day };
  const opened = await runCommand(database, openEndOfDayCommand, {
    actor,
    now,
    input: plan === undefined ? of : { ...of, plan },
  });
  if (opened.kind === 'refused') return { refused: opened.refusal.refused };
  await workOnChunks(database, wish);
  for (;;) {
    if (signal?.aborted) return { refused: 'day_end_was_stopped' };
    const closed = await withLookAtDay(database, of, {
      lanes,
      act: (look) => runCommand(database, closeDay, { actor, now, input: { ...of, look } }),
    });
    if (closed === 'elsewhere') await sleep(lookAgainMs);
    else if (closed.kind === 'refused') return { refused: closed.refusal.refused };
    else if (closed.kind === 'done') return closed.output;
    else throw new Error(`the end of ${day} in ${market} was answered with ${closed.kind}`);
  }
}

/**
 * Does chunks of a day until none is left to do or to plan, or all that are left are somebody else's hands';
 * who ends the day waits for those too, who only helps does not. Tells how many it did.
 */
export async function workOnChunks(
  database: Database,
  wish: EndDay,
  { waits = true }: { readonly waits?: boolean } = {},
): Promise<number> {
  const { market, day, now, lanes = usualLanes, plan = usualPlan, signal, onProgress } = wish;
  const of = { market, day };
  let [lanesAtWork, chunksDone] = [lanes, 0];
  const report = async () => {
    const progress = onProgress && (await database.read((tx) => readEndOfDay(tx, of)));
    if (progress) onProgress({ ...progress, ...of });
  };
  const planMore = async () => {
    const { planned } = await lease(database, 'day-end.plan', (tx) => planChunks(tx, of, plan));
    if (planned === 0) await sleep(lookAgainMs);
  };
  const lane = async (first: number) => {
    for (let after = first; ;) {
      if (signal?.aborted) return;
      await report();
      const { isPlanned, isOpen, isAhead } = await database.read((tx) => readChunksLeft(tx, of, after));
      if (isPlanned && !isOpen) return;
      // All are planned before one that failed is tried again: it keeps no other from being done.
      if (!isPlanned && !isAhead) {
        await planMore();
        continue;
      }
      const done = await runCommand(database, endDayChunk, { actor, now, input: { ...of, after } });
      if (done.kind !== 'done') continue;
      if (done.output.chunk !== null) {
        [after, chunksDone] = [done.output.chunk, chunksDone + 1];
        continue;
      }
      if (!isPlanned) {
        await planMore();
        continue;
      }
      // The rest is in somebody else's hands. Our own other lane finishes it without being watched; another
      // process does, or dies and leaves it to us: our last lane waits for that.
      if (lanesAtWork > 1 || !waits) {
        lanesAtWork -= 1;
        return;
      }
      await sleep(lookAgainMs);
    }
  };
  // A chunk that fails ends its lane; it is told when the others have ended too.
  await allOf(Array.from({ length: lanes }, (_, first) => lane(first)));
  return chunksDone;
}
