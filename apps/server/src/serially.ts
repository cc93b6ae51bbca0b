/**
 * One of them at each asking, the next at the next: so many hands, and only one of them looks whether there
 * is something to do.
 */
export function inTurn(lanes: readonly { readonly run: () => void }[]): () => void {
  let next = 0;
  return () => {
    lanes[next % lanes.length]?.run();
    next += 1;
  };
}

/**
 * Runs the work once at a time; asked while it runs, it runs once more, so that the last wish is never
 * answered with old facts.
 */
export function serially(work: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  const loop = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      await work().catch(onError);
    } while (isAskedAgain);
    running = undefined;
  };
  return {
    run: () => {
      if (running) isAskedAgain = true;
      else running = loop();
    },
    idle: async () => {
      isAskedAgain = false;
      await running;
    },
  };
}
