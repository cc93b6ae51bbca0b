import { endDaysThatAreOver } from '@candor/services';
import type { Job } from './jobs.ts';

/**
 * Looks every five minutes whether a business day is over somewhere, and ends it. Two workers share the work; one that dies
 * leaves the rest to the next; after three days down it ends three days.
 */
export const dayEnd: Job = {
  name: 'day-end',
  cron: '*/5 * * * *',
  expireInSeconds: 6 * 3_600,
  run: async (database, now, { log, signal }) => {
    const ended = await endDaysThatAreOver(database, { now, signal });
    for (const { market, day, facts } of ended) {
      log.info({ market, day, ...facts }, 'a business day has ended');
      const { differences, refusedLoans } = facts;
      if (Array.isArray(differences) && differences.length > 0) {
        log.error({ market, day, differences }, 'the books and the loans do not agree: a person must look');
      }
      if (refusedLoans !== undefined && refusedLoans !== '0') {
        log.error(
          { market, day, refusedLoans },
          'loans could not be charged: the audit log says which and why',
        );
      }
    }
    return { days: ended.length };
  },
};
