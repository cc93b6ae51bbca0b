import { expect, it } from 'vitest';
import { monthlyCost } from './monthly-cost.ts';

it.each([
  ['month', '6.132037', 6132],
  ['month', '7.731959', 7732],
  ['year', '17.070000', 1423],
  ['year', '24.000000', 2000],
  ['month', '0.000500', 1],
] as const)('says a rate a %s of %s %% in money', (per, percent, cost) => {
  expect(monthlyCost({ per, percent })).toBe(cost);
});
