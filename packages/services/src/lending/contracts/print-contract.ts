import {
  findSignedAgreement,
  findSignedDocument,
  findSignedText,
  insertSignedFile,
  type SignedDocumentKind,
  type SignedFile,
} from '@candor/store/contracts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { nameDocument, storeDocument, type StoredDocument } from '../../kernel/documents/document-store.ts';
import { openPapers } from './signed-papers.ts';
import { paperToPrint } from './papers-to-print.ts';

type Parts = Pick<LendingDeps, 'database' | 'seal' | 'now' | 'press' | 'pictures'>;

const kinds: readonly SignedDocumentKind[] = ['agreement', 'disclosure'];

export const fileAbout = (orderId: string, kind: SignedDocumentKind) => `signed-document:${orderId}:${kind}`;

/**
 * Makes the files of a signed agreement and keeps them, sealed. Told twice, or by two workers at once, it
 * keeps the first: what was once fetched is never another file. Of a borrower who has left there is nothing
 * to print.
 */
export async function printContract(parts: Parts, { order: orderId }: { order: string }): Promise<void> {
  for (const kind of kinds) await printOne(parts, orderId, kind);
}

/** The bytes go first and the row that names them last: no row is ever without its file. */
async function printOne(parts: Parts, orderId: string, kind: SignedDocumentKind): Promise<void> {
  const { database, now } = parts;
  if (await database.read((tx) => findSignedDocument(tx, orderId, kind))) return;
  const content = await renderSigned(parts, orderId, kind);
  if (!content) return;
  const stored = await storeDocument(parts, content, fileAbout(orderId, kind));
  const input = { orderId, kind, ...stored, madeAt: now() };
  const actor = { kind: 'system', id: 'documents' } as const;
  await runCommand(database, keepDocument, { input, actor, now: input.madeAt });
}

/** The file of what was signed, from its kept words: the same bytes on any day. */
export async function renderSigned(
  { database, seal, press }: Pick<Parts, 'database' | 'seal' | 'press'>,
  orderId: string,
  kind: SignedDocumentKind,
): Promise<Buffer | undefined> {
  const { text, signed } = await database.read(async (tx) => ({
    text: await findSignedText(tx, orderId),
    signed: await findSignedAgreement(tx, orderId),
  }));
  if (!text || !signed) return undefined;
  const { signedAt } = signed;
  const papers = openPapers(seal, orderId, text.sealed);
  return press(paperToPrint(papers, kind, { fingerprint: text.fingerprint, signedAt }));
}

/** The file that a borrower fetches from then on, whoever made it first. */
const keepDocument: Command<SignedFile & StoredDocument, null> = {
  name: 'contract.print',
  subject: ({ orderId }) => `order:${orderId}`,
  async decide(tx, document) {
    const { orderId, kind, sha256 } = document;
    const isThere = async () => (await findSignedDocument(tx, orderId, kind)) !== undefined;
    if ((await nameDocument(tx, document, isThere)) === 'there')
      return { output: null, facts: { kind, again: true } };
    await insertSignedFile(tx, document);
    return { output: null, facts: { kind, sha256 } };
  },
};
