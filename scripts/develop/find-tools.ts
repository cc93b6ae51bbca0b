import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '../root.ts';

/** Programs of Debian's that tests ask for what they know best, with the package that each is in. */
const tools = { promtool: 'prometheus', nginx: 'nginx', pgbouncer: 'pgbouncer' } as const;

type Tool = keyof typeof tools;

const shelf = join(root, '.cache', 'tools');
const folders = ['usr/bin', 'usr/sbin'];

/** The machine's own, or one that was unpacked before; undefined where there is none. */
export function findTool(name: Tool): string | undefined {
  const here = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const unpacked = ['with-libraries', ...folders].map((folder) => join(shelf, tools[name], folder));
  return [...here, ...unpacked].map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/**
 * Unpacks what is missing from Debian's packages beside the checkout; nothing is installed, because an
 * installed package would start its daemon. What can't be had here is missed by the tests that ask for it.
 */
export function fetchTools(): void {
  for (const name of Object.keys(tools) as Tool[])
    if (findTool(name) === undefined) unpack(tools[name], name);
}

function unpack(pack: string, name: Tool): void {
  if (!existsSync('/etc/debian_version')) return;
  const folder = join(shelf, pack);
  mkdirSync(folder, { recursive: true });
  try {
    if (process.getuid?.() === 0) execFileSync('apt-get', ['update', '-qq'], quietIn(folder));
    const needed = download(pack, folder);
    const file = folders.map((each) => join(folder, each, name)).find((each) => existsSync(each));
    if (file === undefined || !isWithoutLibraries(file)) return;
    for (const library of needed.filter((each) => !isInstalled(each))) download(library, folder);
    if (isWithoutLibraries(file, librariesIn(folder))) rmSync(file);
    else beginWithLibraries(file, folder, name);
  } catch {
    // No network, or no list of packages: whoever asked says what is missing, and half of it is no tool.
    rmSync(folder, { recursive: true, force: true });
  }
}

const quietIn = (cwd: string) => ({ cwd, stdio: 'ignore', timeout: 120_000 }) as const;

/** What it said that it needs of libraries. */
function download(pack: string, folder: string): readonly string[] {
  execFileSync('apt-get', ['download', '-qq', pack], quietIn(folder));
  return globSync('*.deb', { cwd: folder }).flatMap((file) => {
    const asked = ['--field', file, 'Depends'];
    const depends = execFileSync('dpkg-deb', asked, { ...quietIn(folder), stdio: 'pipe', encoding: 'utf8' });
    execFileSync('dpkg-deb', ['--extract', file, '.'], quietIn(folder));
    rmSync(join(folder, file));
    return depends.match(/(?<=^|, )lib[\w.+-]+/gu) ?? [];
  });
}

const isInstalled = (pack: string) => spawnSync('dpkg', ['--status', pack], { stdio: 'ignore' }).status === 0;

const librariesIn = (folder: string) => globSync(join(folder, '{usr/,}lib/*-linux-gnu*')).join(':');

function isWithoutLibraries(file: string, path = ''): boolean {
  const env = { ...process.env, LD_LIBRARY_PATH: path };
  return spawnSync('ldd', [file], { encoding: 'utf8', env }).stdout.includes('not found');
}

/** A library that is not installed is found only by who is told where it lies. */
function beginWithLibraries(file: string, folder: string, name: Tool): void {
  const start = join(folder, 'with-libraries', name);
  mkdirSync(join(folder, 'with-libraries'), { recursive: true });
  const here = (path: string) => path.replaceAll(folder, '$here');
  const lines = [
    '#!/bin/sh',
    'here=$(dirname "$0")/..',
    `export LD_LIBRARY_PATH="${here(librariesIn(folder))}"`,
    `exec "${here(file)}" "$@"`,
    '',
  ];
  writeFileSync(start, lines.join('\n'));
  chmodSync(start, 0o755);
}
