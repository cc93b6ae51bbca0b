import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, outsideCommands } from '@candor/store/database';
import { startEmbedded } from '@candor/store/embedded';
import { openWritable, type WritableDatabase } from '@candor/store/tools';
import { fillLender, type LenderSize } from '@candor/simulator/large-lender';
import {
  listCases,
  type ListCase,
  lenderSeal,
  listServer,
  openLargeLender,
  type ListServer,
  watchStatements,
  type WatchedDatabase,
} from '@candor/simulator/lists';
import { createDatabase } from '@candor/simulator/portfolio';
import { line, median, type Line } from '../result.ts';
import { planLine } from './plan-line.ts';

type Say = (text: string) => void;

/**
 * Both have more than a page in every list and queue: what is compared is how a page is found, not how long
 * it is. What waits does not grow with the loans where people do their work: the large lender has 240 in each
 * queue of each market, twice as many as the small one.
 */
const few: LenderSize = { loans: 1_000, past: 300, waiting: 240 };
const many: LenderSize = { loans: 100_000, past: 20_000, waiting: 480 };
/** A prepared statement's plan is settled after its sixth time. */
const warmUps = 6;
const rounds = 15;
/** Calls that are several lists, or several counts, on one page. */
const listsIn: Readonly<Record<string, number>> = {
  'console.today': 9,
  'console.queues': 9,
  'console.retention': 17,
  'console.payouts': 3,
  'console.collections': 6,
  'console.money-to-match': 2,
  'console.refunds': 2,
};

type Lender = {
  readonly size: LenderSize;
  readonly database: WritableDatabase;
  readonly watch: WatchedDatabase;
  readonly server: ListServer;
  readonly loadedInSeconds: number;
};

/**
 * Every list of the console with a thousand loans and with a hundred thousand, beside a page of a table read
 * by its index.
 */
export async function benchConsoleLists(say: Say): Promise<Line[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'candor-bench-'));
  chmodSync(dataDir, 0o755);
  const cluster = await startEmbedded({ dataDir, log: () => {} });
  try {
    const small = await openLenderOf(cluster.url, 'few', few, say);
    const large = await openLenderOf(cluster.url, 'many', many, say);
    try {
      return await benchBoth(small, large, say);
    } finally {
      for (const { server, database } of [small, large]) {
        await server.close();
        await database.close();
      }
    }
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function openLenderOf(clusterUrl: string, name: string, size: LenderSize, say: Say): Promise<Lender> {
  say(`A lender with ${size.loans.toLocaleString('en')} loans`);
  const began = performance.now();
  const url = await createDatabase(clusterUrl, name);
  await migrate({ url });
  const owner = openWritable({
    url,
    cause: outsideCommands,
    as: 'owner',
    max: 1,
    statementTimeoutMs: 3_600_000,
  });
  await openLargeLender(owner);
  await fillLender(owner, lenderSeal, size);
  await owner.close();
  const loadedInSeconds = (performance.now() - began) / 1000;
  const database = openWritable({ url, cause: outsideCommands, max: 1, isHelped: false });
  const watch = watchStatements(database);
  return { size, database, watch, server: await listServer(watch.database), loadedInSeconds };
}

async function benchBoth(small: Lender, large: Lender, say: Say): Promise<Line[]> {
  const ofLarge = listCases(large.size);
  const lines: Line[] = [];
  const statements = [];
  for (const [place, ofSmall] of listCases(small.size).entries()) {
    const both = [
      [small, ofSmall],
      [large, ofLarge[place]!],
    ] as const;
    const first = both.map(
      ([{ server }, { key, query }]) =>
        () =>
          server.ask(key, query),
    );
    large.watch.taken();
    const far = await farPages(both);
    statements.push(...large.watch.taken());
    lines.push(await lineOf(ofSmall, first, large));
    if (far) {
      await far.asks[1]!();
      const name = `${ofSmall.name}, page ${far.page}`;
      lines.push(await lineOf({ ...ofSmall, name }, far.asks, large));
    }
    say(`${lines.at(-1)?.what}: ${lines.at(-1)?.value}`);
  }
  const loaded = `${large.loadedInSeconds.toFixed(0)} s to make`;
  return [...lines, await planLine(large.database, statements, loaded)];
}

type Ask = () => Promise<Record<string, unknown>>;

/** As far as somebody goes who looks through a list. */
const farPage = 10;

/** The tenth page of both, or the last that both have; undefined where one of them has no second page. */
async function farPages(
  both: readonly (readonly [Lender, ListCase])[],
): Promise<{ readonly page: number; readonly asks: Ask[] } | undefined> {
  const queries: string[][] = [];
  for (const [lender, one] of both) queries.push(await pagesOf(lender, one));
  const page = Math.min(...queries.map(({ length }) => length));
  if (page < 2) return undefined;
  return {
    page,
    asks: both.map(
      ([{ server }, { key }], at) =>
        () =>
          server.ask(key, queries[at]![page - 1]!),
    ),
  };
}

/** What is asked for each page, to the tenth. */
async function pagesOf({ server }: Lender, { key, query, isPaged }: ListCase): Promise<string[]> {
  const queries = [query];
  if (!isPaged) return queries;
  while (queries.length < farPage) {
    const { nextCursor } = await server.ask(key, queries.at(-1)!);
    if (typeof nextCursor !== 'string') break;
    queries.push(`${query}&cursor=${encodeURIComponent(nextCursor)}`);
  }
  return queries;
}

async function lineOf(
  { name, key }: Pick<ListCase, 'name' | 'key'>,
  [small, large]: readonly Ask[],
  { server }: Lender,
): Promise<Line> {
  const times = { small: [] as number[], large: [] as number[], bare: [] as number[] };
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [who, ask] of [
      ['small', small!],
      ['large', large!],
      ['bare', server.askBare],
    ] as const) {
      const began = performance.now();
      await ask();
      if (round >= 0) times[who].push(performance.now() - began);
    }
  }
  const [ofSmall, ofLarge, ofBare] = [times.small, times.large, times.bare].map(undisturbed) as [
    number,
    number,
    number,
  ];
  const [growth, overBare] = [ofLarge / ofSmall, ofLarge / ofBare];
  const pages = listsIn[key] ?? 1;
  const ms = [ofSmall, ofLarge, ofBare].map((each) => each.toFixed(1)).join(' : ');
  const value = `${growth.toFixed(2)} × 1,000 loans, ${overBare.toFixed(2)} × a bare page (${ms} ms)`;
  const budget = `≤ 1.5, ≤ ${3 * pages}${pages > 1 ? ` (${pages} lists)` : ''}`;
  return line('console', name, value, budget, growth <= 1.5 && overBare <= 3 * pages);
}

/** The median of the fastest third: what else the machine did made others slower, and none faster. */
function undisturbed(times: readonly number[]): number {
  return median(times.toSorted((a, b) => a - b).slice(0, Math.ceil(times.length / 3)));
}
