import { expect, it } from 'vitest';
import { type Payment, phaseOf } from './payment.ts';

const phase = (state: Payment['state'], mayBePaid = false) => phaseOf({ state, mayBePaid });

it('R1 · a code that ran out or failed is over, and money that came is not', () => {
  expect((['expired', 'failed', 'refused'] as const).map((state) => phase(state))).toEqual(
    Array.from({ length: 3 }, () => 'over'),
  );
  expect(phase('claimed')).toBe('looking');
  expect(phase('received')).toBe('arrived');
  expect(phase('matched')).toBe('arrived');
  expect(phase('allocated')).toBe('paid');
});

it('R1 · a code of a loan that owes nothing any more is not one to pay', () => {
  expect(phase('pending', true)).toBe('open');
  expect(phase('pending')).toBe('needless');
});
