import type { HandlerParts } from './handler-parts.ts';
import type { CallHandlers } from './handler-parts.ts';

export function productCalls(
  _parts: HandlerParts,
): CallHandlers<
  'product.apply' | 'product.detail' | 'product.push' | 'product.low-rate-point' | 'product.quote'
> {
  return {
    'product.apply': async () => awaited(),
    'product.detail': async () => awaited(),
    'product.push': async () => awaited(),
    'product.low-rate-point': async () => awaited(),
    'product.quote': async () => awaited(),
  };
}

function awaited(): never {
  throw new Error('awaited');
}
