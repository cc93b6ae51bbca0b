import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exclusively } from './exclusive.mjs';
import { root } from './root.ts';

const stampFile = join(root, 'apps', 'web', 'dist', '.built-from');

/** All that the web's files are made of. A test file or a document doesn't make a build stale. */
const sources = [
  'apps/web/{index.html,vite.config.ts,package.json,tsconfig.json}',
  'apps/web/build/**/*',
  'apps/web/src/**/*',
  'packages/{domain,markets,theme,contract,ui}/src/**/*',
  'config/wire/current.json',
  'package-lock.json',
];

export function fingerprintOfSources(): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files)
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Builds the web when what it is made of changed since the last time; two at once build once. */
export async function buildWebIfStale(say: (line: string) => void): Promise<void> {
  if (isFresh()) return;
  await exclusively(join(root, '.cache', 'build.lock'), async () => {
    const fingerprint = fingerprintOfSources();
    if (isFresh(fingerprint)) return;
    // Gone before the first file changes: a build that is killed half way is no build.
    rmSync(stampFile, { force: true });
    const began = performance.now();
    for (const [step, label] of [
      ['client', 'the pages'],
      ['ssr', 'the page renderer'],
    ] as const) {
      say(`Building ${label}`);
      await vite(step);
    }
    writeFileSync(stampFile, fingerprint);
    say(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  });
}

function isFresh(fingerprint = fingerprintOfSources()): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint;
}

async function vite(mode: 'client' | 'ssr'): Promise<void> {
  const cli = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = ['build', '--logLevel', 'warn', ...(mode === 'ssr' ? ['--ssr'] : [])];
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: join(root, 'apps', 'web'),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error(`The web could not be built:\n${output}`);
}
