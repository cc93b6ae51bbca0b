import { spawn, type SpawnOptions } from 'node:child_process';
import type { Runner } from './runner.ts';

/**
 * PostgreSQL's own variables, library paths and locales of the caller must not reach it; the working
 * directory of a private checkout can't be read by the runner.
 */
export function spawnOptionsFor(runner: Runner | undefined): SpawnOptions {
  return {
    cwd: '/',
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    ...(runner !== undefined && { uid: runner.uid, gid: runner.gid }),
  };
}

/** Runs to the end; returns what it said when it failed, undefined when all went well. */
export function runBinary(
  file: string,
  args: readonly string[],
  { runner, input = '' }: { runner: Runner | undefined; input?: string },
): Promise<string | undefined> {
  return new Promise((resolve) => {
    // Its own process group: Ctrl-C in the terminal is for us to handle.
    const child = spawn(file, args, { ...spawnOptionsFor(runner), detached: true, stdio: 'pipe' });
    let said = '';
    child.stdout?.on('data', () => {});
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stdin?.on('error', () => {}); // It ended before it read: its exit code tells.
    child.stdin?.end(input);
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? undefined : said.trim() || `exit code ${code}`));
  });
}
