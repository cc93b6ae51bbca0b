import { marketIds } from '@candor/markets';
import { expireCodes } from '@candor/store';
import type { BorrowingParts } from '../borrowing-parts.ts';

/** Codes whose time is over are shown as such within moments; the end of the day does the same for what was missed. */
export async function expireWaitingCodes({
  database,
  now,
}: Pick<BorrowingParts, 'database' | 'now'>): Promise<number> {
  let expired = 0;
  for (const market of marketIds) {
    expired += await database.withTransaction((tx) => expireCodes(tx, market, now()));
  }
  return expired;
}
