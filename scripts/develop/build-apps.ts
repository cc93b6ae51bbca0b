import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAssets } from './compress-assets.ts';
import { exclusively } from '../exclusive.mjs';
import { root } from '../root.ts';

type Build = {
  readonly app: 'web' | 'console' | 'server';
  /** All that its files are made of. A test file or a document doesn't make a build stale. */
  readonly sources: readonly string[];
  readonly steps: readonly (readonly [step: 'client' | 'ssr', label: string])[];
};

const builds: readonly Build[] = [
  {
    app: 'web',
    sources: [
      'apps/web/{index.html,vite.config.ts,package.json,tsconfig.json}',
      'apps/web/build/**/*',
      'apps/web/src/**/*',
      'apps/devtools/src/**/*',
      'packages/{domain,i18n,markets,theme,contract,ui}/src/**/*',
      'config/wire/current.json',
      'scripts/develop/compress-assets.ts',
      'package-lock.json',
    ],
    steps: [
      ['client', 'the pages'],
      ['ssr', 'the page renderer'],
    ],
  },
  {
    app: 'console',
    sources: [
      'apps/console/{index.html,vite.config.ts,package.json}',
      'apps/console/src/**/*',
      'packages/{domain,i18n,markets,theme,contract,ui}/src/**/*',
      'scripts/develop/compress-assets.ts',
      'package-lock.json',
    ],
    steps: [['client', 'the console']],
  },
  {
    app: 'server',
    sources: [
      'apps/server/{vite.config.ts,package.json}',
      'apps/server/build/**/*',
      'apps/server/src/**/*',
      'packages/{domain,markets,theme,contract,store,services,adapters}/src/**/*',
      'package-lock.json',
    ],
    steps: [['ssr', 'the server']],
  },
];

const distOf = ({ app }: Build) => join(root, 'apps', app, 'dist');
const stampOf = (build: Build) => join(distOf(build), '.built-from');

function fingerprintOf({ sources }: Build): string {
  // A build for production leaves out what only a sandbox shows.
  const hash = createHash('sha256')
    .update(process.env['CANDOR_MODE'] ?? 'sandbox')
    .update('\0');
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files)
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/**
 * Builds the pages, the console and the server, each when what it is made of changed since the last time; two
 * at once build once.
 */
export async function buildIfStale(say: (line: string) => void): Promise<void> {
  if (builds.every((build) => isFresh(build))) return;
  await exclusively(join(root, '.cache', 'build.lock'), async () => {
    for (const build of builds) await buildOne(build, say);
  });
}

async function buildOne(build: Build, say: (line: string) => void): Promise<void> {
  const fingerprint = fingerprintOf(build);
  if (isFresh(build, fingerprint)) return;
  // Gone before the first file changes: a build that is killed half way is no build.
  rmSync(stampOf(build), { force: true });
  const began = performance.now();
  for (const [step, label] of build.steps) {
    say(`Building ${label}`);
    await vite(build, step);
  }
  if (build.steps.some(([step]) => step === 'client')) await compressAssets(join(distOf(build), 'client'));
  writeFileSync(stampOf(build), fingerprint);
  say(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

function isFresh(build: Build, fingerprint = fingerprintOf(build)): boolean {
  const stamp = stampOf(build);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;
}

async function vite({ app }: Build, mode: 'client' | 'ssr'): Promise<void> {
  const cli = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = ['build', '--logLevel', 'warn', ...(mode === 'ssr' ? ['--ssr'] : [])];
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: join(root, 'apps', app),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error(`apps/${app} could not be built:\n${output}`);
}
