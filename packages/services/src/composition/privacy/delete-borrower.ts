import type { Language, MarketId } from '@candor/markets';
import { closeComplaintsOf, deleteComplaintDraftsOf, forgetComplaintWords } from '@candor/store/complaints';
import { deleteDocuments, lendingTiesOf, lockBorrower, markBorrowerDeleted } from '@candor/store/borrowers';
import { deleteDrafts, deleteSteps } from '@candor/store/kyc';
import { deleteExportsOf, deleteHeld } from '@candor/store/privacy';
import { deleteMailConfirmation } from '@candor/store/mail-confirmation';
import { deleteMessageChoices, deleteMessages } from '@candor/store/messages';
import { deleteBorrowerPasskeysOf } from '@candor/store/passkeys';
import { deletePayoutAccounts } from '@candor/store/payout-accounts';
import { deleteSignedTexts } from '@candor/store/contracts';
import { endAllSessions } from '@candor/store/sessions';
import { forgetAuditWords } from '@candor/store/audit';
import { forgetAttachmentsOf, forgetCustomerNotes } from '@candor/store/customer-file';
import { forgetContactWords } from '@candor/store/collections';
import { forgetHardshipWords } from '@candor/store/hardship';
import { forgetLoanNotes } from '@candor/store/loan-lists';
import { forgetDisbursementAnswersOf } from '@candor/store/disbursement-attempts';
import { forgetGrounds } from '@candor/store/decisions';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { erasingDocuments } from '../../kernel/documents/clear-documents.ts';
import { inboxOf } from '../../customers/messages/read-messages.ts';
import { erasing, forgetPicturesOf } from '../../customers/pictures/erase-pictures.ts';
import { endDisputesOf, lockDisputedLoansOf } from '../../servicing/disputes/end-disputes-of.ts';
import { checkProof, type Proof, type ProofFault } from '../../customers/passkeys/check-proof.ts';
import { deletionView, type KeptByLaw } from './deletion-view.ts';

export type DeleteBorrower = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly language: Language;
  readonly sessionId: string;
  readonly proof: Proof | null;
};

export type DeletionOutcome =
  | { readonly is: 'deleted'; readonly goneNow: string[]; readonly kept: KeptByLaw[] }
  | ProofFault;

/**
 * Deletes an account, confirmed by a code or a passkey for just that. An open loan stands against it, and is
 * told before either is looked at.
 */
export const deleteBorrower = (
  deps: Pick<IdentityDeps, 'seal' | 'passkeys'>,
): Command<DeleteBorrower, DeletionOutcome, 'loan_is_open' | 'not_found'> => ({
  name: 'privacy.delete-borrower',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, { borrowerId, market, language, sessionId, proof }, { now }) {
    await lockDisputedLoansOf(tx, borrowerId);
    const borrower = await lockBorrower(tx, borrowerId);
    if (!borrower?.phoneIndex) return { refused: 'not_found' };
    const ties = await lendingTiesOf(tx, borrowerId);
    const view = deletionView(market, ties, language);
    if (!view.mayDelete) return { refused: 'loan_is_open', facts: { openLoans: view.openLoans } };
    const asked = { borrower, market, sessionId, purpose: 'delete', proof } as const;
    const verdict = await checkProof(tx, deps, asked, now);
    if (verdict.is !== 'right') return { output: verdict };
    await verdict.use();

    await endAllSessions(tx, borrowerId, now);
    await deleteBorrowerPasskeysOf(tx, borrowerId);
    for (const purpose of ['push', 'location', 'device', 'references'] as const) {
      await deleteHeld(tx, borrowerId, purpose);
    }
    await deleteMessages(tx, await inboxOf(tx, borrowerId));
    await deleteMessageChoices(tx, borrowerId);
    await deleteMailConfirmation(tx, borrowerId);
    await deleteExportsOf(tx, borrowerId);
    await deleteDrafts(tx, borrowerId);
    await deleteComplaintDraftsOf(tx, borrowerId);
    await forgetHardshipWords(tx, borrowerId);
    await forgetContactWords(tx, borrowerId);
    await forgetLoanNotes(tx, borrowerId);
    await forgetCustomerNotes(tx, borrowerId);
    const files = erasing(await forgetAttachmentsOf(tx, borrowerId, now));
    await forgetAuditWords(tx, borrowerId);
    const rested = await endDisputesOf(tx, borrowerId);
    await closeComplaintsOf(tx, borrowerId, now);
    await deletePayoutAccounts(tx, borrowerId, { keepNamed: ties.loans > 0 });
    // What a loan was granted on is kept as long as the loan's own facts.
    const erased = ties.loans === 0 ? await forgetPicturesOf(tx, borrowerId, now) : [];
    if (ties.loans === 0) {
      await forgetComplaintWords(tx, borrowerId);
      await deleteDocuments(tx, borrowerId);
      await deleteSteps(tx, borrowerId);
      await deleteSignedTexts(tx, borrowerId);
      await forgetGrounds(tx, borrowerId);
      await forgetDisbursementAnswersOf(tx, borrowerId);
    }
    await markBorrowerDeleted(tx, borrowerId, { at: now, keptUntil: view.keptUntil });
    return {
      output: { is: 'deleted', goneNow: view.goesNow, kept: view.kept },
      facts: { kept: view.kept.length },
      outbox: [...rested, ...files, ...erased, ...(await erasingDocuments(tx))],
    };
  },
});
