import { isMarketId } from '@candor/markets';
import { findBorrower } from '@candor/store/borrowers';
import { findRunningCall, insertCollectionCall, type CollectionCall } from '@candor/store/collections';
import { readLoan } from '@candor/store/loans';
import type { ReadTx } from '@candor/store/database';
import { borrowerPhone } from '../../customers/borrowers/borrower-phone.ts';
import { mayContact, type ContactRule } from '../../customers/contact/may-contact.ts';
import type { Command } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';

/** How long a call that nobody has logged still counts as the one that runs. */
const runningHours = 4;

const runningSince = (now: Date) => new Date(now.getTime() - runningHours * 3_600_000);

export type OpenCall = {
  readonly callId: string;
  readonly loanId: string;
  readonly direction: 'in' | 'out';
};

/**
 * Somebody is about to call a borrower past due, or is called by one: the number is shown for this call,
 * which the audit log says and the counters count from now on, whether or not anybody logs what came of it.
 * One that was opened a moment ago and is not logged goes on.
 */
export const openCall: Command<
  OpenCall,
  { callId: string },
  'loan_is_unknown' | 'borrower_is_unknown' | ContactRule
> = {
  name: 'collection.open-call',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { callId, loanId, direction }, { actor, now }) {
    const stored = await readLoan(tx, BigInt(loanId));
    if (!stored || !isMarketId(stored.market)) return { refused: 'loan_is_unknown' };
    const { market, borrowerId, id } = stored;
    const runs = await findRunningCall(tx, { staffId: actor.id, loanId: id, since: runningSince(now) });
    if (runs?.direction === direction)
      return { output: { callId: runs.id }, facts: { direction, again: true } };
    if (direction === 'out') {
      const permit = await mayContact(tx, { about: 'call', market, loanId: id, now });
      if ('refused' in permit) return permit;
    } else if (!(await findBorrower(tx, borrowerId))) return { refused: 'borrower_is_unknown' };
    const call = { id: callId, market, loanId: id, borrowerId, staffId: actor.id, direction, openedAt: now };
    await insertCollectionCall(tx, call);
    return { output: { callId }, facts: { direction, shown: 'phone', reason: 'collections call' } };
  },
};

export type RunningCall = CollectionCall & {
  /** Shown for the call. Null where the account has none. */
  readonly phone: string | null;
};

/** The call that somebody has on a loan, with its number; undefined where they have none. */
export async function runningCall(
  tx: ReadTx,
  { seal }: Pick<IdentityDeps, 'seal'>,
  { staffId, loanId, now }: { readonly staffId: string; readonly loanId: bigint; readonly now: Date },
): Promise<RunningCall | undefined> {
  const call = await findRunningCall(tx, { staffId, loanId, since: runningSince(now) });
  const borrower = call && (await findBorrower(tx, call.borrowerId));
  return call && { ...call, phone: borrower ? borrowerPhone(seal, borrower) : null };
}
