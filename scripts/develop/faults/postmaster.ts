import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Ends a PostgreSQL as a lack of memory would: its first process alone, whose sessions then notice one by
 * one, or all of them at once. False: there is none at the moment.
 */
export function killDatabase(cluster: string, { withSessions }: { readonly withSessions: boolean }): boolean {
  return signalDatabase(cluster, 'SIGKILL', { withSessions });
}

/** A signal for the first process, and for its sessions. */
export function signalDatabase(
  cluster: string,
  signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT' | 'SIGHUP' | 'SIGUSR1',
  { withSessions }: { readonly withSessions: boolean },
): boolean {
  const first = postmasterOf(cluster);
  if (first === undefined) return false;
  const sessions = withSessions ? childrenOf(first) : [];
  for (const pid of [first, ...sessions]) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      if (pid === first) return false;
    }
  }
  return true;
}

export function postmasterOf(cluster: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    return Number.isSafeInteger(pid) && pid > 1 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function childrenOf(parent: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return table
    .split('\n')
    .map((line) => line.trim().split(/\s+/u).map(Number))
    .filter(([, ppid]) => ppid === parent)
    .map(([pid = 0]) => pid);
}
