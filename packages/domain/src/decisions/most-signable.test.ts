import { expect, it } from 'vitest';
import { workedProduct, threeMonths } from '../testing/worked-product.ts';
import { day } from '../testing/worked-loan.ts';
import type { Approval } from './is-dearer-than-approved.ts';
import { mostSignable } from './most-signable.ts';

const on = day('2026-09-18');
const over = (instalments: number) => ({ ...threeMonths, instalments });
const approval: Approval = { mostAmount: 900_000n, term: threeMonths, mostPerMonth: 327_396n };

it.each([
  [1, 300_000n],
  [2, 600_000n],
  [3, 900_000n],
  [4, 900_000n],
])('L1 · of ₱9,000 approved over 3 months, over %i as much as makes no month dearer', (months, most) => {
  expect(mostSignable(workedProduct, approval, over(months), on)).toBe(most);
});

it('a shorter term is not there where not even the least amount can be carried', () => {
  const least = { mostAmount: 200_000n, term: over(4), mostPerMonth: 55_749n };
  expect([1, 2, 3, 4].map((months) => mostSignable(workedProduct, least, over(months), on))).toEqual([
    null,
    null,
    null,
    200_000n,
  ]);
});
