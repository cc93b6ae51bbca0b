import type { DatabaseClock, DatabaseInstant } from '@candor/store/database';

/**
 * Time that passes in a simulation alone: where the sandbox ends a day because somebody asked it to, where a
 * demo lives through a year, and in tests. Everything else has its time from the database;
 * `scripts/rules/clock.test.ts` says who may take this.
 */
export function simulatedInstant(instant: Date): DatabaseInstant {
  return instant as DatabaseInstant;
}

export function simulatedClock(now: () => Date): DatabaseClock {
  return () => simulatedInstant(now());
}
