import {
  documents,
  readDocumentNumber,
  type DocumentFault,
  type IdentityDocument,
  type MarketId,
} from '@candor/markets';
import { findDocumentOwner, releaseDocument, saveDocument } from '@candor/store/borrowers';
import type { Tx } from '@candor/store/database';
import type { Refusal } from '../../kernel/commands/command.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';

export type NoteDocument = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly kind: string;
  readonly typed: string;
};

export const documentAbout = (borrowerId: string, kind: string) => `document:${kind}:${borrowerId}`;

/**
 * Keeps a document's number, sealed. Ana logs in with a second phone and brings the passport of her first
 * account: that is noticed here. She is told that there is one and nothing of it, because whoever found a
 * passport could say the same; the first account is told in its own inbox. Whose it is stays in the audit
 * log. The document of an account that was deleted comes back to its owner, and what the law keeps of that
 * account stays where it is.
 */
export async function noteDocument(
  tx: Tx,
  seal: PersonSeal,
  { borrowerId, market, kind, typed }: NoteDocument,
): Promise<{ masked: string } | Refusal<DocumentFault | 'document_belongs_to_another_account'>> {
  const number = readDocumentNumber(market, kind, typed);
  if ('refused' in number) return number as Refusal<DocumentFault>;
  const accepted: Readonly<Record<string, IdentityDocument>> = documents[market];
  const isUnique = accepted[kind]?.keeps === 'whole';
  const numberIndex = isUnique ? seal.index(`document:${kind}`, market, number.kept) : null;
  const owner = numberIndex && (await findDocumentOwner(tx, { market, kind, numberIndex }));
  if (owner && owner.borrowerId !== borrowerId && !owner.isDeleted)
    return { refused: 'document_belongs_to_another_account', facts: { owner: owner.borrowerId } };
  if (owner?.isDeleted) await releaseDocument(tx, owner.borrowerId, kind);
  const numberSealed = seal.seal(number.kept, documentAbout(borrowerId, kind));
  await saveDocument(tx, { borrowerId, market, kind, numberSealed, numberIndex });
  return { masked: number.masked };
}
