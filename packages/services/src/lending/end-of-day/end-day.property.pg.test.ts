import { applyEvents, costPaid, type Loan } from '@candor/domain/loan';
import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { decideDay } from '@candor/domain/decisions';
import { balanceOf, openBusinessClock, readBusinessClock } from '@candor/store/ledger';
import { loanStanding, readLoan } from '@candor/store/loans';
import type { Tx } from '@candor/store/database';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putLendingGround, putLoan } from '@candor/store/testing/put-loan';
import { endDay } from './end-day.ts';
import { instantOf } from '../../kernel/time/market-time.ts';
import { anyAct, decideAct, record } from './testing/act-on-loan.ts';
import { anyPortfolio } from './testing/any-portfolio.ts';
import { simulatedInstant } from '../../composition/sandbox/simulated-time.ts';

const usual = process.env['CANDOR_FULL'] ? 24 : 10;
const cases = Math.min(Number(process.env['CANDOR_CASES'] ?? '') || usual, 2_000);
const seed = fc.readConfigureGlobal().seed ?? Date.now() % 2 ** 31;
const days = 112;
/** Over the turn of a leap year, through its February, and long enough to stop performing. */
const first = '2027-11-20' as CalendarDate;
let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase({});
  await test.database.withTransaction((tx) => openBusinessClock(tx, 'ph', first));
  await putLendingGround(test, ['ph']);
});
afterAll(() => test.drop());

it(`seed ${seed}: ${cases} random loans over ${days} days with random acts: the end of every day leaves what the domain leaves`, async () => {
  const loans = new Map<bigint, Loan>();
  for (const loan of fc.sample(anyPortfolio(first, 60), { numRuns: cases, seed }))
    loans.set(await putLoan(test, loan), loan);
  const acts = fc.sample(fc.record({ act: anyAct, loan: fc.nat(), on: fc.nat(days - 1) }), {
    numRuns: cases * 3,
    seed,
  });
  let done = 0;
  for (let passed = 0; passed < days; passed += 1) {
    const day = dateOfDayNumber(dayNumber(first) + passed);
    for (const [index, { act, loan: pick, on }] of acts.entries()) {
      const [id, loan] = [...loans][pick % loans.size] ?? [];
      if (on !== passed || id === undefined || loan?.state !== 'active') continue;
      const by = `act-${index}`;
      const events = decideAct(loan, act, { on: day, by });
      if (events.length === 0) continue;
      await test.database.withTransaction((tx) => record(tx, id, { events, on: day, by }));
      loans.set(id, applyEvents(loan, events));
      done += 1;
    }
    const closed = await endDay(test.database, {
      market: 'ph',
      day,
      now: simulatedInstant(instantOf(dateOfDayNumber(dayNumber(day) + 1), '00:10', 'Asia/Manila')),
      plan: { loansPerChunk: 10, chunksAtOnce: 2 },
      lanes: 1,
    });
    expect(closed).toMatchObject({ isNew: true, facts: { differences: [], refusedLoans: '0' } });
    for (const [id, loan] of loans) loans.set(id, applyEvents(loan, decideDay(loan, day)));
    if (passed % 10 === 9) await expectSame(loans);
  }
  await expectSame(loans);
  const clock = await test.database.withTransaction((tx) => readBusinessClock(tx, 'ph'));
  expect(clock?.businessDate).toBe(dateOfDayNumber(dayNumber(first) + days));
  console.log(`seed ${seed}: ${cases} loans, ${done} acts, ${days} days`);
});

/** The facts, what is derived from them, and what the books say of each loan. */
async function expectSame(loans: ReadonlyMap<bigint, Loan>): Promise<void> {
  await test.database.withTransaction(async (tx) => {
    for (const [id, loan] of loans) {
      const of = (account: 'interest-receivable' | 'npa-interest') =>
        balanceOf(tx, { account, subject: `loan:${id}`, currency: 'PHP' });
      const stored = await readLoan(tx, id);
      expect(stored?.loan, `loan ${id}`).toEqual(loan);
      const [owed, noted] = [await of('interest-receivable'), await of('npa-interest')];
      expect(owed + noted, `interest of loan ${id}`).toBe(loan.accrued - costPaid(loan).interest);
      await expectStanding(tx, id, loan);
    }
  });
}

async function expectStanding(tx: Tx, id: bigint, loan: Loan): Promise<void> {
  const { accrualStop, costRoom, credit, nextDueOn, rows } = loanStanding(loan, first);
  const { rows: kept } = await tx.query({
    text: `select accrual_stop as "accrualStop", cost_room as "costRoom", credit, next_due_on as "nextDueOn"
           from loan where id = $1`,
    values: [id],
  });
  expect(kept[0], `loan ${id}`).toEqual({ accrualStop, costRoom, credit, nextDueOn });
  const { rows: keptRows } = await tx.query({
    text: `select n, place, due_on as "dueOn", is_disputed as "isDisputed", late_charged as "lateCharged",
             late_stands as "lateStands", penalty, fee, interest, principal
           from row_standing where loan_id = $1 order by due_on, n`,
    values: [id],
  });
  expect(keptRows, `rows of loan ${id}`).toEqual(
    rows.map(({ n, place, dueOn, isDisputed, lateCharged, lateStands, left }) =>
      Object.assign({ n, place, dueOn, isDisputed, lateCharged, lateStands }, left),
    ),
  );
}
