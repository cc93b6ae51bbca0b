import type { Database, ReadOptions, Tx } from '@candor/store/database';
import { write } from '@candor/store/writing';

/** Thrown to roll a preview back; it never leaves this file. */
class Seen extends Error {}

/**
 * What would happen: found by the code that does it, in a transaction that is always rolled back. It has no
 * cause, so outside the dry runs in it nothing can be posted.
 */
export async function preview<T>(
  database: Database,
  work: (tx: Tx) => Promise<T>,
  options?: ReadOptions,
): Promise<T> {
  let seen: { readonly it: T } | undefined;
  try {
    await write(
      database,
      async (tx) => {
        seen = { it: await work(tx) };
        throw new Seen();
      },
      options,
    );
  } catch (error) {
    if (!(error instanceof Seen)) throw error;
  }
  if (!seen) throw new Error('a preview has seen nothing');
  return seen.it;
}
