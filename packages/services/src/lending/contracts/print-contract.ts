import { createHash } from 'node:crypto';
import {
  findSignedAgreement,
  findSignedDocument,
  findSignedText,
  insertSignedDocumentIfAbsent,
  type SignedDocumentKind,
} from '@candor/store/contracts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { openPapers } from './signed-papers.ts';
import { paperToPrint } from './papers-to-print.ts';

type Parts = Pick<LendingDeps, 'database' | 'seal' | 'now' | 'press'>;

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

async function printOne(
  { database, seal, now, press }: Parts,
  orderId: string,
  kind: SignedDocumentKind,
): Promise<void> {
  const found = await database.read(async (tx) => ({
    made: await findSignedDocument(tx, orderId, kind),
    text: await findSignedText(tx, orderId),
    signed: await findSignedAgreement(tx, orderId),
  }));
  const { made, text, signed } = found;
  if (made || !text || !signed) return;
  const papers = openPapers(seal, orderId, text.sealed);
  const { signedAt } = signed;
  const file = await press(paperToPrint(papers, kind, { fingerprint: text.fingerprint, signedAt }));
  const document = {
    orderId,
    kind,
    sha256: createHash('sha256').update(file).digest('hex'),
    sealed: seal.sealBytes(file, fileAbout(orderId, kind)),
    madeAt: now(),
  };
  const actor = { kind: 'system', id: 'documents' } as const;
  await runCommand(database, keepDocument, { input: document, actor, now: document.madeAt });
}

/** The file that a borrower fetches from then on, whoever made it first. */
const keepDocument: Command<Parameters<typeof insertSignedDocumentIfAbsent>[1], null> = {
  name: 'contract.print',
  subject: ({ orderId }) => `order:${orderId}`,
  async decide(tx, document) {
    await insertSignedDocumentIfAbsent(tx, document);
    return { output: null, facts: { kind: document.kind, sha256: document.sha256 } };
  },
};
