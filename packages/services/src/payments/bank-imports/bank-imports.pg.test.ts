import { randomUUID } from 'node:crypto';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { paymentReference } from '../../kernel/references/payment-reference.ts';
import { LendingDesk } from '../../lending/loans/testing/lending-desk.ts';
import { openBankAccount } from '../bank/bank-acts.ts';
import { importStatement } from '../transfers/import-statement.ts';
import { createPayment } from '../payments/create-payment.ts';
import { cancelImport, changeImport, openImport, startImport } from './change-imports.ts';
import { readBankImport, readBankStatements } from './read-bank-imports.ts';
import { runStatementImport } from './run-statement-import.ts';

const seal = new PersonSeal([Buffer.alloc(32, 9)]);
const actor = { kind: 'staff', id: 'finance' } as const;
const now = () => new Date('2026-11-18T06:00:00Z');
let desk: LendingDesk;

beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-11-18');
});
afterEach(() => expectBooksTie(desk.test));
afterAll(() => desk.test.drop());

const parts = () => ({ database: desk.test.database, seal, now });
const open = async (text: string, file = 'bdo.csv') => {
  const input = { importId: randomUUID(), market: 'ph', file, text } as const;
  return runCommand(desk.test.database, openImport(seal), { input, actor, now: now() });
};
const opened = async (text: string) => {
  const answer = await open(text);
  if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
  return answer.output.importId;
};
const seen = async (importId: string) => (await readBankImport(parts(), importId))!;
const change = (
  importId: string,
  more: Omit<Parameters<ReturnType<typeof changeImport>['decide']>[1], 'importId'>,
) => runCommand(desk.test.database, changeImport(seal), { input: { importId, ...more }, actor, now: now() });
const start = async (importId: string, confirm?: boolean) =>
  runCommand(desk.test.database, startImport(seal), {
    input: { importId, seen: (await seen(importId)).file?.seen ?? '', confirm },
    actor,
    now: now(),
  });
const count = async (sql: string) => Number((await desk.test.sql(sql)).rows[0]?.['count']);

const head = 'Date,Reference,Debit,Credit,Balance,Description';

