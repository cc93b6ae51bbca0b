import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

const client = join(root, 'apps', 'console', 'dist', 'client');

type Chunk = { file: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

export type ConsoleWeights = {
  /** The page's scripts and styles, before any section. */
  readonly shell: number;
  /** All that a browser fetches to show the first page of the day. */
  readonly firstLoad: number;
  /** What each section adds to it. */
  readonly sections: readonly { readonly section: string; readonly added: number }[];
};

/** What the console weighs, in bytes as they travel (brotli). */
export function weighConsole(): ConsoleWeights {
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const shell = filesOf(manifest, 'index.html');
  const weightBeyond = (key: string) =>
    weightOf([...filesOf(manifest, key)].filter((file) => !shell.has(file)));
  const sections = Object.keys(manifest)
    .filter((key) => /^src\/sections\/[^/]+\/screen\.tsx$/u.test(key))
    .map((key) => ({ section: key.split('/')[2] ?? key, added: weightBeyond(key) }));
  const today = sections.find(({ section }) => section === 'today')?.added ?? 0;
  return { shell: weightOf(shell), firstLoad: weightOf(shell) + today, sections };
}

/** A chunk with all that it can't do without: scripts and styles. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file);
  for (const one of chunk.imports ?? []) filesOf(manifest, one, seen);
  return seen;
}

function weightOf(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + readFileSync(join(client, `${file}.br`)).length, 0);
}
