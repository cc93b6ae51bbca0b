import { applyEvents, type Loan } from '@candor/domain/loan';
import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { decideDay } from '@candor/domain/decisions';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyLoan } from '@candor/domain/testing/any-life';
import { workedLoan } from '@candor/domain/testing/worked-loan';
import { balanceOf } from '../ledger/balances.ts';
import { openBooks } from '../ledger/testing/open-books.ts';
import type { TestDatabase } from '../testing/create-test-database.ts';
import { accrueLoans, lockChunkLoans } from './chunk-loans.ts';
import { putLendingGround, putLoan } from './testing/put-loan.ts';

const cases = Number(process.env['CANDOR_CASES'] ?? '') || (process.env['CANDOR_FULL'] ? 120 : 50);
const seed = fc.readConfigureGlobal().seed ?? Date.now() % 2 ** 31;
/** What a bigint column holds; the domain itself has no such end. */
const most = 10n ** 15n;
let test: TestDatabase;
beforeAll(async () => {
  test = await openBooks();
  await putLendingGround(test, ['ph']);
});
afterAll(() => test.drop());

/** Only the interest of a day: what else it brings is another test's. */
function accruedTo(loan: Loan, on: CalendarDate): Loan {
  return applyEvents(
    loan,
    decideDay(loan, on).filter(({ event }) => event === 'interest-accrued'),
  );
}

it(`seed ${seed}: ${cases} random loans on random days: interest by one statement is the domain's, to the cent`, async () => {
  const smallLoan = anyLoan.filter(({ schedule }) => schedule.totals.total < most);
  const offsets = fc.array(fc.integer({ min: 0, max: 800 }), { minLength: 6, maxLength: 6 });
  const all = fc.sample(fc.tuple(smallLoan, offsets), { numRuns: cases, seed });
  const ids: bigint[] = [];
  for (const [loan] of all) ids.push(await putLoan(test, loan));
  const loans = all.map(([loan]) => loan);
  // Every loan has its own days, so one is accrued at a time: the chunk is that loan.
  for (const [index, [, days]] of all.entries()) {
    const id = ids[index] ?? 0n;
    const start = dayNumber(loans[index]?.schedule.terms.disbursedOn ?? ('2026-01-01' as CalendarDate));
    for (const offset of days.toSorted((a, b) => a - b)) {
      const day = dateOfDayNumber(start + offset);
      const loan = accruedTo(loans[index] as Loan, day);
      loans[index] = loan;
      const chunk = { market: 'ph', day, no: index * 10_000 + offset + 1, firstLoan: id, lastLoan: id };
      const found = await test.database.withTransaction(async (tx) => {
        await accrueLoans(tx, await lockChunkLoans(tx, chunk));
        return balanceOf(tx, { account: 'interest-receivable', subject: `loan:${id}`, currency: 'PHP' });
      });
      expect(found, `loan ${id} on ${day}`).toBe(loan.accrued);
    }
  }
  const { rows } = await test.sql('select loan_id as id, accrued from loan_accrual order by loan_id');
  expect(rows).toEqual(loans.map(({ accrued }, index) => ({ id: ids[index], accrued })));
});

it('interest stops at the ceiling of the total cost, whatever was agreed', async () => {
  // Of 540.00 the fee takes 240.00: so 300.00 are left for the 730.56 of interest.
  const limits = { mostCost: 54_000n, mostLatePercentPerMonth: null };
  const loan = workedLoan({}, { limits });
  const id = await putLoan(test, loan);
  const day = '2026-12-18' as CalendarDate;
  const chunk = { market: 'ph', day, no: 9_999_999, firstLoan: id, lastLoan: id };
  const { interest } = await test.database.withTransaction(async (tx) =>
    accrueLoans(tx, await lockChunkLoans(tx, chunk)),
  );
  expect(interest).toBe(30_000n);
  expect(accruedTo(loan, day).accrued).toBe(30_000n);
});

it('a loan that becomes active once the chunk is locked is left alone, whoever holds it: the next day brings it both', async () => {
  const last = await putLoan(test, workedLoan());
  const day = '2026-09-28' as CalendarDate;
  const chunk = { market: 'ph', day, no: 9_999_998, firstLoan: last, lastLoan: last + 1_000n };
  const accrued = await test.database.withTransaction(async (tx) => {
    const locked = await lockChunkLoans(tx, chunk);
    const newcomer = await putLoan(test, workedLoan());
    return test.owner.withTransaction(async (other) => {
      // Somebody brings the newcomer to its day and has not committed yet: nobody may wait for that, nor add
      // to it.
      await other.query({
        text: 'select 1 from loan_accrual where loan_id = $1 for update',
        values: [newcomer],
      });
      await tx.query({ text: `set local lock_timeout = '2s'` });
      return accrueLoans(tx, locked);
    });
  });
  expect(accrued).toMatchObject({ loans: 1, interest: accruedTo(workedLoan(), day).accrued });
});