describe('a statement that is imported as a job', () => {
  it('is read, started and applied: money to its loan, the rest to suspense, money out kept', async () => {
    const loanId = await desk.lend({ amount: 500_000n, months: 3 });
    const paymentId = randomUUID();
    await desk.done(createPayment, {
      paymentId,
      loanId,
      channel: 'bank',
      wanted: { meantFor: 'repayment', amount: 100_000n, surplus: 'keep' },
      expiresAt: new Date('2026-11-21T00:00:00Z'),
    });
    const text = [
      head,
      `2026-11-18,IP2026111701,,1000.00,11000.00,INSTAPAY ${paymentReference(paymentId)}`,
      '2026-11-18,,,2000.00,13000.00,CASH DEPOSIT BRANCH 12',
      '2026-11-18,,250.00,,12750.00,SERVICE CHARGE',
    ].join('\n');
    const importId = await opened(text);
    const { file, row } = await seen(importId);
    expect(row.state).toBe('open');
    expect(file).toMatchObject({ format: 'csv', faults: [], opening: 1_000_000n, closing: 1_275_000n });
    expect([file?.moneyIn, file?.moneyOut]).toEqual([
      { lines: 2, amount: 300_000n },
      { lines: 1, amount: -25_000n },
    ]);
    expect(await start(importId)).toMatchObject({ kind: 'done' });
    expect(await count('select count(*) from bank_line')).toBe(0);
    await runStatementImport(parts(), { importId });
    expect((await seen(importId)).row).toMatchObject({ state: 'done', done: 2, credited: 1, waiting: 1 });
    expect(await count('select count(*) from bank_line')).toBe(3);
    expect(await count('select count(*) from bank_import where sealed is not null')).toBe(0);
    const { items } = await readBankStatements(desk.test.database, 'ph', undefined);
    expect(items).toMatchObject([{ file: 'bdo.csv', lines: 3, own: 3, matched: 2, opening: 1_000_000n }]);
  });

  it('the same file again is named, with the day and who imported it', async () => {
    const text = [head, '2026-11-16,IP2026111690,,10.00,,AGAIN'].join('\n');
    const importId = await opened(text);
    const second = await open(text);
    expect(second).toMatchObject({ kind: 'done', output: { importId } });
    await start(importId);
    await runStatementImport(parts(), { importId });
    expect(await open(text)).toMatchObject({
      kind: 'refused',
      refusal: { refused: 'statement_was_imported', facts: { by: 'staff:finance' } },
    });
  });

  it('lines with errors are grouped; one is corrected, the others are left out with a reason', async () => {
    const text = [
      'Posting Date,Description,Reference No,Debit,Credit,Running Balance,Branch',
      '06/31/2026,PESONET A TUAZON,24063107,,1711.76,,0187',
      '06/30/2026,INSTAPAY M REYES,24063108,,,,0187',
      '06/30/2026,INSTAPAY M REYES,24063109,,,,0187',
      '06/30/2026,INSTAPAY B CRUZ,24063110,,30.00,,0187',
    ].join('\n');
    const importId = await opened(text);
    const before = await seen(importId);
    expect(before.file?.layout).toMatchObject({ preset: 'bdo', dates: 'month-first' });
    expect(before.file?.faults).toMatchObject([
      { reason: 'date', lines: 1, firstLine: 2, text: expect.stringContaining('06/31/2026') },
      { reason: 'amount-empty', lines: 2, firstLine: 3 },
    ]);
    expect(await start(importId)).toMatchObject({ refusal: { refused: 'statement_has_faults' } });
    expect(await change(importId, { correct: { line: 6, text: 'x' } })).toMatchObject({
      refusal: { refused: 'bank_import_has_no_such_line' },
    });
    await change(importId, {
      correct: { line: 2, text: '06/30/2026,PESONET A TUAZON,24063107,,1711.76,,0187' },
    });
    await change(importId, {
      leaveOut: { reason: 'amount-empty', why: 'The bank says that these are notes' },
    });
    const after = await seen(importId);
    expect(after.file).toMatchObject({ faults: [], leftOutLines: 2, moneyIn: { lines: 2 } });
    expect(await start(importId)).toMatchObject({ kind: 'done' });
    await runStatementImport(parts(), { importId });
    expect((await seen(importId)).row).toMatchObject({ state: 'done', waiting: 2 });
  });

  it('a closing balance that does not follow stops it, with both figures', async () => {
    const text = [head, '2026-11-15,IP2026111590,,10.00,110.00,ONE', '2026-11-15,,,,150.00,Closing balance'];
    const importId = await opened(text.join('\n'));
    const { file } = await seen(importId);
    expect(file?.balanceFault).toContain('150.00');
    expect(file?.balanceFault).toContain('110.00');
    expect(await start(importId)).toMatchObject({ refusal: { refused: 'statement_balances_differ' } });
    expect(
      await runCommand(desk.test.database, cancelImport, { input: { importId }, actor, now: now() }),
    ).toMatchObject({ kind: 'done' });
  });

  it('columns that a person chose are remembered for the next file with the same ones', async () => {
    const file = (day: string) => `Buchung;Betrag;Zweck\n${day}.11.2026;1.860,00;MIETE ${day}`;
    const first = await opened(file('16'));
    expect((await seen(first)).file?.faults).toMatchObject([{ reason: 'head' }]);
    await change(first, { how: { columns: ['date', 'amount', 'narration'] } });
    expect((await seen(first)).file).toMatchObject({ faults: [], moneyIn: { lines: 1, amount: 186_000n } });
    await start(first);
    await runStatementImport(parts(), { importId: first });
    const second = await opened(file('17'));
    expect((await seen(second)).file).toMatchObject({ faults: [], moneyIn: { lines: 1 } });
  });

  it('what was shown is what is imported: a file that reads otherwise meanwhile is refused', async () => {
    const importId = await opened([head, '2026-11-14,IP2026111490,,10.00,,X'].join('\n'));
    const before = (await seen(importId)).file!.seen;
    await change(importId, { correct: { line: 2, text: '2026-11-14,IP2026111490,,11.00,,X' } });
    const input = { importId, seen: before };
    expect(
      await runCommand(desk.test.database, startImport(seal), { input, actor, now: now() }),
    ).toMatchObject({ refusal: { refused: 'figures_have_changed' } });
  });

  it('a worker that dies is followed by the next, which counts nothing twice', async () => {
    const rows = Array.from({ length: 1_000 }, (_, n) => `2026-11-13,DIE${10_000 + n},,1.00,,LINE ${n}`);
    const importId = await opened([head, ...rows].join('\n'));
    await start(importId);
    let left = 3;
    const dying = {
      ...parts(),
      now: () => {
        left -= 1;
        if (left === 0) throw new Error('the worker was killed');
        return now();
      },
    };
    await expect(runStatementImport(dying, { importId })).rejects.toThrow('killed');
    const halfway = (await seen(importId)).row;
    expect(halfway.state).toBe('running');
    expect(halfway.done).toBeLessThan(1_000);
    await runStatementImport(parts(), { importId });
    expect((await seen(importId)).row).toMatchObject({ state: 'done', done: 1_000, waiting: 1_000 });
    expect(await count(`select count(*) from payment where external_id like 'DIE%'`)).toBe(1_000);
  });

  it('money without a number in two parts of a day counts twice once somebody says so, and never silently', async () => {
    const part = ['Date,Amount,Description', '2026-11-13,750.00,CASH DEPOSIT BRANCH 7'].join('\n');
    const credited = () =>
      count(`select count(*) from payment where amount = 75000 and received_on = '2026-11-13'`);
    const first = await opened(part);
    await start(first);
    await runStatementImport(parts(), { importId: first });
    expect(await credited()).toBe(1);
    // Another file with the same line: nothing in it tells whether it is the same.
    const second = await opened(`${part}\n`);
    expect((await seen(second)).file?.repeats).toEqual({ lines: 1, firstLine: 2, said: null });
    expect(await start(second)).toMatchObject({ refusal: { refused: 'statement_may_repeat_lines' } });
    await change(second, { how: { repeats: 'further' } });
    expect(await start(second)).toMatchObject({ kind: 'done' });
    await runStatementImport(parts(), { importId: second });
    expect(await credited()).toBe(2);
    const third = await opened(`${part}\n\n`);
    await change(third, { how: { repeats: 'known' } });
    await start(third);
    await runStatementImport(parts(), { importId: third });
    expect((await seen(third)).row).toMatchObject({ state: 'done', known: 1, waiting: 0 });
    expect(await credited()).toBe(2);
  });

  it('the balance tells two charges of one day apart, in whichever file they come', async () => {
    const charge = (balance: string) => `${head}\n2026-11-12,,15.00,,${balance},SERVICE CHARGE INSTAPAY`;
    const charges = () =>
      count(`select count(*) from bank_line where amount = -1500 and value_on = '2026-11-12'`);
    for (const [balance, lines] of [
      ['985.00', 1],
      ['970.00', 2],
    ] as const) {
      const importId = await opened(charge(balance));
      await start(importId);
      await runStatementImport(parts(), { importId });
      expect(await charges()).toBe(lines);
    }
    const both = [
      head,
      '2026-11-12,,15.00,,985.00,SERVICE CHARGE INSTAPAY',
      '2026-11-12,,15.00,,970.00,SERVICE CHARGE INSTAPAY',
    ];
    const again = await opened(both.join('\n'));
    await start(again);
    await runStatementImport(parts(), { importId: again });
    expect(await charges()).toBe(2);
  });
});

