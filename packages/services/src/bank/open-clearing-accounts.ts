import { openClearingAccount } from '@candor/store';
import type { BorrowingParts } from '../borrowing-parts.ts';

/**
 * Every collecting channel that the settings choose has its clearing account before its first payment: without one its money would be refused.
 * However often it is called, each has one.
 */
export async function openClearingAccounts({
  database,
  collectChannels,
}: Pick<BorrowingParts, 'database' | 'collectChannels'>): Promise<void> {
  const channels = new Set(Object.values(collectChannels).flatMap((of) => of.map(({ id }) => id)));
  await database.withTransaction(async (tx) => {
    for (const channel of channels) await openClearingAccount(tx, channel);
  });
}
