import { daysBetween, type CalendarDate } from '@candor/domain/calendar';
import { describe, expect, it } from 'vitest';
import { marketIds } from '../markets.ts';
import type { MarketId } from '../markets.ts';
import { arrears } from '../registry.generated.ts';
import { arrearsClassOf } from './arrears-class-of.ts';
import type { ArrearsRules } from './arrears-rules.ts';

describe('the class of a loan at day-end', () => {
  it.each<[MarketId, daysLate: number, worst: number, string, boolean]>([
    ['in', 0, 0, 'standard', true],
    ['in', 1, 1, 'SMA-0', true],
    ['in', 29, 29, 'SMA-0', true],
    ['in', 30, 30, 'SMA-1', true],
    ['in', 59, 59, 'SMA-1', true],
    ['in', 60, 60, 'SMA-2', true],
    ['in', 89, 89, 'SMA-2', true],
    ['in', 90, 90, 'NPA', false],
    ['in', 20, 90, 'NPA', false],
    ['in', 20, 89, 'SMA-0', true],
    ['in', 0, 90, 'NPA', false],
    ['in', 0, 89, 'standard', true],
    ['ph', 0, 0, 'current', true],
    ['ph', 1, 1, '1-30', true],
    ['ph', 90, 90, '61-90', true],
    ['ph', 91, 91, '91-180', false],
    ['ph', 181, 181, 'over-180', false],
    ['ph', 20, 91, '1-30', true],
  ])('%s, %i days late, %i at worst: %s', (market, daysLate, worstDaysLate, id, isPerforming) => {
    expect(arrearsClassOf(market, { daysLate, worstDaysLate })).toMatchObject({ id, isPerforming });
  });
});

/**
 * RBI/2021-2022/125, paragraph 5: "If due date of a loan account is March 31, 2021 …". The day is the one
 * whose end is run.
 */
it.each([
  ['2021-03-30', 'standard'],
  ['2021-03-31', 'SMA-0'],
  ['2021-04-29', 'SMA-0'],
  ['2021-04-30', 'SMA-1'],
  ['2021-05-29', 'SMA-1'],
  ['2021-05-30', 'SMA-2'],
  ['2021-06-28', 'SMA-2'],
  ['2021-06-29', 'NPA'],
])('IN-18 · the Reserve Bank’s example: due on 31 March 2021, at the end of %s it is %s', (on, id) => {
  const dueOn = '2021-03-31' as CalendarDate;
  const daysLate = Math.max(0, daysBetween(dueOn, on as CalendarDate));
  const facts = { daysLate, worstDaysLate: daysLate, isDueUnpaid: on === dueOn };
  expect(arrearsClassOf('in', facts).id).toBe(id);
});

it('IN-18 · whoever was classified as NPA stays it at 20 days late, where only full payment lifts it', () => {
  const facts = { daysLate: 20, worstDaysLate: 20, wasNonPerforming: true };
  expect(arrearsClassOf('in', facts).id).toBe('NPA');
  expect(arrearsClassOf('ph', facts).id).toBe('1-30');
});

it('what is unpaid at the end of its due date is overdue that day in India, and the day after in the Philippines', () => {
  const facts = { daysLate: 0, worstDaysLate: 0, isDueUnpaid: true };
  expect(arrearsClassOf('in', facts).id).toBe('SMA-0');
  expect(arrearsClassOf('ph', facts).id).toBe('current');
});

it.each(marketIds)('the classes of %s follow one another without a gap and never end', (market) => {
  const { classes, law }: ArrearsRules = arrears[market];
  expect(classes[0].fromDays).toBe(0);
  expect(classes.slice(1).map(({ fromDays }) => fromDays)).toEqual(
    classes.slice(0, -1).map(({ toDays }) => (toDays ?? 0) + 1),
  );
  expect(classes.at(-1)?.toDays).toBeNull();
  expect(law).toContain('Confirm with counsel.');
});
