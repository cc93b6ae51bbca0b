import { describe, expect, it } from 'vitest';
import { changedPaths, leavesOf, offeredWords, readAt, typedWhole, writeAt } from './draft.ts';

const month = { count: 1, unit: 'month' };
const terms = {
  amount: { min: '1000.00', max: '10000.00', step: '500.00' },
  terms: [
    { instalments: 1, every: month },
    { instalments: 3, every: month },
  ],
  fees: [{ name: 'processing', percent: '3' }],
  lateCharge: null,
};

describe('a draft of a product’s terms', () => {
  it('is changed at one leaf and nowhere else, and the terms that it began from stay as they were', () => {
    const next = writeAt(terms, 'fees[0].percent', '8');
    expect(readAt(next, 'fees[0].percent')).toBe('8');
    expect(readAt(terms, 'fees[0].percent')).toBe('3');
    expect(next['amount']).toBe(terms.amount);
    expect(readAt(writeAt(terms, 'lateCharge.percent', '4.5'), 'lateCharge.percent')).toBe('4.5');
    expect(readAt(terms, 'lateCharge.percent')).toBeUndefined();
  });

  it('names what was changed', () => {
    const next = writeAt(writeAt(terms, 'fees[0].percent', '8'), 'terms', terms.terms.slice(1));
    expect(changedPaths(terms, next)).toEqual(['terms', 'fees[0].percent']);
    expect(changedPaths(terms, structuredClone(terms))).toEqual([]);
    expect(leavesOf(next).get('terms')).toBe('3 months');
  });

  it('keeps what is no number as it was typed', () => {
    expect(typedWhole('15')).toBe(15);
    expect(typedWhole('1.5')).toBe('1.5');
    expect(typedWhole('')).toBe('');
  });

  it.each([
    [{ instalments: 1, every: month }, '1 month'],
    [{ instalments: 4, every: month }, '4 months'],
    [{ instalments: 1, every: { count: 30, unit: 'day' } }, '30 days'],
    [{ instalments: 4, every: { count: 2, unit: 'week' } }, '4 × 2 weeks'],
  ])('%o is %s', (term, words) => {
    expect(offeredWords(term)).toBe(words);
  });
});
