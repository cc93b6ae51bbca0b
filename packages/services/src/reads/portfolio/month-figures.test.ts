import type { CalendarDate } from '@candor/domain/calendar';
import { describe, expect, it } from 'vitest';
import { collectedOf, incomeOf, monthEnds, rolledInto, rollMatrix } from './month-figures.ts';

const day = (text: string) => text as CalendarDate;
const buckets = (...principals: bigint[]) =>
  principals.map((principal) => ({ loans: principal > 0n ? 2 : 0, principal }));

it('a month end says what its buckets come to, their shares, the average, and what changed since the one before', () => {
  const [first, last] = monthEnds([
    { on: day('2026-10-31'), buckets: buckets(900n, 50n, 30n, 20n, 0n) },
    { on: day('2026-11-30'), buckets: buckets(1000n, 30n, 20n, 5n, 2n) },
  ]);
  expect(first).toMatchObject({
    loans: 8,
    principal: 1000n,
    average: 125n,
    over30Percent: '5.00',
    change: null,
  });
  expect(last).toMatchObject({ loans: 10, principal: 1057n, average: 106n, over30Percent: '2.55' });
  expect(last?.change).toEqual({ percent: '5.7', over30Points: '-2.45' });
  expect(last?.buckets.map(({ percent }) => percent)).toEqual(['94.61', '2.84', '1.89', '0.47', '0.19']);
});

it('of nothing there is no share', () => {
  const [, last] = monthEnds([
    { on: day('2026-10-31'), buckets: buckets(0n, 0n, 0n, 0n, 0n) },
    { on: day('2026-11-30'), buckets: buckets(0n, 0n, 0n, 0n, 0n) },
  ]);
  expect(last).toMatchObject({
    average: 0n,
    over30Percent: null,
    change: { percent: null, over30Points: null },
  });
});

it('what rolled in is measured against the bucket that it came from', () => {
  const rows = [
    { was: 1, became: 2, loans: 1, principal: 312n },
    { was: 1, became: 0, loans: 1, principal: 500n },
    { was: 1, became: null, loans: 1, principal: 188n },
    { was: 2, became: 3, loans: 1, principal: 99n },
  ];
  expect(rolledInto(rows, 5)).toEqual([null, null, '31.20', '100.00', null]);
});

it('what was collected is all that came in, and income less cost is what is left', () => {
  const flows = { month: day('2026-11-01'), loans: 1, paidOut: 9n, planned: 200n, writtenOff: 0n };
  expect(
    collectedOf({ ...flows, principal: 100n, interest: 20n, fee: 3n, penalty: 2n, ahead: 5n }),
  ).toMatchObject({
    collected: 130n,
    percent: '65.00',
  });
  const row = { month: day('2026-11-01'), name: 'x' };
  const income = incomeOf([
    { ...row, number: 5010, kind: 'expense', minor: 30n },
    { ...row, number: 4010, kind: 'income', minor: 100n },
    { ...row, number: 4020, kind: 'income', minor: 5n },
  ]);
  expect(income.accounts.map(({ number }) => number)).toEqual([4010, 4020, 5010]);
  expect(income.months).toEqual([
    { month: '2026-11-01', amounts: [100n, 5n, 30n], income: 105n, expense: 30n, net: 75n },
  ]);
});

describe('roll rates', () => {
  it('a row of the matrix comes to what was in its bucket', () => {
    const rows = [
      { was: 0, became: 0, loans: 3, principal: 700n },
      { was: 0, became: 1, loans: 1, principal: 200n },
      { was: 0, became: null, loans: 1, principal: 100n },
      { was: 2, became: 3, loans: 1, principal: 50n },
    ];
    const matrix = rollMatrix(rows, 5);
    expect(matrix[0]).toEqual({
      loans: 5,
      principal: 1_000n,
      became: [700n, 200n, 0n, 0n, 0n, 100n],
      percents: ['70.0', '20.0', '0.0', '0.0', '0.0', '10.0'],
    });
    for (const { principal, became } of matrix)
      expect(became.reduce((sum, part) => sum + part, 0n)).toBe(principal);
    expect(matrix[4]?.percents).toEqual([null, null, null, null, null, null]);
  });
});
