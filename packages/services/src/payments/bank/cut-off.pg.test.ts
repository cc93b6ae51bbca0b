import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { expectBooksTie } from '@candor/store/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { LendingDesk, day } from '../../lending/loans/testing/lending-desk.ts';
import { receivePayment } from '../payments/receive-payment.ts';
import { importStatement } from '../transfers/import-statement.ts';
import { postLine, type LineMeaning } from './post-line.ts';
import { readBankDay, seeBankLine } from './read-bank-day.ts';

const seal = new PersonSeal([Buffer.alloc(32, 7)]);
const finance = { kind: 'staff', id: 'finance' } as const;
const first = day('2026-11-02');
const mornings = 14;
const seed = fc.readConfigureGlobal().seed ?? Date.now() % 2 ** 31;
const addDays = (on: CalendarDate, days: number) => dateOfDayNumber(dayNumber(on) + days);
let desk: LendingDesk;

beforeAll(async () => {
  desk = await LendingDesk.open('ph', first);
});
afterAll(() => desk.test.drop());

type Sums = ReadonlyMap<string, string>;

/** What every account came to at the end of a day, and in the middle of it. */
async function trialBalance(on: string): Promise<Sums> {
  const { rows } = await desk.test.sql(
    `select account::text as account, sum(minor)::text as minor from ledger_sum
     where market = 'ph' and business_date > '-infinity' and business_date <= $1 group by account order by account`,
    [on],
  );
  return new Map(rows.map((row) => [String(row['account']), String(row['minor'])]));
}

/** Channels owe the lender what they have collected; no day says that the lender owes it to them. */
const wrongSided = (sums: Sums) =>
  [...sums].filter(([account, minor]) => account.startsWith('11') && minor.startsWith('-'));

type Morning = {
  /** How many days before the statement's days began: 0 is today's, 3 a weekend's. */
  readonly lag: number;
  readonly lines: readonly number[];
  readonly collected: number;
};

const morning = fc.record({
  lag: fc.integer({ min: 0, max: 3 }),
  lines: fc.array(fc.integer({ min: 1, max: 9_000 }), { maxLength: 3 }),
  collected: fc.integer({ min: 100, max: 5_000 }),
});

let number = 0;

/** A statement that comes late is read; what a channel remits is booked by hand, on the line of that day. */
async function live(today: CalendarDate, { lag, lines, collected }: Morning): Promise<void> {
  const now = () => new Date(`${today}T08:00:00Z`);
  await desk.done(receivePayment, await desk.money(BigInt(collected) * 100n));
  const from = Array.from({ length: lag + 1 }, (_, back) => addDays(today, back - lag)).filter(
    (on) => on >= first,
  );
  const rows = lines.map((amount, nth) => {
    number += 1;
    return `${from[nth % from.length]},CO${number},,${amount}.00,INSTAPAY PAYER ${number}`;
  });
  const remitted = `${from[0]},,,${collected}.00,DRAGONPAY CORP REMIT ${number}`;
  const csv = ['Date,Reference,Debit,Credit,Description', ...rows, remitted].join('\n');
  const parts = { database: desk.test.database, seal, now };
  const read = await importStatement(parts, { market: 'ph', csv, isDryRun: false, file: 'b.csv' }, finance);
  expect(read.faults).toEqual([]);
  const { lines: open } = await readBankDay(desk.test.database, seal, 'ph', from[0]!);
  const line = open.find(({ kind, entryId }) => kind === 'remittance' && entryId === null);
  const meaning: LineMeaning = { is: 'remittance', channel: 'dragonpay' };
  const seen = line && (await seeBankLine(desk.test.database, seal, line.id, meaning));
  if (line && seen?.mark) await desk.done(postLine(seal), { lineId: line.id, meaning, seen: seen.mark });
}

it(`seed ${seed}: whenever a statement comes, no clearing account is on the wrong side on any day, and a day that has ended stays as it ended`, async () => {
  const ended = new Map<CalendarDate, Sums>();
  for (const one of fc.sample(morning, { numRuns: mornings, seed })) {
    const today = await desk.today();
    await live(today, one);
    for (const [on, sums] of ended)
      expect(await trialBalance(on), `${on} after the statement of ${today}`).toEqual(sums);
    const sums = await trialBalance(today);
    expect(wrongSided(sums), today).toEqual([]);
    ended.set(today, sums);
    await desk.moveTo(addDays(today, 1));
  }
  await expectBooksTie(desk.test);
});
