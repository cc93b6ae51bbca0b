import { describe, expect, it } from 'vitest';
import { dayOrderOf, readDay } from './read-day.ts';

const today = '2026-11-18';

describe('A15.3 · a day as somebody types it', () => {
  it.each([
    ['2026-12-16', '2026-12-16'],
    ['16 Dec', '2026-12-16'],
    ['16 december 2026', '2026-12-16'],
    ['Wed 16 Dec 2026', '2026-12-16'],
    ['Dec 16, 2026', '2026-12-16'],
    ['16 Dec 27', '2027-12-16'],
    ['2 Jan', '2027-01-02'],
    ['1 Sep', '2026-09-01'],
    ['today', '2026-11-18'],
    ['+7', '2026-11-25'],
    ['-1', '2026-11-17'],
    ['29 Feb 2028', '2028-02-29'],
  ])('%s is %s', (typed, expected) => {
    expect(readDay(typed, today, 'day-first')).toBe(expected);
  });

  it('reads figures in the order of the country', () => {
    expect(readDay('11/12/2026', today, dayOrderOf('ph'))).toBe('2026-11-12');
    expect(readDay('11/12/2026', today, dayOrderOf('in'))).toBe('2026-12-11');
  });

  it.each(['', '31 Feb', '29 Feb 2027', '16 Foo', '2026-13-01', '16/', '16 Dec 20266', 'Dec'])(
    'takes “%s” for no day',
    (typed) => {
      expect(readDay(typed, today, 'day-first')).toBeUndefined();
    },
  );
});
