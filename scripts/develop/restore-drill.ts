// npm run restore-drill [-- --seconds 20] [--seed 7]
// Load on two servers and two workers, a base backup and archived WAL, a lost database, and a recovery to a
// moment in the middle. Looks whether all that was acknowledged before is there, whose each ledger entry is,
// and that nothing leaves before the channel was asked. Exit 1 if anything is otherwise.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Refused, runCommandLine } from '../operate/command-line.ts';
import { buildIfStale } from './build-apps.ts';
import { DrillReport } from './drills/drill-report.ts';
import { Installation, promisesIn, untilNow } from './drills/installation.ts';
import { SystemPostgres } from './drills/system-postgres.ts';
import { booksTie } from './faults/checks/books.ts';
import { moneyArrived, nothingLost } from './faults/checks/nothing-lost.ts';
import { nothingTwice } from './faults/checks/nothing-twice.ts';
import { until } from './faults/standby.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, seed: { type: 'string', default: '7' } },
});

/** A channel that did not answer is left alone for a minute before it is asked again. */
const drainMs = 180_000;

const report = new DrillReport('restore-drill');
const { say, must } = report;

/** Of each entry whose it is, as the books say by themselves. */
const authors = `select coalesce(string_agg(e.id || ' ' || coalesce(e.author, '-') || ' ' || coalesce(e.cause::text, '-'), E'\\n' order by e.id), '')
  from ledger_entry e`;

const addressesOf = (cluster: SystemPostgres) => ({
  DATABASE_URL: cluster.url('candor_app'),
  DATABASE_OWNER_URL: cluster.url('candor'),
});

async function drill(folder: string): Promise<void> {
  const seconds = Number(values.seconds);
  if (!(seconds >= 5 && seconds <= 600)) throw new Refused('--seconds takes 5 to 600.');
  const archive = join(folder, 'archive');
  const primary = await SystemPostgres.make(join(folder, 'primary'), {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    archive_timeout: '5s',
  });
  primary.own(archive);
  primary.makeLogins();
  const lender = await Installation.open(folder);
  let restored: SystemPostgres | undefined;
  try {
    await lender.start(addressesOf(primary), primary.url('candor_app'));
    lender.live(Number(values.seed));
    const { journal } = lender;
    say('two servers, two workers, a payment channel, people who borrow and repay');
    await sleep(seconds * 1_000);
    const backupBegun = performance.now();
    primary.baseBackup(join(folder, 'base'));
    say(`base backup under load: ${((performance.now() - backupBegun) / 1_000).toFixed(1)} s`);
    await sleep(seconds * 1_000);
    const then = untilNow(journal);
    const moment = primary.ask('select clock_timestamp()');
    say(`the moment: ${moment}, ${promisesIn(then)} promises were made before it`);
    await sleep((seconds * 1_000) / 2);
    const later = promisesIn(journal) - promisesIn(then);
    const before = primary.ask(authors, 'candor').split('\n');
    const last = primary.ask('select pg_walfile_name(pg_switch_wal())');
    await until(
      async () => primary.ask('select last_archived_wal from pg_stat_archiver') >= last,
      'not archived',
    );
    primary.stop('immediate');
    await lender.endLives();
    await lender.stop();
    say(`the database is lost; ${later} promises after the moment go with it`);

    const recovering = performance.now();
    restored = await SystemPostgres.from(join(folder, 'base'), join(folder, 'restored'));
    restored.recoverTo(moment, archive);
    restored.start();
    const back = restored;
    await until(async () => back.ask('select pg_is_in_recovery()') === 'f', 'the recovery does not end');
    say(`recovered to the moment in ${((performance.now() - recovering) / 1_000).toFixed(1)} s`);
    must('acknowledged before the moment = found', await lender.look(back.url('candor'), nothingLost, then));
    must('the books tie', await lender.look(back.url('candor'), booksTie, then));
    const known = new Set(before);
    const after = back.ask(authors, 'candor').split('\n');
    must(
      `each of ${after.length} ledger entries has the author that it had`,
      after.filter((each) => !known.has(each) || / -/u.test(each)),
    );
    await release(lender, back, then);
  } finally {
    await lender.close();
    primary.stop('immediate');
    restored?.stop('immediate');
  }
}

/** Nothing leaves while the channel can't be asked; when it can, everything comes to its end, once. */
async function release(
  lender: Installation,
  back: SystemPostgres,
  then: Installation['journal'],
): Promise<void> {
  lender.channelLine.cut();
  await lender.start(addressesOf(back));
  await sleep(10_000);
  const held = `from outbox o, restore_hold h where h.released_at is null and o.created_at <= h.found_at`;
  must(
    'the start found the restore by itself, and holds everything back',
    back.ask('select count(*) from restore_hold where released_at is null', 'candor') === '1'
      ? []
      : ['no hold'],
  );
  const waiting = back.ask(`select count(*) ${held} and o.done_at is null`, 'candor');
  const left = back.ask(`select count(*) ${held} and o.done_at > h.found_at`, 'candor');
  must(
    `nothing left the outbox in 10 s without the channel (${waiting} messages wait)`,
    left === '0' ? [] : [`${left} left`],
  );
  lender.channelLine.mend();
  const asked = performance.now();
  await until(
    async () => back.ask('select count(*) from restore_hold where released_at is null', 'candor') === '0',
    'the hold is not released',
    drainMs,
  );
  say(
    `the channel was asked, and everything let out, ${((performance.now() - asked) / 1_000).toFixed(1)} s after it could be reached`,
  );
  must('the queues drain', await lender.drained(back.url('candor'), then, drainMs));
  must('acknowledged money is credited', await lender.look(back.url('candor'), moneyArrived, then));
  must('nothing happened twice', await lender.look(back.url('candor'), nothingTwice, then));
  must('the books tie', await lender.look(back.url('candor'), booksTie, then));
  const paid = new Set(
    lender.channelBooks
      .ask(`select string_agg(id::text, ',') from sandbox_payout where state = 'paid'`, 'candor')
      .split(','),
  );
  const said = back
    .ask(
      `select coalesce(string_agg(payout_id::text, ','), '') from payout_intent i where state = 'left' and channel = 'dragonpay'
      and intended_at > (select min(noted_at) from database_identity) - interval '1 hour' and exists (select from loan_order_step s join payout p on p.order_id = s.order_id where p.id = i.payout_id and s.state = 'submitted')`,
      'candor',
    )
    .split(',')
    .filter((id) => id !== '');
  must(
    `what the lender says has left (${said.length}), the channel has paid`,
    said.filter((id) => !paid.has(id)),
  );
  say(
    `the channel has paid ${[...paid].filter((id) => id !== '' && !said.includes(id)).length} that the database forgot: Reconciliation shows them`,
  );
}

await runCommandLine(async () => {
  await buildIfStale(say);
  const folder = mkdtempSync(join(tmpdir(), 'candor-restore-'));
  chmodSync(folder, 0o755); // PostgreSQL's own user goes in when root runs this.
  try {
    await drill(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  report.end();
});
