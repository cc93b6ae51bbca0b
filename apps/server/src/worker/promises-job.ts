import { closeCuredCases } from '@candor/services/servicing/collections';
import { endPromises } from '@candor/services/servicing/hardship';
import type { LendingDeps } from '@candor/services/kernel';
import type { Job } from './jobs.ts';

export const promisesQueue = { name: 'promises' } as const;

/**
 * Every hour: promises to pay whose day has passed are kept or broken, and the borrower is told; collection
 * cases of loans that are current again are closed.
 */
export function promises(borrowing: LendingDeps): Job {
  const run = async () => ({
    ended: await endPromises(borrowing),
    cured: await closeCuredCases(borrowing),
  });
  return { ...promisesQueue, cron: '10 * * * *', run };
}
