import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LaunchError } from './launch-error.ts';

/** The user that PostgreSQL runs as, when that is not simply us. */
export type Runner = { uid: number; gid: number; name: string };

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** PostgreSQL refuses to run as root: `postgres` where the system has one, else `nobody`. */
export async function systemRunner(): Promise<Runner> {
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((fields) => fields[0] === name) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid), name };
  }
  throw new LaunchError(
    'no_user_for_root',
    'PostgreSQL does not run as root and this system has neither a user "postgres" nor "nobody": start Candor as an ordinary user, or set DATABASE_URL.',
  );
}

/**
 * Whether the runner may pass through a folder and all above it, judged by mode bits. Access lists are not
 * read: where they say otherwise we err towards a copy in a place that surely works, or PostgreSQL tells.
 */
export async function canEnter(folder: string, runner: Runner): Promise<boolean> {
  for (let at = folder; ; at = dirname(at)) {
    if (!(await isAllowed(at, runner, 0o1))) return false;
    if (at === dirname(at)) return true;
  }
}

export async function canRead(file: string, runner: Runner): Promise<boolean> {
  return (await canEnter(dirname(file), runner)) && (await isAllowed(file, runner, 0o4));
}

async function isAllowed(path: string, runner: Runner, bit: number): Promise<boolean> {
  const { mode, uid, gid } = await stat(path);
  const shift = uid === runner.uid ? 6 : gid === runner.gid ? 3 : 0;
  return ((mode >> shift) & bit) === bit;
}
