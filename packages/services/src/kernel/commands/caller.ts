import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a call came from. */
export type Caller = {
  readonly address: string | null;
  readonly device: string | null;
  /** Told the name of each command that was done for the call, once it is committed. */
  readonly onDone?: (command: string) => void;
};

const callers = new AsyncLocalStorage<Caller>();

/**
 * Whatever commands are run by this work, however deep, are recorded with where the call came from. Handed
 * round outside the arguments: no handler could forget it. Nothing is decided by it,
 * but for the networks of the console: nobody names some that shut them out.
 */
export function withCaller<Answer>(caller: Caller, work: () => Answer): Answer {
  return callers.run(caller, work);
}

/** Of nobody's call (the worker, a script), there is neither. */
export function callerNow(): Pick<Caller, 'address' | 'device'> {
  const { address, device } = callers.getStore() ?? { address: null, device: null };
  return { address, device };
}

export function tellCaller(command: string): void {
  callers.getStore()?.onDone?.(command);
}
