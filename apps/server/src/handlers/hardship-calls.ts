import type { CallHandlers, HandlerParts } from './handler-parts.ts';

export function hardshipCalls(_parts: HandlerParts): CallHandlers<'loan.hardship' | 'loan.hardship-ask'> {
  return {
    'loan.hardship': async () => awaited(),
    'loan.hardship-ask': async () => awaited(),
  };
}

function awaited(): never {
  throw new Error('awaited');
}
