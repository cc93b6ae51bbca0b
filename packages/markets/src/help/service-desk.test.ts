import { describe, expect, it } from 'vitest';
import { calendars, grievances, markets, type MarketId } from '../index.ts';
import { serviceDesks } from './index.ts';
import type { OpeningHours } from './service-desk.ts';

describe.each(Object.keys(markets) as MarketId[])('the service desk of %s', (market) => {
  const hours: readonly OpeningHours[] = serviceDesks[market].hours;
  const rest: readonly number[] = calendars[market].weeklyRest;

  it('is there on every working day for as long as a complaint still counts as sent that day', () => {
    const { countedUntil } = grievances[market];
    for (const day of [1, 2, 3, 4, 5, 6, 7].filter((each) => !rest.includes(each))) {
      const spans = hours.filter(({ days }) => days.includes(day));
      expect(
        spans.some(({ from, until }) => from < countedUntil && countedUntil <= until),
        `day ${day}`,
      ).toBe(true);
    }
  });

  it('opens before it closes, on days that a week has', () => {
    for (const { days, from, until } of hours) {
      expect(from < until).toBe(true);
      expect(days.every((day) => Number.isInteger(day) && day >= 1 && day <= 7)).toBe(true);
    }
  });
});
