import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

const dist = join(root, 'apps', 'web', 'dist');
/** What a borrower's phone loads, and what only a sandbox has. */
const clients = { production: join(dist, 'production', 'client'), sandbox: join(dist, 'client') } as const;
type BuiltFor = keyof typeof clients;

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, Chunk>;

export type ScreenWeight = {
  readonly screen: string;
  /** What it adds to a page that has the app already: its scripts, its names on the wire, its words. */
  readonly added: number;
  /** All scripts, when it is the first screen that a phone opens. */
  readonly first: number;
};

export type Weights = {
  readonly shell: number;
  readonly shellFiles: ReadonlySet<string>;
  readonly screens: readonly ScreenWeight[];
};

const manifestOf = (builtFor: BuiltFor) =>
  JSON.parse(readFileSync(join(clients[builtFor], '.vite', 'manifest.json'), 'utf8')) as Manifest;

/**
 * What the last build for production weighs, in bytes as they travel to a borrower's phone (brotli), with the
 * words of the language whose words weigh most.
 */
export function weighScreens(builtFor: BuiltFor = 'production'): Weights {
  const manifest = manifestOf(builtFor);
  const weightOf = (files: Iterable<string>) => weigh(files, builtFor);
  const heaviest = (prefix: string) =>
    Object.keys(manifest)
      .filter((key) => key.startsWith(prefix))
      .map((key) => filesOf(manifest, key))
      .toSorted((one, other) => weightOf(other) - weightOf(one))[0] ?? new Set<string>();
  const shellFiles = new Set([
    ...filesOf(manifest, 'src/entries/start.ts'),
    ...filesOf(manifest, 'src/app/hydrate-app.tsx'),
    ...heaviest('src/i18n/texts/'),
  ]);
  const shell = weightOf(shellFiles);
  const screens = Object.keys(manifest)
    .filter((key) => /^src\/screens\/[^/]+\/screen\.ts$/.test(key) && !key.includes('/gallery/'))
    .map((key) => {
      const words = heaviest(key.replace('screen.ts', 'texts/'));
      const files = new Set([...filesOf(manifest, key), ...words]);
      const added = weightOf([...files].filter((file) => !shellFiles.has(file)));
      return { screen: key.split('/')[2] ?? key, added, first: shell + added };
    });
  return { shell, shellFiles, screens };
}

/**
 * A part that a screen loads by itself, with all that it needs and neither the app nor the given chunks have.
 */
export function weighPart(
  source: string,
  beside: readonly string[] = [],
  builtFor: BuiltFor = 'production',
): number {
  const manifest = manifestOf(builtFor);
  const { shellFiles } = weighScreens(builtFor);
  const there = new Set([...shellFiles, ...beside.flatMap((key) => [...filesOf(manifest, key)])]);
  return weigh(
    [...filesOf(manifest, source)].filter((file) => !there.has(file)),
    builtFor,
  );
}

/** A chunk with all that it can't do without. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const { file, imports = [] } = manifest[key] ?? { file: '' };
  if (file === '' || seen.has(file)) return seen;
  seen.add(file);
  for (const one of imports) filesOf(manifest, one, seen);
  return seen;
}

function weigh(files: Iterable<string>, builtFor: BuiltFor): number {
  const bytes = (file: string) => readFileSync(join(clients[builtFor], `${file}.br`)).length;
  return [...files].reduce((sum, file) => sum + bytes(file), 0);
}
