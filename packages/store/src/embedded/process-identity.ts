import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * `<pid>-<start time>`: a pid alone comes back for another process, in a container within seconds.
 * The start time is in clock ticks since boot (Linux) or seconds since 1970 (macOS); only equality counts.
 */
export type ProcessIdentity = string;

export function identityOf(pid: number): ProcessIdentity | undefined {
  const startTime = process.platform === 'linux' ? startTimeOnLinux(pid) : startTimeFromPs(pid);
  return startTime === undefined ? undefined : `${pid}-${startTime}`;
}

export function isRunning(identity: ProcessIdentity): boolean {
  const pid = Number(identity.slice(0, identity.indexOf('-')));
  return Number.isSafeInteger(pid) && pid > 0 && identityOf(pid) === identity;
}

export function ownIdentity(): ProcessIdentity {
  const identity = identityOf(process.pid);
  if (identity === undefined) throw new Error('The system tells nothing about this very process.');
  return identity;
}

function startTimeOnLinux(pid: number): string | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The second field, the command in brackets, may itself hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie only waits for its parent to look: it runs nothing and holds nothing.
  return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
}

function startTimeFromPs(pid: number): string | undefined {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [state = '', ...started] = line.trim().split(/\s+/);
    return state.startsWith('Z') ? undefined : String(Date.parse(`${started.join(' ')} UTC`) / 1000);
  } catch {
    return undefined;
  }
}
