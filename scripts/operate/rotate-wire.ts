import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  calls,
  declaredNames,
  fingerprintOf,
  parseDictionary,
  rotateDictionary,
  sandboxSeed,
  type WireDictionary,
} from '@candor/contract';

type Told = { readonly done: readonly string[] } | { readonly refused: string };

/**
 * Writes the dictionary of a folder anew, and keeps the one before where the seed is another. Refused, it has
 * written nothing.
 */
export async function rotateWire(folder: string, ownSeed: string | undefined): Promise<Told> {
  const currentFile = join(folder, 'current.json');
  const previousFile = join(folder, 'previous.json');
  const seed = ownSeed ?? sandboxSeed;
  const current = await read(currentFile);
  const previous = await read(previousFile);
  if (seed.length < 8)
    return {
      refused:
        'The seed is too short: give at least 8 characters, for example the output of openssl rand -hex 16.',
    };
  if (ownSeed === undefined && current && current.seedFingerprint !== fingerprintOf(sandboxSeed))
    return {
      refused: `${currentFile} has a seed of its own: give it with -- --seed, so that its words are kept.`,
    };
  const next = rotateDictionary({ current, previous }, seed, declaredNames(calls));
  await mkdir(folder, { recursive: true });
  await write(currentFile, next.current);
  if (next.previous) await write(previousFile, next.previous);
  const isKept = next.previous && next.previous !== previous;
  return {
    done: [
      `wrote ${currentFile}, version ${next.current.version}`,
      ...(isKept ? [`kept version ${next.previous?.version} in ${previousFile} for pages still open`] : []),
    ],
  };
}

async function read(file: string): Promise<WireDictionary | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : parseDictionary(JSON.parse(text), file);
}

async function write(file: string, dictionary: WireDictionary): Promise<void> {
  await writeFile(file, `${JSON.stringify(dictionary, null, 2)}\n`);
}
