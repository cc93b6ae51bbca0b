import { createHash } from 'node:crypto';
import { announceFile, nameFile, takeDueFile, type LooseFile } from '@candor/store/loose-files';
import type { Database, Tx } from '@candor/store/database';
import { lease } from '../commands/lease.ts';
import type { PersonSeal } from '../person-seal.ts';
import type { PictureStore } from '../ports/picture-store.ts';

type Shelf = { readonly seal: PersonSeal; readonly pictures: PictureStore };

/** What a row says of a document whose content is in the store of pictures. */
export type DocumentInStore = {
  readonly storeKey: string;
  /** Of the content, before it was sealed. */
  readonly sha256: string;
  /** What the seal is bound to. */
  readonly about: string;
};

/** `missing`: the store has nothing under the key. `changed`: what is there does not open, or is another. */
export type DocumentDamage = 'missing' | 'changed';

/** Told of a document that is not what was kept, whoever asked for it. */
export type DamageAlarm = (found: { readonly damage: DocumentDamage; readonly storeKey: string }) => void;

/** A document is asked for and not what was kept: nobody gets it. */
export class DamagedDocument extends Error {
  readonly damage: DocumentDamage;
  readonly storeKey: string;

  constructor(damage: DocumentDamage, storeKey: string) {
    super(
      damage === 'missing'
        ? `the document ${storeKey} is not in the store`
        : `the document ${storeKey} is not what was kept, or its key is not among PERSONAL_DATA_KEYS`,
    );
    this.damage = damage;
    this.storeKey = storeKey;
  }
}

export const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Where content with this hash lies: the same on every try, and after every move. */
export const documentKey = (sha256: string) => `documents/${sha256.slice(0, 2)}/${sha256}`;

export type StoredDocument = LooseFile & { readonly sha256: string; readonly bytes: number };

/**
 * Puts a document into the store, sealed, for a transaction that will name it (`nameDocument`). That it is
 * coming is written down first: what nobody names within a day is erased.
 */
export async function storeDocument(
  { database, seal, pictures }: Shelf & { readonly database: Database },
  content: Buffer,
  about: string,
): Promise<StoredDocument> {
  const sha256 = hashOf(content);
  const loose = await lease(database, 'document.store', (tx) => announceFile(tx, documentKey(sha256)));
  await pictures.put(loose.storeKey, seal.sealBytes(content, about));
  return { ...loose, sha256, bytes: content.length };
}

/** From here on a row names it, or one does already: answers which. Erased meanwhile, it is stored again. */
export async function nameDocument(
  tx: Tx,
  document: LooseFile,
  isThere: () => Promise<boolean>,
): Promise<'named' | 'there'> {
  const isMine = await nameFile(tx, document);
  // Asked after the lock: whoever was first is seen.
  if (await isThere()) return 'there';
  if (isMine) return 'named';
  throw new Error(`the document ${document.storeKey} was erased before it was named: it is stored again`);
}

/** The content, if it is what was kept; otherwise what is wrong with it. */
export async function readDocument(
  { seal, pictures }: Shelf,
  { storeKey, sha256, about }: DocumentInStore,
): Promise<Buffer | DocumentDamage> {
  const sealed = await pictures.get(storeKey);
  return sealed === null ? 'missing' : openDocument(seal, sealed, { sha256, about });
}

/** What is sealed, if it opens and is what was kept. */
export function openDocument(
  seal: PersonSeal,
  sealed: Buffer,
  { sha256, about }: Omit<DocumentInStore, 'storeKey'>,
): Buffer | 'changed' {
  const content = opened(seal, sealed, about);
  return content !== undefined && hashOf(content) === sha256 ? content : 'changed';
}

function opened(seal: PersonSeal, sealed: Buffer, about: string): Buffer | undefined {
  try {
    return seal.openBytes(sealed, about);
  } catch {
    return undefined;
  }
}

/**
 * What `document.erase` leads to: files that no row names, not yet or no more, whose time has come. Bytes and
 * note go together: until then nobody announces or names the same file.
 */
export async function eraseDocuments(
  { database, pictures }: { readonly database: Database; readonly pictures: PictureStore },
  { keys }: { readonly keys: readonly string[] },
): Promise<void> {
  for (const key of keys)
    await lease(database, 'document.erase', async (tx) => {
      if (await takeDueFile(tx, key)) await pictures.delete(key);
    });
}
