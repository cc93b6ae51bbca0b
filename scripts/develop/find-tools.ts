import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '../root.ts';

/** Programs of Debian's that tests ask for what they know best, with the package that each is in. */
const tools = { promtool: 'prometheus', nginx: 'nginx' } as const;

type Tool = keyof typeof tools;

const shelf = join(root, '.cache', 'tools');

/** The machine's own, or one that was unpacked before; undefined where there is none. */
export function findTool(name: Tool): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const unpacked = ['usr/bin', 'usr/sbin'].map((folder) => join(shelf, tools[name], folder));
  return [...folders, ...unpacked].map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/**
 * Unpacks what is missing from Debian's packages beside the checkout; nothing is installed, because an
 * installed package would start its daemon. Returns one line for each that can't be had here.
 */
export function fetchTools(): string[] {
  return (Object.keys(tools) as Tool[])
    .filter((name) => findTool(name) === undefined && !unpack(tools[name], name))
    .map((name) => `without ${name}: not here, on Debian apt-get install ${tools[name]}`);
}

function unpack(pack: string, name: Tool): boolean {
  if (!existsSync('/etc/debian_version')) return false;
  const folder = join(shelf, pack);
  mkdirSync(folder, { recursive: true });
  const options = { cwd: folder, stdio: 'ignore', timeout: 120_000 } as const;
  try {
    if (process.getuid?.() === 0) execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['download', '-qq', pack], options);
    for (const file of globSync('*.deb', { cwd: folder })) {
      execFileSync('dpkg-deb', ['--extract', file, '.'], options);
      rmSync(join(folder, file));
    }
  } catch {
    // No network, or no list of packages: whoever asked says what is missing.
  }
  return findTool(name) !== undefined;
}
