import { insertLoanNote, type LoanNoteAbout } from '@candor/store/loan-lists';
import type { Tx } from '@candor/store/database';
import type { CommandContext } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';

/** What is sealed and whose it is. */
export const loanNoteAbout = (noteId: string) => `loan-note:${noteId}`;

type Noted = {
  readonly loanId: bigint;
  readonly about: LoanNoteAbout;
  readonly reason: string | null;
  readonly words: string;
};

/** Keeps why somebody did something with a loan, in their own words. */
export async function noteOnLoan(
  tx: Tx,
  { seal, newId }: Pick<IdentityDeps, 'seal' | 'newId'>,
  { loanId, about, reason, words }: Noted,
  { actor, now }: CommandContext,
): Promise<void> {
  const id = newId();
  const sealed = seal.seal(words, loanNoteAbout(id));
  await insertLoanNote(tx, { id, loanId, staffId: actor.id, about, reason, sealed, at: now });
}
