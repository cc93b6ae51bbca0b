import { expect, it } from 'vitest';
import { followWaitMs } from './use-follow.ts';

it('R3 · what is under way is looked at soon, then less and less often, and never forgotten', () => {
  const waits = [0, 1, 2, 3, 20].map(followWaitMs);
  expect(waits[0]).toBe(1500);
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(waits.at(-1)).toBe(20_000);
});
