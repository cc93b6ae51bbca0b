import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** Every file of the repository that git tracks or would track, as paths from its root. */
export function repositoryFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
}

export function sourceFiles(): string[] {
  return repositoryFiles().filter((file) => /\.(ts|tsx|mjs)$/.test(file));
}
