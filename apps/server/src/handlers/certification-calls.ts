import type { HandlerParts } from './handler-parts.ts';
import type { CallHandlers } from './handler-parts.ts';

export function certificationCalls(
  _parts: HandlerParts,
): CallHandlers<
  | 'certification.list'
  | 'certification.base'
  | 'certification.base-save'
  | 'certification.personal'
  | 'certification.personal-save'
  | 'certification.job'
  | 'certification.job-save'
  | 'certification.ext'
  | 'certification.ext-save'
  | 'certification.draft-save'
> {
  return {
    'certification.list': async () => awaited(),
    'certification.base': async () => awaited(),
    'certification.base-save': async () => awaited(),
    'certification.personal': async () => awaited(),
    'certification.personal-save': async () => awaited(),
    'certification.job': async () => awaited(),
    'certification.job-save': async () => awaited(),
    'certification.ext': async () => awaited(),
    'certification.ext-save': async () => awaited(),
    'certification.draft-save': async () => awaited(),
  };
}

function awaited(): never {
  throw new Error('awaited');
}
