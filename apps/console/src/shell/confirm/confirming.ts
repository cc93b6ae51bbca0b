import { type ConsoleClient, ProblemError } from '@candor/contract/console-client';

/** Whether somebody is being asked to confirm that it is them; asked for by calls, answered by the sheet. */
export type Confirming = {
  readonly isAsked: () => boolean;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Resolves when it was confirmed, or given up: false. Several calls at once are one question. */
  readonly ask: () => Promise<boolean>;
  readonly answer: (isConfirmed: boolean) => void;
};

export function createConfirming(): Confirming {
  let asked: { readonly promise: Promise<boolean>; readonly resolve: (is: boolean) => void } | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    isAsked: () => asked !== undefined,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    ask() {
      if (!asked) {
        asked = Promise.withResolvers<boolean>();
        tell();
      }
      return asked.promise;
    },
    answer(isConfirmed) {
      const { resolve } = asked ?? {};
      asked = undefined;
      tell();
      resolve?.(isConfirmed);
    },
  };
}

/**
 * A client whose calls ask for a confirmation where the server wants one, and are then made once more: the
 * same request under the same key. Whoever gives it up gets the server's refusal, and nothing was done.
 */
export function confirmedClient(
  client: ConsoleClient,
  confirming: Confirming,
  /** The network is not allowed any more. */
  onElsewhere: () => void,
): ConsoleClient {
  return {
    async call(key, request, options) {
      try {
        return await client.call(key, request, options);
      } catch (error) {
        const code = error instanceof ProblemError ? error.code : undefined;
        if (code === 'network_not_allowed') onElsewhere();
        if (code !== 'confirm_it_is_you' || !(await confirming.ask())) throw error;
        return client.call(key, request, options);
      }
    },
  };
}
