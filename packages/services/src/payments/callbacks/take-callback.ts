import type { MarketId } from '@candor/markets';
import { noteChannelEvent } from '@candor/store/payments';
import type { Command } from '../../kernel/commands/command.ts';
import type { ReceivedCallback } from '../../kernel/ports/collect-channel.ts';

export type TakeCallback = {
  readonly market: MarketId;
  readonly channel: string;
  readonly heard: ReceivedCallback;
  /** The body as it came. */
  readonly raw: string;
};

/**
 * A callback is stored, and only then answered. What it leads to follows from what is stored, so that nothing
 * is lost if we die between the two; the same one again is counted.
 */
export const takeCallback: Command<TakeCallback, { event: string; times: number }> = {
  name: 'channel.hear',
  subject: ({ channel, heard }) => `channel:${channel}:${heard.externalId}`,
  async decide(tx, { market, channel, heard, raw }, { now }) {
    const { id, times } = await noteChannelEvent(tx, { ...heard, market, channel, raw, heardAt: now });
    const event = String(id);
    return {
      output: { event, times },
      facts: { event, says: heard.says, letter: heard.letter, times },
      outbox: times === 1 ? [{ topic: 'channel.heard', payload: { event } }] : [],
    };
  },
};
