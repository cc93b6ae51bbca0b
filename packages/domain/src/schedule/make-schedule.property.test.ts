import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusals/refusal.ts';
import { anyTerms } from '../testing/any-terms.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { slowSchedule } from '../testing/slow-schedule.ts';
import type { LoanTerms } from './loan-terms.ts';
import { makeSchedule } from './make-schedule.ts';

/** Fees may eat a tiny loan up; that is refused, and `make-schedule.test.ts` says so. */
function made(terms: LoanTerms) {
  const schedule = makeSchedule(terms);
  fc.pre(!isRefusal(schedule));
  return schedule;
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((a, b) => a + b, 0n);

describe('every schedule', () => {
  it('repays exactly the loan, row by row, and closes to exactly zero', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const { rows, totals, netReceived, fees } = made(terms);
        expect(sum(rows.map(({ principal }) => principal))).toBe(terms.amount);
        expect(rows.at(-1)?.balance).toBe(0n);
        let balance = terms.amount;
        for (const row of rows) {
          balance -= row.principal;
          expect(row.balance).toBe(balance);
          expect(row.total).toBe(row.principal + row.interest + row.fee);
          expect(row.balance >= 0n && row.interest >= 0n && row.fee >= 0n).toBe(true);
        }
        expect(totals.total).toBe(sum(rows.map(({ total }) => total)));
        expect(totals.interest).toBe(sum(rows.map(({ interest }) => interest)));
        expect(totals.deducted + totals.fee).toBe(sum(fees.map(({ fee, tax }) => fee + tax)));
        expect(netReceived + totals.deducted).toBe(terms.amount);
        expect(totals.cost).toBe(totals.total - netReceived);
      }),
      numberOfCases(2000),
    );
  });

  it('is the one that the second opinion makes in exact fractions', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const { rows, netReceived } = made(terms);
        const slow = slowSchedule(terms);
        expect(rows).toEqual(slow.rows);
        expect(netReceived).toBe(slow.netReceived);
      }),
      numberOfCases(1500),
    );
  });

  it('falls due in order, on days that exist', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const { rows } = made(terms);
        const days = [terms.disbursedOn, ...rows.map(({ dueOn }) => dueOn)];
        expect(days).toEqual(days.toSorted());
        expect(new Set(days).size).toBe(days.length);
      }),
      numberOfCases(1000),
    );
  });
});
