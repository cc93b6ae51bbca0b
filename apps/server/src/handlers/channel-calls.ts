import type { CallHandlers, HandlerParts } from './handler-parts.ts';

export function channelCalls(_parts: HandlerParts): CallHandlers<'channel.dragonpay-postback'> {
  return {
    'channel.dragonpay-postback': async () => awaited(),
  };
}

function awaited(): never {
  throw new Error('awaited');
}
