import { applyEvents } from '@candor/domain/loan';
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
