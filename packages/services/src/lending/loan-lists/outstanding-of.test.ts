import { expect, it } from 'vitest';
import { outstandingOf } from './outstanding-of.ts';

it('what was written off is off the portfolio, and shown apart', () => {
  expect(outstandingOf('written-off', 775_611n)).toEqual({ outstanding: 0n, writtenOff: 775_611n });
});

it.each(['active', 'settled', 'cancelled', 'recovered'] as const)(
  'of every other loan, %s, what is owed is outstanding',
  (state) => {
    expect(outstandingOf(state, 5n)).toEqual({ outstanding: 5n, writtenOff: 0n });
  },
);
