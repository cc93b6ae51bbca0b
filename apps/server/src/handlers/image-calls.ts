import type { HandlerParts } from './handler-parts.ts';
import type { CallHandlers } from './handler-parts.ts';

export function imageCalls(
  _parts: HandlerParts,
): CallHandlers<'image.upload' | 'image.upload-state' | 'image.link'> {
  return {
    'image.upload': async () => awaited(),
    'image.upload-state': async () => awaited(),
    'image.link': async () => awaited(),
  };
}

function awaited(): never {
  throw new Error('awaited');
}
