import { describe, expect, it } from 'vitest';
import { amountIn } from './amount-in.ts';

describe('A18.9 · another amount, as a tester types it', () => {
  it.each([
    ['500', 50_000],
    [' 500.5 ', 50_050],
    ['1,860.07', 186_007],
    ['0.01', 1],
    ['0', undefined],
    ['', undefined],
    ['-5', undefined],
    ['5.123', undefined],
    ['five', undefined],
  ])('%j is %s', (typed, minor) => {
    expect(amountIn(typed)).toBe(minor);
  });
});
