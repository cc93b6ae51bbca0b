import type { HandlerParts } from './handler-parts.ts';
import type { CallHandlers } from './handler-parts.ts';

export function loanCalls(
  _parts: HandlerParts,
): CallHandlers<'loan.confirm' | 'loan.details' | 'loan.offer'> {
  return {
    'loan.confirm': async () => awaited(),
    'loan.details': async () => awaited(),
    'loan.offer': async () => awaited(),
  };
}

function awaited(): never {
  throw new Error('awaited');
}
