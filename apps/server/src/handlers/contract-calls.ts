import type { HandlerParts } from './handler-parts.ts';
import type { CallHandlers } from './handler-parts.ts';

export function contractCalls(
  _parts: HandlerParts,
): CallHandlers<'contract.detail' | 'contract.agreement' | 'contract.file'> {
  return {
    'contract.detail': async () => awaited(),
    'contract.agreement': async () => awaited(),
    'contract.file': async () => awaited(),
  };
}

function awaited(): never {
  throw new Error('awaited');
}
