import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { startEmbedded, type Embedded } from '@candor/store/embedded';
import { openWritable, type WritableDatabase } from '@candor/store/tools';
import { killDatabase, signalDatabase } from './postmaster.ts';
import { makeStandby, until, type Standby } from './standby.ts';

/** Room for two clusters of a short run; what fills it is given back. */
const diskSize = '900m';

/** The database's machine: its disk, its processes, and a standby when one is asked for. */
export class Cluster {
  readonly folder: string;
  /** Why the disk can't be filled here, if it can't. */
  readonly diskFault: string | undefined;
  #embedded: Embedded;
  #home: string;
  #owner: WritableDatabase;
  #clusters = 1;

  private constructor(folder: string, home: string, embedded: Embedded, diskFault: string | undefined) {
    this.folder = folder;
    this.diskFault = diskFault;
    this.#home = home;
    this.#embedded = embedded;
    this.#owner = ownerOf(embedded);
  }

  /** On a small disk of its own where this machine lets us have one. */
  static async open(folder: string): Promise<Cluster> {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    const diskFault = mountDisk(disk);
    chmodSync(disk, 0o755);
    const home = join(disk, 'cluster-1');
    const embedded = await startEmbedded({ dataDir: home });
    const cluster = new Cluster(folder, home, embedded, diskFault);
    cluster.#alter(`max_wal_size = '128MB'`);
    return cluster;
  }

  /** Where the socket of the one that serves now is. */
  get socket(): { readonly path: string } {
    return { path: join(this.#embedded.connection.host, '.s.PGSQL.5432') };
  }

  get #files(): string {
    return join(this.#home, 'pg');
  }

  kill(withSessions: boolean): boolean {
    return killDatabase(this.#files, { withSessions });
  }

  standStill(): boolean {
    return signalDatabase(this.#files, 'SIGSTOP', { withSessions: true });
  }

  goOn(): void {
    signalDatabase(this.#files, 'SIGCONT', { withSessions: true });
  }

  setReadOnly(isReadOnly: boolean): void {
    this.#alter(`default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
  }

  /** Not a byte is left; whoever writes is told so, or dies of it. */
  fillDisk(): void {
    const filler = join(this.folder, 'disk', 'filler');
    const { bavail, bsize } = statfsSync(join(this.folder, 'disk'));
    execFileSync('fallocate', ['-l', String(Math.max(1, (bavail - 64) * bsize)), filler]);
    const file = openSync(filler, 'a');
    const piece = Buffer.alloc(4_096);
    try {
      for (;;) writeSync(file, piece);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  }

  emptyDisk(): void {
    rmSync(join(this.folder, 'disk', 'filler'), { force: true });
  }

  /** A standby that has every commit before whoever commits is told so. */
  async makeStandby(): Promise<Standby> {
    this.#clusters += 1;
    const home = join(this.folder, 'disk', `cluster-${this.#clusters}`);
    const standby = await makeStandby({ owner: this.#owner, from: this.#files, home });
    this.#alter(`synchronous_standby_names = '*'`);
    await standby.untilInStep(this.#owner);
    return standby;
  }

  /** The one that served is dead for good; the standby serves from here on. */
  async promote(standby: Standby): Promise<void> {
    this.kill(true);
    await this.#owner.close();
    await this.#embedded.stop();
    standby.promote();
    rmSync(this.#home, { recursive: true, force: true });
    this.#home = standby.home;
    this.#embedded = await startEmbedded({ dataDir: standby.home });
    this.#owner = ownerOf(this.#embedded);
    await until(async () => {
      const { rows } = await this.#owner.withTransaction(
        (tx) => tx.query<{ follows: boolean }>({ text: 'select pg_is_in_recovery() as follows' }),
        { readOnly: true },
      );
      return rows[0]?.follows === false;
    }, 'the standby does not take over');
  }

  async close(): Promise<void> {
    await this.#owner.close();
    await this.#embedded.stop();
    if (this.diskFault === undefined) execFileSync('umount', ['-l', join(this.folder, 'disk')]);
  }

  /** By its file and a signal: there is no need to log in, which may not be possible now. */
  #alter(setting: string): void {
    appendFileSync(join(this.#files, 'postgresql.auto.conf'), `${setting}\n`);
    signalDatabase(this.#files, 'SIGHUP', { withSessions: false });
  }
}

const ownerOf = ({ url }: Embedded) =>
  openWritable({ url, as: 'owner', max: 2, statementTimeoutMs: 600_000 });

/** Why not, where only a larger privilege could. */
function mountDisk(folder: string): string | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize},mode=755`, 'candor-faults', folder], {
      stdio: 'pipe',
    });
    return undefined;
  } catch (error) {
    return `no small disk can be mounted here (${(error as Error).message.split('\n', 1)[0]})`;
  }
}
