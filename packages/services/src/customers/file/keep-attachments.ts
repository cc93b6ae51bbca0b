import { createHash } from 'node:crypto';
import { insertAttachment, listAttachments, type AttachmentRow } from '@candor/store/customer-file';
import type { ReadTx, Tx } from '@candor/store/database';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { attachmentBytesAtMost, sniffAttachment } from './sniff-attachment.ts';

/**
 * A file as it came from somebody's computer. The id is whoever sends it: the same file of the same request
 * has the same one, so that a request that is sent again writes to the same place.
 */
export type GivenFile = { readonly id: string; readonly name: string; readonly bytes: Buffer };

/** Looked at, sealed and in the store; nobody knows of it before a command keeps it. */
export type StoredFile = Pick<AttachmentRow, 'id' | 'mediaType' | 'bytes' | 'storeKey'> & {
  readonly name: string;
  readonly sha256: string;
};

/** What its bytes are sealed as: copied to another's place they do not open. */
export const attachmentAbout = (id: string) => `attachment:${id}`;
const nameAbout = (id: string) => `attachment-name:${id}`;

/** Beside the pictures, in folders of their own. */
const storeKeyOf = (id: string) => `attachments/${id.slice(0, 2)}/${id}`;

type Parts = Pick<LendingDeps, 'seal' | 'pictures'>;

/**
 * Puts files into the store, for a command that will keep them: all, or none where one of them is not taken.
 * Whoever does not keep them takes them out again (`dropFiles`).
 */
export async function storeFiles(
  { seal, pictures }: Parts,
  files: readonly GivenFile[],
): Promise<readonly StoredFile[] | { readonly refused: 'attachment_not_taken'; readonly name: string }> {
  const looked = files.map((file) => ({ ...file, mediaType: sniffAttachment(file.bytes) }));
  const unfit = looked.find(
    ({ mediaType, bytes }) => mediaType === undefined || bytes.length > attachmentBytesAtMost,
  );
  if (unfit) return { refused: 'attachment_not_taken', name: unfit.name };
  const stored: StoredFile[] = [];
  for (const { id, name, bytes, mediaType } of looked) {
    if (mediaType === undefined) continue;
    const storeKey = storeKeyOf(id);
    await pictures.put(storeKey, seal.sealBytes(bytes, attachmentAbout(id)));
    stored.push({
      id,
      name,
      mediaType,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storeKey,
    });
  }
  return stored;
}

export async function dropFiles(
  { pictures }: Pick<LendingDeps, 'pictures'>,
  files: readonly StoredFile[],
): Promise<void> {
  for (const { storeKey } of files) await pictures.delete(storeKey);
}

/** Attaches stored files to something, in the transaction of whoever made it. */
export async function keepAttachments(
  tx: Tx,
  seal: PersonSeal,
  files: readonly StoredFile[],
  about: Pick<AttachmentRow, 'subject' | 'borrowerId' | 'staffId' | 'at'>,
): Promise<void> {
  for (const { name, sha256, ...file } of files)
    await insertAttachment(tx, {
      ...file,
      ...about,
      nameSealed: seal.seal(name, nameAbout(file.id)),
      sha256: Buffer.from(sha256, 'hex'),
    });
}

export type AttachmentFacts = {
  readonly attachmentId: string;
  readonly name: string;
  readonly mediaType: AttachmentRow['mediaType'];
  readonly bytes: number;
};

export function attachmentFacts(seal: PersonSeal, row: AttachmentRow): AttachmentFacts {
  const { id, nameSealed, mediaType, bytes } = row;
  return {
    attachmentId: id,
    name: nameSealed === null ? 'File' : seal.open(nameSealed, nameAbout(id)),
    mediaType,
    bytes,
  };
}

/** What is attached to each of these, by what it is attached to. */
export async function attachmentsOf(
  tx: ReadTx,
  seal: PersonSeal,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, readonly AttachmentFacts[]>> {
  const rows = subjects.length === 0 ? [] : await listAttachments(tx, subjects);
  const bySubject = Map.groupBy(rows, ({ subject }) => subject);
  return new Map(
    [...bySubject].map(([subject, of]) => [subject, of.map((row) => attachmentFacts(seal, row))]),
  );
}
