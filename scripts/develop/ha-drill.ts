// npm run ha-drill [-- --seed 7] [--seconds 8]
// Patroni with etcd, HAProxy and PgBouncer on loopback, two servers, two workers and a payment channel. The
// primary is killed, stands still, hands over, the standby is lost, everything is deployed anew; after each
// all that was acknowledged must be there, once, and the books must tie. Prints how long nobody was served.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runCommandLine } from '../operate/command-line.ts';
import { buildIfStale } from './build-apps.ts';
import { DrillReport } from './drills/drill-report.ts';
import { Installation, promisesIn } from './drills/installation.ts';
import { HighlyAvailable, refuseMissingPackages } from './drills/patroni.ts';
import { systemBinaries } from './drills/system-postgres.ts';
import { booksTie } from './faults/checks/books.ts';
import type { Check } from './faults/checks/check.ts';
import { moneyArrived, nothingLost } from './faults/checks/nothing-lost.ts';
import { nothingTwice } from './faults/checks/nothing-twice.ts';
import { until } from './faults/standby.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '7' }, seconds: { type: 'string', default: '8' } },
});
const report = new DrillReport('ha-drill');
const { say, wrong } = report;
const drainMs = 240_000;
const checks: Readonly<Record<string, Check>> = {
  'acknowledged is not found': nothingLost,
  'acknowledged money is not credited': moneyArrived,
  'something happened twice': nothingTwice,
  'the books do not tie': booksTie,
};

/** Looks ten times a second whether one of the servers takes writes, and adds up how long none did. */
class Watch {
  #isOver = false;
  #refusedMs = 0;
  readonly #done: Promise<void>;

  constructor(urls: readonly string[]) {
    this.#done = this.#run(urls);
  }

  /** Seconds since it was last asked. */
  take(): string {
    const seconds = (this.#refusedMs / 1_000).toFixed(1);
    this.#refusedMs = 0;
    return seconds;
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#done;
  }

  async #run(urls: readonly string[]): Promise<void> {
    while (!this.#isOver) {
      const asked = performance.now();
      const answers = urls.map((url) =>
        fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
          ({ ok }) => ok,
          () => false,
        ),
      );
      const isServed = (await Promise.all(answers)).some(Boolean);
      await sleep(100);
      if (!isServed) this.#refusedMs += performance.now() - asked;
    }
  }
}

async function drill(folder: string): Promise<void> {
  const cluster = await HighlyAvailable.open(folder);
  const lender = await Installation.open(folder);
  let watch: Watch | undefined;
  try {
    makeLogins(cluster.url('postgres', 'postgres'));
    const addresses = {
      DATABASE_URL: cluster.pooled('candor_app'),
      DATABASE_URL_DIRECT: cluster.url('candor_app'),
      DATABASE_OWNER_URL: cluster.url('candor'),
    };
    await lender.start(addresses, cluster.url('candor_app'));
    lender.live(Number(values.seed));
    say('Patroni, etcd, HAProxy, PgBouncer, two servers, two workers, people who borrow and repay');
    watch = new Watch(lender.urls);
    const calmMs = Number(values.seconds) * 1_000;
    for (const [name, fault] of Object.entries(faults)) {
      await sleep(calmMs);
      watch.take();
      await fault(cluster, lender);
      await sleep(calmMs);
      const refused = watch.take();
      const found = await look(cluster, lender);
      wrong.push(...found.map((each) => `${name}: ${each}`));
      const { journal } = lender;
      say(
        `${name}: nobody was served for ${refused} s; ${journal.answers} acknowledged, ${promisesIn(journal)} promises, ${found.length} violations`,
      );
    }
  } catch (error) {
    for (const name of ['n1', 'n2', 'haproxy', 'etcd'])
      say(`${name}: ${lastOf(join(folder, `${name}.log`))}`);
    throw error;
  } finally {
    await watch?.stop();
    await lender.close();
    await cluster.close();
  }
}

type Fault = (cluster: HighlyAvailable, lender: Installation) => Promise<void>;

const faults: Readonly<Record<string, Fault>> = {
  'the primary is killed': async (cluster) => {
    const before = await leader(cluster);
    cluster.strike(before, 'SIGKILL');
    await cluster.untilAnother(before);
    before.daemon.start();
    await cluster.untilWhole();
  },
  'the primary stands still for 40 s': async (cluster) => {
    const before = await leader(cluster);
    cluster.strike(before, 'SIGSTOP');
    await sleep(40_000);
    cluster.strike(before, 'SIGCONT');
    await cluster.untilAnother(before);
    await cluster.untilWhole();
  },
  'the primary hands over': async (cluster) => {
    const before = await leader(cluster);
    await cluster.switchOver(before);
    await cluster.untilAnother(before);
    await cluster.untilWhole();
  },
  'the standby is lost': async (cluster) => {
    const before = await leader(cluster);
    const standby = cluster.members.find((each) => each !== before)!;
    cluster.strike(standby, 'SIGKILL');
    await sleep(20_000);
    standby.daemon.start();
    await cluster.untilWhole();
  },
  'one process after the other is deployed': (_cluster, lender) => lender.deploy(),
};

async function leader(cluster: HighlyAvailable) {
  const found = await cluster.primary();
  if (!found) throw new Error('there is no primary');
  return found;
}

/** Everybody outside waits; what is on its way arrives; then all of it is looked at. */
async function look(cluster: HighlyAvailable, lender: Installation): Promise<string[]> {
  const { journal } = lender;
  const owner = cluster.url('candor');
  journal.pause();
  await until(async () => journal.inFlight === 0, 'requests are never answered', drainMs);
  const waiting = await lender.drained(owner, journal, drainMs);
  const found = waiting.map((each) => `the queues do not drain: ${each}`);
  for (const [name, check] of Object.entries(checks))
    found.push(...(await lender.look(owner, check, journal)).map((each) => `${name}: ${each}`));
  found.push(...journal.crashed.splice(0).map((each) => `answered 500: ${each}`));
  if (lender.endedByThemselves > 0) found.push(`${lender.endedByThemselves} processes ended by themselves`);
  journal.goOn();
  return found;
}

/** As docs/operations.md has it, “The database's two logins”. */
function makeLogins(url: string): void {
  for (const statement of [
    'create role candor login',
    'create role candor_app login',
    'grant candor_app to candor',
    'create database candor owner candor',
  ])
    execFileSync(join(systemBinaries(), 'psql'), [url, '-Xqc', statement]);
}

const lastOf = (file: string) => readFileSync(file, 'utf8').slice(-1_500);

await runCommandLine(async () => {
  refuseMissingPackages();
  await buildIfStale(say);
  const folder = mkdtempSync(join(tmpdir(), 'candor-ha-'));
  chmodSync(folder, 0o755); // PostgreSQL's own user goes in when root runs this.
  try {
    await drill(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  report.end();
});
