import { expect, it } from 'vitest';

const minutesBehindUtc: Record<string, number> = { 'Asia/Manila': -480, 'America/New_York': 300 };

it('unit tests run where the project says, for all that ask the machine', () => {
  const zone = process.env['TZ'] ?? 'none';
  expect(Object.keys(minutesBehindUtc)).toContain(zone);
  expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(minutesBehindUtc[zone]);
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
});
