// npm run crash-test [-- --seed 7] [--kills 100] [--repayments 500]
// Kills servers, worker and database of a lender that is being repaid by many at once, and looks whether all
// that was acknowledged is in the books, once. Exit 1 if anything is lost, there twice, or does not tie.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readSettings } from '@candor/server';
import { paymentChannels } from '../../apps/server/src/settings/payment-channels.ts';
import { buildIfStale } from './build-apps.ts';
import { throwDice } from '@candor/simulator/dice';
import { figuresOf, wrongIn } from './crash/figures.ts';
import { findInBooks, stillOnTheWay } from './crash/find-in-books.ts';
import { Lender, victims, type Victim } from './crash/lender.ts';
import { payAgainAndAgain, type Ledger, prepareBorrowers } from '@candor/simulator/payers';

const sandboxOnly = { CANDOR_MODE: 'sandbox', MARKETS: 'ph' };
const borrowers = 60;
/** Between the first answer after a kill and the next kill. */
const calmMs = 1_500;
/** Between two answers, while everything is started again: longer, and something is stuck. */
const stallMs = 300_000;
const settleMs = 300_000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261115' },
    kills: { type: 'string', default: '100' },
    repayments: { type: 'string', default: '500' },
    keep: { type: 'boolean', default: false },
  },
});
const wholeNumber = (name: 'seed' | 'kills' | 'repayments') => {
  if (!/^\d{1,9}$/u.test(values[name])) {
    console.error(`--${name} must be a whole number, but is "${values[name]}".`);
    process.exit(2);
  }
  return Number(values[name]);
};
const [seed, killsAsked, repayments] = [wholeNumber('seed'), wholeNumber('kills'), wholeNumber('repayments')];
const isTerminal = process.stderr.isTTY;
const began = Date.now();

function progress(line: string): void {
  const seconds = String(Math.round((Date.now() - began) / 1_000)).padStart(4);
  process.stderr.write(isTerminal ? `\r\u001b[2K${seconds} s  ${line}` : `${seconds} s  ${line}\n`);
}

const ledger: Ledger = {
  codes: new Map(),
  heard: new Map(),
  keys: new Set(),
  refused: new Map(),
  tries: new Map(),
  inFlight: 0,
};
const kills: Record<Victim, number> = { server: 0, worker: 0, database: 0 };
const killCount = () => victims.reduce((sum, victim) => sum + kills[victim], 0);
let isOver = false;

/**
 * Victim and moment follow from the seed; each kill waits until somebody was answered since the one before.
 */
async function killAgainAndAgain(lender: Lender): Promise<void> {
  const dice = throwDice(seed);
  while (killCount() < killsAsked) {
    const answered = ledger.heard.size;
    const [victim, throwOf, calm] = [dice.pick(victims), dice.below(1_000), dice.below(calmMs)];
    const deadline = Date.now() + stallMs;
    while (ledger.heard.size === answered) {
      if (Date.now() > deadline) throw new Error(`nobody was answered for ${stallMs / 60_000} minutes`);
      await sleep(20);
    }
    await sleep(calm);
    while (ledger.inFlight === 0 || !lender.kill(victim, throwOf)) await sleep(20);
    kills[victim] += 1;
    if (!isTerminal && killCount() % 10 !== 0) continue;
    progress(`${killCount()} of ${killsAsked} kills, ${ledger.heard.size} repayments acknowledged`);
  }
}

async function run(lender: Lender): Promise<boolean> {
  progress(`${borrowers} people borrow`);
  const debtors = await prepareBorrowers(lender.database, borrowers);
  await lender.startAll();
  const { database, urls: servers } = lender;
  const { collectChannels } = paymentChannels(readSettings(sandboxOnly), { database, now: () => new Date() });
  const collector = collectChannels.ph.find(({ payer }) => payer)?.payer;
  if (!collector) throw new Error('the sandbox has no Dragonpay');
  const parts = { servers, collector, debtors, ledger, isOver: () => isOver };
  progress(`${repayments} repay at once`);
  const paying = Promise.all(
    Array.from({ length: repayments }, (_, payer) => payAgainAndAgain(parts, throwDice(seed + 1 + payer))),
  );
  await Promise.race([killAgainAndAgain(lender), paying]);
  const endedByThemselves = lender.endedByThemselves;
  isOver = true;
  progress('no more kills: whoever has begun gets to the end');
  await paying;
  await lender.untilAllUp();
  const deadline = Date.now() + settleMs;
  for (let left = 1; left > 0 && Date.now() < deadline;) {
    left = await stillOnTheWay(database, ledger);
    progress(`${left} callbacks are still to be followed`);
    if (left > 0) await sleep(2_000);
  }
  const found = await findInBooks(database, lender.owner, ledger);
  if (isTerminal) process.stderr.write('\n');
  const killed = victims.map((victim) => `${victim} ${kills[victim]}`).join(', ');
  const figures = [
    ['seed', seed],
    ['kills', `${killCount()} (${killed})`],
    ['concurrent repayments', repayments],
    ...figuresOf(found, ledger),
    ['ended by themselves', endedByThemselves],
    ['minutes', ((Date.now() - began) / 60_000).toFixed(1)],
  ];
  for (const [what, figure] of figures) console.log(`${String(what).padEnd(22)} ${figure}`);
  const wrong = wrongIn(found, ledger);
  for (const each of wrong.slice(0, 20)) console.log(`  ${each}`);
  return wrong.length + endedByThemselves === 0 && killCount() >= killsAsked && found.acknowledged > 0;
}

await buildIfStale((line) => console.error(line));
const dataDir = mkdtempSync(join(tmpdir(), 'candor-crash-'));
chmodSync(dataDir, 0o755); // PostgreSQL's own user goes in when root runs this.
const lender = await Lender.open(dataDir);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void lender.close().finally(() => {
      rmSync(dataDir, { recursive: true, force: true });
      process.exit(1);
    });
  });
}
let isRight = false;
try {
  isRight = await run(lender);
} finally {
  const isKept = values.keep || !isRight;
  if (isKept) writeFileSync(join(dataDir, 'said.log'), lender.output);
  await lender.close();
  if (isKept) console.log(`What there was is kept in ${dataDir}.`);
  else rmSync(dataDir, { recursive: true, force: true });
}
process.exit(isRight ? 0 : 1);
