const NEAR_DAYS = 330;
const DAY_MS = 86_400_000;

/**
 * What a day's year is held against when it is written: nothing for one that is near, whose year nobody doubts, and which then
 * fits a narrow table. On 15 Nov 2026: Fri 15 Jan · Mon 15 Nov 2027.
 */
export function yearBase(day: string, today: string): string | undefined {
  const distance = (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS;
  return distance >= 0 && distance < NEAR_DAYS ? undefined : today;
}
