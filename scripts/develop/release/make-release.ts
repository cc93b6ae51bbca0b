import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readLockfile } from '../../generate/supply/shipped-packages.ts';
import { root } from '../../root.ts';
import { buildIfStale } from '../build-apps.ts';
import { importedPackages, isInstalledIn, neededFolders } from './needed-packages.ts';
import { isShippedOfPackage, isUnusedFont, type ReleaseFile } from './release-files.ts';

/** The oldest Node that everything is tested on. */
const nodeMajor = 24;

/** What lies beside the built files, as it is in the checkout. */
const besides = [
  'packages/store/src/migrations/*.sql',
  'config/page.json',
  'config/wire/current.json',
  'docs/{operations,bank-files,glossary,third-party-licences}.md',
  'docs/sbom.cdx.json',
  'deploy/**/*',
  '.env.example',
  'LICENSE',
  'NOTICE',
  'CHANGELOG.md',
  'SECURITY.md',
];

export type MadeRelease = {
  readonly folder: string;
  readonly tarball: string;
  readonly packages: ReadonlySet<string>;
};

/**
 * Builds everything and lays it out as it will be unpacked, `<into>/candor-<version>`, then packs it. The
 * same commit gives the same bytes.
 */
export async function makeRelease(into: string, say: (line: string) => void): Promise<MadeRelease> {
  await buildIfStale(say);
  const { version } = readLockfile(root);
  const name = `candor-${version}`;
  const folder = join(into, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  say('Building the commands');
  await buildCommands(join(folder, 'lib'));
  const built = builtText(folder);
  say('Copying what it needs');
  copyApps(folder);
  for (const file of globSync(besides, { cwd: root }))
    if (statSync(join(root, file)).isFile()) copy(file, join(folder, file));
  const packages = copyPackages(folder, built);
  writeEntry(folder, version);
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(factsOf(version), null, 2)}\n`);
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name: 'candor', version, private: true, type: 'module' }, null, 2)}\n`,
  );
  openForAll(folder);
  const tarball = join(into, `${name}.tar.gz`);
  say('Packing');
  pack(into, name, tarball);
  return { folder, tarball, packages };
}

async function buildCommands(lib: string): Promise<void> {
  const cli = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const config = join(import.meta.dirname, 'vite.config.ts');
  const child = spawn(
    process.execPath,
    [cli, 'build', '--ssr', '--logLevel', 'warn', '--configLoader', 'native', '--config', config],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production', CANDOR_RELEASE_LIB: lib } },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error(`The commands could not be built:\n${output}`);
}

const builtText = (folder: string) =>
  globSync('lib/*.js', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/** What is served, of the sandbox too: a lender's people learn on the release that they will use. */
function copyApps(folder: string): void {
  for (const dist of ['apps/web/dist', 'apps/console/dist'])
    for (const file of globSync('{client,ssr,production}/**/*', { cwd: join(root, dist) }).concat(
      globSync('{client,production/client}/.vite/{manifest,wire-parts}.json', { cwd: join(root, dist) }),
    ))
      if (statSync(join(root, dist, file)).isFile()) copy(join(dist, file), join(folder, dist, file));
}

function copyPackages(folder: string, built: string): ReadonlySet<string> {
  const rendered = globSync('apps/web/dist/{,production/}ssr/*.js', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  const wanted = importedPackages([built, ...rendered]);
  const packages = neededFolders(readLockfile(root), wanted, isInstalledIn(root));
  for (const each of packages)
    for (const file of filesOf(each)) {
      if (!isShippedOfPackage(file.slice(each.length + 1)) || isUnusedFont(file, built)) continue;
      copy(file, join(folder, file));
    }
  return new Set(packages);
}

/** Of a package, without the packages inside it: those are packages of their own. */
function filesOf(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const inside = `${path}/${entry.name}`;
    return entry.isDirectory() ? filesOf(inside) : entry.isFile() ? [inside] : [];
  });
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(root, from), to);
}

function writeEntry(folder: string, version: string): void {
  mkdirSync(join(folder, 'bin'), { recursive: true });
  writeFileSync(
    join(folder, 'bin', 'candor'),
    `#!/bin/sh
# Candor ${version}: candor help lists the commands. The folder is only read; data and settings lie elsewhere.
set -eu
here=$(readlink -f -- "$0")
node=\${CANDOR_NODE:-node}
if ! command -v "$node" >/dev/null 2>&1; then
  echo "Candor runs on Node ${nodeMajor}, and there is none on the PATH: install it, or say where it is with CANDOR_NODE=/path/to/node." >&2
  exit 1
fi
exec "$node" "$(dirname -- "$(dirname -- "$here")")/lib/candor.js" "$@"
`,
  );
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function factsOf(version: string) {
  return {
    version,
    node: nodeMajor,
    platform: `${process.platform}-${process.arch}`,
    commit: git('rev-parse', '--short=12', 'HEAD'),
  };
}

/** Whoever unpacked it as root, any user may run it. */
function openForAll(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openForAll(path);
    else chmodSync(path, path.endsWith('/bin/candor') ? 0o755 : 0o644);
  }
  chmodSync(folder, 0o755);
}

function pack(into: string, name: string, tarball: string): void {
  const order = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner'];
  const time = `--mtime=@${git('log', '-1', '--format=%ct')}`;
  execFileSync('tar', ['-C', into, ...order, time, '-I', 'gzip -9n', '-cf', tarball, name]);
}

/** Every file of a release, as the rules look at it. */
export function releaseFiles(folder: string): ReleaseFile[] {
  return globSync(['**/*', '**/.*', '**/.vite/*'], { cwd: folder }).flatMap((path) => {
    const file = join(folder, path);
    const found = statSync(file);
    return found.isFile() ? [{ path, bytes: found.size, text: () => readFileSync(file, 'utf8') }] : [];
  });
}
