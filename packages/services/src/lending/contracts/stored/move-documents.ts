import {
  countUnmovedDocuments,
  deleteMovedDocument,
  findSignedFile,
  insertSignedFile,
  listUnmovedDocuments,
  type PlaceInFiles,
  type UnmovedDocument,
} from '@candor/store/contracts';
import { lease } from '../../../kernel/commands/lease.ts';
import {
  nameDocument,
  openDocument,
  readDocument,
  storeDocument,
} from '../../../kernel/documents/document-store.ts';
import type { LendingDeps } from '../../../kernel/lending-deps.ts';
import { fileAbout } from '../print-contract.ts';

type Parts = Pick<LendingDeps, 'database' | 'seal' | 'pictures'>;

/** `changed`: the row does not hold what was kept. `two`: the store has another file of the same paper. */
type WhyLeft = 'changed' | 'two';
export type LeftDocument = Pick<UnmovedDocument, 'orderId' | 'kind'> & { readonly why: WhyLeft };

export type MoveProgress = { readonly moved: number; readonly of: number };

/** Few enough to be held in memory whole; each is a transaction of its own. */
const filesAtOnce = 20;
/** What a store takes longest for is its answer. */
const lanes = 4;

/**
 * Moves what the database holds of signed files into the store, while servers go on: each file is put there,
 * read back, and only then named by a row in place of the one that held it. It may be stopped and begun
 * again: what was moved is no longer met.
 */
export async function moveDocuments(
  parts: Parts,
  watch: (progress: MoveProgress) => void = () => {},
): Promise<{ readonly moved: number; readonly left: readonly LeftDocument[] }> {
  const of = await parts.database.read((tx) => countUnmovedDocuments(tx));
  const left: LeftDocument[] = [];
  let moved = 0;
  for (let after: PlaceInFiles = null; ;) {
    const from: PlaceInFiles = after;
    const step: readonly UnmovedDocument[] = await parts.database.read((tx) =>
      listUnmovedDocuments(tx, from, filesAtOnce),
    );
    for (let first = 0; first < step.length; first += lanes) {
      const chunk = step.slice(first, first + lanes);
      // All of them end before a failure of one is told: nothing goes on behind whoever was told.
      const outcomes = await Promise.allSettled(chunk.map((document) => moveOne(parts, document)));
      chunk.forEach(({ orderId, kind }, index) => {
        const outcome = outcomes[index];
        if (outcome?.status === 'rejected') throw outcome.reason;
        const is = outcome?.value;
        if (is === 'moved') moved += 1;
        if (is === 'changed' || is === 'two') left.push({ orderId, kind, why: is });
      });
      watch({ moved, of });
    }
    after = step.at(-1) ?? null;
    if (after === null) return { moved, left };
  }
}

/** `gone`: deleted while it was being moved; what was put into the store is erased a day later. */
async function moveOne(parts: Parts, document: UnmovedDocument): Promise<WhyLeft | 'gone' | 'moved'> {
  const { database, seal } = parts;
  const { orderId, kind, sha256, sealed, madeAt } = document;
  const about = fileAbout(orderId, kind);
  const content = openDocument(seal, sealed, { sha256, about });
  if (typeof content === 'string') return content;
  const stored = await storeDocument(parts, content, about);
  const back = await readDocument(parts, { storeKey: stored.storeKey, sha256, about });
  if (typeof back === 'string')
    throw new Error(
      `The store did not keep ${stored.storeKey} as it was put (${back}): nothing was deleted.`,
    );
  return lease(database, 'document.move', async (tx) => {
    const there = await findSignedFile(tx, orderId, kind);
    // Made a second time by a worker of the version before, which did not see the one in the store.
    if (there && there.sha256 !== sha256) return 'two';
    if (!(await deleteMovedDocument(tx, document))) return 'gone';
    const is = await nameDocument(tx, stored, async () => there !== undefined);
    if (is === 'named') await insertSignedFile(tx, { orderId, kind, ...stored, madeAt });
    return 'moved';
  });
}
