import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { marketIds, markets } from '@candor/markets';
import { booksSeal, personSeal, pictureStore } from '@candor/server/command-line';
import { readSettings } from '@candor/server/composition';
import type { BooksSeal } from '@candor/services/backoffice/chain';
import { dayIn } from '@candor/services/kernel/time';
import { openChannel, type ChannelServer } from '@candor/simulator/vendors';
import { migrate } from '@candor/store/database';
import { openBusinessClock } from '@candor/store/ledger';
import { openWritable, type WritableDatabase } from '@candor/store/tools';
import { copyCheckout } from '../drills/copy-checkout.ts';
import { Cluster } from './cluster.ts';
import { daysBeforehand } from './lives/beforehand.ts';
import { SupervisedProcess } from './supervised-process.ts';
import { TcpProxy } from './tcp-proxy.ts';

/** What signs the days of these books: anybody may know it. */
const booksKey = '07'.repeat(32);

/**
 * A lender's whole installation on this machine, in both markets: a PostgreSQL, two servers, a worker and its
 * payment channels, with a line between each of them that can be cut.
 */
export class Lender {
  readonly urls: readonly string[];
  readonly servers: readonly SupervisedProcess[];
  readonly worker: SupervisedProcess;
  readonly cluster: Cluster;
  /** Between the lender's processes and the database. */
  readonly databaseLine: TcpProxy;
  /** Between the lender's processes and the payment channels of both markets. */
  readonly channelLine: TcpProxy;
  readonly channel: ChannelServer;
  /** What the simulation itself looks and arranges by: on a line that nobody cuts. */
  readonly database: WritableDatabase;
  readonly owner: WritableDatabase;
  /** What signs the days, and the lender's place for them, which is not in the database. */
  readonly seal: BooksSeal;
  readonly #ownLine: TcpProxy;
  readonly #folder: string;
  readonly #env: Readonly<Record<string, string>>;
  /** How many versions came after the one of this checkout. */
  #version = 0;

  private constructor(
    parts: Pick<
      Lender,
      'cluster' | 'databaseLine' | 'channelLine' | 'channel' | 'database' | 'owner' | 'seal'
    > & {
      readonly ownLine: TcpProxy;
    },
    { ports, folder }: { ports: readonly number[]; folder: string },
  ) {
    this.cluster = parts.cluster;
    this.databaseLine = parts.databaseLine;
    this.channelLine = parts.channelLine;
    this.channel = parts.channel;
    this.database = parts.database;
    this.owner = parts.owner;
    this.#ownLine = parts.ownLine;
    const channelUrl = `http://127.0.0.1:${parts.channelLine.port}`;
    this.#folder = folder;
    this.seal = parts.seal;
    const env = {
      CANDOR_MODE: 'sandbox',
      HOST: '127.0.0.1',
      MARKETS: marketIds.join(),
      DATABASE_URL: addressOf(parts.databaseLine, 'candor_app'),
      DATABASE_OWNER_URL: addressOf(parts.databaseLine, 'candor'),
      DATA_DIR: join(folder, 'data'),
      BOOKS_KEYS: booksKey,
      BOOKS_ROOTS_DIR: join(folder, 'roots'),
      WORKER: 'off',
      LOG_LEVEL: 'error',
      STAND_IN_SECONDS: '0',
      ...parts.channel.settingsAt(channelUrl),
    };
    this.#env = env;
    this.urls = ports.map((port) => `http://127.0.0.1:${port}`);
    this.servers = ports.map(
      (port) => new SupervisedProcess('start.ts', { ...env, PORT: String(port) }, /Candor is ready/u),
    );
    this.worker = new SupervisedProcess('worker.ts', env, /The worker is at work/u);
  }

