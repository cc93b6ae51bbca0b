import { Outage } from '../../kernel/commands/outage.ts';

/** Lets so many run at once and so many wait; the next one is told to come again. */
export function takeTurns({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Outage('too much is waiting for its turn');
      // Whoever finishes hands its place over, so `running` stays as it is.
      await new Promise<void>((begin) => queue.push(begin));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
