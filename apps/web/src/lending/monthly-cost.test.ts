import { costPerThousand } from '@candor/domain';
import { expect, it } from 'vitest';
import { monthlyCost } from './monthly-cost.ts';

it.each([
  ['month', '6.132037'],
  ['month', '7.731959'],
  ['year', '17.070000'],
  ['year', '24.000000'],
  ['month', '0.000500'],
] as const)('says a rate a %s of %s %% in money, as the domain does', (per, percent) => {
  const millionths = BigInt(percent.replace('.', ''));
  expect(monthlyCost({ per, percent })).toBe(
    Number(costPerThousand({ convention: 'eir-monthly', per, millionths })),
  );
});
