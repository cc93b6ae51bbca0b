import { markets, type MarketId } from '@candor/markets';
import type { LendingDeps } from '@candor/services/kernel';
import { runCommand } from '@candor/services/kernel/commands';
import type { CallbackAsCame, CollectChannel } from '@candor/services/kernel/ports';
import { dayIn, instantOf, readBusinessDate } from '@candor/services/kernel/time';
import { processCallback, takeCallback } from '@candor/services/payments/callbacks';

type Parts = Pick<LendingDeps, 'database' | 'now' | 'collectChannels'>;

type Callback = {
  readonly market: MarketId;
  readonly channel: CollectChannel;
  readonly came: CallbackAsCame;
};

/** In the sandbox: what a channel signed is heard as from outside, and followed at once. */
export async function callBackAsChannel(
  borrowing: Parts,
  { market, channel, came }: Callback,
): Promise<void> {
  const { database } = borrowing;
  const heard = channel.hear?.(Object.fromEntries(new URLSearchParams(came.text)), came);
  if (!heard) throw new Error('the sandbox has signed what nobody believes');
  const answer = await runCommand(database, takeCallback, {
    input: { market, channel: channel.id, heard, raw: came.text },
    actor: { kind: 'channel', id: channel.id },
    now: await momentOf(borrowing, market),
  });
  if (answer.kind === 'done') await processCallback(borrowing, BigInt(answer.output.event));
}

/**
 * Now; where a tester has moved the business day on, a moment of that day: money that is paid then comes
 * then.
 */
async function momentOf({ database, now }: Parts, market: MarketId): Promise<Date> {
  const at = now();
  const on = await readBusinessDate(database, market);
  const { timeZone } = markets[market];
  return on > dayIn(timeZone, at) ? instantOf(on, '12:00', timeZone) : at;
}
