import { deleteAccountsKeptUntil } from '@candor/store/payout-accounts';
import { deleteCodesBefore, deleteSessionsBefore } from '@candor/store/sessions';
import { deleteComplaintDraftsBefore, forgetComplaintWordsKeptUntil } from '@candor/store/complaints';
import { forgetComplainantsKeptUntil } from '@candor/store/complaint-desk';
import { deleteDocumentsKeptUntil } from '@candor/store/borrowers';
import { deleteDraftsBefore, deleteStepsKeptUntil } from '@candor/store/kyc';
import { deleteExpiredExports } from '@candor/store/privacy';
import { deleteSignedTextsKeptUntil } from '@candor/store/contracts';
import { deleteMailCodesBefore } from '@candor/store/mail-confirmation';
import { deleteStrayMessagesBefore } from '@candor/store/messages';
import { forgetDisputeWordsKeptUntil } from '@candor/store/bureau';
import { forgetBureauPartsBefore } from '@candor/store/bureau-files';
import { forgetGroundsKeptUntil } from '@candor/store/decisions';
import { forgetImportRowsBefore } from '@candor/store/imports';
import { forgetOpenImportsBefore } from '@candor/store/bank-imports';
import { deleteRefundAccountsBefore } from '@candor/store/refunds';
import { forgetDisbursementFilesBefore } from '@candor/store/disbursement-files';
import { forgetDisbursementAnswersBefore } from '@candor/store/disbursement-attempts';
import { deleteSpentChallengesBefore } from '@candor/store/passkeys';
import type { Tx } from '@candor/store/database';

export type RetentionRule = {
  /** As the log names it. */
  readonly key: string;
  readonly what: string;
  /** How long, in words; `law`: as long as the market's law says after the last dealing. */
  readonly kept: string;
  readonly why: 'law' | 'house';
  /** Deletes what is due, and says how much that was. */
  readonly clear: (tx: Tx, now: Date) => Promise<number>;
};

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);
const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** As long as a bank may still be asked about a payout. */
const payoutFilesDays = 180;
/** As long as a bureau may still ask about a file. */
const bureauFilesDays = 180;
/** Codes' messages of those who never came in. */
const strayMessagesDays = 90;
/** What was typed and never sent. */
const draftsDays = 90;
/** Rows of a file of loans that were not brought in: time to mend them. */
const importRowsDays = 90;
/** A bank's file that was handed in and never imported. */
const bankFilesDays = 30;

const byLaw = (
  key: string,
  what: string,
  until: (tx: Tx, day: string) => Promise<number>,
): RetentionRule => ({
  key,
  what,
  kept: 'until the law’s time is over, after the account was deleted',
  why: 'law',
  clear: (tx, now) => until(tx, dayOf(now)),
});

const byDays = (
  key: string,
  what: string,
  days: number,
  before: (tx: Tx, instant: Date) => Promise<number>,
): RetentionRule => ({
  key,
  what,
  kept: days === 1 ? '1 day' : `${days} days`,
  why: 'house',
  clear: (tx, now) => before(tx, daysAgo(now, days)),
});

/**
 * What is kept of people, and until when. The worker goes through it every hour; the console shows beforehand
 * what it will delete, by the very same statements.
 */
export const retentionRules: readonly RetentionRule[] = [
  byLaw('documents', 'Numbers of identity documents', deleteDocumentsKeptUntil),
  byLaw('certification', 'Facts of the identity check', deleteStepsKeptUntil),
  byLaw('signedTexts', 'Signed agreements and their PDFs', deleteSignedTextsKeptUntil),
  byLaw('decisions', 'What decisions were based on', forgetGroundsKeptUntil),
  byLaw('complaints', 'Words of complaints', forgetComplaintWordsKeptUntil),
  {
    key: 'complainants',
    what: 'Complainants without an account, and what they said',
    kept: 'until the law’s time is over, after the complaint came',
    why: 'law',
    clear: (tx, now) => forgetComplainantsKeptUntil(tx, dayOf(now)),
  },
  byLaw('bureauDisputes', 'Words of disputes about what was reported', forgetDisputeWordsKeptUntil),
  byLaw('payoutAccounts', 'Payout accounts', deleteAccountsKeptUntil),
  byDays('importRows', 'Rows of imports that were refused', importRowsDays, forgetImportRowsBefore),
  byDays('bankFiles', 'Bank statements that were not imported', bankFilesDays, forgetOpenImportsBefore),
  byDays('payoutFiles', 'Files of payouts', payoutFilesDays, forgetDisbursementFilesBefore),
  byDays('refundAccounts', 'Accounts given for refunds', payoutFilesDays, deleteRefundAccountsBefore),
  byDays('bureauFiles', 'Files for credit bureaus', bureauFilesDays, forgetBureauPartsBefore),
  byDays('payoutAnswers', 'Answers of payout channels', payoutFilesDays, forgetDisbursementAnswersBefore),
  byDays(
    'strayMessages',
    'Messages to telephones without an account',
    strayMessagesDays,
    deleteStrayMessagesBefore,
  ),
  byDays('drafts', 'Drafts of the identity check', draftsDays, deleteDraftsBefore),
  byDays('complaintDrafts', 'Drafts of complaints', draftsDays, deleteComplaintDraftsBefore),
  byDays('sessions', 'Borrowers’ sessions that ended', 30, deleteSessionsBefore),
  byDays('codes', 'One-time codes', 1, deleteCodesBefore),
  byDays('mailCodes', 'Codes for e-mail addresses', 2, deleteMailCodesBefore),
  byDays('challenges', 'What passkeys signed', 1, deleteSpentChallengesBefore),
  {
    key: 'exports',
    what: 'Exports of data that were made ready',
    kept: '7 days',
    why: 'house',
    clear: deleteExpiredExports,
  },
];
