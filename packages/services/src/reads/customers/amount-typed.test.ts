import { expect, it } from 'vitest';
import { amountTyped } from './find-anything.ts';

it.each([
  ['1938.78', 193_878n],
  ['1,938.78', 193_878n],
  ['₱ 1,938', 193_800n],
  ['1938', undefined],
  ['620411249503', undefined],
  ['12.3', undefined],
])('reads %j as an amount, or not', (typed, amount) => {
  expect(amountTyped(typed)).toBe(amount);
});