describe('a statement after another one', () => {
  it('A15.311 · that opens with another balance than the last closed with names both', async () => {
    const by = ['asker', 'checker'] as const;
    const opening = {
      market: 'ph',
      on: '2026-11-18',
      balance: '2000000',
      proof: 'letter of the bank',
    } as const;
    await desk.test.database.withTransaction((tx) =>
      openBankAccount.carryOut(tx, opening, { parts: {} as LendingDeps, now: now(), by, reason: 'opened' }),
    );
    const fileOf = async (line: string) => (await seen(await opened([head, line].join('\n')))).file;
    const follows = await fileOf('2026-11-18,IP2026111881,,10.00,20010.00,FOLLOWS');
    expect(follows).toMatchObject({ opening: 2_000_000n, saidBefore: null });
    const other = await fileOf('2026-11-18,IP2026111882,,10.00,110.00,OF ANOTHER ACCOUNT');
    expect(other).toMatchObject({ opening: 10_000n, saidBefore: { balance: 2_000_000n } });
    expect(other?.first).toMatchObject([
      { amount: 1_000n, becomes: 'unapplied', narration: 'OF ANOTHER ACCOUNT' },
    ]);
    // The call itself stops it, whatever the page does, until somebody says to go on.
    const importId = await opened([head, '2026-11-18,IP2026111883,,10.00,110.00,ONCE MORE'].join('\n'));
    expect(await start(importId)).toMatchObject({
      refusal: { refused: 'statement_opens_with_another_balance' },
    });
    expect((await seen(importId)).row.state).toBe('open');
    expect(await start(importId, true)).toMatchObject({ kind: 'done' });
  });

  it('A15.55 · that a program sends is kept only with its word that it opens so', async () => {
    const csv = [head, '2026-11-18,IP2026111884,,10.00,110.00,FROM A PROGRAM'].join('\n');
    const send = (more: object) =>
      importStatement(parts(), { market: 'ph', csv, isDryRun: false, ...more }, actor);
    const kept = () => count('select count(*) from bank_statement');
    const before = await kept();
    const refused = await send({});
    expect(refused).toMatchObject({ credited: 0, waiting: 0, faults: [{ line: 1, reason: 'balance' }] });
    expect(refused.faults[0]?.sentence).toContain('The file opens with 100.00');
    expect(await kept()).toBe(before);
    expect(await send({ isDryRun: true })).toMatchObject({ waiting: 1, faults: [{ reason: 'balance' }] });
    expect(await send({ confirm: true })).toMatchObject({ waiting: 1, faults: [] });
  });
});
