import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, constants, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Debian keeps it where only root looks. Undefined: this machine has none. */
export function poolerBinary(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders
    .map((folder) => join(folder, 'pgbouncer'))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

export type Pooler = {
  /** The same database through it. */
  urlOf(url: string): string;
  stop(): Promise<void>;
};

export type PoolerOptions = {
  readonly binary: string;
  /** Where the database is: a folder with its socket, or a host. */
  readonly host: string;
  readonly port?: number;
  /** How many sessions it has for everybody. */
  readonly sessions?: number;
  /** Further lines of its configuration. */
  readonly lines?: readonly string[];
};

/** A PgBouncer in transaction mode, whose sessions are fewer than who comes. */
export async function startPooler(options: PoolerOptions): Promise<Pooler> {
  const { binary, host, port = 5432, sessions = 4, lines = [] } = options;
  const folder = mkdtempSync(join(tmpdir(), 'candor-pooler-'));
  const listenPort = await freePort();
  const users = join(folder, 'users.txt');
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(users, '"candor_app" ""\n"candor" ""\n');
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=${host} port=${port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${listenPort}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${users}`,
      'pool_mode = transaction',
      `default_pool_size = ${sessions}`,
      'max_client_conn = 500',
      ...lines,
      '',
    ].join('\n'),
  );
  // It does not run as root, and a socket is for its owner alone.
  const owner = process.getuid?.() === 0 ? ownerOf(host) : undefined;
  if (owner) for (const each of [folder, users, file]) chownSync(each, owner.uid, owner.gid);
  const child = spawn(binary, [file], { stdio: ['ignore', 'ignore', 'pipe'], ...owner });
  let said = '';
  child.stderr.on('data', (chunk) => (said = (said + String(chunk)).slice(-4_000)));
  const ended = once(child, 'exit');
  const deadline = performance.now() + 20_000;
  while (!(await answersAt(listenPort))) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`PgBouncer does not start: ${said}`);
    await sleep(20);
  }
  return {
    urlOf(url) {
      const through = new URL(url);
      const login = through.username || 'candor';
      return `postgresql://${login}@127.0.0.1:${listenPort}${through.pathname}`;
    },
    async stop() {
      child.kill('SIGINT');
      await Promise.race([ended, sleep(3_000)]);
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ownerOf(host: string): { readonly uid: number; readonly gid: number } {
  const { uid, gid } = statSync(host.startsWith('/') ? host : '/nonexistent', { throwIfNoEntry: false }) ?? {
    uid: 65_534,
    gid: 65_534,
  };
  return { uid, gid };
}

async function answersAt(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
