import { databaseNow, type Database } from '@candor/store/database';
import { noteClockReading } from '@candor/store/system';
import { lease } from '../../kernel/commands/lease.ts';

/**
 * What is decided for all goes by the database's clock; a process's own dates its log lines, its certificates
 * and what it says to vendors.
 */
export const skewAtMostMs = 2_000;

/**
 * How far a process's clock is ahead of the database's, in milliseconds, written down for the status page.
 * Half of the time that the question took is neither's fault.
 */
export async function noteClock(
  database: Database,
  process: string,
  wall: () => number = Date.now,
): Promise<{ readonly skewMs: number; readonly isOff: boolean }> {
  const { asked, time, answered } = await database.read(async (tx) => {
    const before = wall();
    const shown = await databaseNow(tx);
    return { asked: before, time: shown.getTime(), answered: wall() };
  });
  const skewMs = Math.round((asked + answered) / 2 - time);
  await lease(database, 'clock.note', (tx) => noteClockReading(tx, { process, skewMs: BigInt(skewMs) }));
  return { skewMs, isOff: Math.abs(skewMs) > skewAtMostMs + (answered - asked) / 2 };
}
