import type { Database } from './database.ts';

const setAgainMs = 3_600_000;

/** The machine's own two clocks: what it believes the time to be, and the milliseconds since it started. */
type OwnClocks = { readonly wall: () => number; readonly sinceStart: () => number };
const own: OwnClocks = { wall: () => Date.now(), sinceStart: () => performance.now() };

/**
 * The database's time, read without asking it each time: what all nodes share (limits, codes, sessions) is dated by one clock. A node
 * whose own clock is two minutes ahead would otherwise fill the shared buckets two minutes into the future and lock out
 * everybody who asks another node. How far the own clock is off is found at the start and again every hour, behind the
 * back of whoever asks.
 */
export async function openDatabaseClock(
  database: Database,
  { wall, sinceStart }: OwnClocks = own,
): Promise<() => Date> {
  let aheadMs = 0;
  let setAt = 0;
  const set = async () => {
    setAt = sinceStart();
    const { asked, answered, time } = await readTime(database, wall);
    aheadMs = time - (asked + answered) / 2;
  };
  await set();
  return () => {
    // Whoever else asks an absent database says so; until it is back the hands stay as they were set.
    if (sinceStart() - setAt > setAgainMs) set().catch(() => {});
    return new Date(wall() + aheadMs);
  };
}

function readTime(
  database: Database,
  wall: () => number,
): Promise<{ asked: number; answered: number; time: number }> {
  return database.withTransaction(async (tx) => {
    const asked = wall();
    const { rows } = await tx.query<{ time: Date }>({
      name: 'database-clock-read',
      text: 'select clock_timestamp() as time',
    });
    return { asked, answered: wall(), time: rows[0]!.time.getTime() };
  });
}
