import { lastReturnNote, type LoanApplication } from '@candor/store/applications';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';

export const returnNoteAbout = (handDecisionId: string) => `return-note:${handDecisionId}`;

/** What the borrower of a returned application reads beside the reasons; null where nobody wrote anything. */
export async function returnNoteOf(
  tx: ReadTx,
  seal: PersonSeal,
  { id, state }: Pick<LoanApplication, 'id' | 'state'>,
): Promise<string | null> {
  const note = state === 'sent-back' ? await lastReturnNote(tx, id) : undefined;
  if (!note || note.sealed === null) return null;
  return seal.open(note.sealed, returnNoteAbout(note.handDecisionId));
}
