import { expect, it } from 'vitest';
import { yearBase } from './year-base.ts';

it('a year is said of what is far or past, not of what comes soon', () => {
  expect(yearBase('2027-01-15', '2026-11-15')).toBeUndefined();
  expect(yearBase('2027-11-15', '2026-11-15')).toBe('2026-11-15');
  expect(yearBase('2025-12-31', '2026-01-02')).toBe('2026-01-02');
});
