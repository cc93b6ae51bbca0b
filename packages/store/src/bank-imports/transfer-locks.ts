import type { Tx } from '../database/database.ts';

/**
 * Many numbers of one channel, as claims and as payments know them: in their order, so that two files that
 * have the same numbers wait for each other.
 */
export async function lockTransferNumbers(
  tx: Tx,
  { market, channel }: { readonly market: string; readonly channel: string },
  numbers: readonly string[],
): Promise<void> {
  const inOrder = [...new Set(numbers)].toSorted();
  await tx.query({
    name: 'utr-locks',
    text: `select pg_advisory_xact_lock(hashtextextended('utr:' || $1 || ':' || n.number, 0))
           from unnest($2::text[]) as n (number)`,
    values: [market, inOrder],
  });
  await tx.query({
    name: 'payment-reference-locks',
    text: `select pg_advisory_xact_lock(hashtextextended('payment:' || $1 || ':' || $2 || ':' || n.number, 0))
           from unnest($3::text[]) as n (number)`,
    values: [market, channel, inOrder],
  });
}
