import type { HandlerParts } from './handler-parts.ts';
import type { CallHandlers } from './handler-parts.ts';

export function accountCalls(
  _parts: HandlerParts,
): CallHandlers<
  | 'certification.bank'
  | 'certification.bank-save'
  | 'certification.bank-find'
  | 'certification.bank-default'
  | 'certification.bank-remove'
> {
  return {
    'certification.bank': async () => awaited(),
    'certification.bank-save': async () => awaited(),
    'certification.bank-find': async () => awaited(),
    'certification.bank-default': async () => awaited(),
    'certification.bank-remove': async () => awaited(),
  };
}

function awaited(): never {
  throw new Error('awaited');
}
