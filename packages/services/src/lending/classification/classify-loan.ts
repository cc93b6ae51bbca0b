import { loanSubject } from '@candor/domain/ledger';
import { isMarketId } from '@candor/markets';
import { balanceOf, type PostingRefusal } from '@candor/store/ledger';
import { setNpaSince } from '@candor/store/loans';
import type { Tx } from '@candor/store/database';
import { postDrafts } from '../loan-entries/book-loan.ts';
import type { ChangedLoan } from '../loans/change-loan.ts';
import { entryToPost } from '@candor/domain/loan-entries';
import { isNonPerforming } from './is-non-performing.ts';

/**
 * Classes a loan at the end of a day. From the day that it no longer performs (India: 90 days after the due
 * date) interest that was taken as income and not paid is only noted; when all arrears are paid what is noted
 * is ordinary interest again.
 */
export async function classifyLoan(
  tx: Tx,
  { before, after, on }: ChangedLoan,
): Promise<PostingRefusal | undefined> {
  const { id, market, currency, npaSince } = before;
  if (!isMarketId(market)) throw new Error(`${market} is no market`);
  const isNpa = isNonPerforming(market, { loan: after, npaSince }, on);
  if (isNpa === (npaSince !== null)) return undefined;
  await setNpaSince(tx, id, isNpa ? on : null);
  const subject = loanSubject(String(id));
  const account = isNpa ? 'interest-receivable' : 'npa-interest';
  const interest = await balanceOf(tx, { account, subject, currency });
  if (interest <= 0n) return undefined;
  const facts = { loan: String(id), on, interest };
  return postDrafts(
    tx,
    before,
    [isNpa ? entryToPost('enter-npa', facts) : entryToPost('leave-npa', facts)],
    on,
  );
}