  static async open(folder: string): Promise<Lender> {
    const cluster = await Cluster.open(folder);
    mkdirSync(join(folder, 'data'));
    const databaseLine = await TcpProxy.open(cluster.socket);
    const ownLine = await TcpProxy.open(cluster.socket);
    const database = openWritable({ url: addressOf(ownLine, 'candor_app'), max: 10 });
    const owner = openWritable({
      url: addressOf(ownLine, 'candor'),
      as: 'owner',
      max: 3,
      statementTimeoutMs: 600_000,
    });
    const channel = await openChannel(database);
    const channelLine = await TcpProxy.open({ host: '127.0.0.1', port: channel.port });
    await openBooksBefore(owner, addressOf(ownLine, 'candor'));
    const seal = await booksSeal({
      BOOKS_KEYS: [Buffer.from(booksKey, 'hex')],
      BOOKS_ROOTS_DIR: join(folder, 'roots'),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: addressOf(databaseLine, 'candor_app'),
    });
    if (!seal) throw new Error('the days of a lender with a key and a place are not signed');
    const lender = new Lender(
      { cluster, databaseLine, channelLine, channel, database, owner, seal, ownLine },
      { ports: [await freePort(), await freePort()], folder },
    );
    // The first makes the tables; everybody else finds them.
    lender.servers[0]?.start();
    await lender.servers[0]?.untilUp();
    return lender;
  }

  async startAll(): Promise<void> {
    this.servers[1]?.start();
    this.worker.start();
    await this.untilAllUp();
  }

  /** Where signed files are, and what opens them. */
  async shelf() {
    const settings = readSettings({ DATA_DIR: this.#env['DATA_DIR'] });
    return { seal: await personSeal(settings), pictures: pictureStore(settings) };
  }

  get processes(): readonly SupervisedProcess[] {
    return [...this.servers, this.worker];
  }

  async untilAllUp(): Promise<void> {
    for (const each of this.processes) await each.untilUp();
  }

  /**
   * A version with one migration more comes in the place of the one that runs. It migrates while that one
   * serves; then each process in turn is stopped in order and comes back as it, and with other settings.
   */
  async deployNext(changed: Record<string, string>): Promise<void> {
    const before = this.#homeOf(this.#version);
    this.#version += 1;
    const home = await copyCheckout(this.#homeOf(this.#version));
    for (let n = 1; n <= this.#version; n += 1)
      writeFileSync(
        join(home, 'packages', 'store', 'src', 'migrations', `900${n}-of-a-version-to-come.sql`),
        // Of two tables, which those who use both may take the other way round.
        `alter table loan add column of_version_${n} text;\nalter table outbox add column of_version_${n} text;\n`,
      );
    // Built before anything stops, as a release is.
    for (const script of ['develop/build.ts', 'operate/migrate.ts'])
      await promisify(execFile)(process.execPath, [join(home, 'scripts', script)], {
        cwd: home,
        env: { ...process.env, ...this.#env },
      });
    for (const each of this.processes) await each.replace(changed, home);
    rmSync(before, { recursive: true, force: true });
  }

  #homeOf(version: number): string {
    return join(this.#folder, `version-${version}`);
  }

  /** Every line leads to the database that serves now. */
  followDatabase(): void {
    for (const line of [this.databaseLine, this.#ownLine]) {
      line.target = this.cluster.socket;
      line.hangUp();
    }
  }

  get endedByThemselves(): number {
    return this.processes.reduce((sum, each) => sum + each.endedByItself, 0);
  }

  /** What the processes said last: they write errors alone. */
  get output(): string {
    return this.processes.map((each) => each.output).join('\n');
  }

  async close(): Promise<void> {
    await Promise.all(this.processes.map((each) => each.stop()));
    await Promise.all([this.database.close(), this.owner.close()]);
    await Promise.all([this.databaseLine.close(), this.channelLine.close(), this.#ownLine.close()]);
    await this.channel.close();
    await this.cluster.close();
  }
}

/** The days before are for what people borrowed then: money comes on the day that it is. */
async function openBooksBefore(owner: WritableDatabase, url: string): Promise<void> {
  await migrate({ url });
  for (const market of marketIds) {
    const today = dayIn(markets[market].timeZone, new Date());
    const first = dateOfDayNumber(dayNumber(today) - daysBeforehand);
    await owner.withTransaction((tx) => openBusinessClock(tx, market, first));
  }
}

const addressOf = ({ port }: TcpProxy, login: string) => `postgresql://${login}@127.0.0.1:${port}/candor`;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
