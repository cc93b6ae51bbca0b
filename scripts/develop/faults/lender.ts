import { mkdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openChannel, type ChannelServer } from '@candor/simulator/vendors';
import { openWritable, type WritableDatabase } from '@candor/store/tools';
import { Cluster } from './cluster.ts';
import { SupervisedProcess } from './supervised-process.ts';
import { TcpProxy } from './tcp-proxy.ts';

/**
 * A lender's whole installation on this machine: a PostgreSQL, two servers, a worker and its payment channel,
 * with a line between each of them that can be cut.
 */
export class Lender {
  readonly urls: readonly string[];
  readonly servers: readonly SupervisedProcess[];
  readonly worker: SupervisedProcess;
  readonly cluster: Cluster;
  /** Between the lender's processes and the database. */
  readonly databaseLine: TcpProxy;
  /** Between the lender's processes and the payment channel. */
  readonly channelLine: TcpProxy;
  readonly channel: ChannelServer;
  /** What the simulation itself looks and arranges by: on a line that nobody cuts. */
  readonly database: WritableDatabase;
  readonly owner: WritableDatabase;
  readonly #ownLine: TcpProxy;

  private constructor(
    parts: Pick<Lender, 'cluster' | 'databaseLine' | 'channelLine' | 'channel' | 'database' | 'owner'> & {
      readonly ownLine: TcpProxy;
    },
    { ports, dataDir, market }: { ports: readonly number[]; dataDir: string; market: 'ph' },
  ) {
    this.cluster = parts.cluster;
    this.databaseLine = parts.databaseLine;
    this.channelLine = parts.channelLine;
    this.channel = parts.channel;
    this.database = parts.database;
    this.owner = parts.owner;
    this.#ownLine = parts.ownLine;
    const channelUrl = `http://127.0.0.1:${parts.channelLine.port}`;
    const env = {
      CANDOR_MODE: 'sandbox',
      HOST: '127.0.0.1',
      MARKETS: market,
      DATABASE_URL: addressOf(parts.databaseLine, 'candor_app'),
      DATABASE_OWNER_URL: addressOf(parts.databaseLine, 'candor'),
      DATA_DIR: dataDir,
      WORKER: 'off',
      LOG_LEVEL: 'error',
      STAND_IN_SECONDS: '0',
      DRAGONPAY_PAYOUT_URL: `${channelUrl}/payouts`,
      DRAGONPAY_COLLECT_URL: `${channelUrl}/collections`,
    };
    this.urls = ports.map((port) => `http://127.0.0.1:${port}`);
    this.servers = ports.map(
      (port) => new SupervisedProcess('start.ts', { ...env, PORT: String(port) }, /Candor is ready/u),
    );
    this.worker = new SupervisedProcess('worker.ts', env, /The worker is at work/u);
  }

  static async open(folder: string): Promise<Lender> {
    const cluster = await Cluster.open(folder);
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
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
    const lender = new Lender(
      { cluster, databaseLine, channelLine, channel, database, owner, ownLine },
      { ports: [await freePort(), await freePort()], dataDir, market: 'ph' },
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

  get processes(): readonly SupervisedProcess[] {
    return [...this.servers, this.worker];
  }

  async untilAllUp(): Promise<void> {
    for (const each of this.processes) await each.untilUp();
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

const addressOf = ({ port }: TcpProxy, login: string) => `postgresql://${login}@127.0.0.1:${port}/candor`;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
