import type { Database, ReadTx } from '@candor/store/database';

/** One look reads one snapshot of the database, so that its figures tie among themselves. */
export function inOneSnapshot<T>(database: Database, read: (tx: ReadTx) => Promise<T>): Promise<T> {
  return database.read(read, { isolation: 'repeatable read' });
}
