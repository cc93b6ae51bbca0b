import type { Loaded } from './use-load.ts';

/** The address names nothing, or another market's: loading it again would not help, and nobody is told to. */
export function isNotThere(loaded: Loaded<unknown>): boolean {
  return loaded.state === 'failed' && ['not_found', 'invalid_request'].includes(loaded.fault.code);
}
