import {
  documents,
  readDocumentNumber,
  type DocumentFault,
  type IdentityDocument,
  type MarketId,
} from '@candor/markets';
import { findDocumentOwner, releaseDocument, saveDocument, type Tx } from '@candor/store';
import type { Refusal } from '../commands/command.ts';
import { borrowerPhone } from './borrower-phone.ts';
import { maskPhone } from './mask-phone.ts';
import type { PersonSeal } from './person-seal.ts';

export type NoteDocument = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly kind: string;
  readonly typed: string;
};

export const documentAbout = (borrowerId: string, kind: string) => `document:${kind}:${borrowerId}`;

/**
 * Keeps a document's number, sealed. Ana logs in with a second phone and brings the passport of her first account: that is
 * noticed here, and she is told the end of the number that the first account opens with. She sees nothing of it: only
 * logging in there shows it. The document of an account that was deleted comes back to its
 * owner, and what the law keeps of that account stays where it is.
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
  if (owner && owner.borrowerId !== borrowerId && !owner.isDeleted) {
    const phone = borrowerPhone(seal, { id: owner.borrowerId, phoneSealed: owner.phoneSealed });
    const facts: Record<string, string> = phone === null ? {} : { phoneEnds: maskPhone(phone) };
    return { refused: 'document_belongs_to_another_account', facts };
  }
  if (owner?.isDeleted) await releaseDocument(tx, owner.borrowerId, kind);
  const numberSealed = seal.seal(number.kept, documentAbout(borrowerId, kind));
  await saveDocument(tx, { borrowerId, market, kind, numberSealed, numberIndex });
  return { masked: number.masked };
}
