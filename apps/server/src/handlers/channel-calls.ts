import { runCommand } from '@candor/services/kernel/commands';
import { takeCallback } from '@candor/services/payments/callbacks';
import type { CallHandlers, HandlerParts } from './handler-parts.ts';

/** A14.1: what Dragonpay says by itself. Checked, stored, answered; what follows from it is the worker's. */
export function channelHandlers({ borrowing }: HandlerParts): CallHandlers<'channel.dragonpay-postback'> {
  const { database, now, collectChannels } = borrowing;
  return {
    'channel.dragonpay-postback': async (fields, { rawBody, requestId, log }) => {
      const channel = collectChannels.ph.find(({ id }) => id === 'dragonpay');
      if (!channel?.hear) return { refused: 'not_found' };
      const heard = rawBody === undefined ? null : channel.hear(fields);
      if (!heard || rawBody === undefined) {
        log.warn({ channel: channel.id }, 'a callback with a wrong signature was refused');
        return { refused: 'signature_is_wrong' };
      }
      await runCommand(database, takeCallback, {
        input: { market: 'ph', channel: channel.id, heard, raw: rawBody },
        actor: { kind: 'channel', id: channel.id },
        requestId,
        now: now(),
      });
      return { result: 'OK' };
    },
  };
}
