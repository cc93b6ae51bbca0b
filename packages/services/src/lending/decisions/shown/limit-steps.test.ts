import { decisionTables } from '@candor/markets/decision';
import { describe, expect, it } from 'vitest';
import { limitAfter, limitSteps } from './limit-steps.ts';

describe('how a limit grows', () => {
  it('begins with a first loan and names each number of loans at which more can be borrowed', async () => {
    expect(await limitSteps(decisionTables.ph)).toEqual([
      { settledLoans: 0, most: 1_000_000 },
      { settledLoans: 1, most: 1_500_000 },
      { settledLoans: 3, most: 2_000_000 },
    ]);
  });

  it('says what it was, what it is, and how many loans are between it and the next step', async () => {
    const steps = await limitSteps(decisionTables.ph);
    expect(limitAfter(steps, 1)).toEqual({
      now: 1_500_000,
      before: 1_000_000,
      next: { moreLoans: 2, most: 2_000_000 },
    });
    expect(limitAfter(steps, 2)).toMatchObject({ now: 1_500_000, before: 1_500_000 });
    expect(limitAfter(steps, 3)).toEqual({ now: 2_000_000, before: 1_500_000, next: null });
    expect(limitAfter([], 3)).toBeNull();
  });
});
