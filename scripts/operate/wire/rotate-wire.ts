import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  calls,
  declaredNames,
  fingerprintOf,
  growDictionary,
  parseDictionary,
  rotateDictionary,
  sandboxSeed,
  type WireDictionary,
} from '@candor/contract';

type Told = { readonly done: readonly string[] } | { readonly refused: string };

/**
 * Without a seed, the dictionary of a folder gets words for the names that it lacks, and the sandbox's is
 * made where there is none. With another seed it is made anew, and the one before is kept. Refused, it has
 * written nothing.
 */
export async function rotateWire(folder: string, seed: string | undefined): Promise<Told> {
  const currentFile = join(folder, 'current.json');
  const previousFile = join(folder, 'previous.json');
  const shelf = { current: await read(currentFile), previous: await read(previousFile) };
  if (seed !== undefined && seed.length < 8)
    return {
      refused:
        'The seed is too short: give at least 8 characters, for example the output of openssl rand -hex 16.',
    };
  if (seed !== undefined && fingerprintOf(seed) === shelf.previous?.seedFingerprint)
    return {
      refused: `That seed made ${previousFile}, which pages that are still open may speak. Take another.`,
    };
  const declared = declaredNames(calls);
  const next =
    seed === undefined && shelf.current
      ? { ...shelf, current: growDictionary(shelf.current, declared) }
      : rotateDictionary(shelf, seed ?? sandboxSeed, declared);
  await mkdir(folder, { recursive: true });
  if (next.previous && next.previous !== shelf.previous) await write(previousFile, next.previous);
  await write(currentFile, next.current);
  const isKept = next.previous && next.previous !== shelf.previous;
  return {
    done: [
      `wrote ${currentFile}, version ${next.current.version}${addedWords(shelf.current, next.current)}`,
      ...(isKept ? [`kept version ${next.previous?.version} in ${previousFile} for pages still open`] : []),
    ],
  };
}

/** How many names got a word, where the others kept theirs. */
function addedWords(before: WireDictionary | undefined, after: WireDictionary): string {
  if (before?.seedFingerprint !== after.seedFingerprint) return '';
  const added = countOf(after) - countOf(before);
  return added === 0 ? ', nothing was missing' : `, ${added} added and none changed`;
}

function countOf({ groups, paths }: WireDictionary): number {
  return [...Object.values(groups), paths].reduce((sum, names) => sum + Object.keys(names).length, 0);
}

async function read(file: string): Promise<WireDictionary | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : parseDictionary(JSON.parse(text), file);
}

/** Renamed into place: a server that starts meanwhile reads the old one or the new one, never a half. */
async function write(file: string, dictionary: WireDictionary): Promise<void> {
  await writeFile(`${file}.new`, `${JSON.stringify(dictionary, null, 2)}\n`);
  await rename(`${file}.new`, file);
}
