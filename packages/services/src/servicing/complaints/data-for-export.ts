import { listComplaintDrafts, listComplaintMessages } from '@candor/store/complaints';
import { listComplaints } from '@candor/store/complaint-lists';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { pictureFileName } from '../../customers/pictures/picture-rules.ts';
import type { DataSection } from '../../kernel/data-section.ts';
import { openSaid, openScore } from './complaint-seal.ts';
import { openComplaintDraft } from './complaint-draft.ts';

/** More than anybody complains. */
const complaintsAtMost = 1_000;

/** Each thing that was said in a borrower's complaints, by both sides: what a regulator would want to see. */
export async function complaintLines(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerId: string,
): Promise<DataSection['rows']> {
  const complaints = await listComplaints(tx, borrowerId, { before: null, limit: complaintsAtMost });
  const said = await listComplaintMessages(
    tx,
    complaints.map(({ id }) => id),
  );
  return complaints.flatMap(({ id, reference, kind, state, promisedBy, score, scoreSealed }) =>
    said
      .filter(({ complaintId }) => complaintId === id)
      .map((message) => ({
        reference,
        kind,
        state,
        promisedBy,
        score,
        scoreWords: openScore(seal, { id, scoreSealed }),
        from: message.author,
        name: message.staffName,
        at: message.saidAt.toISOString(),
        words: openSaid(seal, message),
        pictures: message.imageIds.map(pictureFileName),
      })),
  );
}

/** What was typed and not sent. */
export async function complaintDraftLines(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerId: string,
): Promise<DataSection['rows']> {
  return (await listComplaintDrafts(tx, borrowerId)).map((row) => {
    const { kind, words, imageIds } = openComplaintDraft(seal, borrowerId, row).draft;
    return { at: row.keptAt.toISOString(), kind, words, pictures: imageIds.map(pictureFileName) };
  });
}
