import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { throwDice } from '@candor/simulator/dice';
import { prepareBorrowers, type Debtor } from '@candor/simulator/payers';
import { openChannel, type ChannelServer } from '@candor/simulator/vendors';
import { migrate } from '@candor/store/database';
import { openWritable, type WritableDatabase } from '@candor/store/tools';
import { Caller } from '../faults/caller.ts';
import type { Check } from '../faults/checks/check.ts';
import { nothingWaits } from '../faults/checks/queues.ts';
import { Journal } from '../faults/journal.ts';
import { comeAgainAndAgain } from '../faults/lives/newcomers.ts';
import { payAgainAndAgain } from '../faults/lives/payers.ts';
import { dragonpayTill } from '../faults/lives/tills.ts';
import { SupervisedProcess } from '../faults/supervised-process.ts';
import { TcpProxy } from '../faults/tcp-proxy.ts';
import { root } from '../../root.ts';
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
  readonly #folder: string;
  readonly #channelDatabase: WritableDatabase;
  readonly #since = new Date();
  #urls: readonly string[] = [];
  #processes: readonly SupervisedProcess[] = [];
  #people: readonly Debtor[] = [];
  #living: Promise<unknown> = Promise.resolve();

  private constructor(
    folder: string,
    parts: Pick<Installation, 'channelLine' | 'channel' | 'channelBooks'> & {
      readonly channelDatabase: WritableDatabase;
    },
  ) {
    this.#folder = folder;
    this.channelLine = parts.channelLine;
    this.channel = parts.channel;
    this.channelBooks = parts.channelBooks;
    this.#channelDatabase = parts.channelDatabase;
  }

  static async open(folder: string): Promise<Installation> {
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
    });
  }

  /**
   * Processes of their own, on the database that these settings name. `borrowersAt`: where people who owe are
   * put before there is a worker, who would take their loans in hand as well.
   */
  async start(addresses: Readonly<Record<string, string>>, borrowersAt?: string, home = root): Promise<void> {
    const channelUrl = `http://127.0.0.1:${this.channelLine.port}`;
    const env = {
      CANDOR_MODE: 'sandbox',
      HOST: '127.0.0.1',
      MARKETS: 'ph',
      ...addresses,
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
      (port) => new SupervisedProcess('start.ts', { ...env, PORT: String(port) }, /Candor is ready/u, home),
    );
    const workers = [1, 2].map(() => new SupervisedProcess('worker.ts', env, /The worker is at work/u, home));
    // The first makes what is missing; everybody else finds it.
    this.#processes = [...servers, ...workers];
    servers[0]?.start();
    await servers[0]?.untilUp();
    if (borrowersAt !== undefined) await this.#prepare(borrowersAt);
    for (const each of this.#processes.slice(1)) each.start();
    for (const each of this.#processes) await each.untilUp();
  }

  get urls(): readonly string[] {
    return this.#urls;
  }

  /**
   * One after the other is asked to end and comes back, as a deployment does it; from another checkout it is
   * another version.
   */
  async deploy(home?: string): Promise<void> {
    for (const each of this.#processes) await each.replace({}, home);
  }

  get endedByThemselves(): number {
    return this.#processes.reduce((sum, each) => sum + each.endedByItself, 0);
  }

  /** What the processes said last. */
  get output(): string {
    return this.#processes.map((each) => each.output).join('\n');
  }

  async stop(): Promise<void> {
    await Promise.all(this.#processes.map((each) => each.stop()));
    this.#processes = [];
  }

  async #prepare(url: string): Promise<void> {
    const database = openWritable({ url, max: 4 });
    this.#people = await prepareBorrowers(database, debtors);
    await database.close();
  }

  /** People repay, come and borrow, until the journal is over: at the servers, or through a proxy. */
  live(seed: number, through: readonly string[] = this.#urls): void {
    const people = this.#people;
    const caller = (n: number) => new Caller(through, this.journal, throwDice(seed + n));
    const till = dragonpayTill(this.channel.collector);
    this.#living = Promise.all([
      ...Array.from({ length: payers }, (_, n) =>
        payAgainAndAgain({ caller: caller(n), till, debtors: people, dice: throwDice(seed + 50 + n) }),
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

  /** What must not be, as the owner sees it and by this journal. */
  async look(ownerUrl: string, check: Check, journal: Journal): Promise<readonly string[]> {
    const owner = openWritable({ url: ownerUrl, as: 'owner', max: 1 });
    try {
      return await owner.read(
        (tx) => check({ tx, journal, since: this.#since, place: null, judged: new Map() }),
        { isolation: 'repeatable read' },
      );
    } finally {
      await owner.close();
    }
  }

  /** What still waits when nobody has asked for anything for so long; nothing as soon as nothing did once. */
  async drained(ownerUrl: string, journal: Journal, patienceMs: number): Promise<readonly string[]> {
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const waiting = await this.look(ownerUrl, nothingWaits, journal);
      if (waiting.length === 0 || performance.now() > deadline) return waiting;
      await sleep(50);
    }
  }

  async close(): Promise<void> {
    await this.endLives();
    await this.stop();
    await this.channelLine.close();
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
  for (const [id, reference] of journal.forged) then.forged.set(id, reference);
  return then;
}

export const promisesIn = ({ acknowledged, codes, heard, signed, complaints }: Journal): number =>
  acknowledged.size + codes.size + heard.size + signed.size + complaints.size;
