import { englishWords } from '@candor/ui';
import { expect, it } from 'vitest';
import { rowDayText } from './row-day-text.ts';

const told = (day: string) => rowDayText(englishWords, day, '2026-11-15').replaceAll('\u00a0', ' ');

it('beside an amount the weekday gives way to the year', () => {
  expect(told('2026-11-18')).toBe('Wed 18 Nov');
  expect(told('2027-01-17')).toBe('17 Jan 2027');
});
