import type { Tx } from '../database/database.ts';
import { deleteOldest } from '../database/delete-oldest.ts';

/** One from every `everySeconds`, up to `atOnce` of them in a row. */
export type Permit = { readonly bucket: Buffer; readonly everySeconds: number; readonly atOnce: number };

/**
 * Takes one permit from every bucket, or none: 0, or how many seconds to wait. All nodes share the buckets,
 * so `at` is what the database's clock shows (`openDatabaseClock`), not the node's own.
 */
export async function takeRateLimitTokens(tx: Tx, permits: readonly Permit[], at: Date): Promise<number> {
  const inOrder = permits.toSorted((a, b) => Buffer.compare(a.bucket, b.bucket));
  // Nothing hangs on these rows surviving a crash, so nobody waits for the disk.
  await tx.query({ text: 'set local synchronous_commit = off' });
  const { rows } = await tx.query<{ wait: number }>({
    name: 'rate-limit-take',
    text: 'select take_permits($1, $2, $3, $4) as wait',
    values: [
      inOrder.map(({ bucket }) => bucket),
      inOrder.map(({ everySeconds }) => everySeconds),
      inOrder.map(({ atOnce }) => atOnce),
      at,
    ],
  });
  return rows[0]?.wait ?? 0;
}

/** Gives back what was taken: what failed through no fault of theirs counts for nobody. */
export async function returnRateLimitTokens(tx: Tx, permits: readonly Permit[]): Promise<void> {
  for (const { bucket, everySeconds } of permits.toSorted((a, b) => Buffer.compare(a.bucket, b.bucket))) {
    await tx.query({
      name: 'rate-limit-return',
      text: 'update rate_limit set filled_until = filled_until - make_interval(secs => $2) where bucket = $1',
      values: [bucket, everySeconds],
    });
  }
}

export async function deleteLimitsBefore(tx: Tx, instant: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'rate-limit-delete-old',
    text: deleteOldest('rate_limit', 'filled_until', ' and filled_until < clock_timestamp()'),
    values: [instant],
  });
  return rowCount;
}
