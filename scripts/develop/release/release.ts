// npm run release [-- --check] [--into FOLDER]
// Makes candor-<version>.tar.gz: everything built, production dependencies only, bin/candor to run it. What
// must not be in it stops it. --check also unpacks it in an empty folder and has it serve, as a user who may
// write nothing there, from a database and a dictionary of its own up to a borrower's login.
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { homedir } from 'node:os';
import { root } from '../../root.ts';
import { checkRelease } from './check-release.ts';
import { makeRelease, releaseFiles } from './make-release.ts';
import { brokenLoads, faultsOfRelease, megabytes, type ReleaseFile } from './release-files.ts';

const mostBytes = 150_000_000;
const say = (line: string) => console.error(line);

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, into: { type: 'string' } },
});
const into = values.into ?? join(root, '.cache', 'release');
mkdirSync(into, { recursive: true });
const { folder, tarball, packages } = await makeRelease(into, say);
const files = releaseFiles(folder);
const home = homedir();
const faults = [
  ...faultsOfRelease(files, {
    packages,
    machinePaths: [root, ...(home.split('/').length > 2 ? [home] : [])],
    mostBytes,
  }),
  ...brokenLoads(files, {
    has: (path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false,
  }),
];
if (faults.length > 0) {
  for (const fault of faults.slice(0, 40)) console.error(fault);
  console.error(`${faults.length} faults: ${tarball} is not fit to be given to anybody.`);
  process.exit(1);
}
const unpacked = files.reduce((sum, { bytes }) => sum + bytes, 0);
console.log(`${tarball}: ${megabytes(statSync(tarball).size)} packed, ${megabytes(unpacked)} unpacked`);
for (const [part, bytes] of heaviest(files)) console.log(`  ${megabytes(bytes).padStart(9)}  ${part}`);
if (values.check) await checkRelease(tarball, say);

/** What brings the weight, by package and by part of ours. */
function heaviest(all: readonly ReleaseFile[]): [part: string, bytes: number][] {
  const byPart = Map.groupBy(all, ({ path }) => {
    const parts = path.split('/');
    const isScoped = parts[0] === 'node_modules' && parts[1]?.startsWith('@');
    return parts.slice(0, isScoped ? 3 : 2).join('/');
  });
  return [...byPart]
    .map(([part, inIt]): [string, number] => [part, inIt.reduce((sum, { bytes }) => sum + bytes, 0)])
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 12);
}
