import { calls, type Call, type Calls } from '@candor/contract';
import { marketIds, type MarketId } from '@candor/markets';
import type { CollectChannel, CollectChannels } from '@candor/services/kernel/ports';
import { runCommand } from '@candor/services/kernel/commands';
import { takeCallback } from '@candor/services/payments/callbacks';
import type { Handler } from '../http/handler.ts';
import type { GroupHandlers, HandlerParts } from './handler-parts.ts';

type Hearing = CollectChannel & Required<Pick<CollectChannel, 'hear'>>;

/**
 * The channels that call by themselves. Each serves one market: its account there is what it settles with.
 */
function hearing(channels: CollectChannels): { readonly market: MarketId; readonly channel: Hearing }[] {
  return marketIds.flatMap((market) =>
    channels[market].flatMap((channel) =>
      channel.hear ? [{ market, channel: { ...channel, hear: channel.hear } }] : [],
    ),
  );
}

/** A14: what channels say by themselves. Checked, stored, answered; what follows from it is the worker's. */
export function channelHandlers({ borrowing }: HandlerParts): GroupHandlers<'channel'> {
  const { database, now, collectChannels } = borrowing;
  /** An address that bears a channel's name is that channel's alone. */
  const heardBy =
    (id?: string): Handler<Calls['channel.callback']> =>
    async (fields, { callback, requestId, log }) => {
      const listening = hearing(collectChannels).filter(
        ({ channel }) => id === undefined || channel.id === id,
      );
      if (listening.length === 0) return { refused: 'not_found' };
      for (const { market, channel } of callback ? listening : []) {
        const heard = callback && channel.hear(fields, callback);
        if (!heard) continue;
        await runCommand(database, takeCallback, {
          input: { market, channel: channel.id, heard, raw: callback.text },
          actor: { kind: 'channel', id: channel.id },
          requestId,
          now: now(),
        });
        return { result: 'OK' };
      }
      log.warn({ channel: id ?? 'any' }, 'a callback with a wrong signature was refused');
      return { refused: 'signature_is_wrong' };
    };
  // Every call of the group is handled alike, whichever are declared.
  return Object.fromEntries(
    Object.values<Call>(calls)
      .filter(({ group }) => group === 'channel')
      .map(({ key, name }) => [key, heardBy(/^(.+)-postback$/u.exec(name)?.[1])]),
  ) as unknown as GroupHandlers<'channel'>;
}
