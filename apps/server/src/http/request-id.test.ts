import { expect, it } from 'vitest';
import { newRequestId } from './request-id.ts';

it('a request number can be read over the phone, and is never given twice', () => {
  const ids = Array.from({ length: 20_000 }, newRequestId);
  for (const id of ids) expect(id).toMatch(/^R-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/u);
  // 20,000 of 2^40 collide about once in 5,500 runs; two collisions would mean that the pool repeats.
  expect(new Set(ids).size).toBeGreaterThanOrEqual(ids.length - 1);
});
