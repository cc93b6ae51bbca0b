import type { Database, TransactionOptions, Tx } from './database/database.ts';

/**
 * The key to a transaction that may write. A database has no other way to one, and who may import this module
 * is a list that `scripts/rules/writing.test.ts` checks: the funnel of the commands, the leases, the previews
 * that are always rolled back, and tools that are no part of the product.
 */
export const writing: unique symbol = Symbol('candor.writing');

export type Write = <T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions) => Promise<T>;

export function write<T>(
  database: Database,
  work: (tx: Tx) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  return database[writing](work, options);
}
