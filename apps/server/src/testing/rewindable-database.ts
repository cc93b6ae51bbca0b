import type { Tx } from '@candor/store/database';
import { runningWith, type WritableDatabase } from '@candor/store/tools';

/** Thrown to end what was tried; it never leaves this file. */
class Rewound extends Error {}

export type RewindableDatabase = WritableDatabase & {
  readonly tried: (what: () => Promise<void>) => Promise<void>;
};

/**
 * A database that can be tried and rewound: while something is tried, every transaction is a savepoint within
 * one that is rolled back at the end. Thousands of tries begin with the very same rows, and none pays for
 * making them.
 */
export function rewindable(inner: WritableDatabase): RewindableDatabase {
  let current: Tx | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return {
    /** One after the other: they share a connection. */
    ...runningWith(inner, (work, options) => {
      const tx = current;
      if (!tx) return inner.withTransaction(work, options);
      const mine = last.then(() => within(tx, work, options));
      last = mine.catch(() => {});
      return mine;
    }),
    async tried(what) {
      await inner
        .withTransaction(async (tx) => {
          current = tx;
          try {
            await what();
          } finally {
            current = undefined;
          }
          throw new Rewound();
        })
        .catch((error: unknown) => {
          if (!(error instanceof Rewound)) throw error;
        });
    },
  };
}

/** Each has its own author, as a transaction has; one without says nothing. */
async function within<T>(
  tx: Tx,
  work: (tx: Tx) => Promise<T>,
  { cause, savepoint }: NonNullable<Parameters<WritableDatabase['withTransaction']>[1]> = {},
): Promise<T> {
  await tx.query({ text: 'savepoint tried' });
  await tx.query({
    text: `select set_config('candor.cause', $1, true), set_config('candor.author', $2, true)`,
    values: [cause?.auditId ?? '', cause?.author ?? ''],
  });
  if (savepoint) await tx.query({ text: `savepoint ${savepoint}` });
  try {
    const result = await work(tx);
    await tx.query({ text: 'release savepoint tried' });
    return result;
  } catch (error) {
    await tx.query({ text: 'rollback to savepoint tried' });
    await tx.query({ text: 'release savepoint tried' });
    throw error;
  }
}
