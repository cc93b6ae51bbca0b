import { expect, it } from 'vitest';
import { costPerThousand } from './cost-per-thousand.ts';

it.each([
  ['eir-monthly', 'month', 6_132_037n, 6132n],
  ['eir-monthly', 'month', 12_000_000n, 12_000n],
  ['nominal-12', 'year', 24_000_000n, 2000n],
  ['nominal-12', 'year', 17_070_000n, 1423n],
  ['eir-monthly', 'month', 0n, 0n],
  ['eir-monthly', 'month', 500n, 1n],
] as const)(
  '%s: %s of %i millionths of a percent is so much for 1,000.00 a month',
  (convention, per, millionths, cost) => {
    expect(costPerThousand({ convention, per, millionths })).toBe(cost);
  },
);
