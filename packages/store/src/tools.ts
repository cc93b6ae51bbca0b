import { openDatabase, type Database, type DatabaseOptions } from './database/database.ts';
import { write, writing, type Write } from './writing.ts';

/**
 * For tests, measurements and simulations, which arrange what no command would: a database that gives writing
 * transactions to whoever has it.
 */
export type WritableDatabase = Database & { readonly withTransaction: Write };

export function writable(database: Database): WritableDatabase {
  return { ...database, withTransaction: (work, options) => write(database, work, options) };
}

/**
 * Nobody waits for a page here: beside other work fifty at once on ten connections may take minutes, and
 * nothing is wrong for it.
 */
const patient = { connectTimeoutMs: 600_000, statementTimeoutMs: 600_000 };

export function openWritable(options: DatabaseOptions): WritableDatabase {
  return writable(openDatabase({ ...patient, ...options }));
}

/** A database of which every transaction, also the reading ones, is run by `run`. */
export function runningWith(base: Pick<Database, 'healthy' | 'close'>, run: Write): WritableDatabase {
  return {
    read: (work, options) => run(work, { ...options, readOnly: true }),
    [writing]: run,
    withTransaction: run,
    healthy: () => base.healthy(),
    use: () => ({ most: 1, lent: 1, idle: 0, waiting: 0 }),
    close: () => base.close(),
  };
}
