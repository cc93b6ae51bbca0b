import { describe, expect, it } from 'vitest';
import { termWords } from './state-words.ts';

describe('a term', () => {
  it.each([
    [{ instalments: 3, every: { count: 1, unit: 'month' } }, '3 months'],
    [{ instalments: 6, every: { count: 2, unit: 'week' } }, '6 × 2 weeks'],
    [{ instalments: 1, every: { count: 30, unit: 'day' } }, '30 days, single payment'],
    [{ instalments: 4, every: { count: 1, unit: 'half-month' } }, '4 half months'],
  ] as const)('%j is %s', (term, words) => {
    expect(termWords(term)).toBe(words);
  });
});
