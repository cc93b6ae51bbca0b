import { endPromises } from '@candor/services/servicing/hardship';
import type { LendingDeps } from '@candor/services/kernel';
import type { Job } from './jobs.ts';

export const promisesQueue = { name: 'promises' } as const;

/** Every hour: promises to pay whose day has passed are kept or broken, and the borrower is told. */
export function promises(borrowing: LendingDeps): Job {
  return { ...promisesQueue, cron: '10 * * * *', run: async () => ({ ended: await endPromises(borrowing) }) };
}
