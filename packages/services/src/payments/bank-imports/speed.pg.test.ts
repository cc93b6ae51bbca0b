import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectBooksTie } from '@candor/store/testing';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { LendingDesk, day } from '../../lending/loans/testing/lending-desk.ts';
import { creditLine } from '../transfers/credit-line.ts';
import { openImport, startImport } from './change-imports.ts';
import { readBankImport } from './read-bank-imports.ts';
import { runStatementImport } from './run-statement-import.ts';

const seal = new PersonSeal([Buffer.alloc(32, 9)]);
const actor = { kind: 'staff', id: 'finance' } as const;
const now = () => new Date('2026-11-18T06:00:00Z');
let desk: LendingDesk;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-11-18');
});
afterAll(() => desk.test.drop());

it('speed', async () => {
  const parts = { database: desk.test.database, seal, now };
  let t = performance.now();
  for (let n = 0; n < 500; n += 1)
    await runCommand(desk.test.database, creditLine(seal), {
      input: {
        market: 'ph',
        reference: `OLD${100000 + n}`,
        amount: 100n,
        valueOn: day('2026-11-17'),
        narration: `INSTAPAY ${n}`,
      },
      actor,
      now: now(),
    });
  console.log(`before: ${Math.round(500 / ((performance.now() - t) / 1000))} lines/s`);
  const count = Number(process.env['LINES'] ?? 100_000);
  const rows = Array.from(
    { length: count },
    (_, n) =>
      `11/${String(1 + (n % 17)).padStart(2, '0')}/2026,INSTAPAY A TUAZON ${n},24${1_000_000 + n},,"1,426.47",,0187`,
  );
  const text = ['Posting Date,Description,Reference No,Debit,Credit,Running Balance,Branch', ...rows].join(
    '\n',
  );
  const importId = randomUUID();
  t = performance.now();
  await runCommand(desk.test.database, openImport(seal), {
    input: { importId, market: 'ph', file: 'x.csv', text },
    actor,
    now: now(),
  });
  console.log(`open: ${Math.round(performance.now() - t)} ms`);
  t = performance.now();
  const seen = await readBankImport(parts, importId);
  console.log(
    `read: ${Math.round(performance.now() - t)} ms, ${seen?.file?.lines} lines, ${seen?.file?.faults.length} faults`,
  );
  await runCommand(desk.test.database, startImport(seal), {
    input: { importId, seen: seen!.file!.seen },
    actor,
    now: now(),
  });
  t = performance.now();
  const watch = setInterval(async () => {
    const { row } = (await readBankImport(parts, importId))!;
    console.log(
      `${Math.round((performance.now() - t) / 1000)} s: kept ${row.statementId !== null}, ${row.done}`,
    );
  }, 3_000);
  await runStatementImport(parts, { importId });
  clearInterval(watch);
  const s = (performance.now() - t) / 1000;
  console.log(`import: ${s.toFixed(1)} s, ${Math.round(count / s)} lines/s`);
  expect((await readBankImport(parts, importId))!.row).toMatchObject({ state: 'done', waiting: count });
  await expectBooksTie(desk.test);
}, 1_200_000);
