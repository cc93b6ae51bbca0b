import type { ComplaintState } from '@candor/domain/states';
import { findComplaint, insertComplaintNote } from '@candor/store/complaints';
import { lockBorrower } from '@candor/store/borrowers';
import type { Command } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { notedAbout } from './complaint-seal.ts';

export type NoteOnComplaint = {
  readonly reportId: string;
  readonly staffName: string | null;
  readonly words: string;
};

/**
 * Staff write something down for each other. The borrower's side of the complaint does not change by it, not
 * even its last change.
 */
export const noteOnComplaint = ({
  seal,
  newId,
}: Pick<IdentityDeps, 'seal' | 'newId'>): Command<
  NoteOnComplaint,
  { reportId: string; state: ComplaintState },
  'complaint_is_unknown'
> => ({
  name: 'problem.note',
  subject: ({ reportId }) => `complaint:${reportId}`,
  async decide(tx, { reportId, staffName, words }, { now }) {
    const complaint = await findComplaint(tx, reportId);
    // Nothing is written down about somebody who has left: nobody would take it away again.
    if (!complaint) return { refused: 'complaint_is_unknown' };
    if (complaint.borrowerId !== null && !(await lockBorrower(tx, complaint.borrowerId)))
      return { refused: 'complaint_is_unknown' };
    const id = newId();
    const sealed = seal.seal(words, notedAbout(id));
    await insertComplaintNote(tx, { id, complaintId: reportId, staffName, sealed, notedAt: now });
    return { output: { reportId, state: complaint.state }, facts: { note: id } };
  },
});
