import { expect, it } from 'vitest';
import { likelyDays } from './likely-days.ts';

const december = (isPayDay = false) =>
  Array.from({ length: 31 }, (_, k) => ({
    firstDueOn: `2026-12-${String(k + 1).padStart(2, '0')}`,
    isUsual: k === 15,
    isPayDay: isPayDay && k === 6,
  }));
const daysOf = (days: readonly { firstDueOn: string }[]) =>
  days.map(({ firstDueOn }) => firstDueOn.slice(-2));

it('the short list has round days, the last one, the usual one and the one in force', () => {
  expect(daysOf(likelyDays(december(), '2026-12-18'))).toEqual([
    '01',
    '05',
    '10',
    '15',
    '16',
    '18',
    '20',
    '25',
    '31',
  ]);
});

it('a payday is always in it', () => {
  expect(daysOf(likelyDays(december(true), undefined))).toContain('07');
});

it('the last day of a shorter month is in it', () => {
  const days = ['2027-02-26', '2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02'].map((firstDueOn) => ({
    firstDueOn,
    isUsual: false,
    isPayDay: false,
  }));
  expect(daysOf(likelyDays(days, undefined))).toEqual(['28', '01']);
});
