import type { Database, ReadTx } from './database.ts';

const setAgainMs = 3_600_000;
/**
 * The wall clock and the milliseconds since the start went apart by more than this: somebody has set one, or
 * the machine was asleep.
 */
const strayedMs = 1_000;

declare const byTheDatabase: unique symbol;

/**
 * An instant that the database's clock has shown. What is decided for all nodes at once (a day is over, a
 * message may leave) takes this type, so that a machine's own clock can't be handed to it.
 */
export type DatabaseInstant = Date & { readonly [byTheDatabase]: true };
export type DatabaseClock = () => DatabaseInstant;

/** The machine's own two clocks: what it believes the time to be, and the milliseconds since it started. */
type OwnClocks = { readonly wall: () => number; readonly sinceStart: () => number };
const own: OwnClocks = { wall: () => Date.now(), sinceStart: () => performance.now() };

/**
 * The time, asked of the database itself: for what is rare and can't be taken back, such as the end of a
 * business day.
 */
export async function databaseNow(tx: ReadTx): Promise<DatabaseInstant> {
  const { rows } = await tx.query<{ time: DatabaseInstant }>({
    name: 'database-clock-read',
    text: 'select clock_timestamp() as time',
  });
  return rows[0]!.time;
}

/**
 * The database's time, read without asking it each time: what all nodes share (limits, codes, sessions) is
 * dated by one clock. A node whose own clock is two minutes ahead would otherwise fill the shared buckets two
 * minutes into the future and lock out everybody who asks another node. Between two looks it goes on by the
 * milliseconds since the start, which nobody sets: a wall clock that is put forward by 26 hours moves
 * nothing. It is set at the start, every hour, and when the two own clocks disagree, behind the back of
 * whoever asks.
 */
export async function openDatabaseClock(
  database: Database,
  { wall, sinceStart }: OwnClocks = own,
): Promise<DatabaseClock> {
  let shown = 0;
  let setAt = 0;
  let wallThen = 0;
  const set = async () => {
    // Noted first, so that whoever asks meanwhile does not set it too.
    [setAt, wallThen, shown] = [sinceStart(), wall(), shown + sinceStart() - setAt];
    const asked = sinceStart();
    const time = await database.read(databaseNow);
    const answered = sinceStart();
    [setAt, wallThen, shown] = [answered, wall(), time.getTime() + (answered - asked) / 2];
  };
  await set();
  return () => {
    const passedMs = sinceStart() - setAt;
    const hasStrayed = Math.abs(wall() - wallThen - passedMs) > strayedMs;
    const time = shown + passedMs;
    // Whoever else asks an absent database says so; until it is back the hands stay as they were set.
    if (passedMs > setAgainMs || hasStrayed) set().catch(() => {});
    return new Date(time) as DatabaseInstant;
  };
}
