import { execFile } from 'node:child_process';
import { mkdir, cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../root.ts';

const run = promisify(execFile);

/** Git also lists what was deleted and is not committed yet. */
const thatAreThere = `xargs -0 sh -c 'for f; do if [ -e "$f" ]; then printf "%s\\0" "$f"; fi; done' sh`;

/**
 * A checkout beside this one, installed as this one is: of a commit, or as this one stands. Nothing waits
 * for it meanwhile.
 */
export async function copyCheckout(folder: string, commit?: string): Promise<string> {
  await mkdir(folder);
  // As the shell's own arguments: a path may hold whatever a path may.
  const inRoot = (script: string, ...values: readonly string[]) =>
    run('sh', ['-c', script, 'sh', ...values], { cwd: root });
  if (commit === undefined) {
    await inRoot(
      `git ls-files -co --exclude-standard -z | ${thatAreThere} | xargs -0 cp --parents -t "$1"`,
      folder,
    );
    for (const app of ['web', 'console', 'server'])
      await cp(join(root, 'apps', app, 'dist'), join(folder, 'apps', app, 'dist'), { recursive: true });
  } else {
    await inRoot('git archive "$2" | tar -x -C "$1"', folder, commit);
  }
  const nested = 'find apps packages bench e2e -maxdepth 2 -name node_modules';
  const { stdout } = await run('sh', ['-c', nested], { cwd: root });
  // Links, not copies: nobody writes there. Packages of the workspace are found beside it.
  for (const path of ['node_modules', ...stdout.split('\n').filter(Boolean)])
    await inRoot(
      'cp -al "$1" "$2" 2>/dev/null || { rm -rf "$2" && cp -a "$1" "$2"; }',
      join(root, path),
      join(folder, path),
    );
  return folder;
}
