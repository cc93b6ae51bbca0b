import type { CallHandlers, HandlerParts } from './handler-parts.ts';

export function payingCalls(
  _parts: HandlerParts,
): CallHandlers<'loan.generate-code' | 'loan.delay-accept' | 'loan.cancel' | 'loan.submit-utr'> {
  return {
    'loan.generate-code': async () => awaited(),
    'loan.delay-accept': async () => awaited(),
    'loan.cancel': async () => awaited(),
    'loan.submit-utr': async () => awaited(),
  };
}

function awaited(): never {
  throw new Error('awaited');
}
