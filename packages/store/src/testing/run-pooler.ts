import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What `npm test` found or unpacked, or the machine's own, which Debian keeps where only root looks. */
export function poolerBinary(): string | undefined {
  const found = process.env['CANDOR_PGBOUNCER'];
  if (found) return found;
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
  // It does not run as root, and a socket is for its owner alone; it reads itself and its files before it
  // changes to that user, who may not be able to enter their folders.
  const user = process.getuid?.() === 0 ? [`--user=${ownerOf(host)}`] : [];
  const child = spawn(binary, [...user, file], { stdio: ['ignore', 'ignore', 'pipe'] });
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

/** By name, as PgBouncer wants it: who owns the socket, else `nobody`. */
function ownerOf(host: string): string {
  const uid = host.startsWith('/') ? statSync(host).uid : undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  return users.find((fields) => fields[2] === String(uid))?.[0] ?? 'nobody';
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
