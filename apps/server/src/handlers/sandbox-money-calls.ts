import type { CallHandlers, HandlerParts } from './handler-parts.ts';

export function sandboxMoneyCalls(
  _parts: HandlerParts,
): CallHandlers<
  'sandbox.payments' | 'sandbox.pay' | 'sandbox.statement' | 'sandbox.match' | 'sandbox.hardship'
> {
  return {
    'sandbox.payments': async () => awaited(),
    'sandbox.pay': async () => awaited(),
    'sandbox.statement': async () => awaited(),
    'sandbox.match': async () => awaited(),
    'sandbox.hardship': async () => awaited(),
  };
}

function awaited(): never {
  throw new Error('awaited');
}
