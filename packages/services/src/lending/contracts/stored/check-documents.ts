import {
  findSignedFile,
  listSignedFiles,
  listSomeSignedFiles,
  type PlaceInFiles,
  type SignedFile,
} from '@candor/store/contracts';
import type { Database } from '@candor/store/database';
import { hashOf, storeDocument, type DocumentDamage } from '../../../kernel/documents/document-store.ts';
import type { LendingDeps } from '../../../kernel/lending-deps.ts';
import { fileAbout, renderSigned } from '../print-contract.ts';
import { contentOf } from '../read-contract.ts';

type Parts = Pick<LendingDeps, 'database' | 'seal' | 'pictures'>;

/** A file that is not what was kept. */
export type DamagedFile = SignedFile & { readonly damage: DocumentDamage };

const filesAtOnce = 100;
const lanes = 4;

/** Reads every signed file that is in the store, and names those that are not there or not what was kept. */
export async function checkDocuments(
  parts: Parts,
  watch: (checked: number) => void = () => {},
): Promise<{ readonly checked: number; readonly damaged: readonly DamagedFile[] }> {
  const damaged: DamagedFile[] = [];
  let checked = 0;
  for (let after: PlaceInFiles = null; ;) {
    const from: PlaceInFiles = after;
    const files: readonly SignedFile[] = await parts.database.read((tx) =>
      listSignedFiles(tx, from, filesAtOnce),
    );
    damaged.push(...(await damagedOf(parts, files)));
    checked += files.length;
    watch(checked);
    after = files.at(-1) ?? null;
    if (after === null) return { checked, damaged };
  }
}

/** The same of some files, for a look that takes no time: how many were looked at, and what is wrong. */
export async function checkSomeDocuments(
  database: Database,
  shelf: () => Promise<Omit<Parts, 'database'>>,
  limit: number,
): Promise<{ readonly checked: number; readonly damaged: readonly DamagedFile[] }> {
  const files = await database.read((tx) => listSomeSignedFiles(tx, limit));
  if (files.length === 0) return { checked: 0, damaged: [] };
  return { checked: files.length, damaged: await damagedOf({ database, ...(await shelf()) }, files) };
}

async function damagedOf(parts: Parts, files: readonly SignedFile[]): Promise<DamagedFile[]> {
  const found: DamagedFile[] = [];
  for (let first = 0; first < files.length; first += lanes)
    await Promise.all(
      files.slice(first, first + lanes).map(async (file) => {
        const content = await contentOf(parts, file);
        // Erased while it was looked at, with its row: it is not damaged but gone.
        const isThere = (tx: Parameters<Parameters<Database['read']>[0]>[0]) =>
          findSignedFile(tx, file.orderId, file.kind);
        if (typeof content === 'string' && (await parts.database.read(isThere)))
          found.push({ ...file, damage: content });
      }),
    );
  return found;
}

/**
 * Makes a damaged file anew from the words that were signed, and puts it back if it is the same to the byte.
 * False: it is not, and only a backup of the store has it.
 */
export async function repairDocument(
  parts: Parts & Pick<LendingDeps, 'press'>,
  { orderId, kind, sha256 }: SignedFile,
): Promise<boolean> {
  const content = await renderSigned(parts, orderId, kind);
  if (!content || hashOf(content) !== sha256) return false;
  // A row names it already. Should that go meanwhile, the note of the file has it erased.
  await storeDocument(parts, content, fileAbout(orderId, kind));
  return true;
}
