// npm run wire:generate [-- --seed S] [--to FOLDER]
// Adds the names of new calls to the wire dictionary or, with another seed, makes a new one and keeps the old one
// for the pages that are still open. They go to config/wire unless told otherwise.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  calls,
  declaredNames,
  fingerprintOf,
  parseDictionary,
  rotateDictionary,
  sandboxSeed,
  type WireDictionary,
} from '@candor/contract';
import { root } from './root.ts';

const { values } = parseArgs({ options: { seed: { type: 'string' }, to: { type: 'string' } } });
const folder = values.to ?? join(root, 'config', 'wire');
const currentFile = join(folder, 'current.json');
const previousFile = join(folder, 'previous.json');
const seed = values.seed ?? sandboxSeed;
const current = await read(currentFile);
const previous = await read(previousFile);

if (seed.length < 8)
  stop('The seed is too short: give at least 8 characters, for example the output of openssl rand -hex 16.');
if (values.seed === undefined && current && current.seedFingerprint !== fingerprintOf(sandboxSeed)) {
  stop(`${currentFile} has a seed of its own: give it with -- --seed, so that its words are kept.`);
}

const next = rotateDictionary({ current, previous }, seed, declaredNames(calls));
await mkdir(folder, { recursive: true });
await write(currentFile, next.current);
if (next.previous) await write(previousFile, next.previous);
console.log(`wrote ${currentFile}, version ${next.current.version}`);
if (next.previous && next.previous !== previous) {
  console.log(`kept version ${next.previous.version} in ${previousFile} for pages still open`);
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

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
