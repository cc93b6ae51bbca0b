import { planOf } from '@candor/domain/instalments';
import type { MarketId, ProblemKind } from '@candor/markets';
import {
  findComplaint,
  listComplaintDrafts,
  saveComplaintDraft,
  type AnswerWay,
  type ComplaintDraftRow,
} from '@candor/store/complaints';
import { findApplication } from '@candor/store/applications';
import { lockBorrower } from '@candor/store/borrowers';
import type { Database, ReadTx } from '@candor/store/database';
import { lease } from '../../kernel/commands/lease.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { isOvertaken } from '../../kernel/is-overtaken.ts';
import { ownLoan } from '../../lending/loans/own-loan.ts';
import { draftAbout } from './complaint-seal.ts';
import { draftOf } from './draft-of.ts';
import { arePicturesFree, eachOnce } from './say-in-complaint.ts';

export type ComplaintDraft = {
  kind: ProblemKind | null;
  loanId: string | null;
  words: string;
  imageIds: string[];
  answerWay: AnswerWay | null;
};

/** As it is sealed; before drafts had marks, without one. */
type Sealed = ComplaintDraft & { readonly mark?: string | null };

type Writer = { readonly borrowerId: string; readonly market: MarketId };

type Keeping = {
  readonly reportId: string | null;
  readonly row: number | null;
  readonly draft: ComplaintDraft;
  readonly mark: string | null;
  readonly at: Date;
};

/**
 * Keeps what is half typed, sealed. It comes with every pause in typing, and is nobody's act: it is not
 * audited and replaces the one before, unless a later one of the same page came first. False where it speaks
 * of what is not the borrower's own.
 */
export async function keepComplaintDraft(
  database: Database,
  seal: PersonSeal,
  writer: Writer,
  { reportId, row, draft, mark, at }: Keeping,
): Promise<boolean> {
  const { borrowerId, market } = writer;
  return lease(database, 'draft.keep', async (tx) => {
    // Locked, so that nothing is kept of somebody who is leaving.
    if (!(await lockBorrower(tx, borrowerId))) return false;
    const { loanId } = draft;
    const order = loanId === null ? undefined : await findApplication(tx, loanId);
    if (loanId !== null && (order?.borrowerId !== borrowerId || order.market !== market)) return false;
    const complaint = reportId === null ? undefined : await findComplaint(tx, reportId);
    if (reportId !== null && complaint?.borrowerId !== borrowerId) return false;
    if (loanId !== null && row !== null && !(await hasRow(tx, writer, loanId, row))) return false;
    const imageIds = eachOnce(draft.imageIds);
    if (!(await arePicturesFree(tx, borrowerId, imageIds))) return false;
    const about = draftOf({ reportId, loanId, row });
    const earlier = await findDraft(tx, borrowerId, about);
    if (earlier && isOvertaken(mark, openComplaintDraft(seal, borrowerId, earlier).mark)) return true;
    const kept: Sealed = { ...draft, imageIds, mark };
    const sealed = seal.seal(JSON.stringify(kept), draftAbout(borrowerId, about));
    await saveComplaintDraft(tx, borrowerId, { about, sealed, keptAt: at });
    return true;
  });
}

/** A draft is kept for each row: of rows that are not there somebody could leave any number. */
async function hasRow(tx: ReadTx, writer: Writer, loanId: string, row: number): Promise<boolean> {
  const own = await ownLoan(tx, writer, loanId);
  return own !== undefined && row <= planOf(own.loan).rows.length;
}

export function openComplaintDraft(
  seal: PersonSeal,
  borrowerId: string,
  { about, sealed }: ComplaintDraftRow,
): { draft: ComplaintDraft; mark: string | null } {
  const { mark = null, ...draft } = JSON.parse(seal.open(sealed, draftAbout(borrowerId, about))) as Sealed;
  return { draft, mark };
}

async function findDraft(
  tx: ReadTx,
  borrowerId: string,
  about: string,
): Promise<ComplaintDraftRow | undefined> {
  return (await listComplaintDrafts(tx, borrowerId)).find((each) => each.about === about);
}

/** What was left half typed, with the pictures that are still there. */
export async function complaintDraftOf(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerId: string,
  of: Parameters<typeof draftOf>[0],
): Promise<{ draft: ComplaintDraft | null; draftMark: string | null }> {
  const row = await findDraft(tx, borrowerId, draftOf(of));
  if (!row) return { draft: null, draftMark: null };
  const { draft, mark } = openComplaintDraft(seal, borrowerId, row);
  const imageIds: string[] = [];
  for (const id of draft.imageIds) if (await arePicturesFree(tx, borrowerId, [id])) imageIds.push(id);
  return { draft: { ...draft, imageIds }, draftMark: mark };
}
