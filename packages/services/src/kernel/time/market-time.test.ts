import type { CalendarDate } from '@candor/domain/calendar';
import { expect, it } from 'vitest';
import { dayIn, instantOf } from './market-time.ts';

it.each([
  ['Asia/Manila', '2026-11-15T15:59:59Z', '2026-11-15'],
  ['Asia/Manila', '2026-11-15T16:00:00Z', '2026-11-16'],
  ['Asia/Kolkata', '2026-11-15T18:29:59Z', '2026-11-15'],
  ['Asia/Kolkata', '2026-11-15T18:30:00Z', '2026-11-16'],
])('in %s it is at %s the day %s', (timeZone, instant, day) => {
  expect(dayIn(timeZone, new Date(instant))).toBe(day);
});

it.each([
  ['Asia/Manila', '08:00', '2026-11-16T00:00:00.000Z'],
  ['Asia/Kolkata', '08:00', '2026-11-16T02:30:00.000Z'],
  ['Asia/Manila', '00:00', '2026-11-15T16:00:00.000Z'],
])('in %s %s on 16 November is %s', (timeZone, time, instant) => {
  expect(instantOf('2026-11-16' as CalendarDate, time, timeZone).toISOString()).toBe(instant);
});
