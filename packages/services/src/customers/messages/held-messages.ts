import { isMarketId } from '@candor/markets';
import { listUnsentOf } from '@candor/store/messages';
import type { ReadTx } from '@candor/store/database';
import { ringAt } from '../contact/ring-at.ts';

/**
 * Which of these messages wait for the promised hours, and until when. What hands them over asks the same: a
 * message that is not among them leaves as soon as a worker comes to it.
 */
export async function heldUntil(
  tx: ReadTx,
  messageIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const unsent = await listUnsentOf(tx, messageIds);
  return new Map(
    unsent.flatMap(({ id, market, kind, causedBy }) => {
      const until = isMarketId(market) ? ringAt({ kind, market, causedBy }, now) : now;
      return until > now ? [[id, until] as const] : [];
    }),
  );
}
