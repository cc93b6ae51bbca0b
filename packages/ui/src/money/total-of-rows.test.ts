import { expect, it } from 'vitest';
import { totalOfRows } from './total-of-rows.ts';

it('is what the rows come to, exact at any size, and nothing of none', () => {
  const rows = [{ fee: 291_019 }, { fee: '9007199254740993' }, { fee: -1n }];
  expect(totalOfRows(rows, ({ fee }) => fee)).toBe(9_007_199_255_032_011n);
  expect(totalOfRows([], () => 1)).toBe(0n);
});
