import { readSetup } from '@candor/services/reads/setup';
import type { CallHandlers, HandlerParts } from '../../handler-parts.ts';

/** A15.390: what is left to set up. */
export function consoleSetupHandlers({ borrowing, database }: HandlerParts): CallHandlers<'console.setup'> {
  return {
    'console.setup': async ({ market }) => ({ steps: await readSetup(database, borrowing, market) }),
  };
}
