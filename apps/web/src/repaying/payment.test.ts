import { expect, it } from 'vitest';
import { phaseOf } from './payment.ts';

it('R1 · a code that ran out or failed is over, and money that came is not', () => {
  expect((['expired', 'failed', 'refused'] as const).map((state) => phaseOf({ state }))).toEqual(
    Array.from({ length: 3 }, () => 'over'),
  );
  expect(phaseOf({ state: 'claimed' })).toBe('looking');
  expect((['received', 'matched'] as const).map((state) => phaseOf({ state }))).toEqual([
    'arrived',
    'arrived',
  ]);
  expect(phaseOf({ state: 'allocated' })).toBe('paid');
});
