import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Refused } from '../../operate/command-line.ts';

const home = '/usr/lib/postgresql';

/** What an operator has: a PostgreSQL with its own tools, the newest of this machine. */
export function systemBinaries(): string {
  const versions = existsSync(home) ? readdirSync(home).toSorted((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => join(home, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'pg_basebackup')));
  if (found === undefined)
    throw new Refused(
      'This drill uses PostgreSQL’s own tools, and this machine has none: apt-get install postgresql',
    );
  return found;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** PostgreSQL does not run as root. */
export function runner(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (of: '-u' | '-g') => Number(execFileSync('id', [of, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A folder that PostgreSQL's user may call its own. */
export function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, gid } = runner();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

/** A cluster in a folder of its own, on loopback, that believes whoever comes. */
export class SystemPostgres {
  readonly folder: string;
  readonly port: number;
  readonly #bin = systemBinaries();
  readonly #as = runner();

  private constructor(folder: string, port: number) {
    this.folder = folder;
    this.port = port;
  }

  static async make(
    folder: string,
    settings: Readonly<Record<string, string>> = {},
  ): Promise<SystemPostgres> {
    const made = new SystemPostgres(folder, await freePort());
    made.own(folder);
    made.run('initdb', ['-D', folder, '-U', 'postgres', '-A', 'trust', '--no-sync']);
    made.configure({ listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings });
    made.start();
    return made;
  }

  /** What pg_basebackup wrote, to be recovered. */
  static async from(backup: string, folder: string): Promise<SystemPostgres> {
    const made = new SystemPostgres(folder, await freePort());
    made.own(folder);
    cpSync(backup, folder, { recursive: true });
    execFileSync('chmod', ['700', folder]);
    if (made.#as.uid !== undefined) execFileSync('chown', ['-R', `${made.#as.uid}:${made.#as.gid}`, folder]);
    return made;
  }

  own(folder: string): void {
    ownFolder(folder);
  }

  configure(settings: Readonly<Record<string, string>>): void {
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
    appendFileSync(join(this.folder, 'postgresql.auto.conf'), lines.join(''));
  }

  /** Until it is said to have come so far it takes no writes. */
  recoverTo(moment: string, archive: string): void {
    this.configure({
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_time: moment,
      recovery_target_action: 'promote',
      archive_mode: 'off',
    });
    writeFileSync(join(this.folder, 'recovery.signal'), '');
  }

  start(): void {
    const log = join(this.folder, 'server.log');
    this.run('pg_ctl', ['-D', this.folder, '-l', log, '-o', `-p ${this.port}`, '-w', '-t', '120', 'start']);
  }

  stop(how: 'fast' | 'immediate'): void {
    try {
      this.run('pg_ctl', ['-D', this.folder, '-m', how, '-w', 'stop']);
    } catch {
      // It was not running.
    }
  }

  baseBackup(to: string): void {
    this.own(to);
    const from = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'postgres'];
    this.run('pg_basebackup', [...from, '-D', to, '-c', 'fast', '-X', 'stream']);
  }

  /** One statement as the administrator, and the first column of its first row. */
  ask(statement: string, database = 'postgres'): string {
    const from = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'postgres', '-d', database];
    return this.run('psql', [...from, '-XAtqc', statement]).trim();
  }

  url(login: string): string {
    return `postgres://${login}@127.0.0.1:${this.port}/candor`;
  }

  /** As docs/operations.md has it, “The database's two logins”. */
  makeLogins(): void {
    this.ask('create role candor login');
    this.ask('create role candor_app login');
    this.ask('grant candor_app to candor');
    this.ask('create database candor owner candor');
  }

  run(name: string, args: readonly string[]): string {
    const options: ExecFileSyncOptions = { cwd: '/', stdio: ['ignore', 'pipe', 'pipe'], ...this.#as };
    // What stays running would keep our pipe open.
    if (name === 'pg_ctl') options.stdio = 'ignore';
    return String(execFileSync(join(this.#bin, name), args, options) ?? '');
  }
}
