import { expect, it } from 'vitest';
import { percentOf } from './percent-of.ts';

it('is a share with its places, halves up, and nothing of nothing', () => {
  expect(percentOf(585n, 10_000n, 2)).toBe('5.85');
  expect(percentOf(1n, 8n, 1)).toBe('12.5');
  expect(percentOf(2n, 3n, 2)).toBe('66.67');
  expect(percentOf(-1n, 4n, 1)).toBe('-25.0');
  expect(percentOf(0n, 0n, 2)).toBeNull();
});
