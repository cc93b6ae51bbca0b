import { runningWith, type WritableDatabase } from '@candor/store/tools';
import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '@candor/store/database';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { digestOf, keepStatement } from '../bank/keep-statement.ts';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { LendingDesk } from '../../lending/loans/testing/lending-desk.ts';
import { createPayment } from '../payments/create-payment.ts';
import { importStatement, type ImportedStatement } from './import-statement.ts';
import { paymentReference } from '../../kernel/references/payment-reference.ts';
import { readStatement } from './read-statement.ts';

const seal = new PersonSeal([Buffer.alloc(32, 5)]);
const now = () => new Date('2026-11-16T06:00:00Z');
const actor = { kind: 'staff', id: 'finance' } as const;

let desk: LendingDesk;
beforeAll(async () => {
  desk = await LendingDesk.open('in', '2026-11-16');
});
afterEach(() => expectBooksTie(desk.test));
afterAll(() => desk.test.drop());

/** The same database, with what is asked of it counted. */
function counting(database: WritableDatabase): { readonly database: Database; readonly asked: () => number } {
  let asked = 0;
  const counted = (tx: Tx): Tx => ({
    ...tx,
    query: (statement) => {
      asked += 1;
      return tx.query(statement);
    },
  });
  return {
    database: runningWith(database, (work, options) =>
      database.withTransaction((tx) => work(counted(tx)), options),
    ),
    asked: () => asked,
  };
}

type Read = { readonly isDryRun: boolean; readonly database?: Database; readonly count?: number };

/** A file read as the console reads it: part by part, and the parts added up. */
async function read(lines: readonly string[], { isDryRun, database = desk.test.database, count }: Read) {
  const csv = ['Date,Reference,Credit,Narration', ...lines].join('\n');
  const parts: ImportedStatement[] = [];
  for (let from: number | null = 0; from !== null; from = parts.at(-1)!.next) {
    const part = count === undefined ? undefined : { from, count };
    parts.push(await importStatement({ database, seal, now }, { market: 'in', csv, isDryRun, part }, actor));
  }
  return {
    rows: parts.flatMap(({ rows }) => rows.map(({ line, outcome }) => [line, outcome])),
    // What can't be read is told with the first part.
    faults: parts.flatMap(({ faults }) => faults).toSorted((one, other) => one.line - other.line),
    parts: parts.length,
  };
}

const line = (reference: string, amount: string, narration = '', day = '2026-11-16') =>
  `${day},${reference},"${amount}",${narration}`;

/**
 * One of each: for a loan that is named, for nobody, twice, twice with another amount, of a day to come,
 * known.
 */
async function mixedFile(): Promise<string[]> {
  const loanId = await desk.lend({ amount: 2_000_000n, months: 12 });
  const paymentId = randomUUID();
  await desk.done(createPayment, {
    paymentId,
    loanId,
    channel: 'bank',
    wanted: { meantFor: 'repayment', amount: 100_000n, surplus: 'keep' },
    expiresAt: new Date('2026-11-19T00:00:00Z'),
  });
  const [a, b, c, d, e] = Array.from({ length: 5 }, () => `N${randomUUID().slice(0, 12).toUpperCase()}`);
  await read([line(e!, '70.00')], { isDryRun: false });
  return [
    line(a!, '1,000.00', `UPI/${paymentReference(paymentId)}/Maria`),
    line(b!, '50.00'),
    line(b!, '50.00'),
    line(c!, '60.00'),
    line(c!, '61.00'),
    line(d!, '90.00', '', '2026-11-18'),
    line(e!, '70.00'),
    line(e!, '71.00'),
  ];
}

describe('A15.55 · a statement of many lines', () => {
  it('is previewed as it is counted, line by line, whole or in parts', async () => {
    const file = await mixedFile();
    const whole = await read(file, { isDryRun: true });
    const inParts = await read(file, { isDryRun: true, count: 3 });
    expect(inParts).toEqual({ ...whole, parts: 3 });
    expect(whole.rows.map(([, outcome]) => outcome)).toEqual([
      'credited',
      'waiting',
      'known',
      'waiting',
      'known',
    ]);
    const counted = await read(file, { isDryRun: false, count: 3 });
    expect(counted).toEqual(inParts);
  });

  it('asks the database for many lines at once: a thousand cost hardly more than ten', async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, n) => line(`Q${count}X${n}`, `${n + 1}.00`, `TRANSFER ${n}`));
    const few = counting(desk.test.database);
    await read(lines(10), { isDryRun: true, database: few.database });
    const many = counting(desk.test.database);
    const { rows } = await read(lines(1_000), { isDryRun: true, database: many.database });
    expect(rows).toHaveLength(1_000);
    expect(many.asked()).toBeLessThan(few.asked() + 20);
  });

  it('is kept a thousand lines at a time: none of its statements grows with the file', async () => {
    const csv = [
      'Date,Reference,Credit,Narration',
      ...Array.from({ length: 2_500 }, (_, n) => line(`KEPT${1_000 + n}`, '1.00')),
    ];
    const { movements } = readStatement(csv.join('\n'));
    const digest = digestOf(csv.join('\n'));
    const sizes: number[] = [];
    const watched = runningWith(desk.test.database, (work, options) =>
      desk.test.database.withTransaction(
        (tx) =>
          work({
            ...tx,
            query: (statement) => {
              if (statement.name === 'bank-lines-insert')
                sizes.push((statement.values as [string, bigint, readonly number[]])[2].length);
              return tx.query(statement);
            },
          }),
        options,
      ),
    );
    const days = movements.map(({ valueOn }) => valueOn);
    const balances = { opening: null, closing: null, days: [] };
    const input = { market: 'in', file: 'long.csv', digest, days, balances, movements } as const;
    const kept = await runCommand(watched, keepStatement(seal), { input, actor, now: now() });
    expect(kept).toMatchObject({ kind: 'done', output: { isNew: true, newLines: 2_500 } });
    expect(sizes).toEqual([1_000, 1_000, 500]);
  });

  it('goes on where it was stopped, and counts nothing twice', async () => {
    const lines = Array.from({ length: 7 }, (_, n) => line(`STOP${n}`, '10.00'));
    const csv = ['Date,Reference,Credit,Narration', ...lines].join('\n');
    const of = { market: 'in', csv, isDryRun: false } as const;
    const parts = { database: desk.test.database, seal, now };
    expect(await importStatement(parts, { ...of, part: { from: 0, count: 4 } }, actor)).toMatchObject({
      waiting: 4,
      next: 4,
      transfers: 7,
    });
    const again = await read(lines, { isDryRun: false, count: 4 });
    expect(again.rows.map(([, outcome]) => outcome)).toEqual([
      ...Array<string>(4).fill('known'),
      ...Array<string>(3).fill('waiting'),
    ]);
  });
});
