import { endDaysThatAreOver } from '@candor/services/lending/end-of-day';
import type { Job } from './jobs.ts';

/**
 * Looks every five minutes whether a business day is over somewhere, and ends it. Two workers share the work;
 * one that dies leaves the rest to the next; after three days down it ends three days. What stays open is
 * shouted about, each time.
 */
export const dayEnd: Job = {
  name: 'day-end',
  cron: '*/5 * * * *',
  expireInSeconds: 6 * 3_600,
  run: async (database, _now, { log, signal }) => {
    const { ended, unended } = await endDaysThatAreOver(database, { signal });
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
