import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outsideCommands } from '@candor/store/database';
import { startEmbedded } from '@candor/store/embedded';
import { verifyBooks } from '@candor/store/ledger';
import { openWritable } from '@candor/store/tools';
import { leaveOneDrawer, makeBooks, takeGuardsAway, type BenchBooks } from './ledger-books.ts';
import {
  clients,
  drivePgbench,
  driveStore,
  pgbenchVersion,
  sealedBeside,
  type Driven,
} from './ledger-drive.ts';
import { benchRepayment } from './repayment.ts';
import { plantRepayments } from './repayment-books.ts';
import { line, median, ratioOf, type Line } from './result.ts';

const rounds = 5;
const secondsEach = 3;

/** The money call: a repayment received and allocated, two entries of seven lines, in one durable commit. */
export async function benchLedger(isFull: boolean, say: (line: string) => void): Promise<Line[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'candor-bench-'));
  chmodSync(dataDir, 0o755);
  const cluster = await startEmbedded({ dataDir, log: say });
  try {
    return await benchIn(cluster.url, isFull, say);
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function benchIn(clusterUrl: string, isFull: boolean, say: (line: string) => void): Promise<Line[]> {
  const many = isFull ? 10_000_000 : 100_000;
  const small = await makeBooks(clusterUrl, 'small', 10_000, say, plantRepayments);
  const unguarded = await makeBooks(clusterUrl, 'unguarded', 10_000, say);
  const undivided = await makeBooks(clusterUrl, 'undivided', 10_000, say);
  const large = await makeBooks(clusterUrl, 'large', many, say, plantRepayments);
  await takeGuardsAway(unguarded.url);
  await leaveOneDrawer(undivided.url);

  const repayments = await benchRepayment(clusterUrl, { small, large, many }, say);

  const version = pgbenchVersion();
  const store = driveStore(secondsEach);
  const drive = version === undefined ? store : drivePgbench(secondsEach);
  const measured = {
    store: [],
    base: [],
    spread: [],
    unguarded: [],
    undivided: [],
    large: [],
    numbered: [],
    linked: [],
  } as Measured;
  for (let round = 0; round <= rounds; round += 1) {
    say(round === 0 ? 'Books, warming up' : `Books, round ${round} of ${rounds}`);
    const one = {
      store: await store(small, 'one account'),
      base: await drive(small, 'one account'),
      spread: await drive(small, 'many accounts'),
      unguarded: await drive(unguarded, 'one account'),
      undivided: await drive(undivided, 'one account'),
      large: await drive(large, 'one account'),
      numbered: await sealedBeside(small.url, 'numbers', () => drive(small, 'one account')),
      linked: await sealedBeside(small.url, 'numbers and links', () => drive(small, 'one account')),
    };
    if (round > 0) for (const key of keysOf(measured)) measured[key].push(one[key]);
  }
  return [...repayments, ...linesOf(measured, many, version), ...(await proofLines([small, large], say))];
}

type Measured = Record<
  'store' | 'base' | 'spread' | 'unguarded' | 'undivided' | 'large' | 'numbered' | 'linked',
  Driven[]
>;
const keysOf = (measured: Measured) => Object.keys(measured) as (keyof Measured)[];

function linesOf(measured: Measured, many: number, version: string | undefined): Line[] {
  const compare = (what: string, ours: keyof Measured, theirs: keyof Measured, least?: number): Line => {
    const rate = (of: keyof Measured) => measured[of].map(({ perSecond }) => perSecond);
    const ratio = ratioOf(rate(ours), rate(theirs));
    const figures = `${Math.round(median(rate(ours)))}/s : ${Math.round(median(rate(theirs)))}/s`;
    const value = `${ratio.toFixed(2)} (${figures})`;
    return least === undefined
      ? line('books', what, value)
      : line('books', what, value, `≥ ${least}`, ratio >= least);
  };
  return [
    ...(version === undefined ? [] : [slowLine(measured)]),
    version === undefined
      ? line('books', 'a repayment through our store against pgbench', 'skipped: this machine has no pgbench')
      : compare(
          `a repayment, ${clients} at once, through our store against ${version}`,
          'store',
          'base',
          0.7,
        ),
    compare('all on one clearing account against spread over 50', 'base', 'spread', 0.9),
    compare('with the guards against without', 'base', 'unguarded', 0.75),
    compare(`after ${many.toLocaleString('en')} entries against after 10,000`, 'large', 'base', 0.8),
    compare('beside a sealer that links against one that only numbers', 'linked', 'numbered', 0.95),
    compare('(for comparison: house accounts in one row instead of drawers)', 'undivided', 'base'),
  ];
}

/**
 * The one in a hundred that waits longest. Ours waits in one Node process besides, where sixteen take turns;
 * a collection of garbage falls on all of them. Three times pgbench's is where a borrower would begin to
 * notice.
 */
function slowLine({ store, base }: Measured): Line {
  const [ours, theirs] = [store, base].map((driven) => driven.map(({ p99 }) => p99)) as [number[], number[]];
  const ratio = ratioOf(ours, theirs);
  const figures = `${median(ours).toFixed(0)} ms : ${median(theirs).toFixed(0)} ms`;
  const what = 'the slowest of a hundred repayments (p99), through our store against pgbench';
  return line('books', what, `${ratio.toFixed(2)} (${figures})`, '≤ 3', ratio <= 3);
}

/** Whatever was measured was also right. */
async function proofLines(all: readonly BenchBooks[], say: (line: string) => void): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { url, loadedInSeconds, megabytes } of all) {
    say('Re-adding the books');
    const database = openWritable({
      url,
      cause: outsideCommands,
      max: 1,
      statementTimeoutMs: 24 * 3_600_000,
    });
    const began = performance.now();
    const proof = await database.withTransaction(verifyBooks, {
      isolation: 'repeatable read',
      readOnly: true,
    });
    await database.close();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const loaded = `loaded in ${loadedInSeconds.toFixed(0)} s, ${megabytes} MB`;
    lines.push(
      line(
        'books',
        `${proof.entries.toLocaleString('en')} entries re-added afterwards (${loaded})`,
        `${proof.differences.length} differences in ${seconds} s`,
        '0',
        proof.differences.length === 0,
      ),
    );
  }
  return lines;
}
