import { expect, it } from 'vitest';
import { monthlyCost } from './monthly-cost.ts';

it.each([
  ['month', 6_132_037n, 6132n],
  ['month', 7_731_959n, 7732n],
  ['year', 17_070_000n, 1423n],
  ['year', 24_000_000n, 2000n],
  ['month', 500n, 1n],
] as const)('says a rate a %s of %i millionths in money', (per, millionths, cost) => {
  const convention = per === 'month' ? 'eir-monthly' : 'effective-annual';
  expect(monthlyCost({ convention, per, millionths }, 100_000n)).toBe(cost);
});
