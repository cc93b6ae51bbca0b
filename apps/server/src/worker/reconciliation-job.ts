import { reconcilePastDays } from '@candor/services/payments/reconciliation';
import type { LendingDeps } from '@candor/services/kernel';
import type { Job } from './jobs.ts';

export const reconciliationQueue = { name: 'reconciliation', expireInSeconds: 2 * 3_600 } as const;

/** Once a day, when the business day is over in every market: the channels' lists beside ours. */
export function reconciliation(borrowing: LendingDeps): Job {
  return {
    ...reconciliationQueue,
    cron: '20 20 * * *',
    run: async (_database, _now, { log }) => {
      const days = await reconcilePastDays(borrowing);
      const differing = days.filter(({ differences }) => differences > 0);
      if (differing.length > 0)
        log.error({ differing }, 'a channel and our books differ: a person must look');
      const sum = (of: 'compared' | 'unanswered' | 'differences') =>
        days.reduce((total, day) => total + day[of], 0);
      return { compared: sum('compared'), unanswered: sum('unanswered'), differences: sum('differences') };
    },
  };
}
