import type { DecisionFacts } from '@candor/markets/decision';
import { expect, it } from 'vitest';
import { incomeSum } from './shown-decision.ts';

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
