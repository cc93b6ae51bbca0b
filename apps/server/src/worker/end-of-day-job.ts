import { availableParallelism } from 'node:os';
import { endDaysThatAreOver, helpEndDays } from '@candor/services/lending/end-of-day';
import type { Database } from '@candor/store/database';
import type { Job } from './jobs.ts';
import type { Round } from './start-worker.ts';

export const endOfDayQueue = { name: 'day-end', expireInSeconds: 6 * 3_600 } as const;

/**
 * `job` looks every five minutes whether a business day is over somewhere, and ends it, in one worker; with
 * `help` all the others do chunks of it. A worker that dies leaves the rest to the next; after three days
 * down three days are ended. What stays open is shouted about, each time. `lanes`: how many chunks a worker
 * does at a time, 0 for one a core.
 */
export function endOfDay(database: Database, wished = 0): { readonly job: Job; readonly help: Round } {
  const lanes = wished === 0 ? availableParallelism() : wished;
  let isOurs = false;
  const job: Job = {
    ...endOfDayQueue,
    cron: '*/5 * * * *',
    run: async (_database, _now, { log, signal }) => {
      isOurs = true;
      const { ended, unended } = await endDaysThatAreOver(database, { signal, lanes }).finally(
        () => (isOurs = false),
      );
      for (const { market, day, facts } of ended) {
        log.info({ market, day, ...facts }, 'a business day has ended');
        const { differences, refusedLoans, stuckLoans } = facts;
        if (Array.isArray(differences) && differences.length > 0) {
          log.error({ market, day, differences }, 'the books and the loans do not agree: a person must look');
        }
        if (refusedLoans !== undefined && refusedLoans !== '0') {
          log.error(
            { market, day, refusedLoans },
            'loans could not be charged: the audit log says which and why',
          );
        }
        if (stuckLoans !== undefined && stuckLoans !== '0') {
          log.error(
            { market, day, stuckLoans },
            'loans were left out of the end of their day: the audit log says which and why',
          );
        }
      }
      for (const { market, day, why } of unended) {
        log.error({ market, day, err: why }, 'a business day could not be ended: a person must look');
      }
      return { days: ended.length, unended: unended.length };
    },
  };
  const help: Round = {
    name: 'day-end',
    hears: 'day-end',
    // Whoever ends it has its lanes at work already.
    run: async (signal) => (isOurs ? 0 : helpEndDays(database, { lanes, signal })),
  };
  return { job, help };
}
