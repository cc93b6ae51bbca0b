import type { DecisionFacts, DecisionTable } from '@candor/markets/decision';
import { expect, it } from 'vitest';
import { incomeFloor, incomeSum } from './shown-decision.ts';

it('A7.2 · what an income leaves for a loan, to the cent: 30 % of 8,000.00 less 900.00 is 1,500.00', () => {
  const facts = {
    incomePerMonth: 800_000,
    obligationsPerMonth: 50_000,
    ownInstalmentsPerMonth: 40_000,
    instalmentPerMonth: 291_019,
  } as DecisionFacts;
  const limit = { when: {}, mostBurdenPerMille: 300, mostAmount: 1_000_000, says: '' };
  expect(incomeSum(facts, limit)).toEqual({
    sharePerMille: 300,
    income: 800_000,
    share: 240_000,
    others: 90_000,
    room: 150_000,
    needs: 291_019,
  });
});

it('A7.2 · an income below the least that the lender lends on is told with that least, to the cent', () => {
  const row = (when: object, reason = 'income_is_too_small') => ({
    outcome: 'refuse',
    reason,
    when,
    says: '',
  });
  const floor = (income: number, ...rules: object[]) =>
    incomeFloor({ rules } as unknown as DecisionTable, { incomePerMonth: income });
  expect(floor(500_000, row({ incomePerMonth: '< 600000' }))).toEqual({
    income: 500_000,
    atLeast: 600_000,
    lacks: 100_000,
  });
  expect(floor(500_000, row({ incomePerMonth: '<= 600000' }))).toMatchObject({ atLeast: 600_001 });
  expect(
    floor(500_000, row({ incomePerMonth: '< 600000' }), row({ incomePerMonth: '[0..799999]' })),
  ).toMatchObject({ atLeast: 800_000 });
  // Rows that did not catch it, and rows with another reason, say nothing.
  expect(floor(600_000, row({ incomePerMonth: '< 600000' }))).toBeNull();
  expect(
    floor(500_000, row({ incomePerMonth: '< 600000' }, 'check_by_hand'), row({ age: '< 18' })),
  ).toBeNull();
});
