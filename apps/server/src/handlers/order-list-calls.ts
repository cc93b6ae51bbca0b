import type { HandlerParts } from './handler-parts.ts';
import type { CallHandlers } from './handler-parts.ts';

export function orderListCalls(_parts: HandlerParts): CallHandlers<'order.list' | 'order.withdraw'> {
  return {
    'order.list': async () => awaited(),
    'order.withdraw': async () => awaited(),
  };
}

function awaited(): never {
  throw new Error('awaited');
}
