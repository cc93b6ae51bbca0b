import { hostname } from 'node:os';
import { noteClock, type processRoles } from '@candor/services/backoffice/system';
import type { Database } from '@candor/services/kernel';
import { raiseAlarm } from './alarms.ts';

type Log = { error(facts: object, sentence: string): void; warn(facts: object, sentence: string): void };

type Watched = {
  readonly database: Database;
  readonly log: Log;
  /** What this process does. */
  readonly role: (typeof processRoles)[number];
  readonly wall?: () => number;
};

const everyMs = 60_000;

/** Compares this process's clock with the database's, now and every minute. */
export function watchClock(watched: Watched): { stop(): Promise<void> } {
  let looking = lookAtClock(watched);
  const timer = setInterval(() => {
    looking = looking.then(() => lookAtClock(watched));
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

export async function lookAtClock({ database, log, role, wall }: Watched): Promise<void> {
  const process = `${role} on ${hostname()}`;
  try {
    const { skewMs, isOff } = await noteClock(database, process, wall);
    const way = skewMs > 0 ? 'ahead of' : 'behind';
    if (isOff)
      raiseAlarm(log, 'clock-skew', {
        about: process,
        detail: `${Math.abs(skewMs)} ms ${way} the database`,
      });
  } catch (error) {
    log.warn({ err: error }, 'the database could not be asked for its time');
  }
}
