import type { MarketId } from '@candor/markets';
import { lockBorrower } from '@candor/store/borrowers';
import { insertCustomerNote, listCustomerNotes } from '@candor/store/customer-file';
import type { ReadTx } from '@candor/store/database';
import type { Command } from '../../kernel/commands/command.ts';
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
    await keepAttachments(tx, files, { subject: subjectOf(noteId), borrowerId, staffId: actor.id, at: now });
    return { output: { noteId }, facts: { note: noteId, attachments: files.length } };
  },
});

export type NoteOnCustomer = {
  readonly market: MarketId;
  readonly borrowerId: string;
  readonly words: string;
  readonly files: readonly GivenFile[];
};

type Answer =
  | { readonly noteId: string }
  | { readonly refused: 'not_found' }
  | { readonly refused: 'attachment_not_taken'; readonly name: string };

/** The files go into the store first, and out of it again where the note is not kept. */
export async function noteOnCustomer(
  deps: Pick<LendingDeps, 'database' | 'seal' | 'pictures' | 'newId'>,
  { input, ...request }: CommandRequest<NoteOnCustomer>,
): Promise<Answer> {
  const { files: given, ...note } = input;
  const files = await storeFiles(deps, given);
  if ('refused' in files) return files;
  const answer = await runCommand(deps.database, writeNote(deps.seal), {
    ...request,
    input: { ...note, noteId: deps.newId(), files },
  });
  if (answer.kind === 'done') return answer.output;
  await dropFiles(deps, files);
  return { refused: 'not_found' };
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
