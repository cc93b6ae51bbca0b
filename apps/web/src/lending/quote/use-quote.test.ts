import { expect, it } from 'vitest';
import { sameFigures } from './use-quote.ts';

const quote = {
  netReceived: 776_000,
  rows: [
    { n: 1, total: 291_019 },
    { n: 2, total: 291_018 },
  ],
  rate: { percent: '6.132037' },
};

it('finds one centavo in one row, and does not mind the order of names', () => {
  expect(sameFigures(quote, { ...quote })).toBe(true);
  expect(sameFigures(quote, { rate: quote.rate, rows: quote.rows, netReceived: 776_000 })).toBe(true);
  const off = { ...quote, rows: [quote.rows[0], { n: 2, total: 291_019 }] };
  expect(sameFigures(quote, off)).toBe(false);
  expect(sameFigures(quote, { ...quote, rows: [quote.rows[0]] })).toBe(false);
  expect(sameFigures(quote, { ...quote, extra: 1 })).toBe(false);
  expect(sameFigures(quote, null)).toBe(false);
});
