import { databaseNow, type Database } from '@candor/store/database';
import { listOpenEndsOfDay } from '@candor/store/end-of-day';
import { workOnChunks, type EndDay } from './end-day.ts';

/**
 * Does chunks of every day that somebody else has begun to end: one worker opens and closes a day, all of
 * them work on it. Tells how many it did.
 */
export async function helpEndDays(
  database: Database,
  wish: Pick<EndDay, 'lanes' | 'plan' | 'signal'>,
): Promise<number> {
  let chunks = 0;
  for (const of of await database.read(listOpenEndsOfDay)) {
    const now = await database.read(databaseNow);
    chunks += await workOnChunks(database, { ...wish, ...of, now }, { waits: false });
  }
  return chunks;
}
