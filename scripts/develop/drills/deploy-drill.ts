// npm run deploy-drill [-- --seconds 10] [--seed 7] [--old <commit>]
// Two servers and two workers behind Debian's nginx with the example configuration, people who borrow and
// repay through it. Every process is restarted one after the other; then the next version is put in the place
// of this one in the same way: a copy with a migration more, or this checkout in the place of --old. No
// request may fail, and all that was acknowledged must be there, once, with books that tie. Exit 1 if not.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Refused, runCommandLine } from '../../operate/command-line.ts';
import { root } from '../../root.ts';
import { buildIfStale } from '../build-apps.ts';
import { copyCheckout } from './copy-checkout.ts';
import { DrillReport } from './drill-report.ts';
import { Installation, promisesIn } from './installation.ts';
import { Nginx } from './nginx.ts';
import { SystemPostgres } from './system-postgres.ts';
import { booksTie } from '../faults/checks/books.ts';
import { moneyArrived, nothingLost } from '../faults/checks/nothing-lost.ts';
import { nothingTwice } from '../faults/checks/nothing-twice.ts';
import { until } from '../faults/standby.ts';
import { findTool } from '../find-tools.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    seed: { type: 'string', default: '7' },
    old: { type: 'string' },
  },
});
const drillReport = new DrillReport('deploy-drill');
const { say, wrong } = drillReport;
const drainMs = 240_000;
/** What a caller is told to send again although everything works. */
const ordinary = /^(?:idempotency_key_in_use|channel_is_down|a life was given up)/u;
const checks = {
  'acknowledged is not found': nothingLost,
  'acknowledged money is not credited': moneyArrived,
  'something happened twice': nothingTwice,
  'the books do not tie': booksTie,
};

type Versions = { readonly old: string; readonly next: string };

async function versions(folder: string): Promise<Versions> {
  if (values.old !== undefined)
    return { old: await copyCheckout(join(folder, 'old'), values.old), next: root };
  const next = await copyCheckout(join(folder, 'next'));
  writeFileSync(
    join(next, 'packages', 'store', 'src', 'migrations', '9999-drill.sql'),
    'alter table outbox add column of_the_next_version text;\nalter table loan add column of_the_next_version text;\n',
  );
  return { old: root, next };
}

async function drill(folder: string): Promise<void> {
  const { old, next } = await versions(folder);
  const database = await SystemPostgres.make(join(folder, 'primary'), { max_connections: '200' });
  database.makeLogins();
  const lender = await Installation.open(folder);
  let nginx: Nginx | undefined;
  try {
    const addresses = {
      DATABASE_URL: database.url('candor_app'),
      DATABASE_OWNER_URL: database.url('candor'),
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_SECONDS: '2',
    };
    await lender.start(addresses, database.url('candor_app'), old);
    nginx = await Nginx.start(folder, lender.urls);
    lender.live(Number(values.seed), [nginx.url]);
    say('two servers and two workers behind nginx, people who borrow and repay through it');
    await sleep(Number(values.seconds) * 1_000);
    report(lender, nginx, 'before anything is restarted');
    await lender.deploy();
    await sleep(Number(values.seconds) * 1_000);
    report(lender, nginx, 'every process restarted, one after the other');
    execFileSync(process.execPath, [join(next, 'scripts', 'operate', 'migrate.ts')], {
      cwd: next,
      env: { ...process.env, ...addresses, DATA_DIR: join(folder, 'data') },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await sleep(Number(values.seconds) * 1_000);
    report(lender, nginx, 'the next version has migrated, this one goes on');
    await lender.deploy(next);
    await sleep(Number(values.seconds) * 1_000);
    report(lender, nginx, 'the next version in the place of this one, old and new side by side meanwhile');
    await lookAtBooks(lender, database.url('candor'));
  } finally {
    await lender.close();
    nginx?.stop();
    database.stop('immediate');
  }
}

let before = { answered: 0, passedOn: 0, failed: 0 };

/** What was asked since the last report, and what of it failed, as callers and as nginx saw it. */
function report({ journal }: Installation, nginx: Nginx, name: string): void {
  const { answered, passedOn, failed } = nginx.counts();
  const tries = [...journal.tries].filter(([said]) => !ordinary.test(said));
  const refused = tries.map(([said, times]) => `${times} × ${said}`);
  say(
    `${name}: ${answered - before.answered} requests, ${passedOn - before.passedOn} of them given to the other server, ${failed.length - before.failed} failed`,
  );
  wrong.push(...failed.slice(before.failed).map((line) => `${name}: nginx answered ${line}`));
  wrong.push(...refused.map((line) => `${name}: a caller had to ask again: ${line}`));
  for (const [said] of tries) journal.tries.delete(said);
  before = { answered, passedOn, failed: failed.length };
}

async function lookAtBooks(lender: Installation, owner: string): Promise<void> {
  const { journal } = lender;
  journal.pause();
  await until(async () => journal.inFlight === 0, 'requests are never answered', drainMs);
  const waiting = await lender.drained(owner, journal, drainMs);
  wrong.push(...waiting.map((each) => `the queues do not drain: ${each}`));
  for (const [name, check] of Object.entries(checks))
    wrong.push(...(await lender.look(owner, check, journal)).map((each) => `${name}: ${each}`));
  wrong.push(...journal.crashed.map((each) => `answered 500: ${each}`));
  if (lender.endedByThemselves > 0) wrong.push(`${lender.endedByThemselves} processes ended by themselves`);
  say(`${journal.answers} acknowledged, ${promisesIn(journal)} promises: looked for in the books`);
}

await runCommandLine(async () => {
  if (!findTool('nginx'))
    throw new Refused('This drill runs nginx, and it is missing: apt-get install nginx');
  await buildIfStale(say);
  const folder = mkdtempSync(join(tmpdir(), 'candor-deploy-'));
  chmodSync(folder, 0o755); // PostgreSQL's own user goes in when root runs this.
  try {
    await drill(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  drillReport.end();
});
