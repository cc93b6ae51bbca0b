import { marketIds } from '@candor/markets';
import { databaseNow, type Database, type ReadTx } from '@candor/store/database';
import type { BooksKeys, BooksSeal } from './books-keys.ts';
import { readStanding, type Standing } from './day-lines.ts';

export const checkpoints = 'checkpoints';

/** What the lender's place said at a moment. */
export type RootsPlace = {
  readonly keys: BooksKeys;
  readonly readAt: Date;
  readonly standing: Readonly<Record<string, Standing>>;
  readonly checkpoints: readonly string[];
};

/**
 * One look at the lender's place and at the database. The place is read first: a line is in the database
 * before it is written out, so whatever the place names is in what is read of the database after it. The
 * other way round, a day that is signed meanwhile would look as if somebody had removed it.
 */
export async function readWithPlace<T>(
  database: Database,
  seal: BooksSeal | null,
  look: (tx: ReadTx, place: RootsPlace | null) => Promise<T>,
): Promise<T> {
  const place = seal && (await readPlace(seal, await database.read(databaseNow)));
  return database.read((tx) => look(tx, place), { isolation: 'repeatable read' });
}

async function readPlace(seal: BooksSeal, readAt: Date): Promise<RootsPlace> {
  const standing: Record<string, Standing> = {};
  for (const market of marketIds) standing[market] = await readStanding(seal, market);
  return { keys: seal.keys, readAt, standing, checkpoints: await seal.archive.read(checkpoints) };
}
