import { isMarketId } from '@candor/markets';
import type { PostingRefusal } from '@candor/store/ledger';
import { setNpaSince } from '@candor/store/loans';
import type { Tx } from '@candor/store/database';
import { moveNoted } from '../loan-entries/book-loan.ts';
import type { ChangedLoan } from '../loans/change-loan.ts';
import { isNonPerforming } from './is-non-performing.ts';

/**
 * Classes a loan at the end of a day. From the day that it no longer performs (India: 90 days after the due
 * date) interest and late charges that were taken as income and not paid are only noted; when all arrears are
 * paid what is noted is on the books again.
 */
export async function classifyLoan(
  tx: Tx,
  { before, after, on }: ChangedLoan,
): Promise<PostingRefusal | undefined> {
  const { id, market, npaSince } = before;
  if (!isMarketId(market)) throw new Error(`${market} is no market`);
  const isNpa = isNonPerforming(market, { loan: after, npaSince }, on);
  if (isNpa === (npaSince !== null)) return undefined;
  await setNpaSince(tx, id, isNpa ? on : null);
  return moveNoted(tx, before, isNpa, on);
}
