import { describe, expect, it } from 'vitest';
import { moneyWay } from '../words/money-words.ts';
import { filterWords } from './filter-words.ts';
import type { ListFilter } from './list-types.ts';

const ways = { money: moneyWay('PHP', 'ph'), today: '2026-11-18' };
const dpd: ListFilter = {
  kind: 'count',
  key: 'dpd',
  name: 'DPD',
  usual: [{ value: '31..60', words: '31–60' }],
};
const amount: ListFilter = { kind: 'amount', key: 'outstanding', name: 'Outstanding' };
const day: ListFilter = { kind: 'day', key: 'disbursed', name: 'Disbursed' };
const product: ListFilter = {
  kind: 'choice',
  key: 'product',
  name: 'Product',
  options: [{ value: 'p1', words: 'Sweldo' }],
};

describe('a filter reads as a sentence', () => {
  it.each([
    [dpd, '31..60', 'is 31–60'],
    [dpd, '45..', 'at least 45'],
    [amount, '500000..', 'at least ₱5,000'],
    [amount, '..123456', 'at most ₱1,234.56'],
    [amount, '100000..200000', 'is ₱1,000–₱2,000'],
    [day, '2026-11-18..2026-11-18', 'on Wed 18 Nov'],
    [day, '2026-11-01..', 'from Sun 1 Nov'],
    [product, 'p1', 'is Sweldo'],
    [product, 'gone', 'is gone'],
  ])('%o %s: %s', (filter, value, sentence) => {
    const { verb, words } = filterWords(filter, value, ways);
    // A day keeps together by spaces that do not break.
    expect(`${verb} ${words}`.replaceAll('\u00a0', ' ')).toBe(sentence);
  });
});
