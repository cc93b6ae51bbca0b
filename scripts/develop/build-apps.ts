import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAssets } from './compress-assets.ts';
import { layers } from '../rules/layers.ts';
import { exclusively } from '../exclusive.mjs';
import { root } from '../root.ts';

type Build = {
  readonly app: 'web' | 'console' | 'server';
  /** All that its files are made of. A test file or a document doesn't make a build stale. */
  readonly sources: readonly string[];
  readonly steps: readonly Step[];
};

type Step = {
  readonly makes: 'client' | 'ssr';
  readonly label: string;
  /** A build for production leaves out what only a sandbox shows. */
  readonly production?: true;
};

/** What an app is built of, by the table of layers: a package forgotten here would leave a build stale. */
const packagesOf = (app: Build['app']) => (layers[`apps/${app}`] ?? []).map((layer) => `${layer}/src/**/*`);

const builds: readonly Build[] = [
  {
    app: 'web',
    sources: [
      'apps/web/{index.html,vite.config.ts,package.json,tsconfig.json}',
      'apps/web/build/**/*',
      'apps/web/src/**/*',
      'apps/devtools/src/**/*',
      ...packagesOf('web'),
      'config/wire/current.json',
      'scripts/develop/compress-assets.ts',
      'package-lock.json',
    ],
    steps: [
      { makes: 'client', label: 'the pages' },
      { makes: 'ssr', label: 'the page renderer' },
      { makes: 'client', label: 'the pages for production', production: true },
      { makes: 'ssr', label: 'the page renderer for production', production: true },
    ],
  },
  {
    app: 'console',
    sources: [
      'apps/console/{index.html,vite.config.ts,package.json}',
      'apps/console/src/**/*',
      ...packagesOf('console'),
      'scripts/develop/compress-assets.ts',
      'package-lock.json',
    ],
    steps: [{ makes: 'client', label: 'the console' }],
  },
  {
    app: 'server',
    sources: [
      'apps/server/{vite.config.ts,package.json}',
      'apps/server/build/**/*',
      'apps/server/src/**/*',
      ...packagesOf('server'),
      'package-lock.json',
    ],
    steps: [{ makes: 'ssr', label: 'the server' }],
  },
];

const distOf = ({ app }: Build) => join(root, 'apps', app, 'dist');
const stampOf = (build: Build) => join(distOf(build), '.built-from');

function fingerprintOf({ sources }: Build): string {
  const hash = createHash('sha256');
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
  for (const step of build.steps) {
    say(`Building ${step.label}`);
    await vite(build, step);
    const folder = step.production ? join(distOf(build), 'production') : distOf(build);
    if (step.makes === 'client') await compressAssets(join(folder, 'client'));
  }
  writeFileSync(stampOf(build), fingerprint);
  say(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

function isFresh(build: Build, fingerprint = fingerprintOf(build)): boolean {
  const stamp = stampOf(build);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;
}

async function vite({ app }: Build, { makes, production }: Step): Promise<void> {
  const cli = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = ['build', '--logLevel', 'warn', ...(makes === 'ssr' ? ['--ssr'] : [])];
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: join(root, 'apps', app),
    stdio: ['ignore', 'pipe', 'pipe'],
    // Whoever asks for it, also a test: what is built is what is served.
    env: { ...process.env, NODE_ENV: 'production', CANDOR_BUILD_FOR: production ? 'production' : 'sandbox' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error(`apps/${app} could not be built:\n${output}`);
}
