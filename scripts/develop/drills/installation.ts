import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { throwDice } from '@candor/simulator/dice';
import { prepareBorrowers } from '@candor/simulator/payers';
import { openChannel, type ChannelServer } from '@candor/simulator/vendors';
import { migrate } from '@candor/store/database';
import { openWritable, type WritableDatabase } from '@candor/store/tools';
import { Caller } from '../faults/caller.ts';
import type { Check } from '../faults/checks/check.ts';
import { Journal } from '../faults/journal.ts';
import { comeAgainAndAgain } from '../faults/newcomers.ts';
import { payAgainAndAgain } from '../faults/payers.ts';
import { SupervisedProcess } from '../faults/supervised-process.ts';
import { TcpProxy } from '../faults/tcp-proxy.ts';
import { freePort, SystemPostgres } from './system-postgres.ts';

const payers = 6;
const newcomers = 2;
const debtors = 60;

/**
 * Two servers and two workers on a PostgreSQL of this machine, and a payment channel with books of its own in
 * another: what the lender forgets, the channel still knows.
 */
export class Installation {
  readonly journal = new Journal();
  readonly channelLine: TcpProxy;
  readonly channel: ChannelServer;
  readonly channelBooks: SystemPostgres;
  readonly #databaseLine: TcpProxy;
  readonly #folder: string;
  readonly #channelDatabase: WritableDatabase;
  readonly #since = new Date();
  #urls: readonly string[] = [];
  #processes: readonly SupervisedProcess[] = [];
  #living: Promise<unknown> = Promise.resolve();

  private constructor(
    folder: string,
    parts: Pick<Installation, 'channelLine' | 'channel' | 'channelBooks'> & {
      readonly databaseLine: TcpProxy;
      readonly channelDatabase: WritableDatabase;
    },
  ) {
    this.#folder = folder;
    this.channelLine = parts.channelLine;
    this.channel = parts.channel;
    this.channelBooks = parts.channelBooks;
    this.#databaseLine = parts.databaseLine;
    this.#channelDatabase = parts.channelDatabase;
  }

  static async open(folder: string, primary: SystemPostgres): Promise<Installation> {
    mkdirSync(join(folder, 'data'));
    const channelBooks = await SystemPostgres.make(join(folder, 'channel'));
    channelBooks.makeLogins();
    await migrate({ url: channelBooks.url('candor') });
    const channelDatabase = openWritable({ url: channelBooks.url('candor'), as: 'owner', max: 5 });
    const channel = await openChannel(channelDatabase);
    return new Installation(folder, {
      channelBooks,
      channelDatabase,
      channel,
      channelLine: await TcpProxy.open({ host: '127.0.0.1', port: channel.port }),
      databaseLine: await TcpProxy.open({ host: '127.0.0.1', port: primary.port }),
    });
  }

  /** Processes of their own, on the database that this cluster holds. */
  async start(cluster: SystemPostgres): Promise<void> {
    this.#databaseLine.target = { host: '127.0.0.1', port: cluster.port };
    const line = (login: string) => `postgres://${login}@127.0.0.1:${this.#databaseLine.port}/candor`;
    const channelUrl = `http://127.0.0.1:${this.channelLine.port}`;
    const env = {
      CANDOR_MODE: 'sandbox',
      HOST: '127.0.0.1',
      MARKETS: 'ph',
      DATABASE_URL: line('candor_app'),
      DATABASE_OWNER_URL: line('candor'),
      DATA_DIR: join(this.#folder, 'data'),
      WORKER: 'off',
      LOG_LEVEL: 'error',
      STAND_IN_SECONDS: '0',
      DRAGONPAY_PAYOUT_URL: `${channelUrl}/payouts`,
      DRAGONPAY_COLLECT_URL: `${channelUrl}/collections`,
    };
    const ports = [await freePort(), await freePort()];
    this.#urls = ports.map((port) => `http://127.0.0.1:${port}`);
    const servers = ports.map(
      (port) => new SupervisedProcess('start.ts', { ...env, PORT: String(port) }, /Candor is ready/u),
    );
    const workers = [1, 2].map(() => new SupervisedProcess('worker.ts', env, /The worker is at work/u));
    // The first makes what is missing; everybody else finds it.
    this.#processes = [...servers, ...workers];
    servers[0]?.start();
    await servers[0]?.untilUp();
    for (const each of this.#processes.slice(1)) each.start();
    for (const each of this.#processes) await each.untilUp();
  }

  async stop(): Promise<void> {
    await Promise.all(this.#processes.map((each) => each.stop()));
    this.#processes = [];
  }

  /** People repay, come and borrow, until the journal is over. */
  async live(cluster: SystemPostgres, seed: number): Promise<void> {
    const database = openWritable({ url: cluster.url('candor_app'), max: 4 });
    const people = await prepareBorrowers(database, debtors);
    await database.close();
    const caller = (n: number) => new Caller(this.#urls, this.journal, throwDice(seed + n));
    const { collector } = this.channel;
    this.#living = Promise.all([
      ...Array.from({ length: payers }, (_, n) =>
        payAgainAndAgain({ caller: caller(n), collector, debtors: people, dice: throwDice(seed + 50 + n) }),
      ),
      ...Array.from({ length: newcomers }, (_, n) =>
        comeAgainAndAgain(caller(100 + n), throwDice(seed + 150 + n)),
      ),
    ]).catch(() => {});
  }

  async endLives(): Promise<void> {
    this.journal.end();
    await Promise.race([this.#living, sleep(10_000)]);
  }

  /** What must not be, on this cluster and by this journal. */
  async look(cluster: SystemPostgres, check: Check, journal: Journal): Promise<readonly string[]> {
    const owner = openWritable({ url: cluster.url('candor'), as: 'owner', max: 1 });
    try {
      return await owner.withTransaction((tx) => check({ tx, journal, since: this.#since }), {
        isolation: 'repeatable read',
        readOnly: true,
      });
    } finally {
      await owner.close();
    }
  }

  async close(): Promise<void> {
    await this.endLives();
    await this.stop();
    await Promise.all([this.channelLine.close(), this.#databaseLine.close()]);
    await this.channel.close();
    await this.#channelDatabase.close();
    this.channelBooks.stop('immediate');
  }
}

/** What everybody had been told until now: what comes later is not in it. */
export function untilNow(journal: Journal): Journal {
  const then = new Journal();
  for (const [key, value] of journal.acknowledged) then.acknowledged.set(key, value);
  for (const [key, value] of journal.codes) then.codes.set(key, value);
  for (const [key, value] of journal.heard) then.heard.set(key, value);
  for (const id of journal.signed) then.signed.add(id);
  for (const id of journal.complaints) then.complaints.add(id);
  for (const id of journal.forged) then.forged.add(id);
  return then;
}

export const promisesIn = ({ acknowledged, codes, heard, signed, complaints }: Journal): number =>
  acknowledged.size + codes.size + heard.size + signed.size + complaints.size;
