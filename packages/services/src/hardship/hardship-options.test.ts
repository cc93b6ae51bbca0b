import { applyEvents, outstanding, rowStates, totalOfParts } from '@candor/domain';
import { expect, it } from 'vitest';
import { day, workedLoan } from '../../../domain/src/testing/worked-loan.ts';
import { hardshipOptions, otherInstalments } from './hardship-options.ts';

it('the largest new instalment is what is paid on one day: what is carried over counts with the last', () => {
  const asked = { market: 'ph', loan: workedLoan(), on: day('2026-11-01') } as const;
  const choice = hardshipOptions(asked).find(({ option }) => option === 'smaller-instalments')!;
  const after = applyEvents(asked.loan, otherInstalments(asked, 'smaller-instalments')!.events);
  const last = rowStates(after).filter(({ row }) => row.dueOn === choice.lastDueOn);
  expect(last.map(({ left }) => left.principal > 0n)).toEqual([false, true]);
  expect(choice.instalment).toBe(last.reduce((sum, { left }) => sum + totalOfParts(left), 0n));
  expect(choice.instalment).toBeGreaterThan(totalOfParts(outstanding(after)) / BigInt(choice.instalments!));
});
