import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { endDay } from '@candor/services/lending/end-of-day';
import { outsideCommands } from '@candor/store/database';
import { startEmbedded } from '@candor/store/embedded';
import { verifyBooks } from '@candor/store/ledger';
import { openWritable } from '@candor/store/tools';
import { copyPortfolio, makePortfolio, type Portfolio } from './day-end-portfolio.ts';
import { measuredDay, morningAfter } from './day-end-templates.ts';
import { line, median, type Line } from './result.ts';
import { simulatedInstant } from '@candor/services/composition/sandbox';

const smallest = 10_000;
/** A million are measured on one day: three would say the same. */
const daysOf = ({ loans }: Portfolio) => (loans < 1_000_000 ? 3 : 1);

type Say = (line: string) => void;

/** The end of a day for portfolios of growing size: what a loan costs must not grow with them. */
export async function benchDayEnd(isFull: boolean, say: Say): Promise<Line[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'candor-bench-'));
  chmodSync(dataDir, 0o755);
  const cluster = await startEmbedded({ dataDir, log: () => {} });
  try {
    const small = await makePortfolio(cluster.url, smallest, say);
    await endDayOf(await copyPortfolio(cluster.url, small, 'warm'), 0, () => {});
    const lines: Line[] = [];
    const alone: number[] = [];
    for (const loans of [100_000, ...(isFull ? [1_000_000] : [])]) {
      const large = await makePortfolio(cluster.url, loans, say);
      const loaded = await megabytes(large.url);
      const measured = await measure(cluster.url, small, large, say);
      alone.push(...measured.map(({ beside }) => beside));
      lines.push(costLine(large, measured), await proofLine(large, loaded));
    }
    const took = `${median(alone).toFixed(2)} s a day, ${((median(alone) * 1e6) / smallest).toFixed(0)} µs a loan`;
    return [line('day-end', `${smallest.toLocaleString('en')} loans`, took), ...lines];
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * How long one day took for many loans, and for a few just before and just after it: whatever else the
 * machine does falls on both.
 */
type Beside = { readonly seconds: number; readonly beside: number };

async function measure(clusterUrl: string, small: Portfolio, large: Portfolio, say: Say): Promise<Beside[]> {
  const measured: Beside[] = [];
  for (let passed = 0; passed < daysOf(large); passed += 1) {
    const twins: Portfolio[] = [];
    for (const name of ['before', 'after']) {
      const twin = await copyPortfolio(clusterUrl, small, `${name}_${large.loans}_${passed}`);
      for (let day = 0; day < passed; day += 1) await endDayOf(twin, day, () => {});
      twins.push(twin);
    }
    const [before = small, after = small] = twins;
    const first = await endDayOf(before, passed, say);
    const seconds = await endDayOf(large, passed, say);
    const second = await endDayOf(after, passed, say);
    measured.push({ seconds, beside: (first + second) / 2 });
  }
  return measured;
}

async function endDayOf({ url, loans }: Portfolio, passed: number, say: Say): Promise<number> {
  const day = dateOfDayNumber(dayNumber(measuredDay) + passed);
  const database = openWritable({ url, cause: outsideCommands, max: 6 });
  const began = performance.now();
  const wish = { market: 'ph', day, now: simulatedInstant(morningAfter(day)), lanes: availableParallelism() };
  const closed = await endDay(database, wish);
  const seconds = (performance.now() - began) / 1000;
  await database.close();
  if ('refused' in closed || JSON.stringify(closed.facts['differences']) !== '[]') {
    throw new Error(`the end of ${day}: ${JSON.stringify(closed)}`);
  }
  say(`${loans.toLocaleString('en')} loans, ${day}: ${seconds.toFixed(1)} s`);
  return seconds;
}

function costLine({ loans }: Portfolio, measured: readonly Beside[]): Line {
  const seconds = median(measured.map((each) => each.seconds));
  const ratio = median(measured.map((each) => each.seconds / loans / (each.beside / smallest)));
  return line(
    'day-end',
    `${loans.toLocaleString('en')} loans: cost of a loan against ${smallest.toLocaleString('en')}`,
    `${ratio.toFixed(2)} (${seconds.toFixed(1)} s a day, ${((seconds * 1e6) / loans).toFixed(0)} µs a loan)`,
    '≤ 1.1',
    ratio <= 1.1,
  );
}

async function proofLine(portfolio: Portfolio, loadedMegabytes: number): Promise<Line> {
  const { url, loans, loadedInSeconds } = portfolio;
  const now = await megabytes(url);
  const database = openWritable({ url, cause: outsideCommands, max: 1, statementTimeoutMs: 24 * 3_600_000 });
  const began = performance.now();
  const { entries, lines, differences } = await database.withTransaction(verifyBooks, {
    isolation: 'repeatable read',
    readOnly: true,
  });
  await database.close();
  const grown = `${((now - loadedMegabytes) / daysOf(portfolio)).toFixed(0)} MB a day`;
  const loaded = `loaded in ${loadedInSeconds.toFixed(0)} s, ${loadedMegabytes} MB; ${grown}`;
  return line(
    'day-end',
    `${loans.toLocaleString('en')} loans: ${entries} entries with ${lines} lines re-added (${loaded})`,
    `${differences.length} differences in ${((performance.now() - began) / 1000).toFixed(1)} s`,
    '0',
    differences.length === 0,
  );
}

async function megabytes(url: string): Promise<number> {
  const owner = openWritable({ url, cause: outsideCommands, as: 'owner', max: 1 });
  const { rows } = await owner.withTransaction((tx) =>
    tx.query<{ bytes: bigint }>({ text: 'select pg_database_size(current_database()) as bytes' }),
  );
  await owner.close();
  return Number((rows[0]?.bytes ?? 0n) / 1_048_576n);
}
