import type { Statement, Tx } from '@candor/store/database';
import { runningWith, type WritableDatabase } from '@candor/store/tools';

export type WatchedDatabase = {
  readonly database: WritableDatabase;
  /** What was asked of the database since this was last called. */
  readonly taken: () => Statement[];
};

/** The same database, with everything that is asked of it written down. */
export function watchStatements(database: WritableDatabase): WatchedDatabase {
  let asked: Statement[] = [];
  const watched = (tx: Tx): Tx => ({
    ...tx,
    query: (statement) => {
      asked.push(statement);
      return tx.query(statement);
    },
  });
  return {
    database: runningWith(database, (work, options) =>
      database.withTransaction((tx) => work(watched(tx)), options),
    ),
    taken: () => {
      const before = asked;
      asked = [];
      return before;
    },
  };
}
