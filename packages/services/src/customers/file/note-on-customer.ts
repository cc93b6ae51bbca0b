import type { MarketId } from '@candor/markets';
import { lockBorrower } from '@candor/store/borrowers';
import { insertCustomerNote, listCustomerNotes } from '@candor/store/customer-file';
import type { ReadTx } from '@candor/store/database';
import type { Command, CommandAnswer } from '../../kernel/commands/command.ts';
import { runCommand, type CommandRequest } from '../../kernel/commands/run-command.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import {
  attachmentsOf,
  dropFiles,
  keepAttachments,
  storeFiles,
  type AttachmentFacts,
  type GivenFile,
  type StoredFile,
} from './keep-attachments.ts';

export const customerNoteAbout = (noteId: string) => `customer-note:${noteId}`;
const subjectOf = (noteId: string) => `note:${noteId}`;

type WriteNote = {
  readonly noteId: string;
  readonly market: MarketId;
  readonly borrowerId: string;
  readonly words: string;
  readonly files: readonly StoredFile[];
};

/** Somebody at the lender writes down what others should know of a borrower; nobody else ever reads it. */
const writeNote = (seal: PersonSeal): Command<WriteNote, { readonly noteId: string }, 'not_found'> => ({
  name: 'customer.note',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, { noteId, market, borrowerId, words, files }, { actor, now }) {
    // Locked: a deletion of the account is either seen here or sees what is kept here.
    const borrower = await lockBorrower(tx, borrowerId);
    if (borrower?.market !== market) return { refused: 'not_found' };
    const sealed = seal.seal(words, customerNoteAbout(noteId));
    await insertCustomerNote(tx, { id: noteId, market, borrowerId, staffId: actor.id, sealed, at: now });
    await keepAttachments(tx, seal, files, {
      subject: subjectOf(noteId),
      borrowerId,
      staffId: actor.id,
      at: now,
    });
    return { output: { noteId }, facts: { note: noteId, attachments: files.length } };
  },
});

export type NoteOnCustomer = {
  readonly noteId: string;
  readonly market: MarketId;
  readonly borrowerId: string;
  readonly words: string;
  readonly files: readonly GivenFile[];
};

type Answer =
  | CommandAnswer<{ readonly noteId: string }, 'not_found'>
  | { readonly kind: 'not-taken'; readonly name: string };

/** The files go into the store first, and out of it again where the note is not kept. */
export async function noteOnCustomer(
  deps: Pick<LendingDeps, 'database' | 'seal' | 'pictures'>,
  { input, ...request }: CommandRequest<NoteOnCustomer>,
): Promise<Answer> {
  const { files: given, ...note } = input;
  const files = await storeFiles(deps, given);
  if ('refused' in files) return { kind: 'not-taken', name: files.name };
  const answer = await runCommand(deps.database, writeNote(deps.seal), {
    ...request,
    input: { ...note, files },
  });
  // Not where the key was used before: what lies there may be what was kept then.
  if (answer.kind === 'refused') await dropFiles(deps, files);
  return answer;
}

export type CustomerNoteView = {
  readonly noteId: string;
  readonly by: string;
  readonly words: string;
  readonly at: Date;
  readonly attachments: readonly AttachmentFacts[];
};

/** The latest notes on a borrower with what is attached to them. */
export async function customerNotes(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerId: string,
  limit: number,
): Promise<CustomerNoteView[]> {
  const notes = await listCustomerNotes(tx, borrowerId, limit);
  const attached = await attachmentsOf(
    tx,
    seal,
    notes.map(({ id }) => subjectOf(id)),
  );
  return notes.map(({ id, staffName, sealed, at }) => ({
    noteId: id,
    by: staffName,
    words: sealed === null ? '' : seal.open(sealed, customerNoteAbout(id)),
    at,
    attachments: attached.get(subjectOf(id)) ?? [],
  }));
}
