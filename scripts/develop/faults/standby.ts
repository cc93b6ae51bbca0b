import { execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  closeSync,
  mkdirSync,
  openSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WritableDatabase } from '@candor/store/tools';
import { postmasterOf, signalDatabase } from './postmaster.ts';

const patienceMs = 60_000;

export type Standby = {
  readonly home: string;
  /** Every commit waits until it is here too. */
  untilInStep(owner: WritableDatabase): Promise<void>;
  /** Asks for it; whoever starts it next waits until it is done. */
  promote(): void;
};

type From = { readonly owner: WritableDatabase; readonly from: string; readonly home: string };

/**
 * A copy of the running cluster that follows it by streaming. The binaries that come with npm have no
 * pg_basebackup: the files are copied between pg_backup_start and pg_backup_stop, as its own manual allows.
 */
export async function makeStandby({ owner, from, home }: From): Promise<Standby> {
  const files = join(home, 'pg');
  const socket = join(home, 'socket');
  const { uid, gid } = statSync(from);
  mkdirSync(home, { mode: 0o755 });
  mkdirSync(socket, { mode: 0o700 });
  chownSync(socket, uid, gid);
  const primary = await copyFiles(owner, from, files);
  for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(files, name), { force: true });
  const writeOwn = (name: string, text: string) => {
    writeFileSync(join(files, name), text, { mode: 0o600 });
    chownSync(join(files, name), uid, gid);
  };
  writeOwn('backup_label', primary.label);
  writeOwn('standby.signal', '');
  appendFileSync(
    join(files, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${primary.socketFolder} user=candor application_name=standby'\n`,
  );
  const log = openSync(join(home, 'postgres.log'), 'a');
  chownSync(join(home, 'postgres.log'), uid, gid);
  const binary = readlinkSync(`/proc/${postmasterOf(from)}/exe`);
  const settings = ['listen_addresses=', `unix_socket_directories=${socket}`, 'unix_socket_permissions=0700'];
  spawn(binary, ['-D', files, ...settings.flatMap((each) => ['-c', each])], {
    cwd: '/',
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    // With the rights of the user that the files belong to: the database does not run as root.
    ...(process.getuid?.() === 0 && { uid, gid }),
    detached: true,
    stdio: ['ignore', log, log],
  }).unref();
  closeSync(log);
  return {
    home,
    untilInStep: (asked) =>
      until(async () => {
        const { rows } = await asked.withTransaction((tx) =>
          tx.query<{ state: string }>({
            text: `select sync_state as state from pg_stat_replication where state = 'streaming'`,
          }),
        );
        return rows.some(({ state }) => state === 'sync');
      }, 'the standby does not get in step'),
    promote() {
      writeOwn('promote', '');
      signalDatabase(files, 'SIGUSR1', { withSessions: false });
    },
  };
}

async function copyFiles(owner: WritableDatabase, from: string, to: string) {
  return owner.withTransaction(async (tx) => {
    const { rows: begun } = await tx.query<{ socket: string }>({
      text: `select current_setting('unix_socket_directories') as socket, pg_backup_start('standby', true)`,
    });
    execFileSync('cp', ['-a', from, to]);
    const { rows } = await tx.query<{ label: string }>({
      text: 'select labelfile as label from pg_backup_stop(false)',
    });
    return { label: rows[0]?.label ?? '', socketFolder: (begun[0]?.socket ?? '').replaceAll('"', '') };
  });
}

export async function until(
  isSo: () => Promise<boolean>,
  otherwise: string,
  waitMs = patienceMs,
): Promise<void> {
  const deadline = performance.now() + waitMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(otherwise);
    await sleep(50);
  }
}
