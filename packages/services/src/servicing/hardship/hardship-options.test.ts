import { applyEvents } from '@candor/domain/loan';
import { rational } from '@candor/domain/numbers';
import { expect, it } from 'vitest';
import { day, workedLoan } from '@candor/domain/testing/worked-loan';
import { scheduleLeft } from '../../lending/restructures/new-terms.ts';
import { hardshipOptions, otherInstalments } from './hardship-options.ts';

it('B6 · an option shows what would be due, day by day: what is carried over is paid with the last', () => {
  const asked = { market: 'ph', loan: workedLoan(), on: day('2026-11-01') } as const;
  const choice = hardshipOptions(asked).find(({ option }) => option === 'smaller-instalments')!;
  const after = applyEvents(asked.loan, otherInstalments(asked, 'smaller-instalments')!.events);
  const left = scheduleLeft(after, asked.on).map(({ dueOn, total }) => ({ dueOn, total }));
  expect(choice.rows).toEqual(left);
  expect([choice.instalments, choice.instalment]).toEqual([
    left.length,
    left.map(({ total }) => total).toSorted((a, b) => Number(b - a))[0],
  ]);
  expect(new Set(left.map(({ dueOn }) => dueOn)).size).toBe(left.length);
});

it('A7.17 · where no law allows interest on a new plan, waiting costs less than paying today, and is said to be free of interest', () => {
  // So near to the ceiling that another month's interest would go above it.
  const limits = { mostCost: 97_056n, mostLatePercentPerMonth: null };
  const loan = workedLoan({}, { limits });
  const [free] = hardshipOptions({ market: 'ph', loan, on: day('2026-11-01') });
  expect(free).toMatchObject({ option: 'delay', isInterestFree: true, costsMore: 0n });
  expect(free!.costsLess).toBeGreaterThan(0n);
});

it('A7.17 · a promise of a loan whose late charges are paused costs what it would cost without the pause', () => {
  const lateCharge = { kind: 'percent', percent: rational(9n, 2n), per: 'month', graceDays: 3 } as const;
  const on = day('2026-10-28');
  const loan = workedLoan({}, { lateCharge });
  const promiseOf = (pauses: typeof loan.pauses) =>
    hardshipOptions({ market: 'ph', loan: { ...loan, pauses }, on }).find(
      ({ option }) => option === 'promise-to-pay',
    );
  const [running, paused] = [promiseOf([]), promiseOf([{ since: on, until: day('2026-11-27') }])];
  expect(paused).toEqual(running);
  expect(running!.costsMore).toBeGreaterThan(0n);
  // What was paused before today stays free.
  expect(promiseOf([{ since: day('2026-10-23'), until: day('2026-11-27') }])!.payThen).toBeLessThan(
    running!.payThen!,
  );
});
