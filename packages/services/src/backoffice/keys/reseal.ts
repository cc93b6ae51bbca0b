import type { Database } from '@candor/store/database';
import {
  countToReseal,
  listSealedColumns,
  listSealedFiles,
  lockSealedFile,
  noteResealed,
  pagesOf,
  resealedUpTo,
  resealValues,
  valuesToReseal,
  type SealedColumn,
} from '@candor/store/sealed-columns';
import { lease } from '../../kernel/commands/lease.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { PictureStore } from '../../kernel/ports/picture-store.ts';

type Parts = {
  /** As the owner of the tables: the application's login may not change what is kept for good. */
  readonly database: Database;
  readonly seal: PersonSeal;
  readonly pictures: PictureStore;
};

export type ResealProgress = { readonly place: string; readonly percent: number; readonly resealed: number };
type Watch = (progress: ResealProgress) => void;

/** Small enough that nobody waits for a row for long. */
const pagesAtOnce = 32;
/** Rows that somebody holds are met in a later pass; after so many there is something else wrong. */
const passesAtMost = 20;

/**
 * Puts everything that an older key sealed under the newest, while servers go on: rows a few pages at a
 * time, then files. It may be stopped and begun again. Answers how many values and files it changed.
 */
export async function resealAll(parts: Parts, watch: Watch = () => {}): Promise<number> {
  let resealed = 0;
  for (const place of await parts.database.read((tx) => listSealedColumns(tx)))
    resealed += await resealColumn(parts, place, watch);
  return resealed + (await resealFiles(parts, watch));
}

/** What other keys sealed and is still there, by column: empty when those keys can go. */
export async function leftToReseal({ database, seal }: Pick<Parts, 'database' | 'seal'>) {
  return await database.read(async (tx) => {
    const left: { readonly place: string; readonly values: number }[] = [];
    for (const place of await listSealedColumns(tx)) {
      const values = await countToReseal(tx, place, seal.newestKey());
      if (values > 0) left.push({ place: nameOf(place), values });
    }
    return left;
  });
}

async function resealColumn(parts: Parts, place: SealedColumn, watch: Watch): Promise<number> {
  let resealed = 0;
  for (let pass = 0; pass < passesAtMost; pass += 1) {
    const before = resealed;
    const pages = await parts.database.read((tx) => pagesOf(tx, place.table));
    for (let from = 0; from < pages; from += pagesAtOnce) {
      resealed += await resealPages(parts, place, from);
      const percent = Math.floor((100 * Math.min(from + pagesAtOnce, pages)) / pages);
      watch({ place: nameOf(place), percent, resealed });
    }
    if (resealed === before) break;
  }
  return resealed;
}

async function resealPages({ database, seal }: Parts, place: SealedColumn, from: number): Promise<number> {
  return await lease(database, 'key.reseal', async (tx) => {
    const values = await valuesToReseal(tx, place, seal.newestKey(), { from, count: pagesAtOnce });
    if (values.length === 0) return 0;
    const anew = values.map(({ at, sealed, boundTo }) => ({
      at,
      sealed: resealOne(seal, place, sealed, boundTo),
    }));
    return await resealValues(tx, place, anew);
  });
}

function resealOne(seal: PersonSeal, place: SealedColumn, sealed: string, boundTo: string): string {
  try {
    if (place.form !== 'bytes') return seal.seal(seal.open(sealed, boundTo), boundTo);
    const bytes = seal.openBytes(Buffer.from(sealed, 'base64'), boundTo);
    return seal.sealBytes(bytes, boundTo).toString('base64');
  } catch (cause) {
    throw new Error(`A value of ${nameOf(place)}, bound to ${boundTo}, does not open.`, { cause });
  }
}

const filesAtOnce = 100;

async function resealFiles({ database, seal, pictures }: Parts, watch: Watch): Promise<number> {
  let resealed = 0;
  for (;;) {
    const after = await database.read((tx) => resealedUpTo(tx, seal.newestKey()));
    const files = await database.read((tx) => listSealedFiles(tx, after, filesAtOnce));
    for (const { storeKey, boundTo } of files) {
      // Locked, so that nothing comes back that is being erased.
      resealed += await lease(database, 'key.reseal', async (tx) => {
        if (!(await lockSealedFile(tx, storeKey))) return 0;
        const file = await pictures.get(storeKey);
        if (file === null || seal.isUnderNewest(file)) return 0;
        await pictures.put(storeKey, seal.sealBytes(seal.openBytes(file, boundTo), boundTo));
        return 1;
      });
    }
    const last = files.at(-1);
    if (last) await lease(database, 'key.reseal', (tx) => noteResealed(tx, seal.newestKey(), last.storeKey));
    watch({ place: 'files', percent: files.length < filesAtOnce ? 100 : 0, resealed });
    if (files.length < filesAtOnce) return resealed;
  }
}

const nameOf = ({ table, column, path }: SealedColumn) =>
  [table, column, path].filter((part) => part !== '').join('.');
