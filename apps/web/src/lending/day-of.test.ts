import { expect, it } from 'vitest';
import { dayOf } from './day-of.ts';

it('the day is the market’s, whatever the phone’s zone', () => {
  const instant = Date.parse('2026-11-15T17:30:00Z');
  expect(dayOf(instant, 'Asia/Manila')).toBe('2026-11-16');
  expect(dayOf(instant, 'Asia/Kolkata')).toBe('2026-11-15');
});
