import type { HandlerParts } from './handler-parts.ts';
import type { CallHandlers } from './handler-parts.ts';

export function homeCalls(_parts: HandlerParts): CallHandlers<'home.page' | 'home.cities'> {
  return {
    'home.page': async () => awaited(),
    'home.cities': async () => awaited(),
  };
}

function awaited(): never {
  throw new Error('awaited');
}
