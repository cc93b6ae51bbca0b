import type { Database } from './database.ts';

const setAgainMs = 60_000;

/**
 * The database's time, read without asking it each time: what all nodes share (limits, codes, sessions) is dated by one clock. A node
 * whose own clock is two minutes ahead would otherwise fill the shared buckets two minutes into the future and lock out
 * everybody who asks another node. The node's own clock is never read, only the milliseconds since it started; once a
 * minute the hands are set again, behind the back of whoever asks.
 */
export async function openDatabaseClock(
  database: Database,
  sinceStart: () => number = () => performance.now(),
): Promise<() => Date> {
  let aheadMs = 0;
  let setAt = 0;
  const set = async () => {
    setAt = sinceStart();
    const { asked, answered, time } = await readTime(database, sinceStart);
    aheadMs = time - (asked + answered) / 2;
  };
  await set();
  return () => {
    // Whoever else asks an absent database says so; until it is back the hands stay as they were set.
    if (sinceStart() - setAt > setAgainMs) set().catch(() => {});
    return new Date(sinceStart() + aheadMs);
  };
}

function readTime(
  database: Database,
  sinceStart: () => number,
): Promise<{ asked: number; answered: number; time: number }> {
  return database.withTransaction(async (tx) => {
    const asked = sinceStart();
    const { rows } = await tx.query<{ time: Date }>({
      name: 'database-clock-read',
      text: 'select clock_timestamp() as time',
    });
    return { asked, answered: sinceStart(), time: rows[0]!.time.getTime() };
  });
}
