import type { Database, Tx } from '@candor/store';

/** Thrown to end what was tried; it never leaves this file. */
class Rewound extends Error {}

/**
 * A database that can be tried and rewound: while something is tried, every transaction is a savepoint within one that is rolled back
 * at the end. Thousands of tries begin with the very same rows, and none pays for making them.
 */
export class RewindableDatabase implements Database {
  readonly #inner: Database;
  #tx: Tx | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(inner: Database) {
    this.#inner = inner;
  }

  async tried(what: () => Promise<void>): Promise<void> {
    await this.#inner
      .withTransaction(async (tx) => {
        this.#tx = tx;
        try {
          await what();
        } finally {
          this.#tx = undefined;
        }
        throw new Rewound();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Rewound)) throw error;
      });
  }

  /** One after the other: they share a connection. */
  async withTransaction<T>(
    work: (tx: Tx) => Promise<T>,
    options?: Parameters<Database['withTransaction']>[1],
  ): Promise<T> {
    const tx = this.#tx;
    if (!tx) return this.#inner.withTransaction(work, options);
    const mine = this.#last.then(() => within(tx, work));
    this.#last = mine.catch(() => {});
    return mine;
  }

  healthy(): Promise<boolean> {
    return this.#inner.healthy();
  }

  close(): Promise<void> {
    return this.#inner.close();
  }
}

async function within<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await tx.query({ text: 'savepoint tried' });
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
