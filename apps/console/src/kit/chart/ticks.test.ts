import { describe, expect, it } from 'vitest';
import { ticksOf } from './ticks.ts';

describe('the scale of a chart', () => {
  it.each([
    [31.4, [0, 10, 20, 30]],
    [7.6, [0, 2, 4, 6]],
    [0.9, [0, 0.25, 0.5, 0.75]],
    [100, [0, 25, 50, 75, 100]],
    [0, [0]],
    [Number.NaN, [0]],
  ])('up to %d has round figures from zero', (largest, ticks) => {
    expect(ticksOf(largest)).toEqual(ticks);
  });
});

it('covers the largest where lines end below the top', () => {
  expect(ticksOf(7.6, true)).toEqual([0, 2, 4, 6, 8]);
  expect(ticksOf(8, true)).toEqual([0, 2, 4, 6, 8]);
});
