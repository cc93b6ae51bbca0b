import { createServer, type AddressInfo } from 'node:net';
import { startEmbedded, type Embedded } from '@candor/store/embedded';
import { openWritable, type WritableDatabase } from '@candor/store/tools';
import { killDatabase } from './kill-database.ts';
import { SupervisedProcess } from './supervised-process.ts';

export const victims = ['server', 'worker', 'database'] as const;
export type Victim = (typeof victims)[number];

/**
 * A lender's whole installation on this machine: a PostgreSQL, two servers, a worker, each a process of its
 * own.
 */
export class Lender {
  readonly urls: readonly string[];
  readonly database: WritableDatabase;
  readonly owner: WritableDatabase;
  readonly #servers: readonly SupervisedProcess[];
  readonly #worker: SupervisedProcess;
  readonly #embedded: Embedded;
  readonly #cluster: string;

  private constructor(embedded: Embedded, cluster: string, ports: readonly number[], dataDir: string) {
    const env = {
      CANDOR_MODE: 'sandbox',
      HOST: '127.0.0.1',
      MARKETS: 'ph',
      DATABASE_URL: 'embedded',
      DATA_DIR: dataDir,
      WORKER: 'off',
      LOG_LEVEL: 'error',
    };
    this.#embedded = embedded;
    this.#cluster = cluster;
    this.urls = ports.map((port) => `http://127.0.0.1:${port}`);
    this.#servers = ports.map(
      (port) => new SupervisedProcess('start.ts', { ...env, PORT: String(port) }, /Candor is ready/u),
    );
    this.#worker = new SupervisedProcess('worker.ts', env, /The worker is at work/u);
    this.database = openWritable({ url: embedded.url, max: 10 });
    this.owner = openWritable({ url: embedded.url, as: 'owner', max: 2, statementTimeoutMs: 600_000 });
  }

  static async open(dataDir: string): Promise<Lender> {
    const embedded = await startEmbedded({ dataDir });
    const asking = openWritable({ url: embedded.url, as: 'owner', max: 1 });
    const { rows } = await asking.withTransaction((tx) =>
      tx.query<{ folder: string }>({ text: `select current_setting('data_directory') as folder` }),
    );
    await asking.close();
    const lender = new Lender(embedded, rows[0]?.folder ?? '', [await freePort(), await freePort()], dataDir);
    // The first makes the tables; everybody else finds them.
    lender.#servers[0]?.start();
    await lender.#servers[0]?.untilUp();
    return lender;
  }

  async startAll(): Promise<void> {
    this.#servers[1]?.start();
    this.#worker.start();
    await this.untilAllUp();
  }

  async untilAllUp(): Promise<void> {
    for (const each of [...this.#servers, this.#worker]) await each.untilUp();
  }

  /** False: what should be killed is not at work at the moment. */
  kill(victim: Victim, throwOf: number): boolean {
    if (victim === 'database') return killDatabase(this.#cluster, { withSessions: throwOf % 2 === 0 });
    const process = victim === 'worker' ? this.#worker : this.#servers[throwOf % this.#servers.length];
    if (!process?.isUp) return false;
    process.kill();
    return true;
  }

  get endedByThemselves(): number {
    return [...this.#servers, this.#worker].reduce((sum, each) => sum + each.endedByItself, 0);
  }

  /** What the processes said last: they write errors alone. */
  get output(): string {
    return [...this.#servers, this.#worker].map((each) => each.output).join('\n');
  }

  async close(): Promise<void> {
    await Promise.all([...this.#servers, this.#worker].map((each) => each.stop()));
    await Promise.all([this.database.close(), this.owner.close()]);
    await this.#embedded.stop();
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
