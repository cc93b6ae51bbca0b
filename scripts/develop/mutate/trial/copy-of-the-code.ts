import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../root.ts';

/**
 * What git tracks or would track, in a repository of its own, because the rules of the repository ask git
 * what is in it. Packages point into the copy, everything else into what is installed.
 */
export function copyOfTheCode(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'candor-mutate-')));
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@candor'), { recursive: true });
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    if (entry !== '@candor') symlinkSync(join(root, 'node_modules', entry), join(modules, entry));
  }
  for (const area of ['packages', 'apps']) {
    for (const entry of readdirSync(join(folder, area))) {
      symlinkSync(join(folder, area, entry), join(modules, '@candor', entry));
    }
  }
  // What was unpacked for tests.
  mkdirSync(join(folder, '.cache'));
  symlinkSync(join(root, '.cache', 'tools'), join(folder, '.cache', 'tools'));
  return folder;
}
