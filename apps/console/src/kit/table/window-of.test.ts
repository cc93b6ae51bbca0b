import { describe, expect, it } from 'vitest';
import { windowOf } from './window-of.ts';

describe('the rows that are drawn', () => {
  it('are all of two hundred', () => {
    expect(windowOf({ count: 200, rowHeight: 32, scrollTop: 9000, height: 600 })).toEqual({
      from: 0,
      to: 200,
      before: 0,
      after: 0,
    });
  });

  it.each([0, 1, 3200, 31_000, 32_000])(
    'scrolled by %i px, take the room of all and hold those in sight',
    (scrollTop) => {
      const { from, to, before, after } = windowOf({ count: 1000, rowHeight: 32, scrollTop, height: 640 });
      expect(before + (to - from) * 32 + after).toBe(32_000);
      expect(from * 32).toBeLessThanOrEqual(scrollTop);
      expect(to === 1000 || to * 32 >= scrollTop + 640).toBe(true);
      expect(to - from).toBeLessThanOrEqual(45);
    },
  );
});
