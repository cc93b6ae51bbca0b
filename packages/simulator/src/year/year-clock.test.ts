import type { CalendarDate } from '@candor/domain/calendar';
import { describe, expect, it } from 'vitest';
import { YearClock } from './year-clock.ts';

const hours = ['08:00', '08:31', '08:52', '09:33'] as const;
const day = (text: string) => text as CalendarDate;
const madeAt = (now: string) => new YearClock('ph', day('2026-11-17'), new Date(now));

describe('the clock of a made-up year', () => {
  it.each(['2026-11-17T00:00:05+08:00', '2026-11-17T00:07:00+08:00', '2026-11-17T07:23:00+08:00'])(
    'puts nothing later than the moment at which it is made: %s',
    (now) => {
      const year = madeAt(now);
      const moments = hours.map((hour) => year.at(day('2026-11-17'), hour).getTime());
      expect(Math.max(...moments)).toBeLessThanOrEqual(year.now.getTime());
      expect(Math.min(...moments)).toBeGreaterThanOrEqual(Date.parse('2026-11-17T00:00:00+08:00'));
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      expect(year.endOf(day('2026-11-16')).getTime()).toBeLessThanOrEqual(year.now.getTime());
    },
  );

  it('keeps the hours of a morning that is over, and of every day before', () => {
    const year = madeAt('2026-11-17T15:00:00+08:00');
    expect(year.at(day('2026-11-17'), '08:52')).toEqual(new Date('2026-11-17T08:52:00+08:00'));
    expect(madeAt('2026-11-17T07:00:00+08:00').at(day('2026-11-16'), '18:40')).toEqual(
      new Date('2026-11-16T18:40:00+08:00'),
    );
  });
});
