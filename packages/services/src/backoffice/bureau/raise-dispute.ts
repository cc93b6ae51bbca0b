import type { MarketId } from '@candor/markets';
import { disputeDeadline } from '@candor/markets/bureau';
import {
  findComplaintOfBorrower,
  insertBureauDispute,
  lastReportedRow,
  type BureauDispute,
} from '@candor/store/bureau';
import { findBureauRow } from '@candor/store/bureau-files';
import type { Command } from '../../kernel/commands/command.ts';
import { loanNameOf, loansNamed } from '../../lending/loans/loan-name.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { notifyOfDispute } from './notify-of-dispute.ts';

export type RaiseDispute = Pick<BureauDispute, 'raisedBy' | 'about'> & {
  readonly id: string;
  readonly market: MarketId;
  /** As it is called at the lender. */
  readonly loan: string;
  /** The complaint's own number, where the borrower wrote one. */
  readonly complaint: string | null;
  readonly words: string;
};

export const disputeWordsAbout = (id: string) => `bureau-dispute:${id}`;
export const disputeReasonAbout = (id: string) => `bureau-dispute-reason:${id}`;

/**
 * What was last reported of a loan is said to be wrong: from now on it is reported as disputed, and the law's
 * days are counted.
 */
export const raiseDispute = (
  parts: Pick<IdentityDeps, 'seal' | 'newId'>,
): Command<
  RaiseDispute,
  { readonly caseId: string; readonly decideBy: string },
  'not_found' | 'loan_was_not_reported' | 'dispute_is_open'
> => ({
  name: 'bureau.dispute',
  subject: ({ market }) => `bureau:${market}`,
  async decide(tx, { id, market, loan, complaint, words, raisedBy, about }, { now }) {
    const [loanId] = await loansNamed(tx, market, loan);
    if (loanId === undefined) return { refused: 'not_found' };
    const reported = await lastReportedRow(tx, loanId);
    const row = reported && (await findBureauRow(tx, reported.fileId, reported.n));
    if (!reported || !row) return { refused: 'loan_was_not_reported' };
    const { borrowerId, orderId } = row;
    const complaintId =
      complaint === null ? null : await findComplaintOfBorrower(tx, { borrowerId, reference: complaint });
    if (complaintId === undefined) return { refused: 'not_found' };
    const raisedOn = await businessDateOf(tx, market);
    const { decideBy } = disputeDeadline(market, raisedOn);
    const wordsSealed = parts.seal.seal(words, disputeWordsAbout(id));
    const dispute = {
      id,
      market,
      loanId,
      borrowerId,
      raisedBy,
      complaintId,
      about,
      wordsSealed,
      ...reported,
    };
    if (!(await insertBureauDispute(tx, { ...dispute, raisedAt: now, raisedOn, decideBy })))
      return { refused: 'dispute_is_open' };
    const told = { borrowerId, market, decideBy };
    const name = loanNameOf({ id: loanId, orderId });
    const outbox = await notifyOfDispute(tx, parts, told, { step: 'raised', loan: name, reason: '', now });
    return {
      output: { caseId: id, decideBy },
      facts: { dispute: id, loan: name, about, raisedBy, decideBy },
      outbox,
    };
  },
});
