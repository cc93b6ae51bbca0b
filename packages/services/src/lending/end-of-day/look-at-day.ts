import {
  differencesOfDay,
  keptBalances,
  rangesOfChunks,
  readEndOfDay,
  shareLook,
  takeLook,
  type DayDifference,
  type DayOfMarket,
  type LoanRange,
} from '@candor/store/end-of-day';
import {
  dropStandings,
  firstUnwrittenDay,
  holdPortfolio,
  keepStandings,
  readStandings,
  type BucketSum,
  type PortfolioSums,
  type RollSum,
} from '@candor/store/portfolio';
import type { Database, ReadTx } from '@candor/store/database';
import { lease } from '../../kernel/commands/lease.ts';
import { isLastOfMonth } from '../portfolio/write-portfolio-day.ts';

/** What the loans and the books come to as a day closes, seen at one moment. */
export type DayLook = {
  readonly differences: readonly DayDifference[];
  /** Nothing if a day before it is missing: days are written in order, and `fillPortfolio` catches up. */
  readonly portfolio: PortfolioSums | null;
};

/** So many chunks of loans are read by one statement. */
const chunksAtOnce = 50;
/** The server ends a transaction of which nothing is heard for a minute. */
const hearEveryMs = 15_000;

/**
 * Looks at all loans of a day at one moment, and does something with what they come to. The moment is one
 * transaction that stays open until that is done. One worker looks at a time: for another it is `elsewhere`,
 * until it is done or has died.
 */
export function withLookAtDay<T>(
  database: Database,
  of: DayOfMarket,
  { lanes, act }: { readonly lanes: number; readonly act: (look: DayLook) => Promise<T> },
): Promise<T | 'elsewhere'> {
  return lease(
    database,
    'day-end.look',
    async (tx) => {
      if (!(await holdPortfolio(tx, of.market))) return 'elsewhere';
      const heard = setInterval(() => void keptBalances(tx, of.market).catch(() => {}), hearEveryMs);
      try {
        return await act(await lookAtDay(database, tx, { ...of, lanes }));
      } finally {
        clearInterval(heard);
      }
    },
    { isolation: 'repeatable read' },
  );
}

/**
 * The loans are read range by range, by transactions that see what the one that holds the moment sees, so
 * that no statement takes longer because the book has grown. At the end of a month the same ones keep how
 * each loan stands.
 */
async function lookAtDay(
  database: Database,
  tx: ReadTx,
  { lanes, ...of }: DayOfMarket & { readonly lanes: number },
): Promise<DayLook> {
  // By another transaction: what this one sees may be from before the day was closed elsewhere.
  const run = await database.read((now) => readEndOfDay(now, of));
  if (run?.isFinished) return { differences: [], portfolio: null };
  const look = await shareLook(tx);
  const kept = await keptBalances(tx, of.market);
  const isInOrder = (await firstUnwrittenDay(tx, of.market, of.day)) === undefined;
  const isMonthKept = isInOrder && isLastOfMonth(of.day);
  if (isMonthKept) await dropLeftovers(database, of);
  const ranges = [...(await rangesOfChunks(tx, of, chunksAtOnce))];
  const buckets: BucketSum[] = [];
  const roll: RollSum[] = [];
  const readRange = (range: LoanRange) =>
    lease(
      database,
      'day-end.look',
      async (part) => {
        await takeLook(part, look);
        const sums = await readStandings(part, of, range);
        const moved = isMonthKept ? await keepStandings(part, of, range) : [];
        return { sums, moved };
      },
      { isolation: 'repeatable read' },
    );
  const lane = async () => {
    for (let range = ranges.shift(); range; range = ranges.shift()) {
      const { sums, moved } = await readRange(range);
      buckets.push(...sums);
      roll.push(...moved);
    }
  };
  await allOf(Array.from({ length: lanes }, lane));
  const ledger = kept.reduce((sum, { principal }) => sum + principal, 0n);
  return {
    differences: differencesOfDay(kept, buckets),
    portfolio: isInOrder ? { buckets, roll, ledger } : null,
  };
}

/** What an earlier look left behind, and what is older than the end of the month before. */
async function dropLeftovers(database: Database, of: DayOfMarket): Promise<void> {
  while (await lease(database, 'day-end.look', (tx) => dropStandings(tx, of)));
}

/** Waits for all also if one fails, so that nobody works on behind our back. */
export async function allOf(lanes: readonly Promise<void>[]): Promise<void> {
  for (const ended of await Promise.allSettled(lanes)) if (ended.status === 'rejected') throw ended.reason;
}
