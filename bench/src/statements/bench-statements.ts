import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outsideCommands } from '@candor/store/database';
import { startEmbedded } from '@candor/store/embedded';
import { verifyBooks } from '@candor/store/ledger';
import { openWritable, type WritableDatabase } from '@candor/store/tools';
import { PersonSeal } from '@candor/services/kernel';
import { runCommand } from '@candor/services/kernel/commands';
import {
  openImport,
  readBankImport,
  runStatementImport,
  startImport,
} from '@candor/services/payments/bank-imports';
import { firstLoan, plantRepayments, repaidLoans } from '../repayment-books.ts';
import { benchDate, makeBooks } from '../ledger-books.ts';
import { line, type Line } from '../result.ts';
import { statementText, type StatementMix } from './statement-text.ts';

type Say = (text: string) => void;

const many = 100_000;
const few = 1_000;
/** Of a hundred lines: named by a borrower, nobody's with and without a number, money out. */
const mix: StatementMix = { toLoans: 20, unapplied: 50, withoutNumber: 10, out: 20 };
const noon = new Date(`${benchDate}T04:00:00Z`);

/** The phases of one file: how long each took, and how much memory the process had at most meanwhile. */
type Imported = {
  readonly lines: number;
  readonly transfers: number;
  readonly seconds: Readonly<Record<'read' | 'keep' | 'apply' | 'all', number>>;
  readonly megabytes: number;
};

/**
 * A bank's statement from the file to the last credited line, as the console and the worker do it: a hundred
 * thousand lines beside a thousand of the same kind, by the line.
 */
export async function benchStatements(say: Say): Promise<Line[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'candor-bench-'));
  chmodSync(dataDir, 0o755);
  const cluster = await startEmbedded({ dataDir, log: () => {} });
  try {
    const { url } = await makeBooks(cluster.url, 'statements', 10_000, say, plantRepayments);
    const database = openWritable({ url, cause: outsideCommands, max: 4 });
    try {
      // What is done the first time is compiled, planned and cached: neither of the two pays for it.
      await importOf(url, database, few, 'warm', say);
      const small = await importOf(url, database, few, 'small', say);
      const large = await importOf(url, database, many, 'large', say);
      const { differences } = await database.withTransaction(verifyBooks, {
        isolation: 'repeatable read',
        readOnly: true,
      });
      return linesOf(small, large, differences.length);
    } finally {
      await database.close();
    }
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const seal = new PersonSeal([createHash('sha256').update('bench').digest()]);
const actor = { kind: 'staff', id: randomUUID() } as const;

async function importOf(
  url: string,
  database: WritableDatabase,
  lines: number,
  name: string,
  say: Say,
): Promise<Imported> {
  say(`A statement of ${lines.toLocaleString('en')} lines, ${name}`);
  const payments = await askPayments(url, name, (lines * mix.toLoans) / 100);
  const text = statementText(name, lines, mix, payments);
  const parts = { database, seal, now: () => noon };
  globalThis.gc?.();
  const memory = watchMemory();
  const began = performance.now();
  const importId = randomUUID();
  const opened = { importId, market: 'ph', file: `${name}.csv`, text } as const;
  await runCommand(database, openImport(seal), { input: opened, actor, now: noon });
  const seen = await readBankImport(parts, importId);
  if (!seen?.file || seen.file.faults.length > 0) throw new Error('the file is not read as it was meant');
  const input = { importId, seen: seen.file.seen };
  const started = await runCommand(database, startImport(seal), { input, actor, now: noon });
  if (started.kind !== 'done') throw new Error(`the import did not start: ${JSON.stringify(started)}`);
  const read = performance.now();
  const watched = watchKept(database, importId);
  await runStatementImport(parts, { importId });
  const ended = performance.now();
  const kept = await watched;
  const after = await readBankImport(parts, importId);
  if (after?.row.state !== 'done') throw new Error(`the import is ${after?.row.state}: ${after?.row.why}`);
  const seconds = {
    read: (read - began) / 1000,
    keep: (kept - read) / 1000,
    apply: (ended - kept) / 1000,
    all: (ended - began) / 1000,
  };
  say(`  ${JSON.stringify(seconds)}`);
  return { lines, transfers: after.row.transfers, seconds, megabytes: memory() };
}

/** When every line of the file is in the statement: what whoever waits sees. */
async function watchKept(database: WritableDatabase, importId: string): Promise<number> {
  for (;;) {
    const { rows } = await database.read((tx) =>
      tx.query<{ kept: boolean }>({
        text: 'select statement_id is not null or ended_at is not null as kept from bank_import where id = $1',
        values: [importId],
      }),
    );
    if (rows[0]?.kept) return performance.now();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function watchMemory(): () => number {
  let most = 0;
  const look = () => (most = Math.max(most, process.memoryUsage().rss));
  const timer = setInterval(look, 100);
  return () => {
    look();
    clearInterval(timer);
    return most / 1_048_576;
  };
}

/** Payments that borrowers were asked for and will name on their transfers. */
async function askPayments(url: string, name: string, count: number): Promise<string[]> {
  const owner = openWritable({ url, cause: outsideCommands, as: 'owner', max: 1 });
  const { rows } = await owner.withTransaction((tx) =>
    tx.query<{ id: string }>({
      text: `insert into payment (id, market, currency, channel, amount, state, loan_id, meant_for, surplus, expires_at)
             select md5($1 || n)::uuid, 'ph', 'PHP', 'bank', 100 + n % 9973, 'pending', $3::bigint + n % $4::bigint, 'repayment', 'keep',
               '2027-01-01' from generate_series(1, $2::int) n returning id`,
      values: [name, count, firstLoan, repaidLoans],
    }),
  );
  await owner.close();
  return rows.map(({ id }) => id);
}

function linesOf(small: Imported, large: Imported, differences: number): Line[] {
  const perLine = ({ lines, seconds }: Imported) => (seconds.all * 1000) / lines;
  const growth = perLine(large) / perLine(small);
  const { keep, apply, read, all } = large.seconds;
  const figure = (value: number) => value.toFixed(1);
  return [
    line(
      'statement',
      `a line of ${many.toLocaleString('en')} against a line of ${few.toLocaleString('en')}, from the file to the books`,
      `${growth.toFixed(2)} (${perLine(large).toFixed(2)} ms : ${perLine(small).toFixed(2)} ms)`,
      '≤ 1.2',
      growth <= 1.2,
    ),
    line(
      'statement',
      `${many.toLocaleString('en')} lines: looked at, kept, applied`,
      `${figure(read)} s + ${figure(keep)} s + ${figure(apply)} s = ${figure(all)} s`,
    ),
    line(
      'statement',
      `lines kept a second; transfers applied a second, a quarter of them to loans`,
      `${Math.round(large.lines / keep).toLocaleString('en')}/s; ${Math.round(large.transfers / apply).toLocaleString('en')}/s`,
    ),
    line(
      'statement',
      'memory at most',
      `${Math.round(large.megabytes)} MB`,
      '≤ 700 MB',
      large.megabytes <= 700,
    ),
    line('statement', 're-added afterwards', `${differences} differences`, '0', differences === 0),
  ];
}
