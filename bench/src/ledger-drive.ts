import { linkRows } from '@candor/store/chain';
import { setTimeout as wait } from 'node:timers/promises';
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeEntry, type Occasion } from '@candor/domain/ledger';
import { outsideCommands } from '@candor/store/database';
import { sealEntries, postEntries } from '@candor/store/ledger';
import { openWritable } from '@candor/store/tools';
import { benchDate, channels, type BenchBooks } from './ledger-books.ts';

export const clients = 16;

/** What one client after another waited for, in milliseconds, and how many were done a second. */
export type Driven = { readonly perSecond: number; readonly p99: number };

/** Repayments for a while, all on one clearing account or spread over many. */
export type Drive = (books: BenchBooks, on: 'one account' | 'many accounts') => Promise<Driven>;

const occasion: Occasion = { market: 'ph', businessDate: benchDate, currency: 'PHP' };
const parts = { penalty: 221n, fee: 5_000n, interest: 27_279n, principal: 100_000n };
/** Our own ids go up, a channel's reference is any number: that decides where in an index an entry lands. */
let nextPayment = 0;
const runId = () => Math.floor(Date.now() / 100) % 100_000_000;
const anyReference = () => String(Math.floor(Math.random() * Number.MAX_SAFE_INTEGER));

/** Through our store, from one Node process, as the server does it. */
export function driveStore(seconds: number): Drive {
  return async ({ url, loans }, on) => {
    const database = openWritable({ url, cause: outsideCommands, max: clients });
    const run = runId();
    const began = performance.now();
    const until = began + seconds * 1000;
    const took: number[] = [];
    const client = async () => {
      while (performance.now() < until) {
        const payment = `${run}-${(nextPayment += 1)}`;
        const loan = String(1 + Math.floor(Math.random() * loans));
        const channel =
          on === 'one account' ? 'bench-1' : `bench-${1 + Math.floor(Math.random() * channels)}`;
        const asked = performance.now();
        const posted = await database.withTransaction((tx) =>
          postEntries(tx, [
            makeEntry('receive', occasion, { channel, reference: anyReference(), payment, amount: 132_500n }),
            makeEntry('allocate', occasion, { loan, payment, ...parts }),
          ]),
        );
        if ('refused' in posted) throw new Error(posted.refused);
        took.push(performance.now() - asked);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    const perSecond = (took.length * 1000) / (performance.now() - began);
    await database.close();
    return { perSecond, p99: p99Of(took) };
  };
}

export function pgbenchVersion(): string | undefined {
  const { status, stdout } = spawnSync('pgbench', ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The same function with the same lines, begun and committed alike, from PostgreSQL's own C program. (It
 * takes `:word` for a variable even inside a string, hence the escaped colons.)
 */
export function drivePgbench(seconds: number): Drive {
  return ({ url, loans }, on) =>
    runPgbench(url, {
      seconds,
      script: scriptOf(loans, on === 'one account' ? 1 : channels),
      given: { run: runId(), turn: 0 },
    });
}

type PgbenchRun = {
  readonly seconds: number;
  readonly script: string;
  readonly given: Readonly<Record<string, number>>;
};

export async function runPgbench(url: string, { seconds, script, given }: PgbenchRun): Promise<Driven> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-bench-'));
  const file = join(folder, 'repayment.sql');
  writeFileSync(file, script);
  const address = new URL(url);
  const options = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)];
  const variables = Object.entries(given).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
  const told = ['--log', '--log-prefix', join(folder, 'took')];
  try {
    const { stdout } = await promisify(execFile)('pgbench', [...options, '-f', file, ...variables, ...told], {
      env: {
        ...process.env,
        PGHOST: address.searchParams.get('host') ?? address.hostname,
        PGUSER: address.username,
        PGDATABASE: address.pathname.slice(1),
        PGOPTIONS: sessionOf({
          role: 'candor_app',
          timezone: 'UTC',
          'candor.cause': outsideCommands.auditId,
          'candor.author': outsideCommands.author,
        }),
      },
    });
    const perSecond = /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (perSecond === undefined) throw new Error(`pgbench gave no figure:\n${stdout}`);
    return { perSecond: Number(perSecond), p99: p99Of(tookIn(folder)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const sessionOf = (settings: Readonly<Record<string, string>>) =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** Its log has a line for each transaction, with the microseconds in the third place. */
function tookIn(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('took'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((row) => Number(row.split(' ')[2]) / 1000);
}

export function p99Of(took: readonly number[]): number {
  const sorted = took.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}

function scriptOf(loans: number, spread: number): string {
  const colon = String.raw`\003A`;
  const loan = `'loan:' || :loan::text`;
  const payment = `:run::text || '-' || :client_id::text || '-' || :turn::text`;
  return String.raw`\set turn :turn + 1
\set reference random(1, 9000000000000000)
\set loan random(1, ${loans})
\set channel random(1, ${spread})
begin isolation level read committed read write;
select entry_ids, outcomes from post_entries(
  array[U&'receive${colon}bench-' || :channel::text || ':' || :reference::text, 'allocate:' || ${payment} || ':' || :loan::text],
  '{receive,allocate}', '{ph,ph}', '{${benchDate},${benchDate}}', '{null,null}', '{2,5}', '{1,1,2,2,2,2,2}', '{1,2,1,2,3,4,5}',
  array[U&'channel-clearing${colon}bench-' || :channel::text, 'suspense', 'suspense', 'penalty-receivable', 'fee-receivable',
    'interest-receivable', 'principal-receivable'],
  array[null, 'payment:' || ${payment}, 'payment:' || ${payment}, ${loan}, ${loan}, ${loan}, ${loan}],
  '{PHP,PHP,PHP,PHP,PHP,PHP,PHP}', '{132500,-132500,132500,-221,-5000,-27279,-100000}');
commit;
`;
}

/** As the worker's round: whatever was committed, and again after a while. */
const everyMs = 1_000;

/** Runs something while one sealer works beside it. What waited from before is sealed first. */
export async function sealedBeside<T>(
  url: string,
  how: 'numbers' | 'numbers and links',
  work: () => Promise<T>,
): Promise<T> {
  const database = openWritable({ url, cause: outsideCommands, max: 1 });
  const seal = async () => {
    const round = () =>
      database.withTransaction(
        async (tx) => (await sealEntries(tx)) + (how === 'numbers' ? 0 : await linkRows(tx)),
      );
    while ((await round()) > 0);
  };
  await seal();
  const over = new AbortController();
  const sealing = (async () => {
    while (!over.signal.aborted) {
      await wait(everyMs);
      await seal();
    }
  })();
  try {
    return await work();
  } finally {
    over.abort();
    await sealing;
    await database.close();
  }
}
