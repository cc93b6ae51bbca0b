import type { HandlerParts } from './handler-parts.ts';
import type { CallHandlers } from './handler-parts.ts';

export function sandboxLendingCalls(
  _parts: HandlerParts,
): CallHandlers<'sandbox.cases' | 'sandbox.decide' | 'sandbox.payout-outcome' | 'sandbox.stand-ins'> {
  return {
    'sandbox.cases': async () => awaited(),
    'sandbox.decide': async () => awaited(),
    'sandbox.payout-outcome': async () => awaited(),
    'sandbox.stand-ins': async () => awaited(),
  };
}

function awaited(): never {
  throw new Error('awaited');
}
